/// Reads the values of attributes; what isn't there has its default.

import LayoutCore

extension ProgramReader {
  func name<Value: ProgramNamed>(_ cursor: JSONCursor) throws(DocumentError) -> Value {
    let position = try cursor.position(in: Value.names)
    guard let value = Value(rawValue: UInt8(position)) else {
      throw cursor.expected(.oneOf(Value.names))
    }
    return value
  }

  func name<Value: ProgramNamed>(
    _ cursor: JSONCursor?, default: Value
  ) throws(DocumentError) -> Value {
    guard let cursor else { return `default` }
    return try name(cursor)
  }

  /// The constant 0 where there is nothing.
  mutating func scalar(_ cursor: JSONCursor?) throws(DocumentError) -> Scalar {
    try optionalScalar(cursor) ?? .zero
  }

  mutating func optionalScalar(_ cursor: JSONCursor?) throws(DocumentError) -> Scalar? {
    guard let cursor else { return nil }
    if case .number(let number) = cursor.value.content { return .constant(number) }
    return .expression(try expression(cursor, of: .numeric))
  }

  mutating func choice<Value>(
    _ cursor: JSONCursor?, default: Value
  ) throws(DocumentError) -> Choice<Value> where Value: ProgramNamed {
    guard let cursor else { return .always(`default`) }
    return try nameChoice(cursor)
  }

  mutating func nameChoice<Value: ProgramNamed>(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> Choice<Value> {
    try choice(cursor) { (reader: inout ProgramReader, cursor) throws(DocumentError) -> Value in
      try reader.name(cursor)
    }
  }

  mutating func choice(
    _ cursor: JSONCursor?, default: Bool
  ) throws(DocumentError) -> Choice<Bool> {
    guard let cursor else { return .always(`default`) }
    return try choice(cursor) {
      (_: inout ProgramReader, cursor) throws(DocumentError) -> Bool in try cursor.boolean()
    }
  }

  /// A value, or conditions that choose one. Works on a stack of its own: branches nest.
  mutating func choice<Value>(
    _ cursor: JSONCursor,
    _ body: (inout ProgramReader, JSONCursor) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Choice<Value> {
    // Conditions wait for their branches: those of `nil` are still to be read.
    var steps: [(cursor: JSONCursor, condition: ExpressionID?)] = [(cursor, nil)]
    var choices: [Choice<Value>] = []
    while let step = steps.popLast() {
      if let condition = step.condition {
        let otherwise = choices.removeLast()
        let then = choices.removeLast()
        choices.append(.conditional(condition, then: then, otherwise: otherwise))
      } else if let object = try conditionalFields(step.cursor) {
        let condition = try expression(object.required("if"), of: .boolean)
        steps.append((step.cursor, condition))
        steps.append((try object.required("else"), nil))
        steps.append((try object.required("then"), nil))
      } else {
        choices.append(.always(try body(&self, step.cursor)))
      }
    }
    return choices[0]
  }

  /// The object, if it has a condition.
  private func conditionalFields(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> JSONObjectCursor? {
    guard case .object(let members) = cursor.value.content,
      members.contains(where: { sameText($0.name, "if") })
    else { return nil }
    return try cursor.object(["if", "then", "else"])
  }

  /// `layoutSize`; a side that isn't there fills the container.
  mutating func layoutSize(_ owner: JSONObjectCursor) throws(DocumentError) -> Size {
    var size = Size.fill
    guard let object = try owner["layoutSize"]?.object(["widthDimension", "heightDimension"])
    else { return size }
    if let width = object["widthDimension"] { size.width = try dimensions(width) }
    if let height = object["heightDimension"] { size.height = try dimensions(height) }
    return size
  }

  private mutating func dimensions(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> Choice<Dimension> {
    try choice(cursor) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> Dimension in
      try reader.dimension(cursor)
    }
  }

  private mutating func dimension(_ cursor: JSONCursor) throws(DocumentError) -> Dimension {
    let object = try cursor.object(DimensionKind.names)
    guard object.members.count == 1, let member = object.members.first,
      let kind = DimensionKind.allCases.first(where: { sameText($0.name, member.name) })
    else { throw cursor.expected(.oneOf(DimensionKind.names)) }
    return Dimension(kind, try scalar(object.at(member)))
  }

  /// All zero where there are none.
  mutating func contentInsets(_ owner: JSONObjectCursor) throws(DocumentError) -> Insets {
    try optionalContentInsets(owner) ?? .zero
  }

  mutating func optionalContentInsets(
    _ owner: JSONObjectCursor
  ) throws(DocumentError) -> Insets? {
    guard let object = try owner["contentInsets"]?.object(["top", "leading", "bottom", "trailing"])
    else { return nil }
    var insets = Insets.zero
    insets.top = try scalar(object["top"])
    insets.leading = try scalar(object["leading"])
    insets.bottom = try scalar(object["bottom"])
    insets.trailing = try scalar(object["trailing"])
    return insets
  }

  mutating func edgeSpacing(_ owner: JSONObjectCursor) throws(DocumentError) -> EdgeSpacing {
    guard let object = try owner["edgeSpacing"]?.object(["leading", "top", "trailing", "bottom"])
    else { return .none }
    var edges = EdgeSpacing.none
    edges.leading = try spacing(object["leading"])
    edges.top = try spacing(object["top"])
    edges.trailing = try spacing(object["trailing"])
    edges.bottom = try spacing(object["bottom"])
    return edges
  }

  mutating func spacing(_ cursor: JSONCursor?) throws(DocumentError) -> Choice<Spacing>? {
    guard let cursor else { return nil }
    return try choice(cursor) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> Spacing in
      let object = try cursor.object(["fixed", "flexible"])
      guard object.members.count == 1 else { throw cursor.expected(.oneOf(["fixed", "flexible"])) }
      let isFlexible = object["flexible"] != nil
      return Spacing(
        isFlexible: isFlexible,
        value: try reader.scalar(object[isFlexible ? "flexible" : "fixed"]))
    }
  }

  /// (0, 0) where there is nothing.
  mutating func point(_ cursor: JSONCursor?) throws(DocumentError) -> ScalarPoint {
    guard let object = try cursor?.object(["x", "y"]) else { return .zero }
    var point = ScalarPoint.zero
    point.x = try scalar(object["x"])
    point.y = try scalar(object["y"])
    return point
  }
}
