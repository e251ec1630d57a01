/// Reads the declarations of every file and joins them along the imports.

import LayoutDiagnostics
import LayoutSyntax

/// The declarations of the file that is compiled, and the names of all files.
///
/// - Complexity: O(declarations + imports · names imported).
func collectNames(
  of files: SourceFiles, defaultLayoutName: String, _ reports: inout Reports
) -> (declarations: Declarations, names: Names) {
  var names = Names(files.units)
  var all: [Declarations] = []
  for (index, unit) in files.units.enumerated() {
    reports.file = unit.file
    for issue in unit.parsed.issues {
      reports.report(Diagnostic(issue, file: unit.file, source: unit.source))
    }
    let declarations = collectDeclarations(
      of: FileSyntax(unit.parsed.tree), defaultLayoutName: defaultLayoutName, &reports)
    names.add(declarations, of: index)
    all.append(declarations)
  }
  reportCircularImports(files.units, all, &reports)
  for (index, unit) in files.units.enumerated() {
    reports.file = unit.file
    for (syntax, target) in zip(all[index].imports, unit.imports) {
      guard let path = syntax.path else { continue }
      let place = reports.place(path.range)
      switch target {
      case .unreadable(let reason):
        names.markIncomplete(index)
        reports.report(.unreadableImport(place, path: path.value, reason: reason))
      case .unit(let imported):
        guard imported != index else { continue }
        names.merge(all[imported], of: imported, into: index, at: place, &reports)
      }
    }
  }
  if let first = files.units.first { reports.file = first.file }
  weigh(&names, &reports)
  return (all.first ?? Declarations(), names)
}

/// Reports every import that closes a circle.
private func reportCircularImports(
  _ units: [SourceUnit], _ declarations: [Declarations], _ reports: inout Reports
) {
  let targets = units.map { unit in
    unit.imports.map { target -> Int? in
      if case .unit(let index) = target { return index }
      return nil
    }
  }
  for circle in circles(count: units.count, targets: { targets[$0].map { $0 ?? -1 } }) {
    let unit = circle.nodes[circle.nodes.count - 1]
    guard let path = declarations[unit].imports[circle.edge].path else { continue }
    reports.report(
      .circularImport(
        Place(units[unit].file, path.range), path: path.value,
        files: circle.nodes.count))
  }
}
