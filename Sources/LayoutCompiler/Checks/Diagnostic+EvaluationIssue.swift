/// Words for what the solver finds wrong.

import LayoutCore
import LayoutDiagnostics

extension Diagnostic {
  /// A diagnostic for what showed when `model` met an environment.
  init(_ issue: EvaluationIssue, at place: Place, in model: LayoutModel) {
    let section = issue.section.map { String($0) }
    switch issue.kind {
    case .divisionByZero: self = .divisionByZeroAtEvaluation(place, section: section)
    case .notFinite: self = .notFiniteAtEvaluation(place, section: section)
    case .negativeDimension(let value):
      self = .negativeDimensionAtEvaluation(place, value: value.text, section: section)
    case .countTooSmall(let value, let least):
      self = .countTooSmall(place, value: value.text, least: least)
    case .tooManyChildren(let limit): self = .tooManyChildren(place, limit: limit)
    case .notExactlyOneGroup(let found): self = .notExactlyOneGroup(place, found: found)
    case .emptyGroup: self = .emptyGroupAtEvaluation(place)
    case .missingSection(let index, let available):
      self = .missingSection(place, index: index, available: available)
    case .noRoomForGroup(let axis, let room):
      self = .noRoomForGroup(place, axis: axis.text, room: room.text)
    case .firstItemDoesNotFit(let axis, let needed, let room):
      self = .firstItemDoesNotFit(place, axis: axis.text, needed: needed.text, room: room.text)
    }
  }
}

extension Axis {
  /// The axis in words of the language.
  fileprivate var text: String { self == .horizontal ? "horizontal" : "vertical" }
}
