/// The tokens that views give: names, strings, numbers, operators.

/// A name.
package struct NameToken: Hashable, Sendable {
  /// Without back-ticks.
  package var text: String
  /// With back-ticks.
  package var range: ByteRange
  /// Whether it stands between back-ticks, so that it is no keyword, attribute or flag.
  package var isQuoted: Bool

  package init(text: String, range: ByteRange, isQuoted: Bool) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
  }

  init(_ token: Token, in tree: SyntaxTree) {
    range = token.range
    isQuoted = token.kind == .quotedIdentifier
    let edge = isQuoted ? 1 : 0
    text = tree.string(ByteRange(start: Int(range.start) + edge, end: Int(range.end) - edge))
  }
}

/// A string.
package struct StringToken: Hashable, Sendable {
  /// With escapes replaced by what they mean; those that mean nothing stay as written.
  package var value: String
  /// With the quotation marks.
  package var range: ByteRange

  package init(value: String, range: ByteRange) {
    self.value = value
    self.range = range
  }

  init(_ token: Token, in tree: SyntaxTree) {
    range = token.range
    value = stringValue(tree.source[Int(token.start)..<Int(token.end)])
  }
}

/// A number.
package struct NumberToken: Hashable, Sendable {
  /// As written before the unit: 50 for `50%`.
  package var value: Double
  package var unit: NumberUnit
  /// Whether it has no fraction, no exponent and no unit.
  package var isInteger: Bool
  /// With the unit.
  package var range: ByteRange

  package init(value: Double, unit: NumberUnit, isInteger: Bool, range: ByteRange) {
    self.value = value
    self.unit = unit
    self.isInteger = isInteger
    self.range = range
  }

  init(_ token: Token, in tree: SyntaxTree) {
    range = token.range
    let text = tree.source[Int(token.start)..<Int(token.end)]
    let digits = text.prefix(numberLength(text))
    value = decimalValue(digits)
    let letters = text.dropFirst(digits.count)
    unit = NumberUnit(
      length: letters.count, first: letters.first ?? 0, second: letters.dropFirst().first ?? 0)
    isInteger = unit == .none && digits.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "_") }
  }
}

/// An operator before its operand.
package enum PrefixOperator: UInt8, CaseIterable, Sendable {
  /// `-`
  case negate
  /// `!`
  case not
}

/// An operator between operands.
package enum InfixOperator: UInt8, CaseIterable, Sendable {
  case add
  case subtract
  case multiply
  case divide
  case equal
  case notEqual
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual
  case and
  case or

  init?(_ kind: TokenKind) {
    switch kind {
    case .plus: self = .add
    case .minus: self = .subtract
    case .star: self = .multiply
    case .slash: self = .divide
    case .equalEqual: self = .equal
    case .notEqual: self = .notEqual
    case .lessThan: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greaterThan: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case .and: self = .and
    case .or: self = .or
    default: return nil
    }
  }
}

/// An operator between operands, where it stands.
package struct OperatorToken: Hashable, Sendable {
  package var kind: InfixOperator
  package var range: ByteRange

  package init(kind: InfixOperator, range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}

extension SyntaxNode {
  /// The first NAME of its own at or after the token at `offset` from its first.
  func name(from offset: Int = 0) -> NameToken? {
    ownToken(from: offset) { $0.isName }.map { NameToken($0, in: tree) }
  }

  /// The STRING of its own.
  var string: StringToken? {
    ownToken { $0.kind == .string }.map { StringToken($0, in: tree) }
  }
}
