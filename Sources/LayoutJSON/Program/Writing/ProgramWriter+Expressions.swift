/// Writes expressions as trees of objects, without recursion: a long sum is a deep tree.

import LayoutCore

/// What is left to write of an expression, last first.
private enum Step {
  case expression(ExpressionID)
  case keyed(String, ExpressionID)
  case endObject
  case endArray
}

extension ProgramWriter {
  /// - Complexity: O(nodes of the tree).
  mutating func expression(_ id: ExpressionID) {
    var steps = [Step.expression(id)]
    while let step = steps.popLast() {
      switch step {
      case .expression(let id): node(expressions[decided(id)], &steps)
      case .keyed(let key, let id):
        json.key(key)
        node(expressions[decided(id)], &steps)
      case .endObject: json.endObject()
      case .endArray: json.endArray()
      }
    }
  }

  /// Writes what comes first of `node` and leaves the rest to `steps`.
  private mutating func node(_ node: Expression, _ steps: inout [Step]) {
    switch node {
    case .number(let value): json.number(value)
    case .constant(let id, let value):
      let index = Int(id.rawValue)
      literal(value, index < constants.count ? constants[index].type : .number)
    case .folded(let value, let written): literal(value, type(of: written))
    case .integer(let value): json.integer(Int(value))
    case .boolean(let value): json.boolean(value)
    case .name(let enumeration, let position): name(enumeration, at: Int(position))
    case .input(let input):
      begin("input", input.name)
      json.endObject()
    case .argument(_, let content): steps.append(.expression(content))
    case .parameter(let id):
      beginParameter(id)
      json.endObject()
    case .apply(let id, let index):
      beginParameter(id)
      steps.append(contentsOf: [.endObject, .keyed("index", index)])
    case .sameText(let first, let second): textComparison(first, second)
    case .local(let local):
      json.beginObject(.inline)
      json.key("local")
      json.integer(Int(local.rawValue))
      json.endObject()
    case .unary(let op, let operand):
      begin("op", op.name)
      steps.append(contentsOf: [.endObject, .keyed("operand", operand)])
    case .binary(let op, let left, let right):
      begin("op", op.name)
      steps.append(contentsOf: [.endObject, .keyed("right", right), .keyed("left", left)])
    case .conditional(let condition, let then, let otherwise):
      json.beginObject(.inline)
      steps.append(contentsOf: [
        .endObject, .keyed("else", otherwise), .keyed("then", then), .keyed("if", condition),
      ])
    case .call1(let function, let first): call(function, [first], &steps)
    case .call2(let function, let first, let second): call(function, [second, first], &steps)
    case .call3(let function, let first, let second, let third):
      call(function, [third, second, first], &steps)
    }
  }

  /// A constant as its type is written.
  private mutating func literal(_ value: Double, _ type: ValueType) {
    switch type {
    case .number, .integer: json.number(value)
    case .boolean: json.boolean(value != 0)
    case .name(let enumeration): name(enumeration, at: Int(exactly: value) ?? 0)
    }
  }

  private mutating func name(_ enumeration: EnvironmentEnumeration, at position: Int) {
    let names = enumeration.names
    begin("value", names.indices.contains(position) ? names[position] : names[0])
    json.key("of")
    json.string(enumerationNames[Int(enumeration.rawValue)])
    json.endObject()
  }

  /// - Parameter arguments: last first.
  private mutating func call(
    _ function: Function, _ arguments: [ExpressionID], _ steps: inout [Step]
  ) {
    begin("call", function.name)
    json.key("arguments")
    json.beginArray(.inline)
    steps.append(contentsOf: [.endObject, .endArray])
    for argument in arguments { steps.append(.expression(argument)) }
  }

  private mutating func begin(_ key: String, _ name: String) {
    json.beginObject(.inline)
    json.key(key)
    json.string(name)
  }
}
