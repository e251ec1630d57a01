/// Finds the `<` that really lacks its `>`: the indentation knows better than the count.

/// Points `issue`, which says that a body of `tree` has no closer, at the first body inside it whose
/// closer stands further left than the element that opened it: that closer was meant for an element
/// around it.
/// - Complexity: O(*n*).
func pointOutLikelyOpener(of issue: inout SyntaxIssue, in tree: SyntaxTree) {
  guard let opener = issue.related else { return }
  var closest: (opener: ByteRange, closer: Int)?
  var parents: [Int] = []
  for (index, node) in tree.nodes.enumerated() {
    while let parent = parents.last, index >= parent + Int(tree.nodes[parent].subtreeCount) {
      parents.removeLast()
    }
    defer { parents.append(index) }
    guard node.kind == .body, let parent = parents.last,
      tree.tokens[Int(node.firstToken)].start > opener.start
    else { continue }
    let closer = Int(node.endToken) - 1
    guard tree.tokens[closer].kind == .greaterThan, closer < (closest?.closer ?? .max),
      let closing = indentation(of: closer, in: tree),
      let opening = indentation(of: Int(tree.nodes[parent].firstToken), in: tree),
      closing < opening
    else { continue }
    closest = (tree.tokens[Int(node.firstToken)].range, closer)
  }
  guard let closest else { return }
  let place = Int(tree.tokens[closest.closer - 1].end)
  issue.range = ByteRange(start: place, end: place)
  issue.related = closest.opener
}

/// How many bytes of white space stand before a token that begins its line.
private func indentation(of token: Int, in tree: SyntaxTree) -> Int? {
  let start = Int(tree.tokens[token].start)
  let previous = token > 0 ? Int(tree.tokens[token - 1].end) : 0
  var index = start
  while index > previous, tree.source[index - 1] == 0x20 || tree.source[index - 1] == 0x09 {
    index -= 1
  }
  guard index == 0 || tree.source[index - 1] == 0x0A || tree.source[index - 1] == 0x0D else {
    return nil
  }
  return start - index
}
