/// The `let`s of a file.

import LayoutCore
import LayoutSyntax

/// The `let`s of a file, by name and by position. Their values are computed in each layout that uses
/// them, since expressions belong to a layout.
struct Constants {
  private(set) var indices: [String: Int] = [:]
  private var lets: [LetSyntax] = []
  /// Names of the file's definitions, which are not evaluated in this version.
  let defines: Set<String>
  /// Whether unknown names may come from an import.
  let hasImports: Bool

  init(_ declarations: Declarations) {
    defines = Set(declarations.defines)
    hasImports = declarations.hasImports
    for syntax in declarations.lets {
      guard let name = syntax.name else { continue }
      if indices[name.text] == nil { indices[name.text] = lets.count }
      lets.append(syntax)
    }
  }

  var count: Int { lets.count }

  /// The declaration at a position.
  func syntax(at index: Int) -> LetSyntax { lets[index] }

  /// All names, for suggestions.
  var names: [String] { lets.compactMap { $0.name?.text } }
}

/// Computes every `let` once, so that faults show in those that nothing uses.
func checkConstants(_ constants: Constants, _ reports: inout Reports) {
  var lowering = Lowering(constants: constants, reports: reports)
  for index in 0..<constants.count { _ = lowering.constantValue(at: index, usedAt: nil) }
  reports = lowering.reports
}
