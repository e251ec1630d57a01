/// What printing finds out: how constants are used, what a function refers to.

import LayoutCore

/// Which constants are used as whole numbers and which as lengths.
struct ConstantUse {
  var asInteger: Set<ConstantID> = []
  var asNumber: Set<ConstantID> = []

  /// Whether anything uses the constant.
  func uses(_ id: ConstantID) -> Bool { asInteger.contains(id) || asNumber.contains(id) }

  /// Whether the constant is declared as an `Int`: nothing uses it as a length.
  func isInteger(_ id: ConstantID) -> Bool {
    asInteger.contains(id) && !asNumber.contains(id)
  }
}

/// What the printed expressions of a function refer to: from it follow the function's parameters, and
/// what a call passes.
struct SwiftNeeds {
  /// The parameter `environment`.
  var environment = false
  /// The parameter `sectionIndex`.
  var sectionIndex = false
  /// The parameter `itemCount`.
  var itemCount = false
  /// The parameter `recenter`.
  var recenter = false
  /// The trait collection, which AppKit lacks.
  var traits = false
  /// Run-time inputs.
  var parameters: Set<ParameterID> = []
  /// Closures of the app, by position in `SwiftMemberNames.closures`.
  var closures: Set<Int> = []
  /// `let`s of the file that depend on the environment.
  var definitions: Set<LocalID> = []
  /// How often a value of the environment is asked for.
  var inputUses: [EnvironmentInput: Int] = [:]
  /// The members of the type that are used, by their names.
  var names: Set<String> = []
  /// Whether there is a closure, which has names of its own.
  var hasClosure = false

  /// Adds what a function that is called needs passed on.
  mutating func pass(_ other: SwiftNeeds) {
    environment = environment || other.environment
    sectionIndex = sectionIndex || other.sectionIndex
    itemCount = itemCount || other.itemCount
    recenter = recenter || other.recenter
    traits = traits || other.traits
    parameters.formUnion(other.parameters)
    closures.formUnion(other.closures)
  }
}

/// What a closure within a function calls things, and what its printed expressions refer to.
struct SwiftClosureContext {
  /// Whether `environment` is the closure's own.
  var hasEnvironment = true
  /// How the closure calls the index of an item.
  var index = "index"
  /// How the closure calls the width of a waterfall's column.
  var columnWidth = "columnWidth"
  /// The values of the environment that the closure has named.
  var inputNames: [EnvironmentInput: String] = [:]

  // MARK: - Found out by printing

  /// The closure's environment.
  var usesEnvironment = false
  /// The index of an item.
  var usesIndex = false
  /// The width of a waterfall's column.
  var usesColumnWidth = false
  /// The distance to the visible centre.
  var usesDistance = false
  /// How often a value of the closure's environment is asked for.
  var inputUses: [EnvironmentInput: Int] = [:]
}
