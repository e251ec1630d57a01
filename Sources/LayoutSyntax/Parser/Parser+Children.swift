/// The rules of bodies and of the children that aren't elements.

extension Parser {
  /// body = "<" child* ">" ;
  mutating func parseBody() {
    guard enter() else { return skipNestedBody() }
    let body = open(.body)
    let opener = token
    advance()
    openBodies += 1
    while kind != .endOfFile, kind != .greaterThan, kind != .rightBrace, !beginsDeclaration {
      parseChild()
    }
    openBodies -= 1
    closeBody(opener)
    close(body)
    leave()
  }

  /// child = let | if | repeat | each | call | assignment | element ;
  mutating func parseChild() {
    switch kind {
    case .identifier where peek().kind != .colon && peek().kind != .equals:
      switch keyword {
      case .let: parseLet()
      case .if: parseIf()
      case .repeat: parseRepeat()
      case .each: parseEach()
      case .else: skipJunk(expectedChild, childContext)
      default:
        if keyword.isElement || peek().kind != .leftParenthesis {
          parseElement()
        } else {
          parseCall()
        }
      }
    case .identifier where peek().kind == .equals && (keyword == .section || keyword == .let):
      if keyword == .section { parseElement() } else { parseLet() }
    case .identifier: parseAssignment()
    case .quotedIdentifier:
      switch peek().kind {
      case .colon, .equals: parseAssignment()
      case .leftParenthesis: parseCall()
      default: parseElement()
      }
    case .comma, .semicolon: skipSeparators()
    case .dot where peek().isName: skipDots()
    case .greaterThan, .rightBrace: skipExtraClosers(.angle)
    case .rightParenthesis, .rightBracket: skipExtraClosers(.parenthesis)
    default: skipJunk(expectedChild, childContext)
    }
  }

  /// let = "let" NAME "=" expression ;
  mutating func parseLet() {
    let declaration = open(.let)
    advance()
    expectName(.letDeclaration)
    if kind == .equals {
      advance()
    } else if kind == .colon {
      reportUnexpected(.equals, .letDeclaration)
      skipToken()
    } else {
      reportMissing(.equals, .letDeclaration)
      addMissing()
    }
    parseValue(.letDeclaration, angles: .value)
    close(declaration)
  }

  /// if = "if" "(" expression ")" body ( "else" ( if | body ) )? ;
  mutating func parseIf() {
    let element = open(.if)
    advance()
    parseCondition(.ifElement)
    expectBody(.ifElement)
    if isElse {
      advance()
      if kind != .identifier || keyword != .if {
        expectBody(.ifElement)
      } else if enter() {
        parseIf()
        leave()
      } else {
        skipNestedAlternatives()
      }
    }
    close(element)
  }

  /// repeat = "repeat" prefixed ( "as" NAME )? body ;
  mutating func parseRepeat() {
    let element = open(.repeat)
    advance()
    parseCount()
    if kind == .identifier, keyword == .as {
      advance()
      expectName(.repeatElement)
    }
    expectBody(.repeatElement)
    close(element)
  }

  /// each = "each" body ;
  mutating func parseEach() {
    let element = open(.each)
    advance()
    expectBody(.eachElement)
    close(element)
  }

  /// call = NAME arguments operand* ;
  mutating func parseCall() {
    let call = open(.call)
    advance()
    parseArguments()
    parseOperands(.call)
    close(call)
  }

  /// assignment = NAME ":" expression ;
  mutating func parseAssignment() {
    let assignment = open(.assignment)
    advance()
    if kind == .colon {
      advance()
    } else if openBodies > 0 {
      report(.equalsInsteadOfColon, at: token.range)
      skipToken(inDoubt: false)
    } else {
      report(.expected(.declaration, context: .file), at: tokens[position - 1].range)
      skipToken()
    }
    parseValue(.attribute, angles: .value)
    close(assignment)
  }

  // MARK: -

  private var expectedChild: Expectation { openBodies > 0 ? .child : .declaration }

  private var childContext: SyntaxContext { openBodies > 0 ? .body : .file }

  /// Takes the closer of a body, or reports what stands for it.
  private mutating func closeBody(_ opener: Token) {
    let closer = token
    let isWrong = opener.kind == .leftBrace
    switch kind {
    case .greaterThan, .rightBrace:
      advance()
      if isWrong {
        issues.append(SyntaxIssue(.wrongBracket, at: opener.range, related: closer.range))
      } else if closer.kind == .rightBrace {
        issues.append(SyntaxIssue(.wrongBracket, at: closer.range, related: opener.range))
      }
    default:
      let count = issues.count
      report(.missingCloser(.angle), at: endOfPrevious, related: opener.range)
      if issues.count > count { missingCloserIssue = count }
      missingClosers += 1
      addMissing()
    }
  }

  /// Skips `if … else if … else …` that is nested too deeply.
  private mutating func skipNestedAlternatives() {
    let unexpected = open(.unexpected)
    errors += 1
    while kind == .identifier, keyword == .if || keyword == .else {
      advance()
      while !beginsBody, !endsSkipping || kind == .identifier && peek().kind == .colon { advance() }
      if beginsBody { skipBrackets() }
    }
    close(unexpected)
  }

  /// The number of a `repeat`.
  private mutating func parseCount() {
    let outer = (expressionContext, angleUse)
    (expressionContext, angleUse) = (.repeatElement, .operand)
    parsePrefixed()
    (expressionContext, angleUse) = outer
  }
}
