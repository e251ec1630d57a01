/// Prints a tree for tests: a line for each node, and for each token where it belongs.

/// Every node with its range, and `!` where something in it is in doubt; every token as written.
///
///     file 0..<6
///       item 0..<6
///         "item"
///         dimension 5..<6
///           number 5..<6
///             "5"
package func dump(_ tree: SyntaxTree) -> String {
  var text = ""
  appendDump(of: tree.root, depth: 0, to: &text)
  return text
}

private func appendDump(of node: SyntaxNode, depth: Int, to text: inout String) {
  appendIndentation(depth, to: &text)
  text += "\(node.kind.name.description) \(node.range.start)..<\(node.range.end)"
  text += node.hasError ? " !\n" : "\n"
  var token = Int(node.record.firstToken)
  for child in node.children {
    appendTokens(token..<Int(child.record.firstToken), of: node.tree, depth + 1, to: &text)
    appendDump(of: child, depth: depth + 1, to: &text)
    token = Int(child.record.endToken)
  }
  appendTokens(token..<Int(node.record.endToken), of: node.tree, depth + 1, to: &text)
}

private func appendTokens(
  _ tokens: Range<Int>, of tree: SyntaxTree, _ depth: Int, to text: inout String
) {
  for token in tree.tokens[tokens] where token.kind != .endOfFile {
    appendIndentation(depth, to: &text)
    text += "\"" + tree.string(token.range) + "\"\n"
  }
}

private func appendIndentation(_ depth: Int, to text: inout String) {
  text += String(repeating: "  ", count: depth)
}
