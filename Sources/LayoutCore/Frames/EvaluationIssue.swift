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

  /// A run-time input without a default that the scene doesn't give.
  case missingInput(ParameterID)
  /// A function given by its values, of which there are none.
  case emptyInput(ParameterID)
  /// A waterfall's item is estimated, so that nothing says how tall it is.
  case estimatedWaterfall

  // Warnings: UIKit raises or shows nothing, the frames go without.
  /// Insets, or the gaps of a row, leave nothing along an axis: `room` is what is left, not above 0.
  case noRoomForGroup(axis: Axis, room: Double)
  /// The first subitem with its spacing is longer than the group.
  case firstItemDoesNotFit(axis: Axis, needed: Double, room: Double)
  /// The frames of a custom group come from a closure of the app that the scene doesn't know.
  case unknownProvider(name: String)
  /// What scrolling does to cells comes from a closure of the app: cells are shown without it.
  case unknownHandler(name: String)

  /// Whether frames can't be given.
  package var isError: Bool {
    switch self {
    case .noRoomForGroup, .firstItemDoesNotFit, .unknownProvider, .unknownHandler: return false
    default: return true
    }
  }

  /// Tells kinds apart, whatever the numbers in them; of sections that are missing, which one.
  package var number: Int {
    switch self {
    case .divisionByZero: return 0
    case .notFinite: return 1
    case .negativeDimension: return 2
    case .countTooSmall: return 3
    case .tooManyChildren: return 4
    case .notExactlyOneGroup: return 5
    case .emptyGroup: return 6
    case .noRoomForGroup: return 7
    case .firstItemDoesNotFit: return 8
    case .estimatedWaterfall: return 9
    case .unknownProvider: return 10
    case .unknownHandler: return 11
    case .missingInput: return 12
    case .emptyInput: return 13
    case .missingSection(let index, _): return -1 - index
    }
  }
}
