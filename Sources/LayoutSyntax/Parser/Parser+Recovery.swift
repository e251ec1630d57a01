/// What the parser does where the text isn't as the grammar says: reports, skips, and goes on.
///
/// One mistake gives one issue: where something has been reported at a token, what else is wrong
/// before that token is taken isn't. Skipping stops at brackets and at words that begin a child.

extension Parser {
  // MARK: - Reports

  /// Reports at the next token, unless something was reported there already.
  mutating func report(
    _ kind: SyntaxIssueKind, at range: ByteRange, related: ByteRange? = nil,
    edits: [SyntaxEdit] = []
  ) {
    guard lastReported != next else { return }
    guard position == next else {
      hiddenIssues += 1
      return
    }
    lastReported = next
    issues.append(SyntaxIssue(kind, at: range, related: related, edits: edits))
    if issues.count > mostIssues { giveUp() }
  }

  /// Reports that something should stand before the next token.
  mutating func reportMissing(
    _ expectation: Expectation, _ context: SyntaxContext, edits: [SyntaxEdit] = []
  ) {
    report(.expected(expectation, context: context), at: endOfPrevious, edits: edits)
  }

  /// Reports the next token, which something else should stand for.
  mutating func reportUnexpected(
    _ expectation: Expectation, _ context: SyntaxContext, edits: [SyntaxEdit] = []
  ) {
    report(.expected(expectation, context: context), at: token.range, edits: edits)
  }

  /// The empty range after the token taken last.
  var endOfPrevious: ByteRange {
    let end = position > 0 ? Int(tokens[position - 1].end) : 0
    return ByteRange(start: end, end: end)
  }

  // MARK: - Expectations

  /// Takes a NAME, or reports that it is missing; something that is a name nowhere is skipped.
  mutating func expectName(_ context: SyntaxContext) {
    if token.isName, !isStarterOfNextLine {
      advance()
    } else if kind == .string {
      skipQuotedName()
    } else if kind == .number {
      reportUnexpected(.name, context)
      skipToken()
    } else {
      reportMissing(.name, context)
      addMissing()
    }
  }

  /// Takes a STRING, or reports that it is missing; a name or number in its place is skipped.
  mutating func expectString(_ context: SyntaxContext) {
    let isBareName =
      token.isName && !isStarter && peek().kind != .colon && peek().kind != .leftParenthesis
    if kind == .string {
      advance()
    } else if kind == .number || isBareName {
      reportUnexpected(.string, context, edits: editsForString(context))
      skipToken()
    } else {
      reportMissing(.string, context)
      addMissing()
    }
  }

  /// Reads a body that must be there, skipping what stands before it.
  mutating func expectBody(_ context: SyntaxContext) {
    if !beginsBody, !endsSkipping, !isElse {
      reportUnexpected(.openAngle, context)
      let unexpected = open(.unexpected)
      errors += 1
      while !beginsBody, !endsSkipping, !isElse { advance() }
      close(unexpected)
    }
    if beginsBody {
      parseBody()
    } else {
      reportMissing(.openAngle, context)
      addMissing()
    }
  }

  // MARK: - Skipping

  /// Puts the next token into a node of its own; `inDoubt` unless it is clear what was meant.
  mutating func skipToken(inDoubt: Bool = true) {
    let unexpected = open(.unexpected)
    if inDoubt { errors += 1 }
    advance()
    close(unexpected)
  }

  /// Reports and skips what can't be a child or a declaration: at least one token, and a body if
  /// one follows.
  mutating func skipJunk(_ expectation: Expectation, _ context: SyntaxContext) {
    reportUnexpected(expectation, context)
    let unexpected = open(.unexpected)
    errors += 1
    if !beginsBody { advance() }
    while !beginsBody, !endsSkipping || isAttributeOfSameLine { advance() }
    if beginsBody { skipBrackets() }
    close(unexpected)
  }

  /// Whether `name:` stands here, in the middle of a line that is skipped.
  private var isAttributeOfSameLine: Bool {
    kind == .identifier && !keyword.isStarter && peek().kind == .colon && !isFirstOfLine(next)
  }

  /// Skips a run of `,` and `;`.
  mutating func skipSeparators() {
    report(.separator, at: token.range)
    let unexpected = open(.unexpected)
    while kind == .comma || kind == .semicolon { advance() }
    close(unexpected)
  }

  /// Skips the dots of `.name`.
  mutating func skipDots() {
    report(.dotBeforeName, at: token.range)
    let unexpected = open(.unexpected)
    while kind == .dot { advance() }
    close(unexpected)
  }

  /// Skips a run of closers that close nothing.
  mutating func skipExtraClosers(_ bracket: Bracket) {
    let start = token.range
    let first = next
    let unexpected = open(.unexpected)
    errors += 1
    while isCloser(bracket) { advance() }
    close(unexpected)
    guard lastReported != first else { return }
    let range = ByteRange(start: Int(start.start), end: Int(endOfPrevious.end))
    issues.append(SyntaxIssue(.extraCloser(bracket), at: range))
  }

  private func isCloser(_ bracket: Bracket) -> Bool {
    switch bracket {
    case .angle: return kind == .greaterThan || kind == .rightBrace
    case .parenthesis: return kind == .rightParenthesis || kind == .rightBracket
    }
  }

  /// Skips from `<` to the `>` that belongs to it, however deep: no recursion.
  mutating func skipBrackets() {
    var angles = 0
    var parentheses = 0
    while kind != .endOfFile {
      switch kind {
      case .leftParenthesis: parentheses += 1
      case .rightParenthesis: parentheses = max(0, parentheses - 1)
      case .lessThan where parentheses == 0, .leftBrace: angles += 1
      case .greaterThan where parentheses == 0, .rightBrace: angles -= 1
      default: break
      }
      advance()
      if angles <= 0 { return }
    }
  }

  // MARK: - Nesting

  /// Counts a level of nesting; false, and reported, if it is one too many.
  mutating func enter() -> Bool {
    guard depth < deepestNesting else {
      reportNesting()
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Reports the next token as too deep, once for each file.
  mutating func reportNesting() {
    lastReported = next
    guard !hasReportedNesting else { return }
    hasReportedNesting = true
    issues.append(SyntaxIssue(.nestingTooDeep(limit: deepestNesting), at: token.range))
  }

  /// Skips a body that is nested too deeply.
  mutating func skipNestedBody() {
    let unexpected = open(.unexpected)
    errors += 1
    skipBrackets()
    close(unexpected)
  }

  /// Skips the rest of an expression that is nested too deeply: to the `)` of the parentheses
  /// around it, or to where an operand ends.
  mutating func skipNestedExpression() {
    let unexpected = open(.unexpected)
    errors += 1
    height = 1
    var level = 0
    skip: while kind != .endOfFile {
      switch kind {
      case .leftParenthesis, .leftBracket: level += 1
      case .rightParenthesis, .rightBracket:
        if level == 0 { break skip }
        level -= 1
      case .comma where level == 0 && openParentheses > 0: break skip
      case .lessThan, .greaterThan, .leftBrace, .rightBrace:
        if level == 0, openParentheses == 0 { break skip }
      case .identifier where keyword.isStarter && keyword != .if:
        if level == 0, openParentheses == 0 { break skip }
      default: break
      }
      advance()
    }
    close(unexpected)
  }
}
