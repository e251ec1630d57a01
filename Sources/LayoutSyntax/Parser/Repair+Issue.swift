/// Says in the terms of the grammar what a repair found.

/// The issue of the token that `repair` puts or takes away; `parser` read the file without it,
/// `other` with it.
func issue(for repair: Repair, of parser: Parser, giving other: Parser) -> SyntaxIssue {
  switch repair {
  case .remove(let position): return issue(of: parser.tokens[position], at: position, in: parser)
  case .insertKeyword(let keyword, let position):
    let end = position > 0 ? Int(parser.tokens[position - 1].end) : 0
    return SyntaxIssue(
      keyword == .if
        ? .expected(.ifKeyword, context: .conditional) : .expected(.child, context: .body),
      at: ByteRange(start: end, end: end))
  case .insert(let kind, let position):
    let end = position > 0 ? Int(parser.tokens[position - 1].end) : 0
    let place = ByteRange(start: end, end: end)
    switch kind {
    case .greaterThan, .rightParenthesis:
      return SyntaxIssue(
        .missingCloser(kind == .greaterThan ? .angle : .parenthesis), at: place,
        related: other.opener(of: position))
    case .lessThan:
      return SyntaxIssue(
        .expected(.openAngle, context: other.context(ofTokenAt: position)), at: place,
        edits: [SyntaxEdit(place, " <")])
    case .leftParenthesis:
      return SyntaxIssue(
        .expected(.openParenthesis, context: other.context(ofTokenAt: position)), at: place,
        edits: [SyntaxEdit(place, "(")])
    case .colon:
      return SyntaxIssue(
        .expected(.colon, context: .attribute), at: place, edits: [SyntaxEdit(place, ":")])
    case .comma:
      return SyntaxIssue(
        .expected(.comma, context: .arguments), at: place, edits: [SyntaxEdit(place, ",")])
    default:
      return SyntaxIssue(
        .expected(.equals, context: .letDeclaration), at: place,
        edits: [SyntaxEdit(place, " =")])
    }
  }
}

/// What the parser said of a token that is too many, or that it is.
private func issue(of token: Token, at position: Int, in parser: Parser) -> SyntaxIssue {
  switch token.kind {
  case .greaterThan: return SyntaxIssue(.extraCloser(.angle), at: token.range)
  case .rightParenthesis: return SyntaxIssue(.extraCloser(.parenthesis), at: token.range)
  default: break
  }
  let least = position > 0 ? parser.tokens[position - 1].end : 0
  for issue in parser.issues
  where issue.range.start >= least && issue.range.end <= token.end {
    if case .expected = issue.kind { return SyntaxIssue(issue.kind, at: token.range) }
  }
  return SyntaxIssue(.surplus, at: token.range)
}

extension Parser {
  /// The bracket that the closer at `position` closes.
  fileprivate func opener(of position: Int) -> ByteRange? {
    let isAngle = tokens[position].kind == .greaterThan
    var level = 0
    for index in stride(from: position, through: 0, by: -1) {
      switch tokens[index].kind {
      case .greaterThan where isAngle, .rightBrace where isAngle, .rightParenthesis where !isAngle:
        level += 1
      case .lessThan where isAngle, .leftBrace where isAngle, .leftParenthesis where !isAngle:
        level -= 1
      default: break
      }
      if level == 0 { return tokens[index].range }
    }
    return nil
  }

  /// What was being read where the token at `position` stands.
  fileprivate func context(ofTokenAt position: Int) -> SyntaxContext {
    var context = SyntaxContext.expression
    for node in nodes where node.firstToken <= position && node.endToken > position {
      if node.firstToken < position, let known = SyntaxContext(node.kind) { context = known }
    }
    return context
  }
}

extension SyntaxContext {
  /// None for a node that is only part of what people have a word for.
  fileprivate init?(_ kind: SyntaxKind) {
    switch kind {
    case .import: self = .importDeclaration
    case .let: self = .letDeclaration
    case .define: self = .defineDeclaration
    case .layout: self = .layoutDeclaration
    case .preview: self = .previewDeclaration
    case .requires: self = .requiresDeclaration
    case .parameters: self = .parameters
    case .if: self = .ifElement
    case .repeat: self = .repeatElement
    case .each: self = .eachElement
    case .section: self = .section
    case .list: self = .list
    case .group: self = .group
    case .item: self = .item
    case .header: self = .header
    case .footer: self = .footer
    case .boundary: self = .boundary
    case .badge: self = .badge
    case .background: self = .background
    case .frame: self = .frame
    case .onScroll: self = .onScroll
    case .call: self = .call
    case .attribute, .assignment: self = .attribute
    case .conditional: self = .conditional
    case .arguments, .tuple: self = .arguments
    case .unknownElement: self = .body
    default: return nil
    }
  }
}
