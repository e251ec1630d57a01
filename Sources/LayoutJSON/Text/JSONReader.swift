/// Reads JSON text strictly (RFC 8259), without recursion, in linear time.

/// The value that `bytes` spell.
///
/// - Parameter depthLimit: how deeply arrays and objects may nest.
/// - Complexity: O(bytes).
package func readJSON(_ bytes: [UInt8], depthLimit: Int = 256) throws(JSONError) -> JSONValue {
  var reader = JSONReader(bytes: bytes, depthLimit: depthLimit)
  return try reader.document()
}

/// An array or object whose closer hasn't been read yet.
private struct OpenContainer {
  let isObject: Bool
  let start: Int
  var elements: [JSONValue] = []
  var members: [JSONMember] = []
  var name = ""
  var nameRange = JSONRange(start: 0, end: 0)
  /// Filled from `wideObject` members on; below that the members themselves are searched.
  var names: Set<[UInt8]> = []
}

/// How many members an object has before its names are kept in a set.
private let wideObject = 8

private struct JSONReader {
  private var scanner: JSONScanner
  private let depthLimit: Int
  private var open: [OpenContainer] = []

  init(bytes: [UInt8], depthLimit: Int) {
    scanner = JSONScanner(bytes)
    self.depthLimit = depthLimit
  }

  mutating func document() throws(JSONError) -> JSONValue {
    while true {
      scanner.skipSpace()
      guard var value = try startValue() else { continue }
      while !open.isEmpty {
        attach(value)
        guard let closed = try continueContainer() else { break }
        value = closed
      }
      if open.isEmpty {
        scanner.skipSpace()
        guard scanner.isAtEnd else { throw scanner.failure(.expected(.endOfText)) }
        return value
      }
    }
  }

  /// A whole value; none after the opener of an array or object with something in it.
  private mutating func startValue() throws(JSONError) -> JSONValue? {
    let start = scanner.offset
    switch scanner.peek() {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < depthLimit else {
        throw scanner.failure(.nestingTooDeep(limit: depthLimit))
      }
      let isObject = scanner.peek() == UInt8(ascii: "{")
      scanner.advance()
      open.append(OpenContainer(isObject: isObject, start: start))
      scanner.skipSpace()
      if scanner.peek() == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        scanner.advance()
        return close()
      }
      if isObject { try readName() }
      return nil
    case UInt8(ascii: "\""):
      let text = try scanner.string()
      return JSONValue(.string(text), at: JSONRange(start: start, end: scanner.offset))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try scanner.number()
      return JSONValue(.number(number), at: JSONRange(start: start, end: scanner.offset))
    default:
      for (word, content) in [
        ("true", JSONContent.boolean(true)), ("false", .boolean(false)), ("null", .null),
      ] where scanner.skip(word) {
        return JSONValue(content, at: JSONRange(start: start, end: scanner.offset))
      }
      throw scanner.failure(.expected(.value))
    }
  }

  private mutating func attach(_ value: JSONValue) {
    let last = open.count - 1
    if open[last].isObject {
      open[last].members.append(
        JSONMember(name: open[last].name, nameRange: open[last].nameRange, value: value))
    } else {
      open[last].elements.append(value)
    }
  }

  /// After a value in the innermost container: the container's value if it ends here, none if
  /// another value follows.
  private mutating func continueContainer() throws(JSONError) -> JSONValue? {
    let isObject = open[open.count - 1].isObject
    scanner.skipSpace()
    if scanner.peek() == UInt8(ascii: ",") {
      scanner.advance()
      scanner.skipSpace()
      if isObject { try readName() }
      return nil
    }
    guard scanner.peek() == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw scanner.failure(.expected(isObject ? .commaOrBrace : .commaOrBracket))
    }
    scanner.advance()
    return close()
  }

  /// The value of the innermost container, whose closer was just read.
  private mutating func close() -> JSONValue {
    let container = open.removeLast()
    return JSONValue(
      container.isObject ? .object(container.members) : .array(container.elements),
      at: JSONRange(start: container.start, end: scanner.offset))
  }

  /// `"name" :` of the innermost container.
  private mutating func readName() throws(JSONError) {
    let start = scanner.offset
    guard scanner.peek() == UInt8(ascii: "\"") else { throw scanner.failure(.expected(.name)) }
    let name = try scanner.string()
    let last = open.count - 1
    guard isNew(name, in: last) else { throw JSONError(.duplicateName, at: start) }
    open[last].name = name
    open[last].nameRange = JSONRange(start: start, end: scanner.offset)
    scanner.skipSpace()
    guard scanner.peek() == UInt8(ascii: ":") else { throw scanner.failure(.expected(.colon)) }
    scanner.advance()
  }

  private mutating func isNew(_ name: String, in last: Int) -> Bool {
    if open[last].members.count < wideObject {
      return !open[last].members.contains { sameText($0.name, name) }
    }
    if open[last].names.isEmpty {
      for member in open[last].members { open[last].names.insert(Array(member.name.utf8)) }
    }
    return open[last].names.insert(Array(name.utf8)).inserted
  }
}
