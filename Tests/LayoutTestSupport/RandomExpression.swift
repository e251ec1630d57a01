/// Random expressions of numbers, from a seed: with constants, and the same made to depend on the
/// environment.

/// An expression that is a number.
package struct RandomExpression {
  private let seed: UInt64

  package init(seed: UInt64) {
    self.seed = seed
  }

  /// The expression's text.
  ///
  /// - Parameter dependent: whether every number is written so that its value is the same but known
  ///   only when the environment is.
  package func text(dependent: Bool) -> String {
    var printer = RandomExpressionPrinter(
      generator: SeededGenerator(seed: seed), dependent: dependent)
    return printer.number(depth: 4)
  }
}

private struct RandomExpressionPrinter {
  var generator: SeededGenerator
  let dependent: Bool

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

  private mutating func pick(_ words: [String]) -> String { words[roll(words.count)] }

  private mutating func literal() -> String {
    let text = pick(["0", "1", "2", "3", "7", "0.5", "0.1", "1.5", "100", "1e3", "2.5", "pi"])
    return dependent ? "(\(text) + 0 * container.width)" : text
  }

  mutating func number(depth: Int) -> String {
    guard depth > 0 else { return literal() }
    let next = depth - 1
    switch roll(12) {
    case 0: return literal()
    case 1...4:
      let sign = pick(["+", "-", "*", "/"])
      return "\(operand(next)) \(sign) \(operand(next))"
    case 5: return "\(number(depth: next)) \(pick(["+", "-"])) \(number(depth: next))"
    case 6: return "-\(operand(next))"
    case 7:
      let name = pick(["abs", "floor", "ceil", "round", "sqrt", "sin", "cos"])
      return "\(name)(\(number(depth: next)))"
    case 8:
      let name = pick(["min", "max", "mod"])
      return "\(name)(\(number(depth: next)), \(number(depth: next)))"
    case 9:
      return "clamp(\(number(depth: next)), \(number(depth: next)), \(number(depth: next)))"
    default:
      let condition = truth(depth: next)
      return "(if (\(condition)) \(number(depth: next)) else \(number(depth: next)))"
    }
  }

  private mutating func operand(_ depth: Int) -> String { "(" + number(depth: depth) + ")" }

  private mutating func truth(depth: Int) -> String {
    guard depth > 0 else { return pick(["true", "false"]) }
    let next = depth - 1
    switch roll(6) {
    case 0: return "(\(truth(depth: next)) \(pick(["&&", "||"])) \(truth(depth: next)))"
    case 1: return "!(\(truth(depth: next)))"
    default:
      let sign = pick(["==", "!=", "<", "<=", ">", ">="])
      return "(\(number(depth: next)) \(sign) \(number(depth: next)))"
    }
  }
}
