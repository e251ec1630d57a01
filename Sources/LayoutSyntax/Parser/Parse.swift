/// From source to tree: the front door of the module.

/// What reading a file gives: always a tree, and what is wrong with the text.
package struct ParsedFile: Sendable {
  package var tree: SyntaxTree
  /// By position.
  package var issues: [SyntaxIssue]

  package init(tree: SyntaxTree, issues: [SyntaxIssue]) {
    self.tree = tree
    self.issues = issues
  }
}

/// Reads a file. Any bytes give a tree that prints back to the same bytes.
/// - Complexity: O(*n*), and O(*m* log *m*) for *m* issues.
package func parse(_ source: [UInt8]) -> ParsedFile {
  let lexed = lex(source)
  var parser = Parser(source: source, tokens: lexed.tokens)
  parser.parseFile()
  let read =
    parser.issues.isEmpty && !parser.hasOddity
    ? RepairedFile(parser: parser, issues: []) : repaired(parser, source)
  let tree = SyntaxTree(source: source, tokens: read.parser.tokens, nodes: read.parser.nodes)
  var issues = lexed.issues + read.issues
  issues.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  return ParsedFile(tree: tree, issues: issues)
}
