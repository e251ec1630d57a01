/// Children that are only indented, as in Python: their brackets are reported, and they are read.

extension Parser {
  /// Reads the children of an element without `<` that begin lines further right than it; `keyword` is
  /// the position of its first word. Reads nothing where there are none.
  mutating func parseIndentedBody(_ context: SyntaxContext, since keyword: Int) {
    let hasColon = kind == .colon && isFirstOfLine(next + 1)
    let child = hasColon ? next + 1 : next
    let indentation = lineIndentation(of: keyword)
    guard isIndentedChild(at: child, beyond: indentation), enter() else { return }
    let place = hasColon ? token.range : endOfPrevious
    report(
      .expected(.openAngle, context: context), at: place, edits: [SyntaxEdit(place, " <")])
    let issue = issues.count - 1
    let body = open(.body)
    errors += 1
    if hasColon { skipToken() } else { addMissing() }
    openBodies += 1
    while isIndentedChild(at: next, beyond: indentation) { parseChild() }
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

  /// Whether an element begins a line at a position, further right than `indentation`.
  private func isIndentedChild(at position: Int, beyond indentation: Int) -> Bool {
    guard position < tokens.count, tokens[position].kind == .identifier,
      tokens[position].keyword.isElement, let own = self.indentation(of: position)
    else { return false }
    return own > indentation
  }
}
