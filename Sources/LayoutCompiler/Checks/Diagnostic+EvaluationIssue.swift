/// Words for what the solver finds wrong.

package import LayoutCore
package import LayoutDiagnostics

extension Diagnostic {
  /// A diagnostic for what showed when `model` met an environment.
  package init(_ issue: EvaluationIssue, at place: Place, in model: LayoutModel) {
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
    case .missingInput(let id):
      let parameter = model.parameters[Int(id.rawValue)]
      self = .missingInput(
        place, name: parameter.name, type: parameter.type.text,
        example: parameter.type.exampleOption)
    case .emptyInput(let id):
      self = .emptyInput(place, name: model.parameters[Int(id.rawValue)].name)
    case .estimatedWaterfall: self = .estimatedWaterfall(place)
    case .unknownProvider(let name): self = .unknownProvider(place, name: name)
    case .unknownHandler(let name): self = .unknownHandler(place, name: name)
    }
  }
}

extension Axis {
  /// The axis in words of the language.
  fileprivate var text: String { self == .horizontal ? "horizontal" : "vertical" }
}
