/// A layout as the page sees it: what can be scrolled, counted, given and shown.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutSyntax

/// One of the layouts that are shown.
struct LayoutAnswer {
  private let shown: ShownFiles
  private let index: Int
  private let model: LayoutModel

  init(_ shown: ShownFiles, _ index: Int) {
    self.shown = shown
    self.index = index
    model = shown.compilation.models[index]
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", model.name)
    writer.member(
      "scrollDirection", model.scrollDirection == .horizontal ? "horizontal" : "vertical")
    writer.member("defaultItems", SceneDescription.defaultItemCount)
    writer.key("sections")
    writer.beginArray()
    for (index, section) in model.sections.enumerated() { write(section, index, to: &writer) }
    writer.endArray()
    writer.key("inputs")
    writer.beginArray()
    for parameter in model.parameters { write(parameter, to: &writer) }
    writer.endArray()
    writer.key("previews")
    writer.beginArray()
    for preview in shown.compilation.previews where preview.layout == index {
      writer.beginObject()
      writer.member("name", preview.name)
      writer.key("scene")
      writer.document(writeScene(SceneDescription(preview).complete(for: model)))
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ section: Section, _ index: Int, to writer: inout JSONWriter) {
    let place = shown.compilation.place(of: section.id, inLayout: self.index)
    writer.beginObject()
    writer.member("index", index)
    writer.member("name", section.name)
    writer.member("scrolls", section.scrolls)
    writer.member("rest", section.isRest)
    if place.file != shown.compilation.file {
      writer.member("file", shown.sources.path(of: place.file))
    }
    writer.member(
      "line", shown.sources.position(of: Int(place.range.start), in: place.file).line)
    writer.key("range")
    writer.beginArray()
    writer.integer(Int(place.range.start))
    writer.integer(Int(place.range.end))
    writer.endArray()
    if !section.documentation.isEmpty { writer.member("documentation", section.documentation) }
    writer.endObject()
  }

  private func write(_ parameter: Parameter, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", parameter.name)
    writer.member("type", ParameterType.names[Int(parameter.type.rawValue)])
    writer.member("isFunction", parameter.type.isFunction)
    let words = model.words(comparedTo: parameter)
    if !words.isEmpty {
      writer.key("values")
      writer.beginArray()
      for word in words { writer.string(word) }
      writer.endArray()
    }
    writer.member("hasDefault", parameter.defaultValue != nil)
    switch parameter.defaultValue {
    case .text(let text): writer.member("default", text)
    case .value(let scalar):
      guard let value = scalar.constant else { break }
      writer.key("default")
      if parameter.type == .boolean || parameter.type == .booleanFunction {
        writer.boolean(value != 0)
      } else {
        writer.number(value)
      }
    case nil: break
    }
    writer.endObject()
  }
}

extension Section {
  /// Whether it can scroll across the layout.
  fileprivate var scrolls: Bool {
    guard case .compositional(let content) = content else { return false }
    return content.orthogonalScrollingBehavior != .always(.none)
  }
}

extension LayoutModel {
  /// The texts that a text input is compared with, each once, in the order written.
  fileprivate func words(comparedTo parameter: Parameter) -> [String] {
    guard parameter.type == .string else { return [] }
    var words: [String] = []
    for node in expressions.nodes {
      guard case .sameText(let first, let second) = node,
        isInput(first, parameter) || isInput(second, parameter),
        let word = first.literal ?? second.literal,
        !words.contains(where: { sameText($0, word) })
      else { continue }
      words.append(word)
    }
    return words
  }

  private func isInput(_ text: TextValue, _ parameter: Parameter) -> Bool {
    guard case .parameter(let id) = text else { return false }
    return sameText(parameters[Int(id.rawValue)].name, parameter.name)
  }
}
