/// Finds the one token whose absence or presence explains what went wrong, by trying.
///
/// Where the parser lost its way, the file is read again with one token more or less near that place.
/// If a reading has so much less wrong with it that the token explains more than itself, it is the
/// file's, and the token is what is reported. The method of Burke and Fisher (1987).

/// A token that should be there, or shouldn't.
enum Repair {
  /// A token of the kind before the one at the position.
  case insert(TokenKind, at: Int)
  case insertKeyword(Keyword, at: Int)
  case remove(Int)
}

/// A file as read with its repairs.
struct RepairedFile {
  var parser: Parser
  /// Of the parser, and one for each repair.
  var issues: [SyntaxIssue]
}

/// The most repairs that are tried for one file, and how many tokens may be read for them.
private let mostRepairs = 2
private let mostTokensRead = 20_000

/// Reads a file with the repairs that explain its issues.
/// - Complexity: O(*n*), and never more than `mostTokensRead` tokens beyond that.
func repaired(_ parser: Parser, _ source: [UInt8]) -> RepairedFile {
  var best = parser
  var repairs: [SyntaxIssue] = []
  var budget = mostTokensRead
  for _ in 0..<mostRepairs where parser.tokens.count <= mostTokensRead {
    let misfit = Misfit(of: best)
    guard misfit.mayBeOneToken else { break }
    guard let found = bestRepair(of: best, misfit, source, &budget) else { break }
    repairs.append(issue(for: found.repair, of: best, giving: found.parser))
    best = found.parser
  }
  let others = best.issues.filter { issue in
    !repairs.contains { $0.range.start == issue.range.start }
  }
  return RepairedFile(parser: best, issues: repairs + others)
}

/// What may be missing.
private let insertable: [TokenKind] = [
  .greaterThan, .lessThan, .rightParenthesis, .leftParenthesis, .colon, .comma, .equals,
]

/// The repair that leaves the least wrong; none if each leaves as much as it explains.
private func bestRepair(
  of parser: Parser, _ misfit: Misfit, _ source: [UInt8], _ budget: inout Int
) -> (repair: Repair, parser: Parser)? {
  var best: (repair: Repair, parser: Parser)?
  var least = misfit.weight - Misfit.issueWeight
  // Of two readings that are equally good, a bracket goes where a line ends.
  var bestIsAtLineEnd = true
  let uncounted = parser.issues.count * Misfit.issueWeight - misfit.issueCount * Misfit.issueWeight
  for position in positions(near: misfit.places, in: parser) {
    var repairs: [Repair] = []
    for kind in insertable where mayMiss(kind, before: position, in: parser) {
      repairs.append(.insert(kind, at: position))
    }
    if parser.tokens[position].kind != .endOfFile { repairs.append(.remove(position)) }
    if let keyword = missingKeyword(before: position, in: parser) {
      repairs.append(.insertKeyword(keyword, at: position))
    }
    for repair in repairs {
      budget -= parser.tokens.count
      guard budget >= 0 else { return best }
      let mostIssues = (least + uncounted) / Misfit.issueWeight + 1
      let other = parser.reading(with: repair, source, mostIssues: mostIssues)
      guard other.issues.count * Misfit.issueWeight < least + uncounted else { continue }
      let weight = Misfit(of: other).weight
      let isAtLineEnd = parser.isFirstOfLine(position)
      if weight < least || weight == least && isAtLineEnd && !bestIsAtLineEnd {
        least = weight
        best = (repair, other)
        bestIsAtLineEnd = isAtLineEnd
      }
    }
  }
  return best
}

/// Whether the grammar can have a token of the kind there, by its neighbours.
private func mayMiss(_ kind: TokenKind, before position: Int, in parser: Parser) -> Bool {
  let next = parser.tokens[position]
  let last = position > 0 ? parser.tokens[position - 1] : Token(.endOfFile, start: 0, end: 0)
  let endsValue =
    last.isName || last.kind == .number || last.kind == .string || last.kind == .rightParenthesis
  switch kind {
  case .greaterThan:
    return next.kind == .greaterThan || next.kind == .endOfFile || next.isName
      || next.kind == .rightBrace
  case .lessThan: return endsValue && (next.isName || next.kind == .greaterThan)
  case .rightParenthesis: return endsValue
  case .leftParenthesis: return next.beginsExpression
  case .colon: return last.isName && (next.beginsExpression || next.kind == .dot)
  case .comma: return endsValue && next.beginsExpression
  case .equals: return last.isName && next.beginsExpression
  default: return true
  }
}

/// The word that what stands at a position begins without.
private func missingKeyword(before position: Int, in parser: Parser) -> Keyword? {
  let token = parser.tokens[position]
  if token.kind == .leftParenthesis { return .if }
  guard token.kind == .identifier else { return nil }
  if token.keyword.isAxis { return .group }
  return token.keyword.isDimension ? .item : nil
}

/// Positions in the tokens, the nearest first.
private func positions(near places: [Int], in parser: Parser) -> [Int] {
  var positions: [Int] = []
  for distance in 0...8 {
    for place in places {
      for position in distance == 0 ? [place] : [place - distance, place + distance]
      where parser.tokens.indices.contains(position) && position <= place + 4
        && parser.tokens[position].kind != .unknown && !positions.contains(position)
      {
        positions.append(position)
      }
    }
  }
  return positions
}

extension Parser {
  /// What the file would be with a repair.
  fileprivate func reading(
    with repair: Repair, _ source: [UInt8], mostIssues: Int
  ) -> Parser {
    var tokens = tokens
    switch repair {
    case .insert(let kind, let position): tokens.insertMissing(kind, .none, at: position)
    case .insertKeyword(let keyword, let position):
      tokens.insertMissing(.identifier, keyword, at: position)
    case .remove(let position): tokens[position].kind = .unknown
    }
    var parser = Parser(source: source, tokens: tokens)
    parser.mostIssues = mostIssues
    parser.parseFile()
    return parser
  }
}

extension [Token] {
  /// Puts an empty token before the one at `position`.
  fileprivate mutating func insertMissing(
    _ kind: TokenKind, _ keyword: Keyword, at position: Int
  ) {
    let place = position > 0 ? Int(self[position - 1].end) : 0
    var token = Token(kind, keyword: keyword, start: place, end: place)
    token.hasIssue = true
    insert(token, at: position)
  }
}
