/// What operators and functions of expressions yield.

/// The result of an operator; none for a division by zero.
package func result(of operation: BinaryOperator, _ left: Double, _ right: Double) -> Double? {
  operation.dividesByZero(right) ? nil : operation.value(left, right)
}

/// The result of a call, of which only the first arguments count that the function takes; none for a
/// remainder of a division by zero. Not finite for the root of a negative number.
package func result(of function: Function, _ first: Double, _ second: Double, _ third: Double)
  -> Double?
{
  function.dividesByZero(second) ? nil : function.value(first, second, third)
}

extension BinaryOperator {
  /// The result as IEEE, and so Swift, has it: infinite or no number for a division by zero.
  func value(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: return left + right
    case .subtract: return left - right
    case .multiply: return left * right
    case .divide: return left / right
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

  /// Whether the operator divides by its second operand, and that is zero.
  func dividesByZero(_ right: Double) -> Bool { self == .divide && right == 0 }
}

extension Function {
  /// The result as Swift's functions of the same names have it, for NaN as well.
  func value(_ first: Double, _ second: Double, _ third: Double) -> Double {
    switch self {
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
    case .mod: return first.truncatingRemainder(dividingBy: second)
    }
  }

  /// Whether the function divides by its second argument, and that is zero.
  func dividesByZero(_ second: Double) -> Bool { self == .mod && second == 0 }
}
