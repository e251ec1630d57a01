/// What lexer and parser found wrong. Words are for LayoutDiagnostics.

/// A fault in the text, at the smallest place that is wrong.
package struct SyntaxIssue: Hashable, Sendable {
  package var kind: SyntaxIssueKind
  /// Empty where something is missing: the end of what stands before it.
  package var range: ByteRange
  /// The opener that misses its closer, the first of two things that clash; none if there is none.
  package var related: ByteRange?
  /// What mends it, where the reader knows.
  package var edits: [SyntaxEdit]

  package init(
    _ kind: SyntaxIssueKind, at range: ByteRange, related: ByteRange? = nil,
    edits: [SyntaxEdit] = []
  ) {
    self.kind = kind
    self.range = range
    self.related = related
    self.edits = edits
  }
}

/// A replacement of a range of the source.
package struct SyntaxEdit: Hashable, Sendable {
  /// Empty: an insertion.
  package var range: ByteRange
  /// Empty: a deletion.
  package var replacement: String

  package init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
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
  /// `# …` or `<!-- … -->`; the range is what begins it.
  case foreignComment
  /// A string in other quotation marks.
  case wrongQuotes
  /// `&lt;` and the like; the range is all of it.
  case escapedSign
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
  /// A word that begins something in another language.
  case foreignKeyword(ForeignKeyword)
  /// `and`, `or`, `not`, `&`, `|`, `? :`.
  case foreignOperator(ForeignOperator)
  /// `let x: Int = 1`; the range is the colon and the type.
  case typedConstant
  /// `item(width: 44)`; the range is the parenthesis.
  case attributesInParentheses
  /// `subitems: [ … ]`; the range is the name and the colon.
  case childrenAsAttribute
  /// `<section>`; the range is the bracket and the name.
  case markup
  /// `.5`; the range is the point.
  case leadingPoint
  /// A name in quotation marks.
  case quotedName
  /// A word or sign that says nothing here.
  case unneededWord
  /// `let photo = item 44`; the range is the word of the element.
  case elementAsValue
  /// `:` with no name of an attribute before it.
  case namelessAttribute
  /// `align-items:`; the range is the name.
  case hyphenatedName
  /// A token where nothing is expected.
  case surplus
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
  case ifKeyword
  case defineKeyword
  case letKeyword
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

extension SyntaxContext {
  /// Whether what is read may have a body, as far as the reader can tell.
  var takesChildren: Bool {
    switch self {
    case .header, .footer, .boundary, .badge, .background, .previewDeclaration: return false
    default: return true
    }
  }
}

/// The words of other languages that have one of ours.
package enum ForeignKeyword: UInt8, CaseIterable, Hashable, Sendable {
  /// `var`, `const`: `let`.
  case constant
  /// `func`, `def`: `define`.
  case function
  /// `elif`, `elseif`: `else if`.
  case elseIf
  /// `for`, `while`: `repeat`.
  case loop
}

/// The operators of other languages that have one of ours.
package enum ForeignOperator: UInt8, CaseIterable, Hashable, Sendable {
  case and
  case or
  case not
  /// `condition ? value : other`; the range is the question mark.
  case choice
}
