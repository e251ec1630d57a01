/// What conditions are known to be because of the arguments of `define`s: the program has no arguments,
/// and of such conditions only the branch they take.

import LayoutCore

/// The constant expressions of a layout.
struct KnownDecisions {
  /// By expression; none where the environment decides, or where nothing finite comes out.
  private let values: [Double?]

  /// - Complexity: O(expressions).
  init(_ model: LayoutModel) {
    var values: [Double?] = []
    // Elsewhere the compiler has decided already, or somebody wants to see the condition.
    if !model.arguments.isEmpty {
      values.reserveCapacity(model.expressions.nodes.count)
      for node in model.expressions.nodes { values.append(value(of: node, values)) }
    }
    self.values = values
  }

  /// Whether a condition holds, if that is known.
  func holds(_ id: ExpressionID) -> Bool? {
    guard Int(id.rawValue) < values.count, let value = values[Int(id.rawValue)] else { return nil }
    return value != 0
  }
}

/// - Parameter values: Those of the nodes before this one.
private func value(of node: Expression, _ values: [Double?]) -> Double? {
  func known(_ id: ExpressionID) -> Double? {
    Int(id.rawValue) < values.count ? values[Int(id.rawValue)] : nil
  }
  switch node {
  case .number(let value), .constant(_, let value), .folded(let value, _): return value
  case .integer(let value): return Double(value)
  case .boolean(let value): return value ? 1 : 0
  case .name(_, let position): return Double(position)
  case .argument(_, let content): return known(content)
  case .sameText(.literal(let first), .literal(let second)): return sameText(first, second) ? 1 : 0
  case .input, .local, .parameter, .apply, .sameText: return nil
  case .unary(let operation, let operand):
    guard let operand = known(operand) else { return nil }
    return operation == .negate ? -operand : operand == 0 ? 1 : 0
  case .binary(let operation, let left, let right):
    return value(of: operation, known(left), known(right))
  case .conditional(let condition, let then, let otherwise):
    guard let condition = known(condition) else { return nil }
    return known(condition != 0 ? then : otherwise)
  case .call1(let function, let first): return value(of: function, [known(first)])
  case .call2(let function, let first, let second):
    return value(of: function, [known(first), known(second)])
  case .call3(let function, let first, let second, let third):
    return value(of: function, [known(first), known(second), known(third)])
  }
}

private func value(
  of operation: BinaryOperator, _ left: Double?, _ right: Double?
) -> Double? {
  switch operation {
  case .and where left == 0, .or where left.map({ $0 != 0 }) ?? false:
    return left == 0 ? 0 : 1
  case .divide where right == 0: return nil
  default:
    guard let left, let right else { return nil }
    return finite(result(of: operation, left, right))
  }
}

private func value(of function: Function, _ arguments: [Double?]) -> Double? {
  var values: [Double] = []
  for argument in arguments {
    guard let argument else { return nil }
    values.append(argument)
  }
  if function == .mod, values[1] == 0 { return nil }
  while values.count < 3 { values.append(0) }
  return finite(result(of: function, values[0], values[1], values[2]))
}

/// What isn't finite is for the evaluator to report.
private func finite(_ value: Double?) -> Double? {
  guard let value, value.isFinite else { return nil }
  return value
}
