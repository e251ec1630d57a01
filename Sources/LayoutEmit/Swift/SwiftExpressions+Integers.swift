/// Expressions where an `Int` is expected.

import LayoutCore

extension SwiftExpressions {
  /// A whole number where an `Int` is expected.
  mutating func integer(_ scalar: Scalar) -> PrintedSwift {
    switch scalar {
    case .constant(let value): return wholeLiteral(value)
    case .folded(let value, let id):
      return literal(value, writtenAs: id).map { wholeLiteral($0) } ?? integer(id)
    case .expression(let id): return integer(id)
    }
  }

  /// An expression where an `Int` is expected. What isn't made of `Int`s is computed as a `CGFloat` and
  /// converted last.
  mutating func integer(_ id: ExpressionID) -> PrintedSwift {
    guard isWhole(id) else { return converted(id) }
    switch model.expressions[id] {
    case .number(let value): return wholeLiteral(value)
    case .integer(let value): return wholeLiteral(Double(value))
    case .folded(let value, let written):
      return literal(value, writtenAs: written).map { wholeLiteral($0) } ?? integer(written)
    case .argument(let argument, let content):
      guard let facet = facet(argument, content) else { return integer(content) }
      frame?.noteInteger(facet.parameter)
      return PrintedSwift(name(facet, .scalar(content)))
    case .constant(let constant, let value):
      if inlinesConstants { return wholeLiteral(value) }
      use.asInteger.insert(constant)
      let declared = noted(names.constants[Int(constant.rawValue)])
      return PrintedSwift(earlierUse.isInteger(constant) ? declared : "Int(" + declared + ")")
    case .local(let local): return PrintedSwift(localName(local))
    case .input(let input): return PrintedSwift(name(input))
    case .parameter(let parameter): return PrintedSwift(name(parameter))
    case .unary(_, let operand):
      return PrintedSwift("-" + integer(operand).text(atLeast: .primary), .prefix)
    case .binary(let binaryOperator, let left, let right):
      return binary(binaryOperator, integer(left), integer(right))
    case .conditional(let condition, let then, let otherwise):
      if let isTrue = truth(of: condition) { return integer(isTrue ? then : otherwise) }
      return ternary(boolean(condition), integer(then), integer(otherwise))
    case .call1(.abs, let operand): return PrintedSwift("abs(" + integer(operand).text + ")")
    case .call1(_, let operand):
      guard let (left, right) = wholeDivision(operand) else { return integer(operand) }
      return quotient("/", left, right)
    case .call2(.mod, let left, let right): return quotient("%", left, right)
    case .call2(let function, _, _):
      var arguments: [PrintedSwift] = []
      for argument in flattened(id, function) { arguments.append(integer(argument)) }
      return list(function == .min ? "min" : "max", arguments)
    case .call3(_, let value, let low, let high):
      let upper = list("min", [integer(high), integer(value)])
      return list("max", [integer(low), upper])
    default: return converted(id)
    }
  }

  private mutating func quotient(
    _ sign: String, _ left: ExpressionID, _ right: ExpressionID
  ) -> PrintedSwift {
    PrintedSwift(
      integer(left).text(atLeast: .multiplication) + " " + sign + " "
        + integer(right).text(atLeast: .prefix), .multiplication)
  }

  /// A `CGFloat` as an `Int`: by a helper where it may be too large for one, or no number.
  private mutating func converted(_ id: ExpressionID) -> PrintedSwift {
    let range = range(of: id)
    var printed = number(id).typed
    if model.type(of: id) != .integer {
      printed = PrintedSwift(printed.text(atLeast: .primary) + ".rounded()")
    }
    if range.isSafeInteger { return PrintedSwift("Int(" + printed.text + ")") }
    needsWholeNumber = true
    return PrintedSwift(noted("wholeNumber") + "(" + printed.text + ")")
  }

  private func wholeLiteral(_ value: Double) -> PrintedSwift {
    let whole = value.isNaN ? 0 : min(max(value.rounded(), -1e15), 1e15)
    return PrintedSwift(String(Int64(whole)), whole < 0 ? .prefix : .primary)
  }
}
