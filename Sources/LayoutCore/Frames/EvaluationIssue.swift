/// What can go wrong when a layout meets an environment. Words are for LayoutDiagnostics.

/// A fault that only shows in an environment.
package struct EvaluationIssue: Equatable, Sendable {
  package var kind: EvaluationIssueKind
  /// The element at fault.
  package var element: ElementID
  /// The expression at fault, where it is one.
  package var expression: ExpressionID?
  /// The section of the data in which it showed first; none for the whole layout.
  package var section: Int?

  package init(
    kind: EvaluationIssueKind, element: ElementID, expression: ExpressionID? = nil,
    section: Int? = nil
  ) {
    self.kind = kind
    self.element = element
    self.expression = expression
    self.section = section
  }
}

/// What is wrong. Lengths are points.
package enum EvaluationIssueKind: Equatable, Sendable {
  // Errors: there are no frames.
  case divisionByZero
  case notFinite
  /// A size, fraction, spacing or estimate below what is allowed.
  case negativeDimension(value: Double)
  /// A `count` or `repeat` below its least value.
  case countTooSmall(value: Double, least: Int)
  /// More children than the solver places in one group.
  case tooManyChildren(limit: Int)
  case notExactlyOneGroup(found: Int)
  case emptyGroup
  /// A section of the data that no section of the layout serves.
  case missingSection(index: Int, available: Int)

  // Warnings: UIKit raises or shows nothing, the frames go without.
  /// Insets leave nothing along an axis: `room` is what is left, not above 0.
  case noRoomForGroup(axis: Axis, room: Double)
  /// The first subitem with its spacing is longer than the group.
  case firstItemDoesNotFit(axis: Axis, needed: Double, room: Double)

  /// Whether frames can't be given.
  package var isError: Bool {
    switch self {
    case .noRoomForGroup, .firstItemDoesNotFit: return false
    default: return true
    }
  }
}
