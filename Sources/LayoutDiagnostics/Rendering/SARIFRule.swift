/// A code of the catalogue as a rule of a SARIF log.

import LayoutJSON

/// Writes a `reportingDescriptor`. There is no `helpUri`, since the reference page is not hosted: the help
/// holds all of it.
func writeSARIFRule(_ code: DiagnosticCode, _ writer: inout JSONWriter) {
  let entry = code.descriptor
  writer.beginObject()
  writer.member("id", code.description)
  writer.member("name", entry.name)
  writer.key("shortDescription")
  writer.message(entry.title)
  writer.key("fullDescription")
  writer.message(entry.explanation)
  writer.key("help")
  writer.message(help(entry, isMarkdown: false), markdown: help(entry, isMarkdown: true))
  writer.key("defaultConfiguration")
  writer.beginObject(.inline)
  writer.member("level", entry.severity.word)
  writer.endObject()
  writer.key("properties")
  writer.beginObject(.inline)
  writer.member("category", entry.category.name)
  writer.endObject()
  writer.endObject()
}

/// The explanation with both examples.
private func help(_ entry: DiagnosticDescriptor, isMarkdown: Bool) -> String {
  let fence = isMarkdown ? "```\n" : ""
  let opener = isMarkdown && entry.exampleKind == .layout ? "```layout\n" : fence
  return "\(entry.explanation)\n\nWrong:\n\n\(opener)\(entry.failingExample)\(fence)"
    + "\nRight:\n\n\(opener)\(entry.mendedExample)\(fence)"
}
