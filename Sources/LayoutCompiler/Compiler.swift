/// The whole idea on one screen: bytes, tree, declarations, layouts.

import LayoutCore
package import LayoutDiagnostics
import LayoutSyntax

/// Compiles a `.layout` file.
///
/// Never fails: what is wrong is in the result's diagnostics, and every layout without an error of
/// its own is there.
///
/// - Parameters:
///   - source: The bytes of the file, as read.
///   - file: What diagnostics name the file by.
///   - defaultLayoutName: The name of a layout that the file doesn't name; see
///     ``layoutName(forFile:)``.
/// - Complexity: O(bytes + elements after expanding `repeat` around sections).
package func compile(_ source: [UInt8], file: FileID, defaultLayoutName: String) -> Compilation {
  let parsed = parse(source)
  var reports = Reports(file: file)
  for issue in parsed.issues { reports.report(Diagnostic(issue, file: file, source: source)) }

  let declarations = collectDeclarations(
    of: FileSyntax(parsed.tree), defaultLayoutName: defaultLayoutName, &reports)
  let constants = Constants(declarations)
  checkConstants(constants, &reports)

  var layouts: [CompiledLayout] = []
  for declaration in declarations.layouts {
    layouts.append(lower(declaration, constants, &reports))
  }
  return Compilation(file: file, layouts: layouts, diagnostics: reports.sorted())
}
