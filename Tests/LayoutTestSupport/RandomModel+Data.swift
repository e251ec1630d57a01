/// Makes up inputs, groups that hold all items, and uses of pieces for `RandomModel`.

package import LayoutCore

extension ModelMaker {
  /// Like `isOne(in:)` in models with groups of all items, else never.
  mutating func isOne(ofData sides: Int) -> Bool { parts.contains(.data) && isOne(in: sides) }

  /// Like `isOne(in:)` in models with inputs, else never.
  mutating func isOne(ofInputs sides: Int) -> Bool { parts.contains(.inputs) && isOne(in: sides) }

  /// Like `isOne(in:)` in models with pieces, else never.
  mutating func isOne(ofPieces sides: Int) -> Bool {
    parts.contains(.pieces) && Int.random(in: 0..<sides, using: &pieceRandom) == 0
  }

  // MARK: - Groups

  /// The arrangement of a group that holds all items, or whose frames the app gives; most often none.
  mutating func dataArrangement() -> GroupArrangement? {
    guard isOne(ofData: 3) else { return nil }
    switch roll(3) {
    case 0: return .each(frames: children { $0.customFrame() })
    case 1: return .provider(text())
    default:
      let columns = isOne(in: 4) ? count() : .constant(Double(1 + roll(4)))
      let spacing = scalar()
      let rowSpacing = scalar()
      return .waterfall(
        Waterfall(
          columns: columns, spacing: spacing, rowSpacing: rowSpacing,
          item: onlyChild { $0.tile() }))
    }
  }

  // MARK: - Inputs

  mutating func makeParameters() {
    guard parts.contains(.inputs) else { return }
    for _ in 0..<roll(6) {
      let type = pick(ParameterType.allCases)
      parameters.append(
        Parameter(name: text(), type: type, defaultValue: isOne(in: 2) ? nil : fallback(type)))
    }
  }

  private mutating func fallback(_ type: ParameterType) -> ParameterDefault {
    switch type {
    case .string: return .text(text())
    case .boolean, .booleanFunction: return .value(.constant(Double(roll(2))))
    case .integer: return .value(.constant(Double(roll(9) - 4)))
    case .number: return .value(.constant(number()))
    case .numberFunction:
      let index = expressions.append(.input(.index))
      let one = expressions.append(.integer(1))
      return .value(.expression(expressions.append(.binary(.add, index, one))))
    }
  }

  /// An input of one of these types.
  private mutating func parameter(_ types: [ParameterType]) -> ParameterID? {
    let wanted = parameters.indices.filter { types.contains(parameters[$0].type) }
    return wanted.isEmpty ? nil : ParameterID(rawValue: UInt32(pick(wanted)))
  }

  /// An input as a number, now and then.
  mutating func numericInput() -> ExpressionID? {
    guard isOne(ofInputs: 3) else { return nil }
    return input(parameter([.integer, .number, .numberFunction]))
  }

  /// An input as a truth, or the comparison of texts, now and then.
  mutating func booleanInput() -> ExpressionID? {
    guard isOne(ofInputs: 3) else { return nil }
    if isOne(in: 2) { return input(parameter([.boolean, .booleanFunction])) }
    let left = textValue()
    return expressions.append(.sameText(left, textValue()))
  }

  private mutating func input(_ parameter: ParameterID?) -> ExpressionID? {
    guard let parameter else { return nil }
    guard parameters[Int(parameter.rawValue)].type.isFunction else {
      return expressions.append(.parameter(parameter))
    }
    let index = expressions.append(.input(isOne(in: 3) ? .sectionIndex : .index))
    return expressions.append(.apply(parameter, index))
  }

  private mutating func textValue() -> TextValue {
    if isOne(ofInputs: 2), let parameter = parameter([.string]) { return .parameter(parameter) }
    return .literal(text())
  }

  /// An element kind.
  mutating func kind() -> Choice<TextValue> { .always(textValue()) }

  // MARK: - Pieces

  mutating func nextUse() -> UseID {
    defer { useCount += 1 }
    return UseID(rawValue: useCount)
  }

  mutating func nextArgument() -> ArgumentID {
    defer { argumentCount += 1 }
    return ArgumentID(rawValue: argumentCount)
  }

  /// Fills the tables that uses and arguments refer to.
  mutating func addPieces(to model: inout LayoutModel) {
    guard useCount > 0 || argumentCount > 0 else { return }
    useCount = max(useCount, 1)
    model.pieces = [Piece(name: "piece", documentation: "", parameters: ["a"])]
    model.uses = (0..<useCount).map { _ in PieceUse(piece: PieceID(rawValue: 0)) }
    model.arguments = (0..<argumentCount).map { _ in
      Argument(use: UseID(rawValue: 0), parameter: 0)
    }
  }
}

/// Inputs for a model; now and then one is left to its default, if it has one.
package func randomInputs(for model: LayoutModel, seed: UInt64) -> [InputValue?] {
  var random = SeededGenerator(seed: seed)
  func number() -> Double { Double(Int.random(in: -2...40, using: &random)) / 4 }
  return model.parameters.map { parameter in
    if parameter.defaultValue != nil, Bool.random(using: &random) { return nil }
    switch parameter.type {
    case .integer: return .number(number().rounded())
    case .number: return .number(number())
    case .boolean: return .number(Bool.random(using: &random) ? 1 : 0)
    case .string: return .text(Bool.random(using: &random) ? "cell" : "h")
    case .numberFunction: return .values((0..<5).map { _ in number() })
    case .booleanFunction:
      return .values((0..<5).map { _ in Bool.random(using: &random) ? 1 : 0 })
    }
  }
}
