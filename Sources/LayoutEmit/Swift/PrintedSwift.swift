/// Printed expressions with what decides about parentheses.

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

  init(_ text: String, _ precedence: SwiftPrecedence = .primary) {
    self.text = text
    self.precedence = precedence
  }

  /// The text, in parentheses where it holds together less than `least`.
  func text(atLeast least: SwiftPrecedence) -> String {
    precedence < least ? "(" + text + ")" : text
  }
}
