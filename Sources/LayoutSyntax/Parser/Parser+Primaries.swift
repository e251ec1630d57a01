/// The rules of the smallest expressions, of conditions and of arguments.

extension Parser {
  /// primary = NUMBER | STRING | tuple | functionCall | member | conditional ;
  mutating func parsePrimary() {
    height = 1
    switch kind {
    case .number: leaf(.number)
    case .string: leaf(.string)
    case .leftParenthesis, .leftBracket: parseTuple()
    case .identifier, .quotedIdentifier:
      if kind == .identifier, keyword == .if {
        parseConditional()
      } else if isStarterOfNextLine {
        parseMissingExpression()
      } else if peek().kind == .leftParenthesis {
        parseFunctionCall()
      } else {
        parseMember()
      }
    default: parseMissingExpression()
    }
  }

  /// conditional = "if" "(" expression ")" expression "else" expression ;
  mutating func parseConditional() {
    guard enter() else { return skipNestedExpression() }
    let conditional = open(.conditional)
    advance()
    parseCondition(.conditional)
    var tallest = height
    parseExpression()
    tallest = max(tallest, height)
    if isElse {
      advance()
      parseExpression()
    } else {
      reportMissing(.elseKeyword, .conditional)
      addMissing()
    }
    growTo(tallest)
    close(conditional)
    leave()
  }

  /// functionCall = NAME arguments ;
  mutating func parseFunctionCall() {
    let call = open(.functionCall)
    advance()
    parseArguments()
    close(call)
  }

  /// member = NAME ( "." NAME )* ;
  mutating func parseMember() {
    let member = open(.member)
    advance()
    while kind == .dot {
      advance()
      if token.isName {
        advance()
      } else {
        reportMissing(.name, .expression)
        addMissing()
      }
    }
    close(member)
  }

  /// tuple = "(" argument ( "," argument )* ")" ;
  mutating func parseTuple() {
    parseList(.tuple)
  }

  /// arguments = "(" ( argument ( "," argument )* )? ")" ;
  mutating func parseArguments() {
    parseList(.arguments)
  }

  /// argument = ( NAME ":" )? expression ;
  mutating func parseArgument() {
    let argument = open(.argument)
    if token.isName, peek().kind == .colon {
      advance()
      advance()
    } else if token.isName, peek().kind == .equals {
      advance()
      report(.equalsInsteadOfColon, at: token.range)
      skipToken(inDoubt: false)
    }
    parseNestedValue(.arguments)
    close(argument)
  }

  // MARK: -

  /// Reads `( expression )` after `if`, with or without its parentheses.
  mutating func parseCondition(_ context: SyntaxContext) {
    let outer = (expressionContext, angleUse, openParentheses)
    expressionContext = context
    if kind == .leftParenthesis {
      let opener = token.range
      advance()
      openParentheses += 1
      parseExpression()
      openParentheses -= 1
      expectCloser(of: opener)
      skipOperatorsAfterCondition()
    } else {
      let place = endOfPrevious
      let known = (issues.count, next)
      angleUse = .condition
      openParentheses = 0
      parseExpression()
      if issues.count == known.0, lastReported != known.1 {
        issues.append(SyntaxIssue(.expected(.openParenthesis, context: context), at: place))
      }
      errors += 1
    }
    (expressionContext, angleUse, openParentheses) = outer
  }

  /// Skips `&& (b)` after `if (a)`.
  private mutating func skipOperatorsAfterCondition() {
    guard kind == .and || kind == .or || kind == .equalEqual || kind == .notEqual else { return }
    report(.comparisonOutsideParentheses, at: token.range)
    let unexpected = open(.unexpected)
    errors += 1
    while kind == .and || kind == .or || kind == .equalEqual || kind == .notEqual {
      advance()
      parsePrefixed()
    }
    close(unexpected)
  }

  /// Reads a list of arguments in parentheses, or in brackets that are taken for them.
  private mutating func parseList(_ kind: SyntaxKind) {
    guard enter() else { return skipNestedExpression() }
    let list = open(kind)
    let opener = token
    var tallest = 0
    advance()
    openParentheses += 1
    if kind == .tuple || !isListCloser { tallest = parseListElements() }
    openParentheses -= 1
    closeList(opener)
    growTo(tallest)
    close(list)
    leave()
  }

  /// Reads arguments up to the closer, or to where it is missing. Gives the greatest height.
  private mutating func parseListElements() -> Int {
    var tallest = 0
    var hasLabels = false
    while true {
      if token.isName, peek().kind == .colon || peek().kind == .equals { hasLabels = true }
      parseArgument()
      tallest = max(tallest, height)
      if kind == .comma {
        advance()
      } else if kind == .semicolon {
        skipSeparators()
      } else if isListCloser || !goesOnWithoutComma(hasLabels) {
        return tallest
      } else {
        reportMissing(.comma, .arguments)
        errors += 1
      }
    }
  }

  private var isListCloser: Bool { kind == .rightParenthesis || kind == .rightBracket }

  /// Whether another argument follows although `,` is missing, rather than `)`.
  private func goesOnWithoutComma(_ hasLabels: Bool) -> Bool {
    guard token.beginsExpression, !isStarter, keyword != .else else { return false }
    return hasLabels || !(token.isName && peek().kind == .colon)
  }

  private mutating func closeList(_ opener: Token) {
    let closer = token
    guard isListCloser else { return expectCloser(of: opener.range) }
    advance()
    if opener.kind == .leftBracket {
      issues.append(SyntaxIssue(.wrongBracket, at: opener.range, related: closer.range))
    } else if closer.kind == .rightBracket {
      issues.append(SyntaxIssue(.wrongBracket, at: closer.range, related: opener.range))
    }
  }

  /// Takes `)`, or reports that it is missing.
  mutating func expectCloser(of opener: ByteRange) {
    if kind == .rightParenthesis {
      advance()
    } else {
      report(.missingCloser(.parenthesis), at: endOfPrevious, related: opener)
      addMissing()
    }
  }

  /// Says that an expression is missing, after skipping what can't begin one.
  private mutating func parseMissingExpression() {
    if kind == .dot, peek().isName {
      skipDots()
      return parsePrimary()
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

  private var isMisplacedOperator: Bool {
    switch kind {
    case .equals, .colon, .plus, .star, .slash, .arrow, .equalEqual, .notEqual, .lessOrEqual,
      .greaterOrEqual, .and, .or, .dot:
      return true
    default: return false
    }
  }

  private mutating func growTo(_ tallest: Int) {
    height = max(tallest, height) + 1
  }
}
