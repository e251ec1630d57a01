/// The operators of other languages, read as the ones of this language.

extension Parser {
  /// Whether an operator stands here, as a sign or, where operators are expected, as a word.
  @inline(__always)
  func isOperator(_ sign: TokenKind, _ meaning: ForeignOperator, _ word: StaticString) -> Bool {
    kind == sign || kind == .identifier && keyword == .none && isForeignOperator(word)
  }

  private func isForeignOperator(_ word: StaticString) -> Bool {
    (openParentheses > 0 || angleUse == .condition) && text(of: next, is: word)
      && peek().beginsExpression
  }

  /// Whether `not` stands here before what it denies.
  var isForeignNot: Bool {
    guard kind == .identifier, keyword == .none else { return false }
    let second = peek()
    return (second.isName || second.kind == .leftParenthesis) && !second.keyword.isStarter
      && isForeignOperator("not")
  }

  /// Takes an operator, and reports it if it is a word.
  mutating func takeOperator(_ meaning: ForeignOperator, _ sign: String) {
    guard kind == .identifier else { return advance() }
    var range = token.range
    if meaning == .not { range.end = max(range.end, min(peek().start, range.end + 1)) }
    report(.foreignOperator(meaning), at: token.range, edits: [SyntaxEdit(range, sign)])
    errors += 1
    advance()
  }

  /// Reads the rest of `condition ? value : other`; the condition began at `start`.
  mutating func parseChoice(since start: Marker) {
    let question = token.range
    report(.foreignOperator(.choice), at: question)
    let issue = issues.count - 1
    let begin = Int(tokens[start.token].start)
    let end = Int(endOfPrevious.end)
    var edits = [
      SyntaxEdit(ByteRange(start: begin, end: begin), "if ("),
      SyntaxEdit(ByteRange(start: end, end: Int(question.end)), ")"),
    ]
    let choice = wrap(start, in: .conditional)
    errors += 1
    openChoices += 1
    advance()
    parseDisjunction()
    openChoices -= 1
    if kind == .colon {
      edits.append(SyntaxEdit(token.range, "else"))
      advance()
      parseExpression()
    } else {
      edits = []
    }
    if issues.indices.contains(issue), issues[issue].kind == .foreignOperator(.choice) {
      issues[issue].edits = edits
    }
    close(choice)
  }

  /// Reports `elif` or `elseif`, which then stands for the `if`.
  mutating func reportElseIfInOneWord() {
    report(.foreignKeyword(.elseIf), at: token.range, edits: [SyntaxEdit(token.range, "else if")])
  }
}
