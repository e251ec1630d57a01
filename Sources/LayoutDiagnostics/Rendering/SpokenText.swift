/// Texts with back-ticks as sentences to be listened to: signs get their names.

/// Turns texts of diagnostics into what a screen reader reads well.
enum SpokenText {
  /// The text with quoted source between quotation marks, and quoted signs as their names.
  static func of(_ text: String) -> String {
    var spoken = ""
    let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let part = String(decoding: part, as: UTF8.self)
      // An odd number of back-ticks leaves the last part outside of any quotation.
      let isQuoted = index % 2 == 1 && index < parts.count - 1
      spoken += isQuoted ? quoted(part) : part
    }
    return spoken
  }

  /// Source text: "the names of its signs", or the text between quotation marks.
  static func quoted(_ source: String) -> String {
    if let names = names(ofSignsIn: source) { return names }
    let mark = UInt8(ascii: "\"")
    let isString = source.utf8.count > 1 && source.utf8.first == mark && source.utf8.last == mark
    return isString ? source : "\"" + source + "\""
  }

  /// The text with a full stop, unless it has an end of its own.
  static func sentence(_ text: String) -> String {
    switch text.utf8.last {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): return text
    default: return text + "."
    }
  }

  // MARK: -

  /// "less than or equal", "opening angle bracket, comma"; none for a text with anything but some signs.
  private static func names(ofSignsIn source: String) -> String? {
    guard (1...6).contains(source.utf8.count) else { return nil }
    if let name = name(ofOperator: source) { return name }
    var names = ""
    for scalar in source.unicodeScalars where scalar != " " {
      guard let name = name(of: scalar) else { return nil }
      names += names.utf8.isEmpty ? name : ", " + name
    }
    return names.utf8.isEmpty ? nil : names
  }

  private static func name(ofOperator text: String) -> String? {
    switch text {
    case "<=": return "less than or equal"
    case ">=": return "greater than or equal"
    case "==": return "two equals signs"
    case "!=": return "not equal"
    case "&&": return "two ampersands"
    case "||": return "two vertical bars"
    case "->": return "arrow"
    case "//": return "two slashes"
    default: return nil
    }
  }

  private static func name(of sign: Unicode.Scalar) -> String? {
    switch sign {
    case "<": return "opening angle bracket"
    case ">": return "closing angle bracket"
    case "(": return "opening parenthesis"
    case ")": return "closing parenthesis"
    case "{": return "opening brace"
    case "}": return "closing brace"
    case "[": return "opening square bracket"
    case "]": return "closing square bracket"
    case ",": return "comma"
    case ";": return "semicolon"
    case ":": return "colon"
    case ".": return "dot"
    case "=": return "equals sign"
    case "+": return "plus sign"
    case "-": return "minus sign"
    case "*": return "asterisk"
    case "/": return "slash"
    case "!": return "exclamation mark"
    case "?": return "question mark"
    case "%": return "per cent sign"
    case "&": return "ampersand"
    case "|": return "vertical bar"
    case "#": return "number sign"
    case "@": return "at sign"
    case "\"": return "quotation mark"
    case "'": return "apostrophe"
    default: return nil
    }
  }
}
