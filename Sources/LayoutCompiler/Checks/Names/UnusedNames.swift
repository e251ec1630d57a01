/// unused-let, unused-define, unused-parameter, unused-import: what is declared and never used.

import LayoutDiagnostics
import LayoutSyntax

extension Compilation {
  /// Warns of names that nothing in the file uses. What a file without layouts declares is there for
  /// others, and so is what imported files declare.
  func checkUnusedNames(_ names: FileNames, _ reports: inout Reports) {
    guard let file = files.units.first else { return }
    for (index, declaration) in names.declarations.enumerated() {
      guard !declaration.isUsed, declaration.unit == 0, !declaration.isMarkedUnused else {
        continue
      }
      // Of a definition that nothing uses, no more is said.
      if let outer = declaration.definition, !names.declarations[outer].isUsed, names.holdsLayout {
        continue
      }
      let place = Place(file.file, declaration.name.range)
      let name = declaration.name.text
      switch declaration.kind {
      case .constant, .definition, .local:
        guard names.holdsLayout || declaration.kind == .local else { continue }
        let deletion = Deletion(of: declaration.node.range, in: file.source)
        let fix = Removal(
          [Place(file.file, deletion.range)], keepsMeaning: deletion.isClean)
        reports.report(
          declaration.kind == .definition
            ? .unusedDefine(place, name: name, fix: fix)
            : .unusedLet(place, what: declaration.word, name: name, fix: fix))
      case .variable:
        let fix = RepeatSyntax(declaration.node)?.count.map { count in
          let range = ByteRange(
            start: Int(count.range.end), end: Int(declaration.name.range.end))
          return Removal([Place(file.file, range)], keepsMeaning: true)
        }
        reports.report(.unusedLet(place, what: declaration.word, name: name, fix: fix))
      case .parameter, .input:
        reports.report(
          .unusedParameter(
            place, what: declaration.word, name: name, owner: declaration.owner?.text ?? "",
            fix: parameterFix(index, names, file)))
      }
    }
    checkUnusedImports(names, file, &reports)
  }

  private func checkUnusedImports(
    _ names: FileNames, _ file: SourceUnit, _ reports: inout Reports
  ) {
    let imports = FileSyntax(file.parsed.tree).children.compactMap(ImportSyntax.init)
      .filter { $0.path != nil }
    for (syntax, target) in zip(imports, file.imports) {
      guard case .unit(let unit) = target, !names.usedUnits.contains(unit),
        let path = syntax.path
      else { continue }
      let deletion = Deletion(of: syntax.range, in: file.source)
      reports.report(
        .unusedImport(
          Place(file.file, path.range), path: path.value,
          fix: Removal([Place(file.file, deletion.range)], keepsMeaning: deletion.isClean)))
    }
  }
}
