/// Reads expressions and checks their types, so that an evaluator meets none that make no sense.

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

extension ProgramReader {
  /// An expression that yields `type`.
  mutating func expression(
    _ cursor: JSONCursor, of type: ResultType
  ) throws(DocumentError) -> ExpressionID {
    let typed = try self.typed(cursor)
    guard typed.type == type else { throw cursor.expected(type.expectation) }
    return typed.id
  }

  private mutating func typed(_ cursor: JSONCursor) throws(DocumentError) -> Typed {
    switch cursor.value.content {
    case .number(let number):
      if abs(number) < 0x1p31, Double(Int32(number)) == number {
        return add(.integer(Int32(number)), .numeric)
      }
      return add(.number(number), .numeric)
    case .boolean(let flag):
      return add(.boolean(flag), .boolean)
    default:
      return try tree(cursor)
    }
  }

  private mutating func add(_ node: Expression, _ type: ResultType) -> Typed {
    Typed(id: expressions.append(node), type: type)
  }

  private mutating func tree(_ cursor: JSONCursor) throws(DocumentError) -> Typed {
    let object = try cursor.openObject()
    if object["op"] != nil { return try operation(cursor, object) }
    if object["call"] != nil { return try call(cursor) }
    if object["if"] != nil { return try conditional(cursor) }
    if let value = object["value"] {
      _ = try cursor.object(["value", "of"])
      let enumeration = EnvironmentEnumeration.allCases[
        try object.required("of").position(in: enumerationNames)]
      let position = try value.position(in: enumeration.names)
      return add(.name(enumeration, UInt8(position)), .name(enumeration))
    }
    if let input = object["input"] {
      _ = try cursor.object(["input"])
      let value: EnvironmentInput = try self.name(input)
      return add(.input(value), ResultType(value.type))
    }
    if let local = object["local"] {
      _ = try cursor.object(["local"])
      let id = try self.local(local)
      mentionedLocals.append(Int(id.rawValue))
      return add(.local(id), ResultType(locals[Int(id.rawValue)].type))
    }
    throw cursor.expected(.oneOf(["op", "call", "if", "value", "input", "local"]))
  }

  /// The position of a local in the table.
  func local(_ cursor: JSONCursor) throws(DocumentError) -> LocalID {
    guard !locals.isEmpty else { throw cursor.failure(.missingKey("locals")) }
    return LocalID(rawValue: UInt32(try cursor.integer(least: 0, most: locals.count - 1)))
  }

  private mutating func operation(
    _ cursor: JSONCursor, _ object: JSONObjectCursor
  ) throws(DocumentError) -> Typed {
    let name = try object.required("op")
    let position = try name.position(in: UnaryOperator.names + BinaryOperator.names)
    if let op = UnaryOperator(rawValue: UInt8(position)) {
      let operand = try cursor.object(["op", "operand"]).required("operand")
      let type: ResultType = op == .negate ? .numeric : .boolean
      return add(.unary(op, try expression(operand, of: type)), type)
    }
    let fields = try cursor.object(["op", "left", "right"])
    let right = try fields.required("right")
    let left = try typed(fields.required("left"))
    guard let op = BinaryOperator(rawValue: UInt8(position - UnaryOperator.names.count)) else {
      throw name.expected(.oneOf(BinaryOperator.names))
    }
    let (operands, result) = types(of: op, left: left.type)
    guard left.type == operands else {
      throw try fields.required("left").expected(operands.expectation)
    }
    return add(.binary(op, left.id, try expression(right, of: operands)), result)
  }

  /// What an operator's operands must be, given its left one, and what it yields.
  private func types(
    of op: BinaryOperator, left: ResultType
  ) -> (operands: ResultType, result: ResultType) {
    switch op {
    case .add, .subtract, .multiply, .divide: return (.numeric, .numeric)
    case .equal, .notEqual: return (left, .boolean)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if case .name(let enumeration) = left, enumeration.isOrdered { return (left, .boolean) }
      return (.numeric, .boolean)
    case .and, .or: return (.boolean, .boolean)
    }
  }

  private mutating func conditional(_ cursor: JSONCursor) throws(DocumentError) -> Typed {
    let fields = try cursor.object(["if", "then", "else"])
    let condition = try expression(fields.required("if"), of: .boolean)
    let then = try typed(fields.required("then"))
    let otherwise = try expression(fields.required("else"), of: then.type)
    return add(.conditional(condition, then: then.id, otherwise: otherwise), then.type)
  }

  private mutating func call(_ cursor: JSONCursor) throws(DocumentError) -> Typed {
    let fields = try cursor.object(["call", "arguments"])
    let function: Function = try name(fields.required("call"))
    var arguments: [ExpressionID] = []
    for argument in try fields.required("arguments").elements(count: function.argumentCount) {
      arguments.append(try expression(argument, of: .numeric))
    }
    switch arguments.count {
    case 1: return add(.call1(function, arguments[0]), .numeric)
    case 2: return add(.call2(function, arguments[0], arguments[1]), .numeric)
    default:
      return add(.call3(function, arguments[0], arguments[1], arguments[2]), .numeric)
    }
  }
}
