/// Expressions where a `CGFloat` is expected.

import LayoutCore

extension SwiftExpressions {
  /// A number where a `CGFloat` is expected.
  mutating func number(_ scalar: Scalar) -> PrintedSwift {
    switch scalar {
    case .constant(let value): return .literal(value)
    case .folded(let value, let id):
      return literal(value, writtenAs: id).map { .literal($0) } ?? number(id)
    case .expression(let id): return number(id)
    }
  }

  /// An expression where a `CGFloat` is expected.
  mutating func number(_ id: ExpressionID) -> PrintedSwift {
    switch model.expressions[id] {
    case .number(let value): return .literal(value)
    case .integer(let value): return .literal(Double(value))
    case .folded(let value, let written):
      return literal(value, writtenAs: written).map { .literal($0) } ?? number(written)
    case .argument(let argument, let content):
      guard let facet = facet(argument, content) else { return number(content) }
      let name = name(facet, .scalar(content))
      return isInteger(facet) ? converted(name) : PrintedSwift(name)
    case .constant(let constant, let value):
      if inlinesConstants { return .literal(value) }
      use.asNumber.insert(constant)
      let declared = noted(names.constants[Int(constant.rawValue)])
      return PrintedSwift(earlierUse.isInteger(constant) ? "CGFloat(" + declared + ")" : declared)
    case .local(let local):
      return isDeclaredWhole(local) ? converted(localName(local)) : PrintedSwift(localName(local))
    case .input(let input):
      return input.type == .integer ? converted(name(input)) : PrintedSwift(name(input))
    case .parameter(let parameter):
      let name = name(parameter)
      return model.parameters[Int(parameter.rawValue)].type == .integer
        ? converted(name) : PrintedSwift(name)
    case .apply(let function, let index): return apply(function, index)
    case .boolean, .name, .sameText: return boolean(id)
    default:
      return isBetterWhole(id) ? converted(integer(id).text) : operation(id)
    }
  }

  private mutating func operation(_ id: ExpressionID) -> PrintedSwift {
    switch model.expressions[id] {
    case .unary(_, let operand): return negated(number(operand))
    case .binary(let binaryOperator, let left, let right):
      return binary(binaryOperator, number(left), number(right))
    case .conditional(let condition, let then, let otherwise):
      if let isTrue = truth(of: condition) { return number(isTrue ? then : otherwise) }
      return ternary(boolean(condition), number(then), number(otherwise))
    case .call1(let function, let first): return call(function, number(first))
    case .call2(.mod, let left, let right):
      return PrintedSwift(
        number(left).typed.text(atLeast: .primary) + ".truncatingRemainder(dividingBy: "
          + number(right).text + ")")
    case .call2(let function, _, _):
      var arguments: [PrintedSwift] = []
      for argument in flattened(id, function) { arguments.append(number(argument)) }
      return list(function == .min ? "min" : "max", arguments)
    case .call3(_, let value, let low, let high):
      let upper = list("min", [number(high), number(value)])
      return list("max", [number(low), upper])
    default: return .literal(0)
    }
  }

  private func converted(_ whole: String) -> PrintedSwift {
    PrintedSwift("CGFloat(" + whole + ")")
  }

  /// Whether a compound is to be computed with `Int`s and then converted: `CGFloat(columns - 1)`.
  private mutating func isBetterWhole(_ id: ExpressionID) -> Bool {
    model.type(of: id) == .integer && isWhole(id) && !range(of: id).mayBeNegativeZero
      && isMadeOfNamedWholes(id)
  }

  private func call(_ function: Function, _ argument: PrintedSwift) -> PrintedSwift {
    let receiver = argument.typed.text(atLeast: .primary)
    switch function {
    case .floor: return PrintedSwift(receiver + ".rounded(.down)")
    case .ceil: return PrintedSwift(receiver + ".rounded(.up)")
    case .round: return PrintedSwift(receiver + ".rounded()")
    case .sqrt: return PrintedSwift(receiver + ".squareRoot()")
    case .sin: return PrintedSwift("sin(" + argument.typed.text + ")")
    case .cos: return PrintedSwift("cos(" + argument.typed.text + ")")
    default: return list("abs", [argument])
    }
  }

  // MARK: - Shared with other types

  func negated(_ operand: PrintedSwift) -> PrintedSwift {
    // A zero below zero is no negated literal in Swift.
    if operand.text == "0" { return PrintedSwift("-0.0", .prefix, typed: "CGFloat(-0.0)") }
    return PrintedSwift(
      "-" + operand.text(atLeast: .primary), .prefix,
      typed: operand.isTyped ? nil : "(-" + operand.typed.text(atLeast: .primary) + ")")
  }

  func binary(
    _ binaryOperator: BinaryOperator, _ left: PrintedSwift, _ right: PrintedSwift
  ) -> PrintedSwift {
    let precedence = binaryOperator.swiftPrecedence
    let tighter = SwiftPrecedence(rawValue: precedence.rawValue + 1) ?? .primary
    let isLogical = binaryOperator == .and || binaryOperator == .or
    let leftLeast = precedence == .comparison ? tighter : precedence
    let end =
      " " + binaryOperator.swift + " " + right.text(atLeast: isLogical ? precedence : tighter)
    return PrintedSwift(
      left.text(atLeast: leftLeast) + end, precedence,
      typed: left.isTyped || right.isTyped ? nil : left.typed.text(atLeast: leftLeast) + end)
  }

  func ternary(
    _ condition: PrintedSwift, _ then: PrintedSwift, _ otherwise: PrintedSwift
  ) -> PrintedSwift {
    let start = condition.text(atLeast: .or) + " ? "
    let end = " : " + otherwise.text
    return PrintedSwift(
      start + then.text(atLeast: .or) + end, .ternary,
      typed: then.isTyped || otherwise.isTyped
        ? nil : start + then.typed.text(atLeast: .or) + end)
  }

  /// A call of a function whose arguments have one type.
  func list(_ function: String, _ arguments: [PrintedSwift]) -> PrintedSwift {
    var end = ""
    for argument in arguments.dropFirst() { end += ", " + argument.text }
    end += ")"
    guard let first = arguments.first else { return PrintedSwift(function + end) }
    return PrintedSwift(
      function + "(" + first.text + end,
      typed: arguments.contains { $0.isTyped } ? nil : function + "(" + first.typed.text + end)
  }

  /// Nested calls of `min` or `max` as the arguments of one.
  func flattened(_ id: ExpressionID, _ function: Function) -> [ExpressionID] {
    guard case .call2(function, let left, let right) = model.expressions[id] else { return [id] }
    return flattened(left, function) + [right]
  }
}

extension PrintedSwift {
  /// A number as a literal: in places that say no type, one of `CGFloat`.
  static func literal(_ value: Double) -> PrintedSwift {
    guard value.isFinite else {
      let name = value.isNaN ? ".nan" : ".infinity"
      guard value < 0 else { return PrintedSwift(name, typed: "CGFloat" + name) }
      return PrintedSwift("-CGFloat" + name, .prefix)
    }
    let text = value == 0 && value.sign == .minus ? "-0.0" : SwiftNames.literal(value)
    return PrintedSwift(
      text, text.hasPrefix("-") ? .prefix : .primary, typed: "CGFloat(" + text + ")")
  }
}
