/// The rules of what stands between an element's keyword and its body.

/// What stands where an operand can.
private enum OperandStart {
  case attribute
  case flag
  case dimension
  /// A value that no dimension begins with: it belongs after `width:` or `height:`.
  case unnamedValue
  case separator
  case dots
  case extraParenthesis
  /// A body, a closer, the next child: no operand.
  case end
  /// Something that can't stand here.
  case junk
}

extension Parser {
  /// Operands as long as there are any.
  mutating func parseOperands(_ context: SyntaxContext) {
    while parseOperand(context) {}
  }

  /// operand = attribute | flag | dimension ;
  ///
  /// Whether anything was read.
  private mutating func parseOperand(_ context: SyntaxContext) -> Bool {
    switch operandStart(context) {
    case .attribute: parseAttribute()
    case .flag: parseFlag()
    case .dimension: parseDimension()
    case .unnamedValue:
      reportUnexpected(.operand, context)
      let unexpected = open(.unexpected)
      errors += 1
      parseValue(.expression, angles: .operand)
      close(unexpected)
    case .separator: skipSeparators()
    case .dots: skipDots()
    case .extraParenthesis: skipExtraClosers(.parenthesis)
    case .end: return false
    case .junk:
      reportUnexpected(.operand, context)
      let unexpected = open(.unexpected)
      errors += 1
      while operandStart(context) == .junk { advance() }
      close(unexpected)
    }
    return true
  }

  /// attribute = NAME ":" expression ;
  mutating func parseAttribute() {
    let attribute = open(.attribute)
    advance()
    if kind == .colon {
      advance()
    } else {
      report(.equalsInsteadOfColon, at: token.range)
      skipToken(inDoubt: false)
    }
    parseValue(.attribute, angles: .operand)
    close(attribute)
  }

  /// flag = NAME ;
  mutating func parseFlag() {
    leaf(.flag)
  }

  /// dimension = expression ;
  mutating func parseDimension() {
    let dimension = open(.dimension)
    parseValue(.expression, angles: .operand)
    close(dimension)
  }

  // MARK: -

  private func operandStart(_ context: SyntaxContext) -> OperandStart {
    switch kind {
    case .identifier, .quotedIdentifier: return nameStart(context)
    case .number, .leftParenthesis, .leftBracket: return .dimension
    case .comma, .semicolon: return .separator
    case .rightParenthesis, .rightBracket: return .extraParenthesis
    case .dot: return peek().isName ? .dots : .junk
    case .equals: return context == .section && peek().isName ? .end : .junk
    case .lessThan, .greaterThan, .leftBrace, .rightBrace, .endOfFile: return .end
    default: return .junk
    }
  }

  /// What a NAME begins.
  private func nameStart(_ context: SyntaxContext) -> OperandStart {
    let second = peek()
    switch second.kind {
    case .colon: return .attribute
    case .equals:
      let third = peek(2)
      let isTemplate =
        context == .section && third.isName && !third.keyword.isDimension
        && peek(3).kind == .leftParenthesis
      return isTemplate ? .flag : .attribute
    case .leftParenthesis where keyword.isDimension: return .dimension
    default: break
    }
    if kind == .identifier, keyword.isStarter || keyword == .else {
      return beginsConditionalDimension ? .unnamedValue : .end
    }
    if second.continuesSum { return .unnamedValue }
    return touchesParenthesis ? .end : .flag
  }
}
