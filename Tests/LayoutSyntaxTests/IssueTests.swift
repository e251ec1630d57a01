/// What is wrong, and where: one issue for each mistake.

import LayoutSyntax
import LayoutTestSupport
import Testing

/// A text, its issues in order, and their places, marked in the text in the same order.
struct IssueCase: Sendable, CustomStringConvertible {
  var text: String
  var kinds: [SyntaxIssueKind]
  /// The place of the only issue's `related`, marked with all others.
  var related: Int?

  init(_ text: String, _ kinds: SyntaxIssueKind..., related: Int? = nil) {
    self.text = text
    self.kinds = kinds
    self.related = related
  }

  var description: String { text }
}

@Suite struct IssueTests {
  @Test(arguments: issueCases)
  func issuesAreWhereTheyBelong(_ example: IssueCase) {
    let marked = MarkedText(example.text)
    let parsed = parse(marked.source)
    var places = marked.ranges
    let related = example.related.map { places.remove(at: $0) }
    #expect(parsed.issues.map(\.kind) == example.kinds)
    #expect(parsed.issues.map(\.range) == places)
    if let related { #expect(parsed.issues.first?.related == related) }
    #expect(parsed.tree.text == marked.source)
  }

  @Test func bytesThatAreNotUTF8AreReportedOnce() {
    for (source, place) in [
      ([0xFF, 0xFE] as [UInt8], 0), (Array("// é".utf8) + [0xC3], 5),
      (Array("x: \"".utf8) + [0x80, 0x22, 0xC0, 0x80], 4),
    ] {
      let issues = parse(source).issues.filter { $0.kind == .notUTF8 }
      #expect(issues.map(\.range) == [ByteRange(start: place, end: place + 1)])
    }
  }
}

private let issueCases: [IssueCase] = [
  // Lexing.
  IssueCase("section «#$» < >", .unexpectedCharacters),
  IssueCase("x: (a «&» b)", .foreignOperator(.and)),
  IssueCase("x: «\"abc»\nitem", .unterminatedString),
  IssueCase("x: \"a«\\q»b\"", .unknownEscape),
  IssueCase("x: \"«\\u{D800}»\"", .unknownEscape),
  IssueCase("«/*» /* */", .unterminatedComment),
  IssueCase("x: «1e999»", .numberOutOfRange),
  IssueCase("item 12«px»", .unknownUnit),

  // Brackets.
  IssueCase("section < item > section «<» item«» ", .missingCloser(.angle), related: 0),
  IssueCase(
    """
    layout A <
        section <
            group horizontal «<»
                item«»
        >
    >
    """, .missingCloser(.angle), related: 0),
  IssueCase("layout A «<» item«» layout B < >", .missingCloser(.angle), related: 0),
  IssueCase("section < > «> >»", .extraCloser(.angle)),
  IssueCase("item 0.5«)» insets: 2", .extraCloser(.parenthesis)),
  IssueCase("section «{» item «}»", .wrongBracket, related: 1),
  IssueCase("section «<» item «}»", .wrongBracket, related: 0),
  IssueCase("item insets: «[»1, 2«]»", .wrongBracket, related: 1),
  IssueCase("item fractional«(»0.5«» insets: 2", .missingCloser(.parenthesis), related: 0),
  IssueCase(
    "group horizontal < item fractional«(»0.5«» >", .missingCloser(.parenthesis), related: 0),
  IssueCase("item fractional«(»0.5«» < badge \"x\" >", .missingCloser(.parenthesis), related: 0),
  IssueCase("if «(»width > 600«» < item >", .missingCloser(.parenthesis), related: 0),
  IssueCase("let x = max«(»1, 2«»\nlet y = 3", .missingCloser(.parenthesis), related: 0),
  IssueCase("item < «<» > >", .expected(.child, context: .body)),

  // Elements and operands.
  IssueCase("group«» 0.5 < item >", .missingAxis),
  IssueCase("group «diagonal» 0.5 < item >", .missingAxis),
  IssueCase("item width: 5«,» height: 6", .separator),
  IssueCase("section < «;» item «;» >", .separator, .separator),
  IssueCase("item width «=» 5", .equalsInsteadOfColon),
  IssueCase("onScroll < scale «=» 2 >", .equalsInsteadOfColon),
  IssueCase("item insets: (top «=» 2)", .equalsInsteadOfColon),
  IssueCase("item «.»fractional(0.5)", .dotBeforeName),
  IssueCase("item scroll: «.»paging", .dotBeforeName),
  IssueCase("section «\"feed\"» < >", .quotedName),
  IssueCase("item «-»5", .expected(.operand, context: .item)),
  IssueCase("item insets:«»\nitem", .expected(.expression, context: .attribute)),
  IssueCase("item width: «:» 5", .expected(.expression, context: .attribute)),
  IssueCase("badge «5»", .expected(.string, context: .badge)),
  IssueCase("section < background«» insets: 8 >", .expected(.string, context: .background)),
  IssueCase("boundary«» 40", .expected(.name, context: .boundary)),
  IssueCase("section hot = shelf«»", .expected(.openParenthesis, context: .section)),

  // Declarations and children.
  IssueCase("import «Shared»", .expected(.string, context: .importDeclaration)),
  IssueCase("layout«» < >", .expected(.name, context: .layoutDeclaration)),
  IssueCase("layout Foo«»", .expected(.openAngle, context: .layoutDeclaration)),
  IssueCase("let «7» = 5", .expected(.name, context: .letDeclaration)),
  IssueCase("let a «:» 5", .expected(.equals, context: .letDeclaration)),
  IssueCase("let a =«»\nlet b = 2", .expected(.expression, context: .letDeclaration)),
  IssueCase("«gutter» = 8", .expected(.letKeyword, context: .letDeclaration)),
  IssueCase("requires iOS«»", .expected(.number, context: .requiresDeclaration)),
  IssueCase("requires iOS 15«» macOS 12", .expected(.comma, context: .requiresDeclaration)),
  IssueCase("define card(a«» b = 2) < item >", .expected(.comma, context: .parameters)),
  IssueCase("define card(a: (Int)«» Number) < item >", .expected(.arrow, context: .parameters)),
  IssueCase("define card(a:«») < item >", .expected(.type, context: .parameters)),
  IssueCase("«5» 5 5", .expected(.declaration, context: .file)),
  IssueCase("«else» < item >", .expected(.declaration, context: .file)),
  IssueCase("if (a)«» else < item >", .expected(.openAngle, context: .ifElement)),
  IssueCase("repeat«» < item >", .expected(.expression, context: .repeatElement)),
  IssueCase("repeat 3 as«» < item >", .expected(.name, context: .repeatElement)),

  // Expressions.
  IssueCase("let a = if (b) 5«»", .expected(.elseKeyword, context: .conditional)),
  IssueCase("let a = if«» wide 5 else 3", .expected(.openParenthesis, context: .conditional)),
  IssueCase("if«» wide < item >", .expected(.openParenthesis, context: .ifElement)),
  IssueCase("if «container.width > 600» < item >", .comparisonOutsideParentheses),
  IssueCase("let a = «container.width < 800»", .comparisonOutsideParentheses),
  IssueCase("let a = «b >= 800 && c»", .comparisonOutsideParentheses),
  IssueCase("x: (a < b «<» c)", .comparisonOutsideParentheses),
  IssueCase("x: 1 +«»", .expected(.expression, context: .attribute)),
  IssueCase("x: a.«»", .expected(.name, context: .expression)),
  IssueCase("x: min(1,«» )", .expected(.expression, context: .arguments)),
  IssueCase("item insets: (top: 1«» leading: 2)", .expected(.comma, context: .arguments)),
]
