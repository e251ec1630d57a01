/// Makes up locals and expressions for `RandomModel`.

import LayoutCore

extension ModelMaker {
  mutating func scalar() -> Scalar {
    if isSound { return soundScalar() }
    switch roll(6) {
    case 0: return .expression(tree(depth: 3))
    case 1: return .constant(number())
    case 2: return .constant(Double(roll(100)))
    default: return .zero
    }
  }

  /// A Boolean as `hidden` has it: 0, 1, or an expression that isn't a literal.
  mutating func flagScalar() -> Scalar {
    if isOne(in: 2) { return .constant(Double(roll(2))) }
    let operand = boolean(depth: 2)
    return .expression(expressions.append(.unary(.not, operand)))
  }

  // MARK: - Locals

  /// Some with a definition, which may mention later ones.
  mutating func makeLocals() {
    let types: [ValueType] =
      [.number, .integer, .boolean] + EnvironmentEnumeration.allCases.map { .name($0) }
    var undefined: [Local] = []
    for _ in 0..<roll(5) { undefined.append(Local(name: text(), type: pick(types))) }
    locals = undefined
    for index in locals.indices where isOne(in: 2) {
      firstUsableLocal = index + 1
      locals[index].definition = value(ofType: locals[index].type)
    }
    firstUsableLocal = 0
  }

  mutating func anyLocal() -> LocalID? {
    locals.isEmpty ? nil : LocalID(rawValue: UInt32(roll(locals.count)))
  }

  private mutating func usableLocal(where isWanted: (Local) -> Bool) -> LocalID? {
    let wanted = locals.indices.filter { $0 >= firstUsableLocal && isWanted(locals[$0]) }
    return wanted.isEmpty ? nil : LocalID(rawValue: UInt32(pick(wanted)))
  }

  mutating func value(of local: LocalID) -> ExpressionID {
    value(ofType: locals[Int(local.rawValue)].type)
  }

  private mutating func value(ofType type: ValueType) -> ExpressionID {
    switch type {
    case .number, .integer: return numeric(depth: 2)
    case .boolean: return boolean(depth: 2)
    case .name(let enumeration): return name(of: enumeration, depth: 1)
    }
  }

  // MARK: - Expressions

  mutating func numeric(depth: Int) -> ExpressionID {
    if depth > 0, !isOne(in: 3) { return tree(depth: depth) }
    if isOne(in: 2) { return expressions.append(.integer(Int32(roll(9) - 4))) }
    return expressions.append(.number(number()))
  }

  /// A numeric expression that isn't a literal.
  private mutating func tree(depth: Int) -> ExpressionID {
    if isOne(ofPieces: 5) {
      let id = nextArgument()
      return expressions.append(.argument(id, tree(depth: depth)))
    }
    if let input = numericInput() { return input }
    switch depth > 0 ? roll(7) : 0 {
    case 1:
      let local = usableLocal { ResultKind($0.type) == .numeric }
      return expressions.append(local.map { .local($0) } ?? .input(.displayScale))
    case 2: return expressions.append(.unary(.negate, numeric(depth: depth - 1)))
    case 3:
      let op: BinaryOperator = pick(
        isSound ? [.add, .subtract, .multiply] : [.add, .subtract, .multiply, .divide])
      let left = numeric(depth: depth - 1)
      return expressions.append(.binary(op, left, numeric(depth: depth - 1)))
    case 4:
      let condition = boolean(depth: depth - 1)
      let then = numeric(depth: depth - 1)
      return expressions.append(
        .conditional(condition, then: then, otherwise: numeric(depth: depth - 1)))
    case 5, 6:
      let function = pick(isSound ? [.min, .max, .abs, .floor, .round] : Function.allCases)
      let first = numeric(depth: depth - 1)
      if function.argumentCount == 1 { return expressions.append(.call1(function, first)) }
      let second = numeric(depth: depth - 1)
      if function.argumentCount == 2 { return expressions.append(.call2(function, first, second)) }
      return expressions.append(.call3(function, first, second, numeric(depth: depth - 1)))
    default:
      return expressions.append(
        .input(pick(EnvironmentInput.allCases.filter { ResultKind($0.type) == .numeric })))
    }
  }

  mutating func boolean(depth: Int) -> ExpressionID {
    if let input = booleanInput() { return input }
    switch depth > 0 ? roll(6) : 0 {
    case 1:
      let op: BinaryOperator = pick([.and, .or, .equal, .notEqual])
      let left = boolean(depth: depth - 1)
      return expressions.append(.binary(op, left, boolean(depth: depth - 1)))
    case 2: return expressions.append(.unary(.not, boolean(depth: depth - 1)))
    case 3:
      let op: BinaryOperator = pick([.less, .lessOrEqual, .greater, .greaterOrEqual, .equal])
      let left = numeric(depth: depth - 1)
      return expressions.append(.binary(op, left, numeric(depth: depth - 1)))
    case 4:
      let enumeration = pick(EnvironmentEnumeration.allCases)
      let op: BinaryOperator = enumeration.isOrdered ? pick([.less, .greaterOrEqual]) : .equal
      let left = name(of: enumeration, depth: 1)
      return expressions.append(
        .binary(op, left, name(of: enumeration, depth: 0)))
    case 5:
      let condition = boolean(depth: depth - 1)
      let then = boolean(depth: depth - 1)
      return expressions.append(
        .conditional(condition, then: then, otherwise: boolean(depth: depth - 1)))
    default:
      if let local = usableLocal(where: { $0.type == .boolean }) {
        return expressions.append(.local(local))
      }
      return expressions.append(.boolean(isOne(in: 2)))
    }
  }

  private mutating func name(
    of enumeration: EnvironmentEnumeration, depth: Int
  ) -> ExpressionID {
    let type = ValueType.name(enumeration)
    if let local = usableLocal(where: { $0.type == type }), isOne(in: 2) {
      return expressions.append(.local(local))
    }
    let input = EnvironmentInput.allCases.first { $0.type == type }
    if let input, isOne(in: 2) { return expressions.append(.input(input)) }
    if depth > 0, isOne(in: 3) {
      let condition = boolean(depth: 1)
      let then = name(of: enumeration, depth: 0)
      return expressions.append(
        .conditional(
          condition, then: then, otherwise: name(of: enumeration, depth: 0)))
    }
    return expressions.append(.name(enumeration, UInt8(roll(enumeration.names.count))))
  }
}

/// Whether a type counts as a number in expressions.
private enum ResultKind {
  case numeric
  case other

  init(_ type: ValueType) {
    self = type == .number || type == .integer ? .numeric : .other
  }
}
