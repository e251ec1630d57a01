/// Writes why an element is where it is as JSON.

import LayoutJSON
import LayoutSyntax

/// An explanation as an object on one line, without a line end.
///
/// - Parameters:
///   - sources: the files that its places are in.
///   - main: the file that isn't named.
package func writeExplanation(
  _ explanation: Explanation, sources: SourceMap, main: FileID
) -> [UInt8] {
  var writer = ExplanationWriter(sources: sources, main: main)
  writer.write(explanation)
  return writer.json.bytes
}

private struct ExplanationWriter {
  let sources: SourceMap
  let main: FileID
  var json = JSONWriter(style: .compact)

  init(sources: SourceMap, main: FileID) {
    self.sources = sources
    self.main = main
  }

  mutating func write(_ explanation: Explanation) {
    json.beginObject()
    json.key("element")
    json.beginObject()
    json.member("kind", explanation.kind)
    if let kind = explanation.elementKind { json.member("elementKind", kind) }
    json.key("section")
    if let section = explanation.section { json.integer(section) } else { json.null() }
    json.member("item", explanation.item)
    json.key("frame")
    json.beginArray()
    for number in explanation.frame { json.number(number) }
    json.endArray()
    json.endObject()
    json.key("path")
    json.beginArray()
    for element in explanation.path {
      json.beginObject()
      json.member("element", element.keyword)
      if let name = element.name { json.member("name", name) }
      write(element.place)
      json.endObject()
    }
    json.endArray()
    json.key("reasons")
    json.beginArray()
    for reason in explanation.reasons { write(reason) }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ reason: Reason) {
    json.beginObject()
    json.member("side", reason.side.name)
    json.member("text", reason.text)
    if let rule = reason.rule { json.member("rule", rule) }
    if let attribute = reason.attribute { json.member("attribute", attribute) }
    if let place = reason.place { write(place) }
    json.endObject()
  }

  private mutating func write(_ place: Place) {
    guard place.file != .none else { return }
    if place.file != main { json.member("file", sources.path(of: place.file)) }
    let start = sources.position(of: Int(place.range.start), in: place.file)
    json.member("line", start.line)
    json.member("column", start.column)
    json.key("range")
    json.beginArray()
    json.integer(Int(place.range.start))
    json.integer(Int(place.range.end))
    json.endArray()
  }
}
