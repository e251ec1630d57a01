/// Names that are visible at a place, and what the place may use.

import LayoutCore

/// What an expression depends on.
struct Dependencies: OptionSet {
  let rawValue: UInt8

  /// The container, the traits, the section's index.
  static let environment = Dependencies(rawValue: 1)
  /// A variable of `repeat`, or a `let` that depends on something of its place.
  static let variable = Dependencies(rawValue: 2)
  /// The item's index and what else `onScroll` gives.
  static let visibleItem = Dependencies(rawValue: 4)
  /// The size of the custom group that a frame stands in, the item and the column of a waterfall.
  static let customGroup = Dependencies(rawValue: 8)

  /// An argument of a `define`.
  static let argument = Dependencies(rawValue: 16)
  /// What can't be computed once for each section.
  static let positional: Dependencies = [.variable, .visibleItem, .customGroup]
}

/// What the expressions of a place may use.
enum PlaceKind {
  /// Nothing but constants: attributes of the layout.
  case constant
  /// The environment: sections and what stands in them.
  case section
  /// The environment, with the group itself as the container: frames of a custom group.
  case customFrame
  /// The environment, the index and the width of a column: the item of a waterfall.
  case waterfallItem
  /// Nothing but constants, as for a layout: a preview.
  case preview
  /// The environment and the visible cell: `onScroll`.
  case scrollHandler
  /// The index of an item: defaults of inputs that are functions.
  case inputFunction
  /// Nothing but constants: defaults of other inputs.
  case inputDefault
  /// A definition that nothing uses: any of the above.
  case definition
}

/// A name in a scope.
struct ScopeEntry {
  enum Meaning {
    case value(Value)
    case local(LocalID, Dependencies)
    /// A run-time input of the layout.
    case parameter(ParameterID)
    /// Something that was reported, or that is not known: a parameter of a definition that is only
    /// checked.
    case unknown
  }

  var name: String
  var meaning: Meaning
}
