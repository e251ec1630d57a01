/// What stands between the brackets of an element: children, conditions, repetitions, constants.

/// A child as written, before an environment decides which ones there are.
package enum Child<Element: Equatable & Sendable>: Equatable, Sendable {
  case element(Element)
  /// `if (condition) < … > else < … >`.
  case conditional(ExpressionID, then: [Child<Element>], otherwise: [Child<Element>])
  /// `repeat count as variable < … >`: the children, `count` times; `variable` counts from 0.
  case repetition(count: Scalar, variable: LocalID?, [Child<Element>])
  /// `let name = value`, where the value depends on the environment or on a variable: sets a local
  /// for the children that follow it.
  case local(LocalID, ExpressionID)
  /// What a use of a `define` gives.
  case use(UseID, [Child<Element>])
}
