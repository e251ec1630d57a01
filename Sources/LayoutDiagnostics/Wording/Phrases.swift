/// Pieces of sentences: quotes, lists, numbers of things.

import LayoutJSON

/// Builds the parts that several messages share.
enum Phrases {
  /// Source text in back-ticks.
  static func quoted(_ text: String) -> String {
    "`" + text + "`"
  }

  /// "`a`, `b` and `c`"; `word` is the last conjunction.
  static func list(_ names: [String], _ word: String = "and") -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      if index > 0 { text += index == names.count - 1 ? " \(word) " : ", " }
      text += quoted(name)
    }
    return text
  }

  /// "1 error", "2 errors".
  static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }

  /// A note with the names that are allowed, unless there are none or more than anybody reads.
  static func allowed(_ names: [String], _ introduction: String) -> [String] {
    guard !names.isEmpty, names.count <= 16 else { return [] }
    return [introduction + " " + list(names)]
  }

  /// Capital digits, at least `digits` of them.
  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// "`columns: Int`".
  static func declaration(of input: InputSignature) -> String {
    quoted(input.name + ": " + input.type)
  }

  /// "`columns: Int` and `wide: Bool`".
  static func declarations(of inputs: [InputSignature]) -> String {
    var declarations: [String] = []
    for input in inputs { declarations.append(input.name + ": " + input.type) }
    return list(declarations)
  }

  /// " in section `feed`", or nothing.
  static func inSection(_ section: String?) -> String {
    guard let section else { return "" }
    return " in section " + quoted(section)
  }

  /// "a `group`", "an `item`".
  static func article(_ element: String) -> String {
    switch element.utf8.first {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      return "an " + quoted(element)
    default: return "a " + quoted(element)
    }
  }
}
