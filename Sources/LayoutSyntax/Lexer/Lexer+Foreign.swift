/// Reads what other languages have instead: comments, quotation marks, escaped brackets, operators.

extension Lexer {
  // MARK: - Comments

  /// Whether `# ` or `#` at the beginning of a line stands here.
  var beginsHashComment: Bool {
    let second = byte(offset + 1)
    if second == UInt8(ascii: " ") || second == UInt8(ascii: "!") || second == UInt8(ascii: "#") {
      return true
    }
    var index = offset
    while index > 0, byte(index - 1) == UInt8(ascii: " ") || byte(index - 1) == 0x09 { index -= 1 }
    return index == 0 || byte(index - 1) == UInt8(ascii: "\n")
      || byte(index - 1) == UInt8(ascii: "\r")
  }

  /// Whether `<!--` stands here.
  var beginsMarkupComment: Bool {
    byte(offset + 1) == UInt8(ascii: "!") && byte(offset + 2) == UInt8(ascii: "-")
      && byte(offset + 3) == UInt8(ascii: "-")
  }

  /// Moves past `# …` or `<!-- … -->`, as past any comment.
  mutating func skipForeignComment() {
    let start = offset
    let isMarkup = byte(start) == UInt8(ascii: "<")
    let length = isMarkup ? 4 : 1
    var edits = [
      SyntaxEdit(ByteRange(start: start, end: start + length), isMarkup ? "/*" : "//")
    ]
    if isMarkup {
      while offset < count, !endsMarkupComment { offset += 1 }
      if offset < count {
        edits.append(SyntaxEdit(ByteRange(start: offset, end: offset + 3), "*/"))
        offset += 3
      }
    } else {
      while offset < count, byte(offset) != UInt8(ascii: "\n"), byte(offset) != UInt8(ascii: "\r") {
        offset += 1
      }
    }
    report(.foreignComment, from: start, to: start + length, edits: edits)
  }

  private var endsMarkupComment: Bool {
    byte(offset) == UInt8(ascii: "-") && byte(offset + 1) == UInt8(ascii: "-")
      && byte(offset + 2) == UInt8(ascii: ">")
  }

  // MARK: - Strings

  /// Moves past `'…'`, `“…”` or `«…»` on one line, as a string; false if no such string stands here.
  mutating func skipForeignString() -> Bool {
    let start = offset
    let opener = unsafe decodeScalar(bytes, at: start)
    guard let first = opener.value, Self.isQuote(first) else { return false }
    var index = start + opener.length
    while index < count, byte(index) != UInt8(ascii: "\n"), byte(index) != UInt8(ascii: "\r") {
      let scalar = unsafe decodeScalar(bytes, at: index)
      guard scalar.value != UInt32(UInt8(ascii: "\"")) else { return false }
      index += scalar.length
      guard let value = scalar.value, Self.isQuote(value) else { continue }
      tokens.append(Token(.string, start: start, end: index))
      markLastToken()
      let edits = [
        SyntaxEdit(ByteRange(start: start, end: start + opener.length), "\""),
        SyntaxEdit(ByteRange(start: index - scalar.length, end: index), "\""),
      ]
      report(.wrongQuotes, from: start, to: index, edits: edits)
      offset = index
      return true
    }
    return false
  }

  private static func isQuote(_ scalar: UInt32) -> Bool {
    scalar == 0x27 || (0x2018...0x201F).contains(scalar) || scalar == 0xAB || scalar == 0xBB
  }

  // MARK: - Signs

  /// `&&`, `&` that means it, or `&lt;` and the like.
  mutating func scanAmpersand() {
    if let (kind, length, sign) = escapedSign {
      let range = ByteRange(start: offset, end: offset + length)
      report(.escapedSign, from: offset, to: offset + length, edits: [SyntaxEdit(range, sign)])
      return add(kind, length: length)
    }
    scanTwice(.and, .and, "&&")
  }

  /// `&&` or `||`, or one of the two signs alone.
  mutating func scanTwice(_ kind: TokenKind, _ meaning: ForeignOperator, _ sign: String) {
    if byte(offset + 1) == byte(offset) { return add(kind, length: 2) }
    let range = ByteRange(start: offset, end: offset + 1)
    report(
      .foreignOperator(meaning), from: offset, to: offset + 1, edits: [SyntaxEdit(range, sign)])
    add(kind, length: 1)
    markLastToken()
  }

  private var escapedSign: (kind: TokenKind, length: Int, sign: String)? {
    let rest = (offset..<min(count, offset + 10)).lazy.map { byte($0) }
    if rest.starts(with: "&lt;".utf8) { return (.lessThan, 4, "<") }
    if rest.starts(with: "&gt;".utf8) { return (.greaterThan, 4, ">") }
    if rest.starts(with: "&amp;&amp;".utf8) { return (.and, 10, "&&") }
    return nil
  }
}
