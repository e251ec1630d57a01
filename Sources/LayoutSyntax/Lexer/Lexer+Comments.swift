/// Moves past comments.

extension Lexer {
  /// From `//` to the end of the line.
  mutating func skipLineComment() {
    var index = offset + 2
    while index < count {
      let byte = byte(index)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      index += 1
    }
    offset = index
  }

  /// From `/*` to the `*/` that belongs to it. Inner comments are counted, not recursed into.
  mutating func skipBlockComment() {
    let start = offset
    offset += 2
    var depth = 1
    while offset < count {
      switch (byte(offset), byte(offset + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
        if depth == 0 { return }
      default:
        offset += 1
      }
    }
    report(.unterminatedComment, from: start, to: start + 2)
  }
}
