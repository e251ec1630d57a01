/// The lossless tree of a file: the source, its tokens, and which node each token belongs to.

/// Position of a node in `SyntaxTree.nodes`. Four bytes.
package struct NodeID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A node of the tree. Sixteen bytes.
package struct Node: Hashable, Sendable {
  package var kind: SyntaxKind
  /// Whether something at or below the node leaves its meaning in doubt: a token or node that is
  /// missing, skipped or damaged. What the parser could put right (`,` between attributes, braces,
  /// `=` for `:`) doesn't count.
  package var hasError: Bool
  /// Positions in `SyntaxTree.tokens`, half-open.
  package var firstToken: UInt32
  package var endToken: UInt32
  /// How many nodes the node and all below it are; the next sibling stands that much further.
  package var subtreeCount: UInt32

  package init(_ kind: SyntaxKind, firstToken: Int) {
    self.kind = kind
    self.hasError = false
    self.firstToken = UInt32(firstToken)
    self.endToken = UInt32(firstToken)
    self.subtreeCount = 1
  }

  /// Writes down what is known when all of it has been read.
  @inline(__always) mutating func close(endToken: Int, subtreeCount: Int, hasError: Bool) {
    self.endToken = UInt32(truncatingIfNeeded: endToken)
    self.subtreeCount = UInt32(truncatingIfNeeded: subtreeCount)
    self.hasError = hasError
  }
}

/// What a file says, every byte of it. A token belongs to the innermost node that covers it; white
/// space and comments are the bytes between tokens.
package struct SyntaxTree: Sendable {
  private struct Parts: Sendable {
    var source: [UInt8]
    var tokens: [Token]
    var nodes: [Node]
  }

  /// One element: a copy of the tree, such as every view holds, counts one reference, not three.
  private let parts: ContiguousArray<Parts>

  package init(source: [UInt8], tokens: [Token], nodes: [Node]) {
    parts = [Parts(source: source, tokens: tokens, nodes: nodes)]
  }

  package var source: [UInt8] { parts[0].source }

  package var tokens: [Token] { parts[0].tokens }

  /// In preorder: a node stands before its children, and those before its next sibling. The first
  /// one is the file and covers all tokens.
  package var nodes: [Node] { parts[0].nodes }

  /// The file.
  package var root: SyntaxNode { SyntaxNode(tree: self, id: NodeID(rawValue: 0)) }

  /// The text of the tree, put together from its nodes: the same bytes as the source.
  /// - Complexity: O(*n*).
  package var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    var start = 0
    for token in tokensInNodeOrder() {
      let end = Int(tokens[token].end)
      if start <= end { text += source[start..<end] }
      start = end
    }
    if start <= source.count { text += source[start...] }
    return text
  }

  /// The tokens as one meets them walking through the nodes: 0, 1, 2, … in a tree that is whole.
  private func tokensInNodeOrder() -> [Int] {
    var order: [Int] = []
    var open: [(end: Int, next: Int, lastNode: Int)] = []
    for (index, node) in nodes.enumerated() {
      while let top = open.last, index > top.lastNode {
        order += top.next..<top.end
        open.removeLast()
      }
      if let top = open.last {
        order += top.next..<max(top.next, Int(node.firstToken))
        open[open.count - 1].next = Int(node.endToken)
      }
      open.append(
        (Int(node.endToken), Int(node.firstToken), index + Int(node.subtreeCount) - 1))
    }
    while let top = open.popLast() { order += top.next..<top.end }
    return order
  }

  /// The bytes of a range, as text; bytes that aren't UTF-8 become replacement characters.
  package func string(_ range: ByteRange) -> String {
    let start = min(Int(range.start), source.count)
    let end = min(max(start, Int(range.end)), source.count)
    return String(decoding: source[start..<end], as: UTF8.self)
  }
}
