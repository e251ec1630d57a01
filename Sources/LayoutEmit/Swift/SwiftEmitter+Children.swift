/// Children as arrays: a literal where nothing depends on a condition, else a variable that is filled.

import LayoutCore

extension SwiftEmitter {
  /// The children as an array of names and calls.
  ///
  /// - Parameters:
  ///   - type: The type of the array's elements.
  ///   - variable: What the array is called where it needs a name.
  ///   - calls: Whether functions of pieces may give elements.
  ///   - declare: Declares one element and gives its name.
  mutating func array<Element: Equatable & Sendable>(
    _ children: [Child<Element>], of type: String, named variable: String, calls: Bool = true,
    _ declare: (inout SwiftEmitter, Element) -> String
  ) -> SwiftCode {
    let children = settled(children, calls: calls)
    guard children.allSatisfy({ isPlain($0) }) else {
      let name = scope.unique(variable)
      writer.line("var " + name + ": [" + type + "] = []")
      fill(name, children, declare)
      return .text(name)
    }
    return .joined(elements(children, declare))
  }

  /// Whether a child is there whatever the environment, with nothing that differs from time to time.
  private mutating func isPlain<Element>(_ child: Child<Element>) -> Bool {
    switch child {
    case .element, .local, .use: return true
    case .conditional: return false
    case .repetition(let count, let variable, let body):
      guard variable == nil, (expressions.constant(count) ?? .infinity) <= 6 else { return false }
      return body.allSatisfy { child in
        if case .local = child { return false }
        return isPlain(child)
      }
    }
  }

  /// The plain children, in order.
  private mutating func elements<Element>(
    _ children: [Child<Element>], _ declare: (inout SwiftEmitter, Element) -> String
  ) -> [SwiftElement] {
    var result: [SwiftElement] = []
    for child in children {
      switch child {
      case .element(let element): result.append(.one(.text(declare(&self, element))))
      case .repetition(let count, _, let body):
        let times = Int(count.constant ?? 0)
        var once = elements(body, declare)
        if times > 1 { once = once.map { named($0) } }
        for _ in 0..<times { result += once }
      case .use(let use, _):
        guard let position = pieces.call(use) else { continue }
        let code = call(use, position)
        result.append(pieces.functions[position].isArray ? .several(code) : .one(code))
      case .local(let local, let value): declareLocal(local, value)
      case .conditional: continue
      }
    }
    return result
  }

  /// What a call gives, by a name.
  private mutating func named(_ element: SwiftElement) -> SwiftElement {
    guard case .call(let function, _) = element.code else { return element }
    var name = SwiftNames.bare(function) + "Element"
    if case .several = element { name += "s" }
    name = scope.unique(name)
    writer.code("let " + name + " = ", element.code)
    switch element {
    case .one: return .one(.text(name))
    case .several: return .several(.text(name))
    }
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
        let outer = scope
        block(loopOpening(count, variable)) { $0.fill(name, body, declare) }
        scope = outer
      case .use(let use, _):
        guard let position = pieces.call(use) else { continue }
        let code = call(use, position)
        if pieces.functions[position].isArray {
          writer.code(name + " += ", code)
        } else {
          writer.code(name + ".append(", code, ")")
        }
      case .local(let local, let value): declareLocal(local, value)
      }
    }
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

/// What stands in an array: an element, or an array of several.
enum SwiftElement {
  case one(SwiftCode)
  case several(SwiftCode)

  var code: SwiftCode {
    switch self {
    case .one(let code), .several(let code): return code
    }
  }
}

extension SwiftCode {
  /// An array of elements; a sum of arrays where some give several.
  static func joined(_ elements: [SwiftElement]) -> SwiftCode {
    var operands: [SwiftCode] = []
    var run: [SwiftCode] = []
    for element in elements {
      switch element {
      case .one(let code): run.append(code)
      case .several(let code):
        if !run.isEmpty { operands.append(.array(run)) }
        run = []
        operands.append(code)
      }
    }
    if !run.isEmpty || operands.isEmpty { operands.append(.array(run)) }
    return operands.count == 1 ? operands[0] : .sum(operands)
  }
}
