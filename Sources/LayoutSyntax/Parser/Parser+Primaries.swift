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
      } else if isStarterOfNextLine || touchesColon && openChoices == 0 {
        parseMissingExpression()
      } else if peek().kind == .leftParenthesis {
        if keyword.isDimension, peek(2).kind == .rightParenthesis { hasOddity = true }
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
    if isElseIfInOneWord {
      reportElseIfInOneWord()
      parseConditional()
    } else if isElse {
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
    let isDimension = kind == .identifier && keyword.isDimension
    advance()
    if isDimension {
      reportMissing(.openParenthesis, expressionContext)
      errors += 1
    }
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
    } else if token.isName, keyword != .if, peek().kind == .number || peek().kind == .string {
      advance()
      reportMissing(.colon, .arguments, edits: [SyntaxEdit(endOfPrevious, ":")])
      errors += 1
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
        reportMissing(.comma, .arguments, edits: [SyntaxEdit(endOfPrevious, ",")])
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
    let isOpenerWrong = opener.kind == .leftBracket
    let isCloserWrong = closer.kind == .rightBracket
    guard isOpenerWrong || isCloserWrong else { return }
    let edits =
      (isOpenerWrong ? [SyntaxEdit(opener.range, "(")] : [])
      + (isCloserWrong ? [SyntaxEdit(closer.range, ")")] : [])
    issues.append(
      SyntaxIssue(
        .wrongBracket, at: isOpenerWrong ? opener.range : closer.range,
        related: isOpenerWrong ? isCloserWrong ? closer.range : nil : opener.range, edits: edits))
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

  private mutating func growTo(_ tallest: Int) {
    height = max(tallest, height) + 1
  }
}
