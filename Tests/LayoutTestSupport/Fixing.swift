/// Applies fixes to texts, as `layoutc fix --maybe` does.

import LayoutCompiler
import LayoutDiagnostics

extension CompiledText {
  /// The text once every fix is applied that can be, and how it compiles.
  package static func fixed(_ source: [UInt8], path: String) -> (source: [UInt8], CompiledText) {
    let result = applyFixes(
      to: source, of: FileID(0), FixSelection(includesMaybe: true),
      findings: { CompiledText($0, path: path).compilation.diagnostics })
    return (result.bytes, CompiledText(result.bytes, path: path))
  }
}
