/// Reads expressions and checks their types, so that an evaluator meets none that make no sense. Works on
/// a stack of its own: a long sum is a deep tree.

import LayoutCore

/// What kind of value an expression yields, as far as its use is concerned.
enum ResultType: Equatable, Sendable {
  case numeric
  case boolean
  case name(EnvironmentEnumeration)

  init(_ type: ValueType) {
    switch type {
    case .number, .integer: self = .numeric
    case .boolean: self = .boolean
    case .name(let enumeration): self = .name(enumeration)
    }
  }

  /// What an expression of another type is told.
  var expectation: DocumentExpectation {
    switch self {
    case .numeric: return .numericExpression
    case .boolean: return .booleanExpression
    case .name: return .nameExpression
    }
  }
}

/// An expression with what it yields.
private struct Typed {
  var id: ExpressionID
  var type: ResultType
}

/// What is left to do, last first.
private enum Step {
  case read(JSONCursor)
  /// The last result, read at the place, must yield the type.
  case check(JSONCursor, ResultType)
  /// The last result is the first of two branches.
  case otherwise(JSONCursor)
  /// The last result is the left operand, read at the first place.
  case right(BinaryOperator, left: JSONCursor, JSONCursor)
  case unary(UnaryOperator, ResultType)
  case binary(BinaryOperator, ResultType)
  case conditional
  case call(Function)
  case apply(ParameterID, ResultType)
}

extension ProgramReader {
  /// An expression that yields `type`.
  ///
  /// - Complexity: O(nodes of the tree).
  mutating func expression(
    _ cursor: JSONCursor, of type: ResultType
  ) throws(DocumentError) -> ExpressionID {
    var steps = [Step.check(cursor, type), .read(cursor)]
    var results: [Typed] = []
    while let step = steps.popLast() { try perform(step, &steps, &results) }
    guard let result = results.popLast() else { throw cursor.expected(type.expectation) }
    return result.id
  }

  private mutating func perform(
    _ step: Step, _ steps: inout [Step], _ results: inout [Typed]
  ) throws(DocumentError) {
    switch step {
    case .read(let cursor): try read(cursor, &steps, &results)
    case .check(let cursor, let type):
      guard results.last?.type == type else { throw cursor.expected(type.expectation) }
    case .otherwise(let cursor):
      guard let then = results.last else { return }
      steps += [.check(cursor, then.type), .read(cursor)]
    case .right(let operation, let left, let right):
      guard let type = results.last?.type else { return }
      let (operands, result) = types(of: operation, left: type)
      guard type == operands else { throw left.expected(operands.expectation) }
      steps += [.binary(operation, result), .check(right, operands), .read(right)]
    case .unary, .binary, .conditional, .call, .apply: combine(step, &results)
    }
  }

  /// Makes a node of the last results.
  private mutating func combine(_ step: Step, _ results: inout [Typed]) {
    switch step {
    case .unary(let operation, let type):
      combine(1, type, &results) { .unary(operation, $0[0]) }
    case .binary(let operation, let type):
      combine(2, type, &results) { .binary(operation, $0[0], $0[1]) }
    case .conditional:
      guard let type = results.last?.type else { return }
      combine(3, type, &results) { .conditional($0[0], then: $0[1], otherwise: $0[2]) }
    case .apply(let parameter, let type):
      combine(1, type, &results) { .apply(parameter, $0[0]) }
    case .call(let function):
      combine(function.argumentCount, .numeric, &results) {
        switch $0.count {
        case 1: return .call1(function, $0[0])
        case 2: return .call2(function, $0[0], $0[1])
        default: return .call3(function, $0[0], $0[1], $0[2])
        }
      }
    case .read, .check, .otherwise, .right: return
    }
  }

  private mutating func combine(
    _ count: Int, _ type: ResultType, _ results: inout [Typed],
    _ node: ([ExpressionID]) -> Expression
  ) {
    guard results.count >= count else { return }
    let operands = results.suffix(count).map { $0.id }
    results.removeLast(count)
    results.append(add(node(operands), type))
  }

  private mutating func add(_ node: Expression, _ type: ResultType) -> Typed {
    Typed(id: expressions.append(node), type: type)
  }

  // MARK: - Nodes

  /// Reads a leaf, or leaves steps for the operands of a node.
  private mutating func read(
    _ cursor: JSONCursor, _ steps: inout [Step], _ results: inout [Typed]
  ) throws(DocumentError) {
    switch cursor.value.content {
    case .number(let number):
      let isWhole = abs(number) < 0x1p31 && Double(Int32(number)) == number
      results.append(add(isWhole ? .integer(Int32(number)) : .number(number), .numeric))
      return
    case .boolean(let flag):
      results.append(add(.boolean(flag), .boolean))
      return
    default: break
    }
    let object = try cursor.openObject()
    if object["op"] != nil {
      steps += try operation(cursor, object)
    } else if object["call"] != nil {
      steps += try call(cursor)
    } else if object["if"] != nil {
      steps += try conditional(cursor)
    } else if object["parameter"] != nil, object["index"] != nil {
      steps += try application(cursor)
    } else {
      let (node, type) = try leaf(cursor, object)
      results.append(add(node, type))
    }
  }

  private func operation(
    _ cursor: JSONCursor, _ object: JSONObjectCursor
  ) throws(DocumentError) -> [Step] {
    let name = try object.required("op")
    let position = try name.position(in: UnaryOperator.names + BinaryOperator.names)
    if let operation = UnaryOperator(rawValue: UInt8(position)) {
      let operand = try cursor.object(["op", "operand"]).required("operand")
      let type: ResultType = operation == .negate ? .numeric : .boolean
      return [.unary(operation, type), .check(operand, type), .read(operand)]
    }
    let fields = try cursor.object(["op", "left", "right"])
    let right = try fields.required("right")
    let left = try fields.required("left")
    guard let operation = BinaryOperator(rawValue: UInt8(position - UnaryOperator.names.count))
    else { throw name.expected(.oneOf(BinaryOperator.names)) }
    return [.right(operation, left: left, right), .read(left)]
  }

  /// What an operator's operands must be, given its left one, and what it yields.
  private func types(
    of operation: BinaryOperator, left: ResultType
  ) -> (operands: ResultType, result: ResultType) {
    switch operation {
    case .add, .subtract, .multiply, .divide: return (.numeric, .numeric)
    case .equal, .notEqual: return (left, .boolean)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if case .name(let enumeration) = left, enumeration.isOrdered { return (left, .boolean) }
      return (.numeric, .boolean)
    case .and, .or: return (.boolean, .boolean)
    }
  }

  private func conditional(_ cursor: JSONCursor) throws(DocumentError) -> [Step] {
    let fields = try cursor.object(["if", "then", "else"])
    let condition = try fields.required("if")
    let then = try fields.required("then")
    let otherwise = try fields.required("else")
    return [
      .conditional, .otherwise(otherwise), .read(then), .check(condition, .boolean),
      .read(condition),
    ]
  }

  private func call(_ cursor: JSONCursor) throws(DocumentError) -> [Step] {
    let fields = try cursor.object(["call", "arguments"])
    let function: Function = try name(fields.required("call"))
    let arguments = try fields.required("arguments").elements(count: function.argumentCount)
    var steps = [Step.call(function)]
    for argument in arguments.reversed() {
      steps += [.check(argument, .numeric), .read(argument)]
    }
    return steps
  }

  private func application(_ cursor: JSONCursor) throws(DocumentError) -> [Step] {
    let (parameter, index, type) = try functionUse(cursor)
    return [.apply(parameter, type), .check(index, .numeric), .read(index)]
  }
}
