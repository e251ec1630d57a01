/// Words for what the solver finds wrong.

package import LayoutCore
package import LayoutDiagnostics

extension Diagnostic {
  /// A diagnostic for what showed when `model` met an environment. `expressions` are the places of the
  /// expressions of the model, where the text is at hand.
  package init(
    _ issue: EvaluationIssue, at place: Place, in model: LayoutModel, expressions: [Place] = []
  ) {
    // A place of an element has no value to be kept in bounds.
    let expression = issue.expression == nil || expressions.isEmpty ? nil : place
    let section = issue.section.map { String($0) }
    switch issue.kind {
    case .divisionByZero:
      self = .divisionByZeroAtEvaluation(
        place, section: section, divisor: model.divisor(of: issue.expression, expressions))
    case .notFinite: self = .notFiniteAtEvaluation(place, section: section)
    case .negativeDimension(let value):
      self = .negativeDimensionAtEvaluation(
        place, value: value.text, section: section, expression: expression)
    case .countTooSmall(let value, let least):
      self = .countTooSmall(
        place, value: value.text, least: least,
        expression: value < Double(least) ? expression : nil)
    case .tooManyChildren(let limit): self = .tooManyChildren(place, limit: limit)
    case .notExactlyOneGroup(let found): self = .notExactlyOneGroup(place, found: found)
    case .emptyGroup: self = .emptyGroupAtEvaluation(place)
    case .missingSection(let index, let available):
      self = .missingSection(place, index: index, available: available)
    case .noRoomForGroup(let axis, let room):
      self = .noRoomForGroup(place, axis: axis.word, room: room.text)
    case .firstItemDoesNotFit(let axis, let needed, let room):
      self = .firstItemDoesNotFit(place, axis: axis.word, needed: needed.text, room: room.text)
    case .missingInput(let id):
      let parameter = model.parameters[Int(id.rawValue)]
      self = .missingInput(
        place, name: parameter.name, type: parameter.type.text,
        example: parameter.type.exampleOption)
    case .emptyInput(let id):
      self = .emptyInput(place, name: model.parameters[Int(id.rawValue)].name)
    case .estimatedWaterfall: self = .estimatedWaterfall(place, height: nil)
    case .unknownProvider(let name): self = .unknownProvider(place, name: name)
    case .unknownHandler(let name): self = .unknownHandler(place, name: name)
    }
  }
}

extension LayoutModel {
  /// Where the divisor of a division stands.
  fileprivate func divisor(of division: ExpressionID?, _ places: [Place]) -> Place? {
    guard let division, Int(division.rawValue) < expressions.nodes.count else { return nil }
    switch expressions[division] {
    case .binary(.divide, _, let right), .call2(.mod, _, let right):
      return Int(right.rawValue) < places.count ? places[Int(right.rawValue)] : nil
    default: return nil
    }
  }
}
