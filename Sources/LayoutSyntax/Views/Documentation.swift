/// Finds the `///` lines before a declaration or element.

extension SyntaxNode {
  /// The text of the `///` lines directly before the node, without the slashes and one space,
  /// joined by line feeds. A blank line or another comment in between cuts them off.
  /// - Complexity: O(*n*) of the white space and comments before the node.
  package var documentation: String {
    let first = Int(record.firstToken)
    guard first < tree.tokens.count else { return "" }
    let start = first > 0 ? Int(tree.tokens[first - 1].end) : 0
    let trivia = tree.source[start..<Int(tree.tokens[first].start)]
    guard trivia.contains(UInt8(ascii: "/")) else { return "" }
    var lines = trivia.split(separator: 0x0A, omittingEmptySubsequences: false)
    // The line of the node itself, and what follows a token on its line.
    guard let own = lines.popLast(), own.allSatisfy(isBlank) else { return "" }
    if first > 0, !lines.isEmpty { lines.removeFirst() }
    var documentation: [String] = []
    for line in lines {
      if let text = documentationText(line) {
        documentation.append(String(decoding: text, as: UTF8.self))
      } else {
        documentation.removeAll()
      }
    }
    return documentation.joined(separator: "\n")
  }
}

/// What stands after `///` and a space; none if the line is anything else.
private func documentationText(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  let slash = UInt8(ascii: "/")
  let text = line.drop { isBlank($0) || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
  guard text.prefix(3).elementsEqual([slash, slash, slash]) else { return nil }
  var rest = text.dropFirst(3)
  if rest.first == slash { return nil }
  if rest.first == 0x20 { rest = rest.dropFirst() }
  if rest.last == 0x0D { rest = rest.dropLast() }
  return rest
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0x0D
}
