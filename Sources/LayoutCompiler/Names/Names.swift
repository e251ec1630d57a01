/// The `let`s and `define`s of all files of a compilation, and which are seen from which file.

import LayoutDiagnostics
import LayoutSyntax

/// A `let` of a file.
struct ConstantDeclaration {
  /// Position in the files of the compilation.
  var unit: Int
  var syntax: LetSyntax
}

/// A `define` of a file.
struct PieceDeclaration {
  /// Position in the files of the compilation.
  var unit: Int
  var name: NameToken
  var syntax: DefineSyntax
  /// How many elements it gives once the pieces in it are expanded.
  var weight = 0
  /// Whether it reaches itself, directly or not.
  var isCircular = false
}

/// What a name of a file stands for.
enum DeclaredName {
  case constant(Int)
  case piece(Int)
}

/// The declared names. Values of constants are computed in each layout that uses them, since
/// expressions belong to a layout.
struct Names {
  let files: [FileID]
  private(set) var constants: [ConstantDeclaration] = []
  var pieces: [PieceDeclaration] = []
  /// By file: its own names and those that it imports.
  private(set) var visible: [[String: DeclaredName]]
  /// By file: whether an import of it can't be read, so that any name may be meant.
  private(set) var isIncomplete: [Bool]
  /// By file: what may be declared in the parts that can't be read.
  private var unread: [UnreadNames]

  init(_ units: [SourceUnit]) {
    files = units.map { $0.file }
    visible = units.map { _ in [:] }
    isIncomplete = units.map { _ in false }
    unread = units.map { unit in
      unit.parsed.issues.isEmpty ? UnreadNames() : UnreadNames(unit.parsed.tree)
    }
  }

  /// Adds what a file declares.
  mutating func add(_ declarations: Declarations, of unit: Int) {
    for syntax in declarations.lets {
      guard let name = syntax.name else { continue }
      constants.append(ConstantDeclaration(unit: unit, syntax: syntax))
      declare(name.text, as: .constant(constants.count - 1), in: unit)
    }
    for syntax in declarations.defines {
      guard let name = syntax.name else { continue }
      pieces.append(PieceDeclaration(unit: unit, name: name, syntax: syntax))
      declare(name.text, as: .piece(pieces.count - 1), in: unit)
    }
  }

  /// Makes the names that `other` declares itself visible in `unit`; those that are there already are
  /// reported.
  mutating func merge(
    _ other: Declarations, of imported: Int, into unit: Int, at place: Place,
    _ reports: inout Reports
  ) {
    for syntax in other.lets { merge(syntax.name, of: imported, into: unit, at: place, &reports) }
    for syntax in other.defines {
      merge(syntax.name, of: imported, into: unit, at: place, &reports)
    }
  }

  /// Whether a name that nothing declares may have a meaning all the same: from a file that can't be
  /// read, or from a part of this one.
  func mayBeDeclared(_ name: String, in unit: Int) -> Bool {
    isIncomplete[unit] || unread[unit].contains(name)
  }

  /// Says that names of a file may be declared in a file that can't be read.
  mutating func markIncomplete(_ unit: Int) { isIncomplete[unit] = true }

  /// Where a declared name stands.
  func place(of name: DeclaredName) -> Place {
    switch name {
    case .constant(let index):
      let constant = constants[index]
      return Place(files[constant.unit], constant.syntax.name?.range ?? constant.syntax.range)
    case .piece(let index):
      return Place(files[pieces[index].unit], pieces[index].name.range)
    }
  }

  private mutating func declare(_ name: String, as meaning: DeclaredName, in unit: Int) {
    if visible[unit][name] == nil { visible[unit][name] = meaning }
  }

  private mutating func merge(
    _ name: NameToken?, of imported: Int, into unit: Int, at place: Place,
    _ reports: inout Reports
  ) {
    guard let name, let meaning = visible[imported][name.text],
      isDeclared(meaning, in: imported)
    else { return }
    guard let known = visible[unit][name.text] else {
      visible[unit][name.text] = meaning
      return
    }
    let first = self.place(of: known)
    guard first != self.place(of: meaning) else { return }
    reports.report(.importedTwice(place, name: name.text, first: first))
  }

  private func isDeclared(_ name: DeclaredName, in unit: Int) -> Bool {
    switch name {
    case .constant(let index): return constants[index].unit == unit
    case .piece(let index): return pieces[index].unit == unit
    }
  }
}
