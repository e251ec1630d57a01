/// Reads typed values out of JSON and says where one doesn't fit.

/// The way from a document's root to a value.
indirect enum JSONPath: Sendable {
  case root
  case member(JSONPath, String)
  case element(JSONPath, Int)

  /// As `items[3]`.
  var text: String {
    switch self {
    case .root: return ""
    case .member(.root, let name): return name
    case .member(let parent, let name): return parent.text + "." + name
    case .element(let parent, let index): return parent.text + "[\(index)]"
    }
  }
}

/// The largest whole number that every JSON reader keeps; the largest `Int` where that is smaller, as
/// for WebAssembly.
let largestWholeNumber = Int(clamping: Int64(1) << 53)

/// A value and the way to it.
struct JSONCursor: Sendable {
  let value: JSONValue
  let path: JSONPath

  /// The root of a text.
  static func root(of bytes: [UInt8], depthLimit: Int = 256) throws(DocumentError) -> JSONCursor {
    do {
      return JSONCursor(value: try readJSON(bytes, depthLimit: depthLimit), path: .root)
    } catch {
      let end = min(error.offset + 1, bytes.count)
      throw DocumentError(
        .text(error.kind), at: JSONRange(start: min(error.offset, end), end: end), path: "")
    }
  }

  /// A fault at this value.
  func failure(_ kind: DocumentErrorKind) -> DocumentError {
    DocumentError(kind, at: value.range, path: path.text)
  }

  /// A fault at this value, where something else should stand.
  func expected(_ expectation: DocumentExpectation) -> DocumentError {
    failure(.expected(expectation))
  }

  func string() throws(DocumentError) -> String {
    guard case .string(let text) = value.content else { throw expected(.string) }
    return text
  }

  func boolean() throws(DocumentError) -> Bool {
    guard case .boolean(let flag) = value.content else { throw expected(.boolean) }
    return flag
  }

  /// A number from `least` through `most`.
  func number(
    least: Double = -.greatestFiniteMagnitude, most: Double = .greatestFiniteMagnitude
  ) throws(DocumentError) -> Double {
    guard case .number(let number) = value.content, number >= least, number <= most else {
      throw expected(.number(least: least, most: most))
    }
    return number
  }

  /// A whole number from `least` through `most`; both within ±`largestWholeNumber`.
  func integer(least: Int, most: Int) throws(DocumentError) -> Int {
    guard case .number(let number) = value.content, number >= Double(least),
      number <= Double(most), Double(Int(number)) == number
    else { throw expected(.wholeNumber(least: least, most: most)) }
    return Int(number)
  }

  /// The position of the string in `names`.
  func position(in names: [String]) throws(DocumentError) -> Int {
    guard case .string(let text) = value.content,
      let position = names.firstIndex(where: { sameText($0, text) })
    else { throw expected(.oneOf(names)) }
    return position
  }

  /// The elements of an array, of `count` if given.
  func elements(count: Int? = nil) throws(DocumentError) -> [JSONCursor] {
    guard case .array(let elements) = value.content, count == nil || elements.count == count
    else { throw expected(.array(count: count)) }
    var cursors: [JSONCursor] = []
    cursors.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      cursors.append(JSONCursor(value: element, path: .element(path, index)))
    }
    return cursors
  }

  /// An object with no keys but `keys`.
  func object(_ keys: [String]) throws(DocumentError) -> JSONObjectCursor {
    let object = try openObject()
    for member in object.members where !keys.contains(where: { sameText($0, member.name) }) {
      throw DocumentError(
        .unknownKey(known: keys), at: member.nameRange,
        path: JSONPath.member(path, member.name).text)
    }
    return object
  }

  /// An object whose keys are data, or whose form isn't known yet.
  func openObject() throws(DocumentError) -> JSONObjectCursor {
    guard case .object(let members) = value.content else { throw expected(.object) }
    return JSONObjectCursor(cursor: self, members: members)
  }
}

/// An object and the way to it.
struct JSONObjectCursor: Sendable {
  let cursor: JSONCursor
  let members: [JSONMember]

  /// The value of `key`, if it is there.
  subscript(key: String) -> JSONCursor? {
    for member in members where sameText(member.name, key) { return at(member) }
    return nil
  }

  /// The value of `key`.
  func required(_ key: String) throws(DocumentError) -> JSONCursor {
    guard let value = self[key] else { throw cursor.failure(.missingKey(key)) }
    return value
  }

  /// The value of one of the object's members.
  func at(_ member: JSONMember) -> JSONCursor {
    JSONCursor(value: member.value, path: .member(cursor.path, member.name))
  }
}
