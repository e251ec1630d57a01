/// What holds of whole expressions.

import LayoutCore

extension ExpressionPool {
  /// Whether two expressions are written alike.
  func isSame(_ left: ExpressionID, _ right: ExpressionID) -> Bool {
    if left == right { return true }
    switch (self[left], self[right]) {
    case (.unary(let first, let a), .unary(let second, let b)):
      return first == second && isSame(a, b)
    case (.binary(let first, let a, let b), .binary(let second, let c, let d)):
      return first == second && isSame(a, c) && isSame(b, d)
    case (.call1(let first, let a), .call1(let second, let b)):
      return first == second && isSame(a, b)
    case (.call2(let first, let a, let b), .call2(let second, let c, let d)):
      return first == second && isSame(a, c) && isSame(b, d)
    case (.call3(let first, let a, let b, let c), .call3(let second, let d, let e, let f)):
      return first == second && isSame(a, d) && isSame(b, e) && isSame(c, f)
    case (.conditional(let a, let b, let c), .conditional(let d, let e, let f)):
      return isSame(a, d) && isSame(b, e) && isSame(c, f)
    case (.apply(let first, let a), .apply(let second, let b)):
      return first == second && isSame(a, b)
    case (.folded(_, let a), .folded(_, let b)): return isSame(a, b)
    case (.argument(let first, let a), .argument(let second, let b)):
      return first == second && isSame(a, b)
    case (let first, let second): return first == second
    }
  }
}
