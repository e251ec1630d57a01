/// Scalars: types of operands, folding of constants, nodes for the rest.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The value as a number, or a report that it isn't one.
  mutating func numeric(_ value: Value, at range: ByteRange) -> TypedScalar? {
    if case .scalar(let scalar) = value, scalar.type.isNumeric { return scalar }
    reportMismatch(value, expected: PropertyType.number.description, at: range)
    return nil
  }

  /// The value as a Boolean, or a report that it isn't one.
  mutating func boolean(_ value: Value, at range: ByteRange) -> TypedScalar? {
    if case .scalar(let scalar) = value, scalar.type == .boolean { return scalar }
    reportMismatch(value, expected: PropertyType.boolean.description, at: range)
    return nil
  }

  /// Two operands of a comparison, or a report of why they can't be compared.
  mutating func comparable(
    _ left: Value, at leftRange: ByteRange, _ right: Value, at rightRange: ByteRange,
    _ comparison: BinaryOperator
  ) -> (TypedScalar, TypedScalar)? {
    let left = left.bare
    let right = right.bare
    if case .scalar(let known) = left, case .name(let token) = right {
      guard let second = name(token, as: known.type) else { return nil }
      return ordered(known, second, comparison, at: leftRange)
    }
    if case .name(let token) = left, case .scalar(let known) = right {
      guard let first = name(token, as: known.type) else { return nil }
      return ordered(first, known, comparison, at: rightRange)
    }
    if left.family == .text {
      reportMismatch(right, expected: left.description, at: rightRange)
      return nil
    }
    guard case .scalar(let first) = left else {
      reportMismatch(left, expected: PropertyType.number.description, at: leftRange)
      return nil
    }
    guard case .scalar(let second) = right else {
      reportMismatch(right, expected: left.description, at: rightRange)
      return nil
    }
    guard ValueType.unify(first.type, second.type) != nil else {
      reportMismatch(right, expected: left.description, at: rightRange)
      return nil
    }
    return ordered(first, second, comparison, at: leftRange)
  }

  /// The operands, where their type has the order that the comparison asks for.
  private mutating func ordered(
    _ first: TypedScalar, _ second: TypedScalar, _ comparison: BinaryOperator, at range: ByteRange
  ) -> (TypedScalar, TypedScalar)? {
    let needsOrder = comparison != .equal && comparison != .notEqual
    let hasOrder: Bool
    switch first.type {
    case .number, .integer: hasOrder = true
    case .boolean: hasOrder = false
    case .name(let enumeration): hasOrder = enumeration.isOrdered
    }
    guard hasOrder || !needsOrder else {
      report(
        .typeMismatch(
          at(range), expected: PropertyType.number.description,
          found: Value.scalar(first).description))
      return nil
    }
    return (first, second)
  }

  /// A bare name as a value of the enumeration that a comparison is about.
  private mutating func name(_ token: NameToken, as type: ValueType) -> TypedScalar? {
    guard case .name(let enumeration) = type else {
      reportUnknown(token)
      return nil
    }
    for (position, candidate) in enumeration.names.enumerated() where candidate == token.text {
      return TypedScalar(.constant(Double(position)), type)
    }
    report(
      .unknownValue(
        at(token.range), found: token.text, type: enumeration.description,
        suggestion: suggestion(for: token.text, among: enumeration.names),
        allowed: enumeration.names))
    return nil
  }

  /// `operand` with the operator applied, folded where it is constant.
  mutating func unary(
    _ unaryOperator: UnaryOperator, _ operand: TypedScalar, at range: ByteRange
  ) -> Value {
    if let constant = operand.scalar.constant {
      let negated = unaryOperator == .negate ? -constant : 1 - constant
      return folded(negated, operand.type, from: [operand], at: range) {
        .unary(unaryOperator, $0[0])
      }
    }
    guard let operandID = expression(operand, at: range),
      let id = add(.unary(unaryOperator, operandID), at: range)
    else { return .invalid }
    return .scalar(TypedScalar(.expression(id), operand.type))
  }

  /// Both operands with the operator applied, folded where they are constant.
  mutating func binary(
    _ binaryOperator: BinaryOperator, _ left: TypedScalar, _ right: TypedScalar,
    at range: ByteRange
  ) -> Value {
    let type = binaryOperator.resultType(left.type, right.type)
    if binaryOperator == .divide, right.scalar.constant == 0 {
      report(.divisionByZero(at(range)))
      return .invalid
    }
    if let first = left.scalar.constant, let second = right.scalar.constant {
      return folded(
        result(of: binaryOperator, first, second) ?? .nan, type, from: [left, right], at: range
      ) { .binary(binaryOperator, $0[0], $0[1]) }
    }
    guard let leftID = expression(left, at: range), let rightID = expression(right, at: range),
      let id = add(.binary(binaryOperator, leftID, rightID), at: range)
    else { return .invalid }
    return .scalar(TypedScalar(.expression(id), type))
  }

  /// A constant result, or a report that it is no number. Where an operand was written with a name, or
  /// the result is a number such as a third, how it was written is kept.
  mutating func folded(
    _ result: Double, _ type: ValueType, from operands: [TypedScalar], at range: ByteRange,
    _ node: ([ExpressionID]) -> Expression
  ) -> Value {
    guard result.isFinite else {
      report(.notFinite(at(range)))
      return .invalid
    }
    guard operands.contains(where: { $0.scalar.isNamed }) || result.isLongFraction else {
      return .scalar(TypedScalar(.constant(result), type))
    }
    var ids: [ExpressionID] = []
    for operand in operands {
      guard let id = writtenExpression(operand, at: range) else { return .invalid }
      ids.append(id)
    }
    guard let id = add(node(ids), at: range) else { return .invalid }
    return .scalar(TypedScalar(.folded(result, id), type))
  }

  /// How a constant was written; a literal becomes a node.
  private mutating func writtenExpression(
    _ scalar: TypedScalar, at range: ByteRange
  ) -> ExpressionID? {
    if case .folded(_, let id) = scalar.scalar { return id }
    return expression(scalar, at: range)
  }

  /// The expression of a scalar; a constant becomes a node.
  mutating func expression(_ scalar: TypedScalar, at range: ByteRange) -> ExpressionID? {
    switch scalar.scalar {
    case .expression(let id): return id
    case .folded(let value, let id):
      switch pool[id] {
      case .constant, .argument: return id
      default: break
      }
      return add(.folded(value, id), at: range)
    case .constant(let constant):
      switch scalar.type {
      case .number: return add(.number(constant), at: range)
      case .integer:
        if let whole = Int32(exactly: constant) { return add(.integer(whole), at: range) }
        return add(.number(constant), at: range)
      case .boolean: return add(.boolean(constant != 0), at: range)
      case .name(let enumeration):
        return add(.name(enumeration, UInt8(clamping: Int(constant))), at: range)
      }
    }
  }

  /// Says what was expected; nothing where something was said already.
  mutating func reportMismatch(_ value: Value, expected: String, at range: ByteRange) {
    switch value.bare {
    case .invalid: return
    case .name(let token): reportUnknown(token)
    default: report(.typeMismatch(at(range), expected: expected, found: value.description))
    }
  }
}

extension EnvironmentEnumeration {
  /// How diagnostics call a value of the enumeration.
  var description: String {
    switch self {
    case .sizeClass: return "a size class"
    case .idiom: return "an idiom"
    case .layoutDirection: return "a layout direction"
    case .contentSizeCategory: return "a content size category"
    }
  }
}

extension Double {
  /// Whether its decimal form says less than how it was written, as that of a third.
  fileprivate var isLongFraction: Bool {
    let thousandths = self * 1000
    return abs(thousandths) < 1e9 && thousandths != thousandths.rounded()
  }
}

extension BinaryOperator {
  /// The type of the result for operands of matching types.
  func resultType(_ left: ValueType, _ right: ValueType) -> ValueType {
    switch self {
    case .add, .subtract, .multiply:
      return left == .integer && right == .integer ? .integer : .number
    case .divide: return .number
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or:
      return .boolean
    }
  }
}
