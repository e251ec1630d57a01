/// Finds the `//` comments of a file: the tree holds them as the bytes between tokens.

import LayoutSyntax

/// A `//` comment.
struct LineComment {
  /// From the first slash to the end of the line, which isn't part of it.
  var range: ByteRange
  /// Position of the token that follows it.
  var nextToken: Int
  /// Whether a token stands before it on its line.
  var followsCode: Bool
}

/// The `//` comments of `tree` whose text after the slashes and white space begins with `word`, in order;
/// `///` begins none of them.
///
/// - Complexity: O(bytes).
func lineComments(of tree: SyntaxTree, beginningWith word: String) -> [LineComment] {
  let source = tree.source
  let wanted = Array(word.utf8)
  var found: [LineComment] = []
  var gapStart = 0
  for (index, token) in tree.tokens.enumerated() {
    let gap = gapStart..<max(gapStart, Int(token.start))
    gapStart = Int(token.end)
    // The shortest that can be of use: two slashes and the word.
    guard gap.count >= wanted.count + 2 else { continue }
    var followsCode = index > 0
    var offset = gap.lowerBound
    while offset + 1 < gap.upperBound {
      switch (source[offset], source[offset + 1]) {
      case (0x0A, _), (0x0D, _):
        followsCode = false
        offset += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        offset = endOfBlockComment(at: offset, before: gap.upperBound, in: source)
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        let end = endOfLine(from: offset, before: gap.upperBound, in: source)
        var text = source[(offset + 2)..<end]
        text = text.drop { $0 == 0x20 || $0 == 0x09 }
        if text.starts(with: wanted) {
          let range = ByteRange(start: offset, end: end)
          found.append(
            LineComment(range: range, nextToken: index, followsCode: followsCode))
        }
        offset = end
      default: offset += 1
      }
    }
  }
  return found
}

/// The offset of the line's end, or `limit`.
func endOfLine(from start: Int, before limit: Int, in source: [UInt8]) -> Int {
  var end = start
  while end < limit, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
  return end
}

/// The offset after the `*/` that belongs to the `/*` at `start`; inner comments count.
private func endOfBlockComment(at start: Int, before limit: Int, in source: [UInt8]) -> Int {
  var depth = 0
  var offset = start
  while offset + 1 < limit {
    switch (source[offset], source[offset + 1]) {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      depth += 1
      offset += 2
    case (UInt8(ascii: "*"), UInt8(ascii: "/")):
      depth -= 1
      offset += 2
      if depth == 0 { return offset }
    default: offset += 1
    }
  }
  return limit
}
