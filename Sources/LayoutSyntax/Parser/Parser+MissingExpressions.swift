/// What the parser does where an expression should begin and doesn't.

extension Parser {
  /// Says that an expression is missing, after skipping what can't begin one.
  mutating func parseMissingExpression() {
    if kind == .dot, peek().isName {
      skipDots()
      return parsePrimary()
    }
    if beginsPoint {
      let start = ByteRange(start: Int(token.start), end: Int(token.start))
      report(.leadingPoint, at: token.range, edits: [SyntaxEdit(start, "0")])
      skipToken()
      return leaf(.number)
    }
    guard isMisplacedOperator else {
      reportMissing(.expression, expressionContext)
      return addMissing()
    }
    reportUnexpected(.expression, expressionContext)
    let unexpected = open(.unexpected)
    errors += 1
    while isMisplacedOperator { advance() }
    close(unexpected)
    if token.beginsExpression, kind != .minus, kind != .exclamation, !isStarterOfNextLine {
      parsePrimary()
    } else {
      lastReported = next
      addMissing()
    }
  }

  var isMisplacedOperator: Bool {
    switch kind {
    case .equals, .colon, .plus, .star, .slash, .arrow, .equalEqual, .notEqual, .lessOrEqual,
      .greaterOrEqual, .and, .or, .dot:
      return true
    default: return false
    }
  }
}
