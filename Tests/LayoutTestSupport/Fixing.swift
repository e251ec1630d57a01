/// Applies fixes to texts, as a person would who takes every offer.

import LayoutCompiler
package import LayoutDiagnostics
import LayoutSyntax

/// The text with the first fix of each diagnostic that has one, but those that need a person to fill
/// them in; of fixes that overlap, the first. None where there is nothing to apply.
package func applyingFixes(of diagnostics: [Diagnostic], to source: [UInt8]) -> [UInt8]? {
  var edits: [Edit] = []
  for diagnostic in diagnostics {
    guard let fix = diagnostic.fixes.first, fix.applicability != .template else { continue }
    let overlaps = fix.edits.contains { edit in
      edits.contains {
        $0.range == edit.range
          || $0.range.start < edit.range.end && edit.range.start < $0.range.end
      }
    }
    if !overlaps { edits += fix.edits }
  }
  guard !edits.isEmpty else { return nil }
  edits.sort { ($0.range.start, $0.range.end) > ($1.range.start, $1.range.end) }
  var result = source
  for edit in edits {
    result.replaceSubrange(
      Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
  }
  return result
}

extension CompiledText {
  /// The text once no fix is left to apply, and how it compiles; at most eight rounds.
  package static func fixed(_ source: [UInt8], path: String) -> (source: [UInt8], CompiledText) {
    var source = source
    var compiled = CompiledText(source, path: path)
    for _ in 0..<8 {
      guard let next = applyingFixes(of: compiled.compilation.diagnostics, to: source) else {
        break
      }
      source = next
      compiled = CompiledText(source, path: path)
    }
    return (source, compiled)
  }
}
