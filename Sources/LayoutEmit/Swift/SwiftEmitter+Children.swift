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
        block("for " + counter + " in 0..<" + times + " {") { $0.fill(name, body, declare) }
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
  mutating func branch<Children: Collection>(
    _ condition: ExpressionID, _ then: Children, _ otherwise: Children,
    _ body: (inout SwiftEmitter, Children) -> Void
  ) {
    let test = expressions.boolean(condition)
    guard !then.isEmpty else {
      block("if !" + test.text(atLeast: .primary) + " {") { body(&$0, otherwise) }
      return
    }
    block("if " + test.text + " {", close: "") { body(&$0, then) }
    guard !otherwise.isEmpty else { return writer.line("}") }
    block("} else {") { body(&$0, otherwise) }
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
