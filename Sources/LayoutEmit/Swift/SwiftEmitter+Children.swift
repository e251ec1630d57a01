/// Children as arrays: a literal where nothing depends on a condition, else a variable that is filled.

import LayoutCore

extension SwiftEmitter {
  /// The children as an array of names.
  ///
  /// - Parameters:
  ///   - type: The type of the array's elements.
  ///   - variable: What the array is called where it needs a name.
  ///   - declare: Declares one element and gives its name.
  mutating func array<Element: Equatable & Sendable>(
    _ children: [Child<Element>], of type: String, named variable: String,
    _ declare: (inout SwiftEmitter, Element) -> String
  ) -> SwiftCode {
    guard children.contains(where: { !$0.isPlain }) else {
      return .array(names(children, declare).map { .text($0) })
    }
    let name = scope.unique(variable)
    writer.line("var " + name + ": [" + type + "] = []")
    fill(name, children, declare)
    return .text(name)
  }

  /// The names of children that depend on nothing, in order.
  private mutating func names<Element>(
    _ children: [Child<Element>], _ declare: (inout SwiftEmitter, Element) -> String
  ) -> [String] {
    var result: [String] = []
    for child in children {
      switch child {
      case .element(let element): result.append(declare(&self, element))
      case .repetition(let count, _, let body):
        let once = names(body, declare)
        for _ in 0..<Int(count.constant ?? 0) { result += once }
      case .conditional, .local: break
      }
    }
    return result
  }

  /// Statements that append the children to an array.
  private mutating func fill<Element: Equatable & Sendable>(
    _ name: String, _ children: [Child<Element>],
    _ declare: (inout SwiftEmitter, Element) -> String
  ) {
    for child in children {
      switch child {
      case .element(let element):
        let declared = declare(&self, element)
        writer.line(name + ".append(" + declared + ")")
      case .conditional(let condition, let then, let otherwise):
        branch(condition, then, otherwise) { $0.fill(name, $1, declare) }
      case .repetition(let count, let variable, let body):
        var counter = "_"
        if let variable {
          counter = scope.unique(model.locals[Int(variable.rawValue)].name)
          expressions.localNames[variable] = counter
        }
        let times = expressions.integer(count).text(atLeast: .addition)
        scopedBlock("for " + counter + " in 0..<" + times + " {", close: "}") {
          $0.fill(name, body, declare)
        }
      case .local(let local, let value): declareLocal(local, value)
      }
    }
  }

  /// `let name = value` for a local that is set where it stands.
  mutating func declareLocal(_ local: LocalID, _ value: ExpressionID) {
    let text = expressions.any(value).text
    let name = scope.unique(model.locals[Int(local.rawValue)].name)
    expressions.localNames[local] = name
    writer.line("let " + name + " = " + text)
  }

  /// `if … { } else if … { } else { }` round lists of children.
  mutating func branch<Element>(
    _ condition: ExpressionID, _ then: [Element], _ otherwise: [Element],
    _ body: (inout SwiftEmitter, [Element]) -> Void
  ) where Element: SwiftBranching {
    guard !then.isEmpty else {
      let test = "!" + expressions.boolean(condition).text(atLeast: .primary)
      scopedBlock("if " + test + " {", close: "}") { body(&$0, otherwise) }
      return
    }
    scopedBlock("if " + expressions.boolean(condition).text + " {") { body(&$0, then) }
    var rest = otherwise
    while rest.count == 1, let (next, nextThen, nextOtherwise) = rest[0].branches, !nextThen.isEmpty
    {
      let test = expressions.boolean(next).text
      scopedBlock("} else if " + test + " {") { body(&$0, nextThen) }
      rest = nextOtherwise
    }
    if !rest.isEmpty { scopedBlock("} else {") { body(&$0, rest) } }
    writer.line("}")
  }

  /// A block whose names are free again behind it.
  private mutating func scopedBlock(
    _ open: String, close: String = "", _ body: (inout SwiftEmitter) -> Void
  ) {
    let outer = scope
    block(open, close: close, body)
    scope = outer
  }
}

/// Something that may be a condition with branches.
protocol SwiftBranching {
  /// The condition and the branches; none for anything else.
  var branches: (ExpressionID, [Self], [Self])? { get }
}

extension Child: SwiftBranching {
  var branches: (ExpressionID, [Child], [Child])? {
    if case .conditional(let condition, let then, let otherwise) = self {
      return (condition, then, otherwise)
    }
    return nil
  }
}

extension ScrollStatement: SwiftBranching {
  var branches: (ExpressionID, [ScrollStatement], [ScrollStatement])? {
    if case .conditional(let condition, let then, let otherwise) = self {
      return (condition, then, otherwise)
    }
    return nil
  }
}

extension Child {
  /// Whether it is there whatever the environment, with nothing that differs from time to time.
  fileprivate var isPlain: Bool {
    switch self {
    case .element: return true
    case .conditional, .local: return false
    case .repetition(let count, let variable, let body):
      return variable == nil && (count.constant ?? .infinity) <= 6 && body.allSatisfy { $0.isPlain }
    }
  }
}
