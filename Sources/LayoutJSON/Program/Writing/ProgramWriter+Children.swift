/// Writes children with their conditions, repetitions and locals, and the statements of `onScroll`.

import LayoutCore

extension ProgramWriter {
  /// Written unless there are none.
  mutating func children<Element>(
    _ key: String, _ children: [Child<Element>], _ body: (inout ProgramWriter, Element) -> Void
  ) {
    guard !areNone(children) else { return }
    requiredChildren(key, children, body)
  }

  mutating func requiredChildren<Element>(
    _ key: String, _ children: [Child<Element>], _ body: (inout ProgramWriter, Element) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for child in children { self.child(child, body) }
    json.endArray()
  }

  private mutating func child<Element>(
    _ child: Child<Element>, _ body: (inout ProgramWriter, Element) -> Void
  ) {
    switch child {
    case .element(let element):
      body(&self, element)
    case .conditional(let condition, let then, let otherwise):
      if let holds = decisions.holds(condition) {
        for inner in holds ? then : otherwise { self.child(inner, body) }
        return
      }
      json.beginObject()
      json.key("if")
      expression(condition)
      requiredChildren("then", then, body)
      children("else", otherwise, body)
      json.endObject()
    case .repetition(let count, let variable, let repeated):
      json.beginObject()
      requiredScalar("repeat", count)
      if let variable {
        json.key("variable")
        json.integer(Int(variable.rawValue))
      }
      requiredChildren("children", repeated, body)
      json.endObject()
    case .use(_, let children):
      for inner in children { self.child(inner, body) }
    case .local(let local, let value):
      letStatement(local, value)
    }
  }

  private mutating func letStatement(_ local: LocalID, _ value: ExpressionID) {
    json.beginObject(.inline)
    json.key("let")
    json.integer(Int(local.rawValue))
    json.key("value")
    expression(value)
    json.endObject()
  }

  mutating func scrollHandler(_ key: String, _ handler: ScrollHandler) {
    guard let name = handler.name else { return statements(key, handler.statements) }
    json.key(key)
    json.beginObject(.inline)
    json.key("handler")
    json.string(name)
    json.endObject()
  }

  private mutating func statements(_ key: String, _ statements: [ScrollStatement]) {
    json.key(key)
    json.beginArray()
    for statement in statements { self.statement(statement) }
    json.endArray()
  }

  private mutating func statement(_ statement: ScrollStatement) {
    switch statement {
    case .local(let local, let value):
      letStatement(local, value)
    case .set(let property, let value):
      json.beginObject(.inline)
      json.key("set")
      json.string(property.name)
      json.key("value")
      if property == .hidden, let constant = number(value) {
        json.boolean(constant != 0)
      } else {
        scalar(value)
      }
      json.endObject()
    case .setPoint(let property, let point):
      json.beginObject(.inline)
      json.key("set")
      json.string(property.name)
      self.point("value", point)
      json.endObject()
    case .conditional(let condition, let then, let otherwise):
      if let holds = decisions.holds(condition) {
        for inner in holds ? then : otherwise { self.statement(inner) }
        return
      }
      json.beginObject()
      json.key("if")
      expression(condition)
      statements("then", then)
      if !areNone(otherwise) { statements("else", otherwise) }
      json.endObject()
    }
  }
}
