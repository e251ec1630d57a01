/// What lexer and parser found wrong. Words are for LayoutDiagnostics.

/// A fault in the text, at the smallest place that is wrong.
package struct SyntaxIssue: Hashable, Sendable {
  package var kind: SyntaxIssueKind
  /// Empty where something is missing: the end of what stands before it.
  package var range: ByteRange
  /// The opener that misses its closer, the first of two things that clash; none if there is none.
  package var related: ByteRange?

  package init(_ kind: SyntaxIssueKind, at range: ByteRange, related: ByteRange? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
  }
}

/// What is wrong with the text.
package enum SyntaxIssueKind: Hashable, Sendable {
  // Input.
  /// The range is the first byte that isn't UTF-8.
  case notUTF8
  case fileTooLarge(limit: Int)
  /// Elements or expressions nested deeper than `limit`; the range is the first one too deep.
  case nestingTooDeep(limit: Int)

  // Lexing.
  /// A character, or a run of such characters, that begins no token.
  case unexpectedCharacters
  case unterminatedString
  case unterminatedComment
  case unknownEscape
  /// A number with no finite value.
  case numberOutOfRange
  /// A number followed by letters other than `pt`, as `12px`; the range is the unit.
  case unknownUnit

  // Parsing.
  /// Something else was expected at the range; `context` is what the parser was reading.
  case expected(Expectation, context: SyntaxContext)
  /// `>` or `)` missing; `related` is the opener.
  case missingCloser(Bracket)
  /// `>` or `)` without an opener.
  case extraCloser(Bracket)
  /// `{`, `}`, `[` or `]`, used as a bracket.
  case wrongBracket
  /// `group` without `horizontal`, `vertical`, `waterfall` or `custom`.
  case missingAxis
  /// `,` or `;` between attributes or children.
  case separator
  /// `=` where `:` stands between an attribute and its value.
  case equalsInsteadOfColon
  /// `.name` where a name is enough.
  case dotBeforeName
  /// A comparison or `&&`, `||`, outside parentheses.
  case comparisonOutsideParentheses
}

/// The brackets of the language.
package enum Bracket: UInt8, Hashable, Sendable {
  /// `<` and `>`.
  case angle
  /// `(` and `)`.
  case parenthesis
}

/// What the parser expected.
package enum Expectation: UInt8, CaseIterable, Hashable, Sendable {
  case declaration
  case child
  case name
  case string
  case number
  case expression
  case type
  case colon
  case equals
  case arrow
  case openAngle
  case openParenthesis
  case elseKeyword
  /// An attribute, a flag or a dimension.
  case operand
  case comma
}

/// What the parser was reading.
package enum SyntaxContext: UInt8, CaseIterable, Hashable, Sendable {
  case file
  case importDeclaration
  case letDeclaration
  case defineDeclaration
  case layoutDeclaration
  case previewDeclaration
  case requiresDeclaration
  case parameters
  case ifElement
  case repeatElement
  case eachElement
  case section
  case list
  case group
  case item
  case header
  case footer
  case boundary
  case badge
  case background
  case frame
  case onScroll
  case call
  case attribute
  case expression
  case conditional
  case arguments
  case body
}
