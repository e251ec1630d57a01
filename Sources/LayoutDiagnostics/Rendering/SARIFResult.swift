/// A diagnostic as a result of a SARIF log.

import LayoutJSON
import LayoutSyntax

/// A diagnostic, and why it is ignored if it is.
struct SARIFResult {
  let diagnostic: Diagnostic
  /// None: it isn't ignored.
  let ignoreReason: String?

  /// All in the order of their places.
  static func inOrder(
    _ diagnostics: [Diagnostic], ignored: [IgnoredDiagnostic]
  ) -> [SARIFResult] {
    var results: [SARIFResult] = []
    for diagnostic in diagnostics {
      results.append(SARIFResult(diagnostic: diagnostic, ignoreReason: nil))
    }
    for silent in ignored {
      results.append(SARIFResult(diagnostic: silent.diagnostic, ignoreReason: silent.reason))
    }
    return results.sorted { $0.diagnostic.precedes($1.diagnostic) }
  }
}

/// Writes `result` objects.
struct SARIFResultWriter {
  let sources: SourceMap

  func write(
    _ result: SARIFResult, ruleIndex: Int, fingerprint: String, _ writer: inout JSONWriter
  ) {
    let diagnostic = result.diagnostic
    writer.beginObject()
    writer.member("ruleId", diagnostic.code.description)
    writer.member("ruleIndex", ruleIndex)
    writer.member("level", diagnostic.severity.word)
    writer.key("message")
    writer.message(text(of: diagnostic))
    if diagnostic.primary.file != .none {
      writer.key("locations")
      writer.beginArray()
      writeLocation(diagnostic.primary, id: nil, &writer)
      writer.endArray()
    }
    if !diagnostic.secondary.isEmpty {
      writer.key("relatedLocations")
      writer.beginArray()
      for (id, label) in diagnostic.secondary.enumerated() {
        writeLocation(label, id: id, &writer)
      }
      writer.endArray()
    }
    writer.key("partialFingerprints")
    writer.beginObject(.inline)
    writer.member("layoutc/v1", fingerprint)
    writer.endObject()
    writeFixes(
      diagnostic.fixes.filter { $0.applicability != .template && !$0.edits.isEmpty }, &writer)
    if let reason = result.ignoreReason { writeSuppression(reason, &writer) }
    writer.endObject()
  }

  // MARK: -

  /// The message, then what is known and what to do, a line each.
  private func text(of diagnostic: Diagnostic) -> String {
    var text = diagnostic.message
    for note in diagnostic.notes { text += "\nnote: " + note }
    for help in diagnostic.helps { text += "\nhelp: " + help }
    for fix in diagnostic.fixes { text += "\nhelp: " + fix.title }
    return text
  }

  private func writeLocation(_ label: Label, id: Int?, _ writer: inout JSONWriter) {
    writer.beginObject()
    if let id { writer.member("id", id) }
    writer.key("physicalLocation")
    writer.beginObject()
    writeArtifact(label.file, &writer)
    writer.key("region")
    writeRegion(label.place, &writer)
    writer.endObject()
    if !label.text.utf8.isEmpty {
      writer.key("message")
      writer.message(label.text)
    }
    writer.endObject()
  }

  private func writeArtifact(_ file: FileID, _ writer: inout JSONWriter) {
    let path = sources.path(of: file)
    writer.key("artifactLocation")
    writer.beginObject(.inline)
    writer.member("uri", sarifURI(path))
    if path.utf8.first != UInt8(ascii: "/") { writer.member("uriBaseId", sourceRoot) }
    writer.endObject()
  }

  private func writeRegion(_ place: Place, _ writer: inout JSONWriter) {
    let span = SourceSpan(place, in: sources)
    writer.beginObject(.inline)
    writer.member("startLine", span.start.line)
    writer.member("startColumn", span.start.column)
    writer.member("endLine", span.end.line)
    writer.member("endColumn", span.end.column)
    writer.member("byteOffset", Int(place.range.start))
    writer.member("byteLength", place.range.count)
    writer.endObject()
  }

  private func writeFixes(_ fixes: [Fix], _ writer: inout JSONWriter) {
    if fixes.isEmpty { return }
    writer.key("fixes")
    writer.beginArray()
    for fix in fixes {
      writer.beginObject()
      writer.key("description")
      writer.message(fix.title)
      writer.key("artifactChanges")
      writer.beginArray()
      var files: [FileID] = []
      for edit in fix.edits where !files.contains(edit.file) {
        files.append(edit.file)
        writeChange(of: edit.file, fix.edits.filter { $0.file == edit.file }, &writer)
      }
      writer.endArray()
      writer.key("properties")
      writer.beginObject(.inline)
      writer.member("applicability", fix.applicability.word)
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeChange(of file: FileID, _ edits: [Edit], _ writer: inout JSONWriter) {
    writer.beginObject()
    writeArtifact(file, &writer)
    writer.key("replacements")
    writer.beginArray()
    for edit in edits {
      writer.beginObject()
      writer.key("deletedRegion")
      writeRegion(edit.place, &writer)
      writer.key("insertedContent")
      writer.beginObject(.inline)
      writer.member("text", edit.replacement)
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func writeSuppression(_ reason: String, _ writer: inout JSONWriter) {
    writer.key("suppressions")
    writer.beginArray()
    writer.beginObject(.inline)
    writer.member("kind", "inSource")
    if !reason.utf8.isEmpty { writer.member("justification", reason) }
    writer.endObject()
    writer.endArray()
  }
}
