/// Diagnostics for programs: JSON Lines, an object for each.

import LayoutJSON
import LayoutSyntax

/// Renders each diagnostic as one line of JSON. Fields are only added, until `version` changes.
///
/// Ranges are half-open bytes of the file as read, byte-order mark included. Lines and columns count from
/// 1; `column` counts Unicode scalars, `utf16Column` UTF-16 code units.
package struct JSONRenderer {
  private let sources: SourceMap
  private let human: HumanRenderer

  /// What `version` says.
  private static let version = 1

  /// `style` is the look of `rendered`.
  package init(sources: SourceMap, style: Style) {
    self.sources = sources
    human = HumanRenderer(sources: sources, style: style)
  }

  /// All diagnostics in order; nothing for none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics.inOrder() { text += render(diagnostic) }
    return text
  }

  /// One diagnostic; ends with a line end.
  package func render(_ diagnostic: Diagnostic) -> String {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("version")
    writer.integer(Self.version)
    writer.member("code", diagnostic.code.description)
    writer.member("name", diagnostic.code.descriptor.name)
    writer.member("severity", diagnostic.severity.word)
    writer.member("message", diagnostic.message)
    writer.key("primary")
    write(diagnostic.primary, &writer)
    writer.key("secondary")
    writer.beginArray()
    for label in diagnostic.secondary { write(label, &writer) }
    writer.endArray()
    writer.member("notes", diagnostic.notes)
    writer.member("helps", diagnostic.helps)
    writer.key("fixes")
    writer.beginArray()
    for fix in diagnostic.fixes { write(fix, &writer) }
    writer.endArray()
    writer.member("url", diagnostic.code.referenceAddress)
    writer.member("rendered", human.render(diagnostic))
    writer.endObject()
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: -

  /// `null` for what is in no file.
  private func write(_ label: Label, _ writer: inout JSONWriter) {
    guard label.file != .none else {
      writer.null()
      return
    }
    let span = SourceSpan(label.place, in: sources)
    writer.beginObject()
    writer.member("file", span.path)
    writer.member("byteStart", Int(span.range.start))
    writer.member("byteEnd", Int(span.range.end))
    writer.member("line", span.start.line)
    writer.member("column", span.start.column)
    writer.member("endLine", span.end.line)
    writer.member("endColumn", span.end.column)
    writer.member("utf16Column", span.start.utf16Column)
    writer.member("utf16EndColumn", span.end.utf16Column)
    writer.member("label", label.text)
    writer.endObject()
  }

  private func write(_ fix: Fix, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("title", fix.title)
    writer.member("applicability", fix.applicability.word)
    writer.key("edits")
    writer.beginArray()
    for edit in fix.edits {
      writer.beginObject()
      writer.member("file", sources.path(of: edit.file))
      writer.member("byteStart", Int(edit.range.start))
      writer.member("byteEnd", Int(edit.range.end))
      writer.member("replacement", edit.replacement)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}

extension JSONWriter {
  /// A member with a string.
  mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// A member with a whole number.
  mutating func member(_ name: String, _ number: Int) {
    key(name)
    integer(number)
  }

  /// A member with an array of strings.
  mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
