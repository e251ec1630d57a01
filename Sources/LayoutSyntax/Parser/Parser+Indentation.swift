/// Children that are only indented, as in Python: their brackets are reported, and they are read.

extension Parser {
  /// Reads the children of an element without `<` that begin lines further right than it; `keyword` is
  /// the position of its first word. Reads nothing where there are none.
  mutating func parseIndentedBody(_ context: SyntaxContext, since keyword: Int) {
    let hasColon = kind == .colon && isFirstOfLine(next + 1)
    // The line of the keyword may be long: it is looked at where there is something to compare with.
    guard let first = childIndentation(at: hasColon ? next + 1 : next) else { return }
    let indentation = lineIndentation(of: keyword)
    guard first > indentation, enter() else { return }
    let place = hasColon ? token.range : endOfPrevious
    report(
      .expected(.openAngle, context: context), at: place, edits: [SyntaxEdit(place, " <")])
    let issue = issues.count - 1
    let body = open(.body)
    errors += 1
    if hasColon { skipToken() } else { addMissing() }
    openBodies += 1
    while let own = childIndentation(at: next), own > indentation { parseChild() }
    openBodies -= 1
    if kind == .greaterThan, lineIndentation(of: next) == indentation || !isFirstOfLine(next) {
      advance()
    } else if issues.indices.contains(issue), issues[issue].range == place {
      let end = endOfPrevious
      let line = String(repeating: " ", count: indentation)
      issues[issue].edits.append(SyntaxEdit(end, "\n" + line + ">"))
    }
    close(body)
    leave()
  }

  /// How far right an element stands that begins its line; none for what is no such element.
  private func childIndentation(at position: Int) -> Int? {
    guard position < tokens.count, tokens[position].kind == .identifier,
      tokens[position].keyword.isElement
    else { return nil }
    return indentation(of: position)
  }
}
