/// The rules of bodies and of the children that aren't elements.

extension Parser {
  /// body = "<" child* ">" ;
  mutating func parseBody() {
    guard enter() else { return skipNestedBody() }
    let body = open(.body)
    let opener = token
    advance()
    openBodies += 1
    if opener.kind == .leftBracket { openSquareBodies += 1 }
    let known = childrenIssue
    childrenIssue = -1
    while kind != .endOfFile, kind != .greaterThan, kind != .rightBrace, !beginsDeclaration,
      kind != .rightBracket || opener.kind != .leftBracket
    {
      parseChild()
    }
    childrenIssue = known
    openBodies -= 1
    if opener.kind == .leftBracket { openSquareBodies -= 1 }
    closeBody(opener)
    close(body)
    leave()
  }

  /// child = let | if | repeat | each | call | assignment | element ;
  mutating func parseChild() {
    switch kind {
    case .identifier
    where peek().kind != .colon && peek().kind != .equals
      || keyword.isElement && peek().kind == .colon:
      switch keyword {
      case .let: parseLet()
      case .if: parseIf()
      case .repeat: parseRepeat()
      case .each: parseEach()
      case .else: skipJunk(expectedChild, childContext)
      case .none where parseForeignChild(): break
      default:
        if keyword.isDimension, peek().kind == .leftParenthesis {
          skipElementWithoutKeyword()
        } else if keyword.isElement || peek().kind != .leftParenthesis {
          parseElement()
        } else {
          parseCall()
        }
      }
    case .identifier where peek().kind == .equals && (keyword == .section || keyword == .let):
      if keyword == .section { parseElement() } else { parseLet() }
    case .identifier where peek().kind == .equals && !isHandlerProperty: skipConstantWithoutLet()
    case .identifier: parseAssignment()
    case .quotedIdentifier:
      switch peek().kind {
      case .colon, .equals: parseAssignment()
      case .leftParenthesis: parseCall()
      default: parseElement()
      }
    case .comma, .semicolon: skipSeparators()
    case .dot where peek().isName: skipDots()
    case .lessThan where isMarkup: skipMarkup()
    case .greaterThan, .rightBrace: skipExtraClosers(.angle)
    case .rightParenthesis, .rightBracket: skipExtraClosers(.parenthesis)
    default: skipJunk(expectedChild, childContext)
    }
  }

  /// let = "let" NAME "=" expression ;
  mutating func parseLet() {
    let declaration = open(.let)
    let start = next
    advance()
    expectName(.letDeclaration)
    if skipTypeOfConstant() || kind == .equals {
      advance()
      if isElementAsValue {
        skipElementAsValue(since: start)
        return close(declaration)
      }
    } else if kind == .colon {
      reportUnexpected(.equals, .letDeclaration, edits: [SyntaxEdit(token.range, " =")])
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
    if isElseIfInOneWord {
      reportElseIfInOneWord()
      guard enter() else { return skipNestedAlternatives() }
      parseIf()
      leave()
    } else if isElse {
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
    if kind == .identifier, keyword == .none, isWord(["times", "x"]) {
      skipUnneeded(upTo: Int(peek().start))
    }
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
    let (name, known) = (next, issues.count)
    advance()
    parseArguments()
    parseOperands(.call)
    if beginsBody, !isFirstOfLine(next) {
      issues.removeLast(issues.count - known)
      lastReported = -1
      let place = name > 0 ? Int(tokens[name - 1].end) : 0
      report(
        .expected(.defineKeyword, context: .file), at: ByteRange(start: place, end: place))
      errors += 1
      parseBody()
    }
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

  /// Reads `fractional(0.5) insets: 8`, an element that lacks its first word.
  private mutating func skipElementWithoutKeyword() {
    reportMissing(expectedChild, childContext)
    let unexpected = open(.unexpected)
    errors += 1
    parseOperands(childContext)
    if beginsBody { parseBody() }
    close(unexpected)
  }

  /// Whether the NAME here is a property that `onScroll` sets.
  private var isHandlerProperty: Bool {
    openBodies > 0
      && isWord(["scale", "alpha", "translate", "center", "rotate", "zIndex", "hidden"])
  }

  private var expectedChild: Expectation { openBodies > 0 ? .child : .declaration }

  private var childContext: SyntaxContext { openBodies > 0 ? .body : .file }

  /// Takes the closer of a body, or reports what stands for it.
  private mutating func closeBody(_ opener: Token) {
    let closer = token
    let isOpenerWrong = opener.kind != .lessThan
    let issue = childrenIssue
    childrenIssue = -1
    switch kind {
    case .greaterThan, .rightBrace, .rightBracket:
      advance()
      let isCloserWrong = closer.kind != .greaterThan
      guard isOpenerWrong || isCloserWrong else { return }
      let edits =
        (isOpenerWrong ? [SyntaxEdit(opener.range, "<")] : [])
        + (isCloserWrong ? [SyntaxEdit(closer.range, ">")] : [])
      if issues.indices.contains(issue), issues[issue].kind == .childrenAsAttribute {
        issues[issue].edits += edits
      } else if isOpenerWrong {
        issues.append(
          SyntaxIssue(
            .wrongBracket, at: opener.range, related: isCloserWrong ? closer.range : nil,
            edits: edits))
      } else {
        issues.append(
          SyntaxIssue(.wrongBracket, at: closer.range, related: opener.range, edits: edits))
      }
    default:
      report(.missingCloser(.angle), at: endOfPrevious, related: opener.range)
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
