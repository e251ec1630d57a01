/// Rows of the tables that test checks: layouts in which one speaks up or stays silent.

import LayoutCompiler
package import LayoutDiagnostics
import LayoutSyntax

/// A layout and what one check says of it.
package struct CheckRow: Sendable {
  package var code: DiagnosticCode
  /// The places of the check's diagnostics are marked with `«…»`, in order; none: it stays silent.
  package var text: String
  /// Of the first diagnostic.
  package var message: String
  /// The text once the fixes of the first diagnostic are applied; none: it has no fix.
  package var fixed: String?

  /// The check speaks up.
  package init(_ code: DiagnosticCode, _ text: String, says message: String, fixed: String? = nil) {
    self.code = code
    self.text = text
    self.message = message
    self.fixed = fixed
  }

  /// The check stays silent.
  package init(_ code: DiagnosticCode, silent text: String) {
    self.code = code
    self.text = text
    self.message = ""
  }

  /// What is otherwise than the row says.
  package var faults: [String] {
    let marked = MarkedText(text)
    let compilation = CompiledText(marked.source).compilation
    var faults = compilation.diagnostics.map { "compiling says: \($0.message)" }
    let found = compilation.findings().filter { $0.code == code }
    if found.map({ $0.primary.range }) != marked.ranges {
      faults.append("found at \(found.map { $0.primary.range }): \(found.map { $0.message })")
    }
    guard let first = found.first else { return faults }
    if first.message != message { faults.append("says: \(first.message)") }
    let mended = first.fixes.isEmpty ? nil : apply(first.fixes[0].edits, to: marked.source)
    if mended != fixed { faults.append("is mended to: \(mended ?? "nothing")") }
    guard let mended else { return faults }
    let after = CompiledText(mended).compilation
    faults += after.diagnostics.map { "the mended text: \($0.message)" }
    if after.findings().filter({ $0.code == code }).count >= found.count {
      faults.append("is still said of the mended text")
    }
    return faults
  }

  private func apply(_ edits: [Edit], to source: [UInt8]) -> String {
    var bytes = source
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(
        Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
