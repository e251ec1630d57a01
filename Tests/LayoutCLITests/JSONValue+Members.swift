/// Looks into JSON that a command wrote.

import LayoutJSON

extension JSONValue {
  /// The value of a member of an object.
  func member(_ name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The content of a member.
  subscript(_ name: String) -> JSONContent? { member(name)?.content }

  /// The strings of an array, or those of a member of its objects.
  func texts(_ name: String, _ key: String? = nil) -> [String] {
    guard case .array(let elements)? = self[name] else { return [] }
    return elements.compactMap { element in
      if case .string(let text) = (key.flatMap { element.member($0) } ?? element).content {
        return text
      }
      return nil
    }
  }

  /// The value without white space.
  var compact: String {
    switch content {
    case .object(let members):
      return "{" + members.map { "\"\($0.name)\":\($0.value.compact)" }.joined(separator: ",") + "}"
    case .array(let elements):
      return "[" + elements.map { $0.compact }.joined(separator: ",") + "]"
    case .string(let text): return "\"\(text)\""
    case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .boolean(let flag): return "\(flag)"
    case .null: return "null"
    }
  }
}
