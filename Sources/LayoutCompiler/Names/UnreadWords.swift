/// What may be declared in the parts of a file that the parser couldn't read.

import LayoutSyntax

/// Names that nothing declares, but that something unread may.
struct UnreadNames {
  /// Whether a declaration lacks its name, so that any name may be it.
  private(set) var isAny = false
  private var words: Set<String> = []

  init() {}

  /// The names among the tokens that were skipped, or that stand in parameters with a fault.
  /// - Complexity: O(*n*).
  init(_ tree: SyntaxTree) {
    for (index, node) in tree.nodes.enumerated() where node.hasError {
      switch node.kind {
      case .let, .define:
        let second = index + 1 < tree.nodes.count ? tree.nodes[index + 1] : node
        if second.kind == .missing || second.kind == .unexpected,
          second.firstToken == node.firstToken + 1
        {
          isAny = true
        }
      case .call: words.insert(tree.string(tree.tokens[Int(node.firstToken)].range))
      case .unexpected, .parameters:
        for token in tree.tokens[Int(node.firstToken)..<Int(node.endToken)]
        where token.kind == .identifier {
          words.insert(tree.string(token.range))
        }
      default: break
      }
    }
  }

  func contains(_ name: String) -> Bool { isAny || words.contains(name) }
}
