/// The types of expressions.

extension LayoutModel {
  /// What an expression of the layout yields.
  ///
  /// - Complexity: O(nodes of the tree).
  package func type(of id: ExpressionID) -> ValueType {
    switch expressions[id] {
    case .number: return .number
    case .integer: return .integer
    case .boolean: return .boolean
    case .name(let enumeration, _): return .name(enumeration)
    case .input(let input): return input.type
    case .local(let local): return locals[Int(local.rawValue)].type
    case .constant(let constant, _): return constants[Int(constant.rawValue)].type
    case .folded(_, let written), .argument(_, let written): return type(of: written)
    case .parameter(let parameter), .apply(let parameter, _):
      return parameters[Int(parameter.rawValue)].type.valueType ?? .boolean
    case .sameText: return .boolean
    case .unary(let unaryOperator, let operand):
      return unaryOperator == .not ? .boolean : type(of: operand)
    case .binary(let binaryOperator, let left, let right):
      switch binaryOperator {
      case .add, .subtract, .multiply: return joined([left, right])
      case .divide: return .number
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or:
        return .boolean
      }
    case .conditional(_, let then, let otherwise):
      let first = type(of: then)
      return first == .integer || first == .number ? joined([then, otherwise]) : first
    case .call1(let function, let first): return type(of: function, [first])
    case .call2(let function, let first, let second): return type(of: function, [first, second])
    case .call3(let function, let first, let second, let third):
      return type(of: function, [first, second, third])
    }
  }

  private func type(of function: Function, _ arguments: [ExpressionID]) -> ValueType {
    switch function {
    case .floor, .ceil, .round: return .integer
    case .sqrt, .sin, .cos: return .number
    case .min, .max, .abs, .clamp, .mod: return joined(arguments)
    }
  }

  /// Whole numbers give whole numbers; with any other number among them, a number.
  private func joined(_ operands: [ExpressionID]) -> ValueType {
    operands.allSatisfy { type(of: $0) == .integer } ? .integer : .number
  }
}
