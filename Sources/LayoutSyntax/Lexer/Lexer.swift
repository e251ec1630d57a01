/// Turns source bytes into tokens. Never fails: bytes that nobody understands become `.unknown`.

/// The tokens of `source`, and what is wrong with them.
/// - Complexity: O(*n*).
package func lex(_ source: [UInt8]) -> LexedFile {
  guard source.count <= largestFile else {
    let issue = SyntaxIssue(.fileTooLarge(limit: largestFile), at: ByteRange(start: 0, end: 0))
    return LexedFile(tokens: [Token(.endOfFile, start: 0, end: 0)], issues: [issue])
  }
  return unsafe source.withUnsafeBufferPointer { bytes in
    var lexer = unsafe Lexer(bytes)
    lexer.scanFile()
    return LexedFile(tokens: lexer.tokens, issues: lexer.issues)
  }
}

/// Bytes: 64 MiB.
let largestFile = 64 << 20

/// The state of reading one file. It must not outlive the bytes it was made with; every access to
/// them is checked against their count.
@safe struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  /// The byte to read next.
  var offset = 0
  var tokens: [Token] = []
  var issues: [SyntaxIssue] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
    count = bytes.count
    // Real files have a token every six or seven bytes, dense ones every four or five.
    tokens.reserveCapacity(bytes.count / 4 + 1)
  }

  /// The byte at `index`, or 0 beyond the end. A 0 in the source begins no token either.
  @inline(__always) func byte(_ index: Int) -> UInt8 {
    index < count ? unsafe bytes[index] : 0
  }

  mutating func scanFile() {
    if let first = unsafe firstByteThatIsNotUTF8(bytes) {
      report(.notUTF8, from: first, to: first + 1)
    }
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = 3 }
    while offset < count { scanToken() }
    tokens.append(Token(.endOfFile, start: count, end: count))
  }

  /// Reads one token, or one piece of what stands between tokens.
  @inline(__always) private mutating func scanToken() {
    switch byte(offset) {
    case UInt8(ascii: " "), 0x09...0x0D:
      skipWhiteSpace()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      scanIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
    case UInt8(ascii: "<") where beginsMarkupComment: skipForeignComment()
    case UInt8(ascii: "<"): scan(.lessThan, orWith: UInt8(ascii: "="), .lessOrEqual)
    case UInt8(ascii: ">"): scan(.greaterThan, orWith: UInt8(ascii: "="), .greaterOrEqual)
    case UInt8(ascii: ":"): add(.colon, length: 1)
    case UInt8(ascii: "("): add(.leftParenthesis, length: 1)
    case UInt8(ascii: ")"): add(.rightParenthesis, length: 1)
    case UInt8(ascii: ","): add(.comma, length: 1)
    case UInt8(ascii: "\""): scanString()
    case UInt8(ascii: "/"):
      switch byte(offset + 1) {
      case UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "*"): skipBlockComment()
      default: add(.slash, length: 1)
      }
    case UInt8(ascii: "="): scan(.equals, orWith: UInt8(ascii: "="), .equalEqual)
    case UInt8(ascii: "!"): scan(.exclamation, orWith: UInt8(ascii: "="), .notEqual)
    case UInt8(ascii: "-"): scan(.minus, orWith: UInt8(ascii: ">"), .arrow)
    case UInt8(ascii: "&"): scanAmpersand()
    case UInt8(ascii: "|"): scanTwice(.or, .or, "||")
    case UInt8(ascii: "?"): add(.question, length: 1)
    case UInt8(ascii: "'") where skipForeignString(): break
    case UInt8(ascii: "#") where beginsHashComment: skipForeignComment()
    case UInt8(ascii: "."): add(.dot, length: 1)
    case UInt8(ascii: "+"): add(.plus, length: 1)
    case UInt8(ascii: "*"): add(.star, length: 1)
    case UInt8(ascii: ";"): add(.semicolon, length: 1)
    case UInt8(ascii: "{"): add(.leftBrace, length: 1)
    case UInt8(ascii: "}"): add(.rightBrace, length: 1)
    case UInt8(ascii: "["): add(.leftBracket, length: 1)
    case UInt8(ascii: "]"): add(.rightBracket, length: 1)
    case UInt8(ascii: "`"): scanQuotedIdentifier()
    case 0x80...0xFF: scanBeyondASCII()
    default: scanUnknown()
    }
  }

  @inline(__always) private mutating func skipWhiteSpace() {
    var index = offset + 1
    while byte(index) == UInt8(ascii: " ") { index += 1 }
    offset = index
  }

  /// Adds the token of `length` bytes at the offset.
  @inline(__always) mutating func add(_ kind: TokenKind, length: Int) {
    tokens.append(Token(kind, start: offset, end: offset + length))
    offset += length
  }

  /// Adds the token of two bytes if the second one is `second`, else the token of one byte.
  @inline(__always)
  private mutating func scan(_ short: TokenKind, orWith second: UInt8, _ long: TokenKind) {
    if byte(offset + 1) == second {
      add(long, length: 2)
    } else {
      add(short, length: 1)
    }
  }

  mutating func report(
    _ kind: SyntaxIssueKind, from start: Int, to end: Int, edits: [SyntaxEdit] = []
  ) {
    issues.append(SyntaxIssue(kind, at: ByteRange(start: start, end: end), edits: edits))
  }

  /// Marks the last token as one whose value is in doubt.
  mutating func markLastToken() {
    tokens[tokens.count - 1].hasIssue = true
  }
}
