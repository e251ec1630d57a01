/// What operators and functions of expressions yield.

/// The result of an operator; none for a division by zero.
package func result(of operation: BinaryOperator, _ left: Double, _ right: Double) -> Double? {
  switch operation {
  case .add: return left + right
  case .subtract: return left - right
  case .multiply: return left * right
  case .divide: return right == 0 ? nil : left / right
  case .equal: return left == right ? 1 : 0
  case .notEqual: return left != right ? 1 : 0
  case .less: return left < right ? 1 : 0
  case .lessOrEqual: return left <= right ? 1 : 0
  case .greater: return left > right ? 1 : 0
  case .greaterOrEqual: return left >= right ? 1 : 0
  case .and: return left != 0 && right != 0 ? 1 : 0
  case .or: return left != 0 || right != 0 ? 1 : 0
  }
}

/// The result of a call, of which only the first arguments count that the function takes; none for a
/// remainder of a division by zero. Not finite for the root of a negative number.
package func result(of function: Function, _ first: Double, _ second: Double, _ third: Double)
  -> Double?
{
  switch function {
  case .min: return Swift.min(first, second)
  case .max: return Swift.max(first, second)
  case .abs: return first.magnitude
  case .floor: return first.rounded(.down)
  case .ceil: return first.rounded(.up)
  case .round: return first.rounded()
  case .sqrt: return first.squareRoot()
  case .sin: return sine(first)
  case .cos: return cosine(first)
  case .clamp: return Swift.max(second, Swift.min(third, first))
  case .mod: return second == 0 ? nil : first.truncatingRemainder(dividingBy: second)
  }
}
