/// Tokens, the words of the language, as places in the source.

/// What a token is.
package enum TokenKind: UInt8, Sendable {
  case identifier
  /// An identifier between back-ticks: never a keyword.
  case quotedIdentifier
  /// Digits with an adjacent unit, if any: `8`, `0.5`, `1_000`, `1e-3`, `44pt`, `50%`, `12px`.
  case number
  /// With its quotation marks; without the closing one where the line ends first.
  case string
  case lessThan
  case greaterThan
  case lessOrEqual
  case greaterOrEqual
  case equalEqual
  case notEqual
  case and
  case or
  case arrow
  case leftParenthesis
  case rightParenthesis
  case leftBrace
  case rightBrace
  case leftBracket
  case rightBracket
  case colon
  case comma
  case semicolon
  case dot
  case equals
  case plus
  case minus
  case star
  case slash
  case exclamation
  case question
  /// A run of bytes that begins no token. The lexer has reported it.
  case unknown
  /// The last token of every file, empty.
  case endOfFile
}

/// A word of the source. White space and comments are the bytes between tokens. Twelve bytes.
package struct Token: Hashable, Sendable {
  package var kind: TokenKind
  /// What the text of an identifier means where the grammar asks for a keyword.
  package var keyword: Keyword
  /// Whether the lexer reported something inside, so that its value is in doubt.
  package var hasIssue: Bool
  package var start: UInt32
  package var end: UInt32

  package init(_ kind: TokenKind, keyword: Keyword = .none, start: Int, end: Int) {
    self.kind = kind
    self.keyword = keyword
    self.hasIssue = false
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
  }

  /// In the source, without the white space around it.
  package var range: ByteRange { ByteRange(start: Int(start), end: Int(end)) }

  /// Whether it is a NAME of the grammar.
  var isName: Bool { kind == .identifier || kind == .quotedIdentifier }
}

/// What the lexer makes of a file.
package struct LexedFile: Sendable {
  /// In order; the last one, and only it, is `.endOfFile`.
  package var tokens: [Token]
  package var issues: [SyntaxIssue]

  package init(tokens: [Token], issues: [SyntaxIssue]) {
    self.tokens = tokens
    self.issues = issues
  }
}
