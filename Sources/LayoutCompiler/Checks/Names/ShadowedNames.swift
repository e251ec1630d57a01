/// shadowed-name: a name that hides another of the same spelling.

import LayoutDiagnostics
import LayoutSyntax

extension Compilation {
  /// Warns of names that hide a name declared around them, the words `pi`, `true` and `false`, or what
  /// the place where they are used gives under the same name.
  func checkShadowedNames(_ names: FileNames, _ reports: inout Reports) {
    guard let file = files.units.first?.file else { return }
    for declaration in names.declarations where declaration.unit == 0 {
      let place = Place(file, declaration.name.range)
      let name = declaration.name.text
      switch declaration.hidden {
      case .declaration(let outer):
        let hidden = names.declarations[outer]
        reports.report(
          .shadowedName(
            place, name: name, what: hidden.word,
            hidden: Place(files.units[hidden.unit].file, hidden.name.range)))
      case .word: reports.report(.shadowedWord(place, name: name))
      case nil: break
      }
      if let (use, giver) = declaration.mistaken {
        reports.report(
          .shadowedValue(
            Place(file, use), name: name, what: declaration.word, giver: giver,
            declaration: place))
      }
    }
  }
}
