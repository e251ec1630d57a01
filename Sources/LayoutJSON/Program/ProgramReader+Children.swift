/// Reads children with their conditions, repetitions and locals, and the statements of `onScroll`.

import LayoutCore

extension ProgramReader {
  /// None where the key isn't there.
  mutating func children<Element>(
    _ cursor: JSONCursor?,
    _ body: (inout ProgramReader, JSONCursor) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Child<Element>] {
    guard let cursor else { return [] }
    var children: [Child<Element>] = []
    for element in try cursor.elements() { children.append(try child(element, body)) }
    return children
  }

  private mutating func child<Element>(
    _ cursor: JSONCursor,
    _ body: (inout ProgramReader, JSONCursor) throws(DocumentError) -> Element
  ) throws(DocumentError) -> Child<Element> {
    let object = try cursor.openObject()
    if object["if"] != nil {
      let object = try cursor.object(["if", "then", "else"])
      let condition = try expression(object.required("if"), of: .boolean)
      let then = try children(object.required("then"), body)
      return .conditional(
        condition, then: then, otherwise: try children(object["else"], body))
    }
    if object["repeat"] != nil {
      let object = try cursor.object(["repeat", "variable", "children"])
      let count = try scalar(object["repeat"])
      var variable: LocalID?
      if let cursor = object["variable"] { variable = try local(cursor) }
      return .repetition(
        count: count, variable: variable, try children(object.required("children"), body))
    }
    if object["let"] != nil {
      let (local, value) = try letStatement(cursor)
      return .local(local, value)
    }
    return .element(try body(&self, cursor))
  }

  private mutating func letStatement(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> (LocalID, ExpressionID) {
    let object = try cursor.object(["let", "value"])
    let id = try local(object.required("let"))
    let type = ResultType(locals[Int(id.rawValue)].type)
    return (id, try expression(object.required("value"), of: type))
  }

  mutating func statements(_ cursor: JSONCursor) throws(DocumentError) -> [ScrollStatement] {
    var statements: [ScrollStatement] = []
    for element in try cursor.elements() { statements.append(try statement(element)) }
    return statements
  }

  private mutating func statement(_ cursor: JSONCursor) throws(DocumentError) -> ScrollStatement {
    let object = try cursor.openObject()
    if object["if"] != nil {
      let object = try cursor.object(["if", "then", "else"])
      let condition = try expression(object.required("if"), of: .boolean)
      let then = try statements(object.required("then"))
      var otherwise: [ScrollStatement] = []
      if let cursor = object["else"] { otherwise = try statements(cursor) }
      return .conditional(condition, then: then, otherwise: otherwise)
    }
    if object["let"] != nil {
      let (local, value) = try letStatement(cursor)
      return .local(local, value)
    }
    return try assignment(cursor)
  }

  private mutating func assignment(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> ScrollStatement {
    let object = try cursor.object(["set", "value"])
    let name = try object.required("set")
    let value = try object.required("value")
    let position = try name.position(in: ScrollProperty.names + ScrollPointProperty.names)
    guard let property = ScrollProperty(rawValue: UInt8(position)) else {
      return .setPoint(
        position == ScrollProperty.names.count ? .translate : .center, try point(value))
    }
    guard property == .hidden else { return .set(property, try scalar(value)) }
    if case .boolean(let isHidden) = value.value.content {
      return .set(.hidden, .constant(isHidden ? 1 : 0))
    }
    return .set(.hidden, .expression(try expression(value, of: .boolean)))
  }
}
