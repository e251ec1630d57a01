/// Closures within functions of a generated type, with an environment of their own.

import LayoutCore

/// The statements of a closure, and what they use.
struct SwiftClosureBody {
  var text: SwiftWriter
  var context: SwiftClosureContext
}

extension SwiftEmitter {
  /// Prints the body of a closure.
  ///
  /// - Parameters:
  ///   - context: what the closure calls what expressions name.
  ///   - indentation: how much further in than what stands round it.
  ///   - names: what the closure calls things by itself.
  ///   - body: prints the statements; told whether an only one can do without `return`.
  mutating func closure(
    _ context: SwiftClosureContext, indentation: Int = 1, names: [String] = [],
    _ body: (inout SwiftEmitter, _ isAlone: Bool) -> Void
  ) -> SwiftClosureBody {
    let before = self
    var printed = closure(context, indentation, names, naming: [], body)
    let uses = EnvironmentInput.allCases.filter { (printed.context.inputUses[$0] ?? 0) > 1 }
    if !uses.isEmpty {
      self = before
      printed = closure(context, indentation, names, naming: uses, body)
    }
    return printed
  }

  private mutating func closure(
    _ context: SwiftClosureContext, _ indentation: Int, _ names: [String],
    naming inputs: [EnvironmentInput],
    _ body: (inout SwiftEmitter, Bool) -> Void
  ) -> SwiftClosureBody {
    expressions.needs.hasClosure = true
    let outer = writer
    let outerScope = scope
    for name in names { scope.take(name) }
    writer = SwiftWriter(indentation: outer.indentation + indentation)
    expressions.beginClosure(context)
    for input in inputs { expressions.closure?.inputNames[input] = scope.unique(input.shortName) }
    body(&self, inputs.isEmpty)
    let used = expressions.endClosure()
    defer {
      writer = outer
      scope = outerScope
    }
    return SwiftClosureBody(text: writer, context: used)
  }

  /// `let name = environment.…` for what a closure asks for more than once.
  mutating func declareInputs(of context: SwiftClosureContext) {
    for input in EnvironmentInput.allCases {
      if let name = context.inputNames[input] { writer.line(naming(of: input, name)) }
    }
  }
}
