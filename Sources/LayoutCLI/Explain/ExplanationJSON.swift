/// Explanations and the list of codes as JSON.

import LayoutDiagnostics
import LayoutJSON

/// An array with an object for each code; without `isWhole` only what a list shows.
func renderExplanationJSON(_ codes: [DiagnosticCode], isWhole: Bool) -> [UInt8] {
  var writer = JSONWriter()
  writer.beginArray()
  for code in codes {
    writer.beginObject(isWhole ? .lines : .inline)
    write(code.descriptor, isWhole: isWhole, to: &writer)
    writer.endObject()
  }
  writer.endArray()
  writer.endLine()
  return writer.takeBytes()
}

private func write(_ entry: DiagnosticDescriptor, isWhole: Bool, to writer: inout JSONWriter) {
  func text(_ key: String, _ value: String) {
    writer.key(key)
    writer.string(value)
  }
  text("code", entry.code.description)
  text("name", entry.name)
  text("severity", entry.severity.word)
  text("category", entry.category.name)
  text("title", entry.title)
  guard isWhole else { return }
  text("explanation", entry.explanation)
  text("kind", word(for: entry.exampleKind))
  text("wrong", entry.failingExample)
  if let scene = entry.scene { text("scene", scene) }
  if let said = entry.said(unicode: true) { text("said", said) }
  text("right", entry.mendedExample)
  text("since", entry.since)
  writer.key("related")
  writer.beginArray(.inline)
  for code in entry.code.related { writer.string(code.description) }
  writer.endArray()
}

private func word(for kind: ExampleKind) -> String {
  switch kind {
  case .layout: return "layout"
  case .scene: return "scene"
  case .illustration: return "words"
  }
}
