/// Printed expressions with what decides about parentheses and types.

/// How tightly an expression holds together, loosest first.
enum SwiftPrecedence: Int, Comparable {
  case ternary
  case or
  case and
  case comparison
  case addition
  case multiplication
  case prefix
  case primary

  static func < (left: SwiftPrecedence, right: SwiftPrecedence) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A printed expression.
struct PrintedSwift {
  var text: String
  var precedence: SwiftPrecedence
  /// The same with a type of its own, where the text takes its type from where it stands: one of number
  /// literals, which would be whole numbers in the wrong place, or one of a value's bare name.
  private var typedText: String?

  init(_ text: String, _ precedence: SwiftPrecedence = .primary, typed: String? = nil) {
    self.text = text
    self.precedence = precedence
    typedText = typed
  }

  /// Whether the text says its type wherever it stands.
  var isTyped: Bool { typedText == nil }

  /// The expression for a place that doesn't say a type.
  var typed: PrintedSwift {
    guard let typedText else { return self }
    return PrintedSwift(typedText, precedence == .prefix ? .primary : precedence)
  }

  /// The text, in parentheses where it holds together less than `least`.
  func text(atLeast least: SwiftPrecedence) -> String {
    precedence < least ? "(" + text + ")" : text
  }
}
