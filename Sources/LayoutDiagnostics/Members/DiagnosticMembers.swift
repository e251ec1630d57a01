/// What programs are told of a diagnostic, as members of a JSON object.

package import LayoutJSON
import LayoutSyntax

/// Writes all that a line of `--diagnostics json` has, but for the version and the look for people.
package struct DiagnosticMembers {
  private let sources: SourceMap

  package init(sources: SourceMap) {
    self.sources = sources
  }

  /// Writes the members into an object that is open.
  package func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
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
    write(diagnostic.widths, &writer)
    writer.member("url", diagnostic.code.referenceAddress)
  }

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

  /// A pair for each range, the second `null` where it has no end; nothing for none.
  private func write(_ widths: [WidthRange], _ writer: inout JSONWriter) {
    if widths.isEmpty { return }
    writer.key("widths")
    writer.beginArray()
    for range in widths {
      writer.beginArray()
      writer.integer(range.lower)
      if let upper = range.upper { writer.integer(upper) } else { writer.null() }
      writer.endArray()
    }
    writer.endArray()
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
