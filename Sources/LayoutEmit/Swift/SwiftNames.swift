/// Identifiers of generated Swift.

/// Makes identifiers that the Swift compiler takes and a person would choose.
enum SwiftNames {
  /// Words that need back-ticks where a name is declared.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "indirect", "init",
    "inout", "internal", "is", "let", "nil", "open", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "some", "static",
    "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// The name as it is declared: back-ticks round keywords. `Type` and `Protocol` can't be members.
  static func declared(_ name: String) -> String {
    if name == "Type" || name == "Protocol" { return name + "_" }
    return keywords.contains(name) ? "`" + name + "`" : name
  }

  /// Whether the text is a name, or a number without a sign.
  static func isName(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "`" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// The name without back-ticks.
  static func bare(_ name: String) -> String {
    name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }

  /// The name as a label of arguments: few keywords need back-ticks there.
  static func label(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`" + name + "`" : name
  }

  /// The name as a case is declared: not that of a member that every enumeration of numbers has.
  static func declaredCase(_ name: String) -> String {
    let own = ["allCases", "hash", "hashValue", "init", "rawValue"]
    return own.contains(name) ? name + "_" : declared(name)
  }

  /// The text with an upper-case first letter.
  static func capitalized(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return first.properties.uppercaseMapping + String(text.unicodeScalars.dropFirst())
  }

  /// The text with a lower-case first letter.
  static func uncapitalized(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return first.properties.lowercaseMapping + String(text.unicodeScalars.dropFirst())
  }

  /// `UICollectionElementKindSectionHeader`, `my-badge` as words that can begin a name: `myBadge`;
  /// empty where there are no letters.
  static func words(of text: String) -> String {
    var result = ""
    var beginsWord = false
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      let isDigit = scalar.properties.numericType != nil
      guard isLetter || (isDigit && !result.isEmpty) else {
        beginsWord = true
        continue
      }
      result +=
        beginsWord && !result.isEmpty
        ? scalar.properties.uppercaseMapping : String(String.UnicodeScalarView([scalar]))
      beginsWord = false
    }
    return uncapitalized(result)
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A number literal: whole numbers without a fraction.
  static func literal(_ value: Double) -> String {
    if value == value.rounded(.towardZero), abs(value) < 1e15 { return String(Int64(value)) }
    return value.description
  }
}

/// The names that a function has given to its variables.
struct SwiftScope {
  private var taken: Set<String>

  init(_ taken: [String]) {
    self.taken = Set(taken)
  }

  /// Nothing else gets the name.
  mutating func take(_ name: String) { taken.insert(name) }

  /// `base`, or `base2`, `base3`, … where it is taken.
  mutating func unique(_ base: String) -> String {
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = base + String(number)
      number += 1
    }
    return SwiftNames.declared(name)
  }
}
