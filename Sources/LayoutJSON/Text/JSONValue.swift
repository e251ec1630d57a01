/// JSON as values that know where they stand in the text.

/// A half-open range of bytes of a JSON text.
package struct JSONRange: Hashable, Sendable {
  package var start: Int
  package var end: Int

  package init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}

/// One value with the place where it is written.
package struct JSONValue: Equatable, Sendable {
  package var content: JSONContent
  package var range: JSONRange

  package init(_ content: JSONContent, at range: JSONRange) {
    self.content = content
    self.range = range
  }
}

/// What a value is.
package indirect enum JSONContent: Equatable, Sendable {
  case null
  case boolean(Bool)
  /// Always finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// In the order written; every name once.
  case object([JSONMember])
}

/// A name and its value.
package struct JSONMember: Equatable, Sendable {
  package var name: String
  /// The name's place, quotes included.
  package var nameRange: JSONRange
  package var value: JSONValue

  package init(name: String, nameRange: JSONRange, value: JSONValue) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
  }
}

/// Whether two texts have the same bytes; needs no Unicode tables, as `==` would.
///
/// - Complexity: O(bytes).
package func sameText(_ first: String, _ second: String) -> Bool {
  first.utf8.elementsEqual(second.utf8)
}
