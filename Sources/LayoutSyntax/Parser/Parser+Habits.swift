/// What people write who come from another language: read as it was meant, and said in its own words.

extension Parser {
  // MARK: - Words

  /// Reads a child that begins with a word of another language; false if the word isn't one.
  mutating func parseForeignChild() -> Bool {
    guard kind == .identifier, keyword == .none else { return false }
    let second = peek()
    if second.isName, peek(2).kind == .equals || peek(2).kind == .colon, isWord(Self.constantWords)
    {
      report(.foreignKeyword(.constant), at: token.range, edits: [SyntaxEdit(token.range, "let")])
      parseLet()
    } else if second.isName, isWord(Self.functionWords),
      peek(2).kind == .leftParenthesis || peek(2).kind == .lessThan || peek(2).kind == .leftBrace
    {
      report(
        .foreignKeyword(.function), at: token.range, edits: [SyntaxEdit(token.range, "define")])
      parseDefine()
    } else if isWord(["for", "foreach", "ForEach", "while", "loop"]) {
      parseLoop()
    } else if second.kind == .identifier, second.keyword.isStarter, !isFirstOfLine(next + 1),
      isWord(["return", "public", "private", "internal", "static", "new", "export"])
    {
      skipUnneeded(upTo: Int(second.start))
    } else {
      return false
    }
    return true
  }

  /// `for i in 0..<3 < … >`: the header is skipped, the body read.
  private mutating func parseLoop() {
    let (first, start) = (token.range, next)
    let element = open(.repeat)
    report(.foreignKeyword(.loop), at: first)
    let issue = issues.count - 1
    let unexpected = open(.unexpected)
    errors += 1
    advance()
    while kind != .endOfFile, !isStarter, !beginsBody || peek().kind == .number,
      kind != .greaterThan
    {
      advance()
    }
    close(unexpected)
    if issue >= 0, let header = loopHeader(from: start) {
      let range = ByteRange(start: Int(first.start), end: Int(endOfPrevious.end))
      issues[issue].edits = [SyntaxEdit(range, header)]
    }
    expectBody(.repeatElement)
    close(element)
  }

  /// `repeat 3 as i` for the `for i in 0..<3` between a position and here; none for another header.
  private func loopHeader(from start: Int) -> String? {
    let words = tokens[start..<position]
    guard words.count == 7, words[start + 1].isName, text(of: start + 2, is: "in"),
      text(of: start + 3, is: "0"), words[start + 4].kind == .dot,
      words[start + 5].kind == .dot
        || words[start + 5].kind == .lessThan
    else {
      return words.count == 8 && words[start + 1].isName && text(of: start + 3, is: "0")
        && words[start + 6].kind == .lessThan && words[start + 7].kind == .number
        ? "repeat \(text(words[start + 7])) as \(text(words[start + 1]))" : nil
    }
    return nil
  }

  /// Skips a word that says nothing, and the white space up to what follows it.
  mutating func skipUnneeded(upTo end: Int) {
    let range = ByteRange(start: Int(token.start), end: end)
    report(.unneededWord, at: token.range, edits: [SyntaxEdit(range, "")])
    skipToken(inDoubt: false)
  }

  /// Skips a name that stands in quotation marks.
  mutating func skipQuotedName() {
    let inner = ByteRange(
      start: Int(token.start) + 1, end: max(Int(token.start) + 1, Int(token.end) - 1))
    let name = text(inner)
    let isName =
      !name.isEmpty && name.utf8.allSatisfy(isIdentifierByte) && !isDigit(name.utf8.first ?? 0)
    report(.quotedName, at: token.range, edits: isName ? [SyntaxEdit(token.range, name)] : [])
    skipToken()
  }

  /// What mends the name here, where a string should stand.
  func editsForString(_ context: SyntaxContext) -> [SyntaxEdit] {
    guard token.isName else { return [] }
    guard context == .importDeclaration else {
      return [SyntaxEdit(token.range, "\"" + text(token) + "\"")]
    }
    let start = position > 0 ? Int(tokens[position - 1].start) : 0
    return [SyntaxEdit(ByteRange(start: start, end: Int(token.end)), "")]
  }

  // MARK: - Constants

  /// Skips the type of `let x: Int = 1`; false if none stands here.
  mutating func skipTypeOfConstant() -> Bool {
    guard kind == .colon, peek().isName, peek(2).kind == .equals else { return false }
    let range = ByteRange(start: Int(token.start), end: Int(peek().end))
    let cut = ByteRange(start: Int(endOfPrevious.end), end: Int(range.end))
    report(.typedConstant, at: range, edits: [SyntaxEdit(cut, "")])
    let unexpected = open(.unexpected)
    advance()
    advance()
    close(unexpected)
    return true
  }

  /// Reads `gutter = 8`, a constant without its `let`.
  mutating func skipConstantWithoutLet() {
    let start = ByteRange(start: Int(token.start), end: Int(token.start))
    report(
      .expected(.letKeyword, context: .letDeclaration), at: token.range,
      edits: [SyntaxEdit(start, "let ")])
    let unexpected = open(.unexpected)
    errors += 1
    advance()
    advance()
    parseValue(.letDeclaration, angles: .value)
    close(unexpected)
  }

  /// Whether an element stands here where a value should: `let photo = item 44`.
  var isElementAsValue: Bool {
    guard kind == .identifier, keyword.isElement, !isFirstOfLine(next), !isFirstOfLine(next + 1)
    else { return false }
    switch peek().kind {
    case .identifier, .number, .string, .lessThan, .leftBrace: return true
    default: return false
    }
  }

  /// Reads the element of `let photo = item 44`; `start` is the position of `let`.
  mutating func skipElementAsValue(since start: Int) {
    report(.elementAsValue, at: token.range)
    let issue = issues.count - 1
    let equals = tokens[position - 1].range
    let unexpected = open(.unexpected)
    errors += 1
    parseElement()
    close(unexpected)
    guard issue >= 0, issues[issue].kind == .elementAsValue else { return }
    let end = Int(endOfPrevious.end)
    issues[issue].edits = [
      SyntaxEdit(tokens[start].range, "define"), SyntaxEdit(equals, "<"),
      SyntaxEdit(ByteRange(start: end, end: end), " >"),
    ]
  }

  // MARK: - Texts

  private static var constantWords: [StaticString] {
    ["var", "const", "val", "auto", "dim", "final", "static", "float", "int", "double"]
  }

  private static var functionWords: [StaticString] {
    ["func", "function", "fun", "fn", "def", "struct", "class", "component", "macro", "mixin"]
  }

  /// Whether the token here is one of some words.
  func isWord(_ words: [StaticString]) -> Bool {
    words.contains { text(of: next, is: $0) }
  }

  func text(_ token: Token) -> String { text(token.range) }

  func text(_ range: ByteRange) -> String {
    String(decoding: source[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
