/// Where tokens stand in the lines of the source.

extension Parser {
  /// How many bytes of white space stand before a token that begins its line; none for another.
  func indentation(of token: Int) -> Int? {
    let start = Int(tokens[token].start)
    let previous = token > 0 ? Int(tokens[token - 1].end) : 0
    var index = start
    while index > previous, source[index - 1] == 0x20 || source[index - 1] == 0x09 { index -= 1 }
    guard index == 0 || source[index - 1] == 0x0A || source[index - 1] == 0x0D else { return nil }
    return start - index
  }

  /// The white space at the beginning of the line that a token stands on.
  func lineIndentation(of token: Int) -> Int {
    var index = Int(tokens[token].start)
    while index > 0, source[index - 1] != 0x0A, source[index - 1] != 0x0D { index -= 1 }
    let start = index
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    return index - start
  }

  /// Whether no line ends in a part of the source.
  func isOneLine(_ range: Range<Int>) -> Bool {
    source[range].allSatisfy { $0 != 0x0A && $0 != 0x0D }
  }

  /// The first token that begins at or after `offset`; the last one beyond all.
  /// - Complexity: O(log *n*).
  func tokenIndex(at offset: Int) -> Int {
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a token is written so.
  func text(of token: Int, is word: StaticString) -> Bool {
    let token = tokens[token]
    guard Int(token.end - token.start) == word.utf8CodeUnitCount else { return false }
    let expected = unsafe word.utf8Start
    for index in 0..<word.utf8CodeUnitCount {
      guard unsafe expected[index] == source[Int(token.start) + index] else { return false }
    }
    return true
  }
}
