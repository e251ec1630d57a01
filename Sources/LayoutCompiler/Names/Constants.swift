/// The `let`s of a file and what is known of their values.

import LayoutCore
import LayoutSyntax

/// What is known of a `let` of the file.
enum ConstantState {
  case unresolved
  /// Its value is being computed: meeting it again is a cycle.
  case resolving
  /// The same wherever it is used.
  case constant(Value)
  /// Depends on the environment: lowered anew in each layout that uses it.
  case dependent
}

/// The `let`s of a file, by name.
struct Constants {
  struct Entry {
    var syntax: LetSyntax
    var state: ConstantState = .unresolved
  }

  private(set) var indices: [String: Int] = [:]
  var entries: [Entry] = []
  /// Names of the file's definitions, which are not evaluated in this version.
  let defines: Set<String>
  /// Whether unknown names may come from an import.
  let hasImports: Bool

  init(_ declarations: Declarations) {
    defines = Set(declarations.defines)
    hasImports = declarations.hasImports
    for syntax in declarations.lets {
      guard let name = syntax.name else { continue }
      if indices[name.text] == nil { indices[name.text] = entries.count }
      entries.append(Entry(syntax: syntax))
    }
  }

  /// All names, for suggestions.
  var names: [String] { entries.compactMap { $0.syntax.name?.text } }
}

/// Computes every `let` once, so that faults show in those that nothing uses.
func checkConstants(_ constants: inout Constants, _ reports: inout Reports) {
  var lowering = Lowering(constants: constants, reports: reports)
  for index in constants.entries.indices {
    _ = lowering.constantValue(at: index, usedAt: nil)
  }
  constants = lowering.constants
  reports = lowering.reports
}
