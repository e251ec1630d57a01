/// Reads the parts of a request; what isn't as it should be is none.

import LayoutJSON

extension JSONValue {
  /// The value of a member of an object.
  func member(_ name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { sameText($0.name, name) }?.value
  }

  /// The elements of an array.
  var elements: [JSONValue]? {
    if case .array(let elements) = content { return elements }
    return nil
  }

  var text: String? {
    if case .string(let text) = content { return text }
    return nil
  }

  /// A whole number from 0 to a million.
  var index: Int? {
    guard case .number(let number) = content, number >= 0, number <= 1_000_000 else { return nil }
    return Int(exactly: number)
  }

  /// Whether the member is there and `true`.
  func has(_ name: String) -> Bool {
    if case .boolean(true)? = member(name)?.content { return true }
    return false
  }
}
