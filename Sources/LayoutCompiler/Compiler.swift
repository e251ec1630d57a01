/// The whole idea on one screen: bytes, tree, declarations, layouts.

import LayoutCore
package import LayoutDiagnostics

/// Compiles a `.layout` file that imports nothing.
///
/// - Parameters:
///   - source: The bytes of the file, as read.
///   - file: What diagnostics name the file by.
///   - defaultLayoutName: The name of a layout that the file doesn't name; see
///     ``layoutName(forFile:)``.
/// - Complexity: O(bytes + elements after expanding pieces and `repeat` around sections).
package func compile(_ source: [UInt8], file: FileID, defaultLayoutName: String) -> Compilation {
  compile(SourceFiles(source, file: file), defaultLayoutName: defaultLayoutName)
}

/// Compiles the first of `files`.
///
/// Never fails: what is wrong is in the result's diagnostics, and every layout without an error of
/// its own is there.
///
/// - Complexity: O(bytes + elements after expanding pieces and `repeat` around sections).
package func compile(_ files: SourceFiles, defaultLayoutName: String) -> Compilation {
  var reports = Reports(file: files.units.first?.file ?? .none)
  let (declarations, names) = collectNames(
    of: files, defaultLayoutName: defaultLayoutName, &reports)
  var usedPieces: Set<Int> = []
  var layouts: [CompiledLayout] = []
  for declaration in declarations.layouts {
    layouts.append(lower(declaration, names, &usedPieces, &reports))
  }
  checkDeclarations(names, usedPieces: usedPieces, &reports)
  let requirements = collectRequirements(declarations.requires, &reports)
  checkAvailability(in: files, names, usedPieces: usedPieces, requirements, &reports)
  let previews = lowerPreviews(
    declarations.previews, of: layouts, names, isSound: !reports.holdsErrors, &reports)
  return Compilation(
    files: files, names: names, layouts: layouts, usedPieces: usedPieces, previews: previews,
    requirements: requirements,
    diagnostics: withoutFollowUps(reports.sorted(), in: files))
}
