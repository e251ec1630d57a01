/// A node with its tree: what typed views are made from.

/// A node that can be asked for its place, its children and its tokens.
package struct SyntaxNode: Sendable {
  package var tree: SyntaxTree
  package var id: NodeID

  package init(tree: SyntaxTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  package var kind: SyntaxKind { record.kind }

  /// Whether something at or below the node leaves its meaning in doubt; see `Node.hasError`.
  package var hasError: Bool { record.hasError }

  /// From its first token to its last, without the white space around it. Empty for a node without
  /// tokens: the end of what stands before it.
  package var range: ByteRange {
    let first = Int(record.firstToken)
    let end = Int(record.endToken)
    if first < end {
      return ByteRange(start: Int(tree.tokens[first].start), end: Int(tree.tokens[end - 1].end))
    }
    let place = first > 0 ? Int(tree.tokens[first - 1].end) : 0
    return ByteRange(start: place, end: place)
  }

  /// In order, with what is missing and what was skipped.
  package var children: SyntaxChildren { SyntaxChildren(of: self) }

  var record: Node { tree.nodes[Int(id.rawValue)] }

  /// The first child of a kind that `matches`.
  func child(where matches: (SyntaxKind) -> Bool) -> SyntaxNode? {
    for child in children where matches(child.kind) { return child }
    return nil
  }

  func child(_ kind: SyntaxKind) -> SyntaxNode? { child { $0 == kind } }

  /// The first token of its own, not of its children, that `matches`, at or after the one at
  /// `offset` from the node's first.
  /// - Complexity: O(*n*) of the node's own tokens and children.
  func ownToken(from offset: Int = 0, where matches: (Token) -> Bool) -> Token? {
    var index = Int(record.firstToken)
    let least = index + offset
    for child in children {
      while index < Int(child.record.firstToken) {
        if index >= least, matches(tree.tokens[index]) { return tree.tokens[index] }
        index += 1
      }
      index = Int(child.record.endToken)
    }
    while index < Int(record.endToken) {
      if index >= least, matches(tree.tokens[index]) { return tree.tokens[index] }
      index += 1
    }
    return nil
  }

  /// All tokens of its own that `matches`.
  func ownTokens(where matches: (Token) -> Bool) -> [Token] {
    var tokens: [Token] = []
    _ = ownToken {
      if matches($0) { tokens.append($0) }
      return false
    }
    return tokens
  }
}

/// The children of a node, in order.
package struct SyntaxChildren: Sequence, IteratorProtocol {
  private let tree: SyntaxTree
  private var nextNode: UInt32
  private let end: UInt32

  fileprivate init(of node: SyntaxNode) {
    tree = node.tree
    nextNode = node.id.rawValue + 1
    end = node.id.rawValue + node.record.subtreeCount
  }

  /// The next child, none after the last.
  package mutating func next() -> SyntaxNode? {
    guard nextNode < end else { return nil }
    let id = NodeID(rawValue: nextNode)
    nextNode += tree.nodes[Int(id.rawValue)].subtreeCount
    return SyntaxNode(tree: tree, id: id)
  }
}
