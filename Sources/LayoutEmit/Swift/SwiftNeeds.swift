/// What printing finds out: how constants are used, what a function refers to.

import LayoutCore

/// Which constants are used as whole numbers and which as lengths.
struct ConstantUse {
  var asInteger: Set<ConstantID> = []
  var asNumber: Set<ConstantID> = []

  /// Whether the constant is declared as an `Int`: nothing uses it as a length.
  func isInteger(_ id: ConstantID) -> Bool {
    asInteger.contains(id) && !asNumber.contains(id)
  }
}

/// What the printed expressions of a function refer to.
struct SwiftNeeds {
  /// The parameter `environment`.
  var environment = false
  /// The parameter `sectionIndex`.
  var sectionIndex = false
  /// The trait collection, which AppKit lacks.
  var traits = false
  /// The environment of the closure that was printed last.
  var closureEnvironment = false
  /// The distance to the visible centre.
  var distance = false
  /// `let`s of the file that depend on the environment.
  var definitions: Set<LocalID> = []
}
