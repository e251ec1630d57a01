/// Reads children with their conditions, repetitions and locals, and the statements of `onScroll`.

import LayoutCore

/// A list of children of which some are still to be read.
private struct OpenList<Element: Equatable & Sendable> {
  /// What becomes of the list.
  enum Use {
    case whole
    case then(ExpressionID, otherwise: JSONCursor?)
    case otherwise(ExpressionID, then: [Child<Element>])
    case repetition(count: Scalar, variable: LocalID?)
  }

  var use: Use
  /// Last first.
  var rest: [JSONCursor]
  var children: [Child<Element>] = []

  init(
    _ use: Use, _ cursor: JSONCursor, _ reader: inout ProgramReader
  ) throws(DocumentError) {
    self.use = use
    rest = try cursor.elements().reversed()
    try reader.enterList(cursor)
  }
}

extension ProgramReader {
  /// None where the key isn't there. Works on a stack of its own: conditions and repetitions nest.
  mutating func children<Element>(
    _ cursor: JSONCursor?,
    _ body: (inout ProgramReader, JSONCursor) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Child<Element>] {
    guard let cursor else { return [] }
    var lists = [try OpenList<Element>(.whole, cursor, &self)]
    while var list = lists.popLast() {
      if let child = list.rest.popLast() {
        let form = try self.form(of: child)
        if form == .element { list.children.append(.element(try body(&self, child))) }
        if form == .local { list.children.append(try local(child)) }
        lists.append(list)
        if form == .conditional { lists.append(try conditional(child)) }
        if form == .repetition { lists.append(try repetition(child)) }
      } else if let whole = try close(list, &lists) {
        return whole
      }
    }
    return []
  }

  /// Puts a finished list where it belongs; returns it if it is the whole.
  @inline(never)
  private mutating func close<Element>(
    _ list: OpenList<Element>, _ lists: inout [OpenList<Element>]
  ) throws(DocumentError) -> [Child<Element>]? {
    leaveList()
    let child: Child<Element>
    switch list.use {
    case .whole: return list.children
    case .then(let condition, let cursor?):
      lists.append(try OpenList(.otherwise(condition, then: list.children), cursor, &self))
      return nil
    case .then(let condition, nil):
      child = .conditional(condition, then: list.children, otherwise: [])
    case .otherwise(let condition, let then):
      child = .conditional(condition, then: then, otherwise: list.children)
    case .repetition(let count, let variable):
      child = .repetition(count: count, variable: variable, list.children)
    }
    lists[lists.count - 1].children.append(child)
    return nil
  }

  private enum ChildForm {
    case element, conditional, repetition, local
  }

  @inline(never)
  private func form(of cursor: JSONCursor) throws(DocumentError) -> ChildForm {
    let object = try cursor.openObject()
    if object["if"] != nil { return .conditional }
    if object["repeat"] != nil { return .repetition }
    return object["let"] != nil ? .local : .element
  }

  @inline(never)
  private mutating func conditional<Element>(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> OpenList<Element> {
    let object = try cursor.object(["if", "then", "else"])
    let condition = try expression(object.required("if"), of: .boolean)
    return try OpenList(
      .then(condition, otherwise: object["else"]), object.required("then"), &self)
  }

  @inline(never)
  private mutating func repetition<Element>(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> OpenList<Element> {
    let object = try cursor.object(["repeat", "variable", "children"])
    let count = try scalar(object["repeat"])
    var variable: LocalID?
    if let cursor = object["variable"] { variable = try local(cursor) }
    return try OpenList(
      .repetition(count: count, variable: variable), object.required("children"), &self)
  }

  @inline(never)
  private mutating func local<Element>(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> Child<Element> {
    let (local, value) = try letStatement(cursor)
    return .local(local, value)
  }

  private mutating func letStatement(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> (LocalID, ExpressionID) {
    let object = try cursor.object(["let", "value"])
    let id = try local(object.required("let"))
    let type = ResultType(locals[Int(id.rawValue)].type)
    return (id, try expression(object.required("value"), of: type))
  }

  /// Statements, or the name of the closure that does it all.
  mutating func scrollHandler(_ cursor: JSONCursor) throws(DocumentError) -> ScrollHandler {
    let id = nextElement()
    switch cursor.value.content {
    case .array: return ScrollHandler(id: id, statements: try statements(cursor))
    case .object:
      let name = try cursor.object(["handler"]).required("handler").string()
      return ScrollHandler(id: id, statements: [], name: name)
    default: throw cursor.expected(.handler)
    }
  }

  private mutating func statements(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> [ScrollStatement] {
    try enterList(cursor)
    var statements: [ScrollStatement] = []
    for element in try cursor.elements() {
      switch try form(of: element) {
      case .conditional: statements.append(try conditionalStatement(element))
      case .local: statements.append(try localStatement(element))
      case .element, .repetition: statements.append(try assignment(element))
      }
    }
    leaveList()
    return statements
  }

  @inline(never)
  private mutating func conditionalStatement(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> ScrollStatement {
    let object = try cursor.object(["if", "then", "else"])
    let condition = try expression(object.required("if"), of: .boolean)
    let then = try statements(object.required("then"))
    var otherwise: [ScrollStatement] = []
    if let cursor = object["else"] { otherwise = try statements(cursor) }
    return .conditional(condition, then: then, otherwise: otherwise)
  }

  @inline(never)
  private mutating func localStatement(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> ScrollStatement {
    let (local, value) = try letStatement(cursor)
    return .local(local, value)
  }

  @inline(never)
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
