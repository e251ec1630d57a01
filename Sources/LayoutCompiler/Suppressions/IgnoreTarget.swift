/// Finds what a `layout:ignore` comment is about.

import LayoutSyntax

/// The element, declaration or other node that follows a comment, with all that stands in it; of attributes,
/// all of the line. None before a closing bracket and at the end of the file.
///
/// - Complexity: O(log nodes + the nodes that begin with the token + length of the line).
func targetOfIgnore(before token: Int, in tree: SyntaxTree) -> ByteRange? {
  switch tree.tokens[token].kind {
  case .greaterThan, .rightParenthesis, .rightBrace, .rightBracket, .endOfFile: return nil
  default: break
  }
  // The first node of those that begin here or later is the outermost; `else` begins none itself.
  var low = 0
  var high = tree.nodes.count
  while low < high {
    let middle = (low + high) / 2
    if Int(tree.nodes[middle].firstToken) < token { low = middle + 1 } else { high = middle }
  }
  while low < tree.nodes.count {
    let node = tree.nodes[low]
    if node.kind != .file, node.firstToken < node.endToken { break }
    low += 1
  }
  guard low < tree.nodes.count else { return nil }
  let node = SyntaxNode(tree: tree, id: NodeID(rawValue: UInt32(low)))
  var range = node.range
  if node.kind.isOperand {
    let lineEnd = endOfLine(
      from: Int(range.start), before: tree.source.count, in: tree.source)
    range.end = max(range.end, UInt32(lineEnd))
  }
  return range
}

/// From the start of the line on which `range` begins to that beginning.
func lineStart(of range: ByteRange, in source: [UInt8]) -> ByteRange {
  var start = Int(range.start)
  while start > 0, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
  return ByteRange(start: start, end: Int(range.start))
}
