/// Values that conditions choose, or that are parameters of pieces, as Swift.

import LayoutCore

extension SwiftEmitter {
  /// A value that conditions choose: a ternary where there is something to choose.
  mutating func choice<Value>(
    _ choice: Choice<Value>, _ print: (inout SwiftEmitter, Value) -> String
  ) -> PrintedSwift {
    self.choice(choice, print) { _, _, _ in nil }
  }

  /// The same, where parameters of pieces have names.
  ///
  /// - Parameter name: The name of the parameter at a position, which is given the choice; none where it
  ///   is printed as what it is.
  mutating func choice<Value>(
    _ choice: Choice<Value>, _ print: (inout SwiftEmitter, Value) -> String,
    _ name: (inout SwiftEmitter, Int, Choice<Value>) -> String?
  ) -> PrintedSwift {
    switch expressions.settled(choice) {
    case .always(let value): return PrintedSwift(print(&self, value))
    case .argument(let argument, let content):
      if let position = expressions.parameter(argument)?.position,
        let name = name(&self, position, content)
      {
        return PrintedSwift(name)
      }
      return self.choice(content, print, name)
    case .conditional(let condition, let then, let otherwise):
      let decision = expressions.boolean(condition)
      let first = self.choice(then, print, name)
      let second = self.choice(otherwise, print, name)
      return PrintedSwift(
        decision.text(atLeast: .or) + " ? " + first.text(atLeast: .or) + " : " + second.text,
        .ternary)
    }
  }

  /// A value of an enumeration.
  ///
  /// - Parameter type: Apple's name of the type of a parameter; none where there can't be one.
  mutating func word<Value>(
    _ choice: Choice<Value>, as type: String?, _ word: (Value) -> String
  ) -> PrintedSwift {
    self.choice(choice) { _, value in
      word(value)
    } _: { emitter, position, content in
      guard let type else { return nil }
      return emitter.expressions.name(
        SwiftFacet(position, .word(type)), .word(content.mapped(word)))
    }
  }

  /// A text, which may be an element kind.
  mutating func text(
    _ choice: Choice<TextValue>, _ print: (inout SwiftEmitter, TextValue) -> String
  ) -> String {
    self.choice(choice, print) { emitter, position, content in
      emitter.expressions.name(SwiftFacet(position, .text), .text(content))
    }.text
  }

  /// A Boolean that conditions choose; the condition itself where it chooses `true`.
  mutating func flag(_ choice: Choice<Bool>) -> PrintedSwift {
    let choice = expressions.settled(choice)
    guard case .conditional(let condition, .always(let then), .always(let otherwise)) = choice,
      then != otherwise
    else { return self.choice(choice) { _, value in value ? "true" : "false" } }
    let decision = expressions.boolean(condition)
    return then ? decision : PrintedSwift("!" + decision.text(atLeast: .primary), .prefix)
  }
}

extension Choice {
  /// The same choice between other values.
  fileprivate func mapped<Result>(_ transform: (Value) -> Result) -> Choice<Result> {
    switch self {
    case .always(let value): return .always(transform(value))
    case .argument(let argument, let content): return .argument(argument, content.mapped(transform))
    case .conditional(let condition, let then, let otherwise):
      return .conditional(
        condition, then: then.mapped(transform), otherwise: otherwise.mapped(transform))
    }
  }
}
