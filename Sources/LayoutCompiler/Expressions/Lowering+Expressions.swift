/// Expressions of the text to values: literals, operators, conditions.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The value of an expression; what is wrong with it is reported.
  mutating func value(of expression: ExpressionSyntax?) -> Value {
    let value = valueUnnoticed(of: expression)
    if case .invalid = value { doubts += 1 }
    return value
  }

  private mutating func valueUnnoticed(of expression: ExpressionSyntax?) -> Value {
    guard let expression, !expression.hasError else { return .invalid }
    return value(of: expression, expression.form)
  }

  /// The value of an expression whose form is known.
  mutating func value(of expression: ExpressionSyntax, _ form: ExpressionSyntax.Form) -> Value {
    guard nesting < expressionDepthLimit else {
      report(.constantsTooDeep(at(expression.range), limit: expressionDepthLimit))
      return .invalid
    }
    nesting += 1
    defer { nesting -= 1 }
    switch form {
    case .number(let token): return number(token)
    case .string(let token): return .string(token.value)
    case .path(let names): return path(names, at: expression.range)
    case .call(let name, let arguments): return call(name, arguments, at: expression.range)
    case .tuple(let arguments): return tuple(arguments, at: expression.range)
    case .prefix(let prefix, let operand): return apply(prefix, operand, at: expression.range)
    case .chain(let operands, let operators):
      return chain(operands, operators, at: expression.range)
    case .conditional(let condition, let then, let otherwise):
      return conditional(condition, then, otherwise, at: expression.range)
    case .error: return .invalid
    }
  }

  private func number(_ token: NumberToken) -> Value {
    switch token.unit {
    case .none:
      return .scalar(
        TypedScalar(.constant(token.value), token.isInteger ? .integer : .number))
    case .points: return .scalar(TypedScalar(.constant(token.value), .number))
    case .percent: return .dimension(.fractional, .constant(token.value / 100))
    case .unknown: return .invalid
    }
  }

  private mutating func tuple(_ arguments: [ArgumentSyntax], at range: ByteRange) -> Value {
    if arguments.count == 1, arguments[0].label == nil { return value(of: arguments[0].value) }
    var elements: [TupleElement] = []
    for argument in arguments {
      elements.append(
        TupleElement(
          label: argument.label, value: value(of: argument.value),
          range: argument.value?.range ?? argument.range))
    }
    let isKnown = elements.allSatisfy { element in
      if case .invalid = element.value.bare { return false }
      return true
    }
    guard isKnown else { return .invalid }
    guard Value.tuple(elements).leaves <= valueLeafLimit else {
      report(.expressionTooLarge(at(range), limit: valueLeafLimit))
      return .invalid
    }
    return .tuple(elements)
  }

  private mutating func apply(
    _ prefix: PrefixOperator, _ operand: ExpressionSyntax, at range: ByteRange
  ) -> Value {
    let operandValue = value(of: operand)
    let isNegation = prefix == .negate
    let scalar =
      isNegation
      ? numeric(operandValue, at: operand.range) : boolean(operandValue, at: operand.range)
    guard let scalar else { return .invalid }
    return unary(isNegation ? .negate : .not, scalar, at: range)
  }

  private mutating func chain(
    _ operands: [ExpressionSyntax], _ operators: [OperatorToken], at range: ByteRange
  ) -> Value {
    guard let first = operands.first, operators.count == operands.count - 1 else {
      return .invalid
    }
    var result = value(of: first)
    if let token = operators.first, token.kind.isComparison, case .path = operands[1].form {
      result = enumerationValue(first, comparedWith: value(of: operands[1])) ?? result
    }
    var covered = first.range
    for (token, operand) in zip(operators, operands.dropFirst()) {
      let name = token.kind.isComparison ? enumerationValue(operand, comparedWith: result) : nil
      let right = name ?? value(of: operand)
      let whole = ByteRange(start: Int(covered.start), end: Int(operand.range.end))
      result = apply(
        BinaryOperator(token.kind), result, at: covered, right, at: operand.range, whole: whole)
      covered = whole
    }
    return result
  }

  /// A name compared with a value of an enumeration of the environment is a value of that
  /// enumeration, whatever constants there are; none where the operand is no such name.
  private func enumerationValue(_ operand: ExpressionSyntax, comparedWith other: Value) -> Value? {
    guard case .scalar(let known) = other.bare, case .name(let enumeration) = known.type,
      case .path(let names) = operand.form, names.count == 1, !names[0].isQuoted,
      enumeration.names.contains(names[0].text)
    else { return nil }
    return .name(names[0])
  }

  private mutating func apply(
    _ binaryOperator: BinaryOperator, _ left: Value, at leftRange: ByteRange, _ right: Value,
    at rightRange: ByteRange, whole: ByteRange
  ) -> Value {
    if left.family == .text, right.family == .text,
      binaryOperator == .equal || binaryOperator == .notEqual
    {
      return sameText(left.bare, right.bare, isNegated: binaryOperator == .notEqual, at: whole)
    }
    let operands: (TypedScalar, TypedScalar)?
    switch binaryOperator {
    case .add, .subtract, .multiply, .divide:
      operands = both(numeric(left, at: leftRange), numeric(right, at: rightRange))
    case .and, .or:
      operands = both(boolean(left, at: leftRange), boolean(right, at: rightRange))
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      operands = comparable(left, at: leftRange, right, at: rightRange, binaryOperator)
    }
    guard let (leftScalar, rightScalar) = operands else { return .invalid }
    return binary(binaryOperator, leftScalar, rightScalar, at: whole)
  }

  /// Whether two texts are equal; a choice is compared value by value.
  private mutating func sameText(
    _ left: Value, _ right: Value, isNegated: Bool, at range: ByteRange
  ) -> Value {
    switch (left, right) {
    case (.conditional(let condition, let then, let otherwise, _), let other),
      (let other, .conditional(let condition, let then, let otherwise, _)):
      let first = sameText(then.bare, other, isNegated: isNegated, at: range)
      let second = sameText(otherwise.bare, other, isNegated: isNegated, at: range)
      guard case .scalar(let thenScalar) = first, case .scalar(let otherwiseScalar) = second
      else { return .invalid }
      return scalarConditional(
        condition, thenScalar, at: range, otherwiseScalar, at: range, whole: range)
    case (.string(let first), .string(let second)):
      return .scalar(TypedScalar(.constant((first == second) != isNegated ? 1 : 0), .boolean))
    default:
      guard let first = left.text, let second = right.text,
        let id = add(.sameText(first, second), at: range)
      else { return .invalid }
      let same = TypedScalar(.expression(id), .boolean)
      return isNegated ? unary(.not, same, at: range) : .scalar(same)
    }
  }

  private func both(
    _ left: TypedScalar?, _ right: TypedScalar?
  ) -> (TypedScalar, TypedScalar)? {
    guard let left, let right else { return nil }
    return (left, right)
  }

  private mutating func conditional(
    _ condition: ExpressionSyntax, _ then: ExpressionSyntax, _ otherwise: ExpressionSyntax,
    at range: ByteRange
  ) -> Value {
    let expected = expectedEnumeration
    expectedEnumeration = nil
    let decision = boolean(value(of: condition), at: condition.range)
    expectedEnumeration = expected
    let thenValue = value(of: then)
    let otherwiseValue = value(of: otherwise)
    guard let decision else { return .invalid }
    if let constant = decision.scalar.constant, !dependsOnArgument(decision.scalar) {
      return constant != 0 ? thenValue : otherwiseValue
    }
    guard let id = expression(decision, at: condition.range) else { return .invalid }
    if case .invalid = thenValue.bare { return .invalid }
    if case .invalid = otherwiseValue.bare { return .invalid }
    if case .scalar(let first) = thenValue, case .scalar(let second) = otherwiseValue {
      return scalarConditional(
        id, first, at: then.range, second, at: otherwise.range, whole: range)
    }
    guard thenValue.family == otherwiseValue.family else {
      report(
        .mixedBranches(
          at(range), first: thenValue.description, second: otherwiseValue.description))
      return .invalid
    }
    let leaves = thenValue.leaves + otherwiseValue.leaves
    guard leaves <= valueLeafLimit else {
      report(.expressionTooLarge(at(range), limit: valueLeafLimit))
      return .invalid
    }
    return .conditional(id, thenValue, otherwiseValue, leaves: leaves)
  }

  private mutating func scalarConditional(
    _ condition: ExpressionID, _ then: TypedScalar, at thenRange: ByteRange,
    _ otherwise: TypedScalar, at otherwiseRange: ByteRange, whole: ByteRange
  ) -> Value {
    guard let type = ValueType.unify(then.type, otherwise.type) else {
      report(
        .mixedBranches(
          at(whole), first: Value.scalar(then).description,
          second: Value.scalar(otherwise).description))
      return .invalid
    }
    guard let thenID = expression(then, at: thenRange),
      let otherwiseID = expression(otherwise, at: otherwiseRange),
      let id = add(.conditional(condition, then: thenID, otherwise: otherwiseID), at: whole)
    else { return .invalid }
    if let known = knownValue(of: condition),
      let value = (known != 0 ? then : otherwise).scalar.constant
    {
      return .scalar(TypedScalar(.folded(value, id), type))
    }
    return .scalar(TypedScalar(.expression(id), type))
  }
}

extension Value {
  /// The value as text; none for a value of another kind.
  fileprivate var text: TextValue? {
    switch self {
    case .string(let text): return .literal(text)
    case .textParameter(let parameter): return .parameter(parameter)
    default: return nil
    }
  }
}

extension ValueType {
  /// The type that holds values of both; none where there is no such type.
  static func unify(_ first: ValueType, _ second: ValueType) -> ValueType? {
    if first == second { return first }
    switch (first, second) {
    case (.number, .integer), (.integer, .number): return .number
    default: return nil
    }
  }

  /// Whether values can be computed with.
  var isNumeric: Bool { self == .number || self == .integer }
}

extension InfixOperator {
  /// Whether it compares.
  fileprivate var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return true
    case .add, .subtract, .multiply, .divide, .and, .or: return false
    }
  }
}

extension BinaryOperator {
  /// The operator that an infix token means.
  init(_ token: InfixOperator) {
    switch token {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case .and: self = .and
    case .or: self = .or
    }
  }
}
