/// The rules of what stands between an element's keyword and its body.

/// What stands where an operand can.
private enum OperandStart {
  case attribute
  case flag
  case dimension
  /// A value that no dimension begins with: it belongs after `width:` or `height:`.
  case unnamedValue
  /// `align-items: center`.
  case hyphenatedName
  /// `NSCollectionLayoutSize( … )`.
  case sizeObject
  /// `:` and a value, without a name.
  case namelessAttribute
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
    let first = nodes.count
    while parseOperand(context) {
      if childrenIssue >= 0, beginsBody { break }
    }
    countDimensions(since: first)
    if beginsBody, !context.takesChildren { hasOddity = true }
  }

  /// Notes a size that is given twice.
  private mutating func countDimensions(since first: Int) {
    var node = first
    var count = 0
    while node < nodes.count {
      if nodes[node].kind == .dimension { count += 1 }
      node += Int(nodes[node].subtreeCount)
    }
    if count > 1 { hasOddity = true }
  }

  /// operand = attribute | flag | dimension ;
  ///
  /// Whether anything was read.
  mutating func parseOperand(_ context: SyntaxContext) -> Bool {
    switch operandStart(context) {
    case .attribute where isChildrenAttribute: skipNameOfChildren()
    case .attribute: parseAttribute()
    case .flag where isDetachedUnit: skipUnneeded(upTo: Int(token.end))
    case .flag: parseFlag()
    case .dimension: parseDimension()
    case .unnamedValue:
      reportUnexpected(.operand, context)
      let unexpected = open(.unexpected)
      errors += 1
      parseValue(.expression, angles: .operand)
      close(unexpected)
    case .hyphenatedName: skipHyphenatedName()
    case .sizeObject: skipSizeObject()
    case .namelessAttribute: skipNamelessAttribute(context)
    case .separator: skipSeparators()
    case .dots: skipDots()
    case .extraParenthesis: skipExtraClosers(.parenthesis)
    case .end: return false
    case .junk:
      reportUnexpected(.operand, context, edits: editsForKind(context))
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
    guard isAttributeWithoutColon else {
      if keyword.isAxis || keyword.isDimension { hasOddity = true }
      return leaf(.flag)
    }
    let attribute = open(.attribute)
    advance()
    reportMissing(.colon, .attribute, edits: [SyntaxEdit(endOfPrevious, ":")])
    errors += 1
    parseValue(.attribute, angles: .operand)
    close(attribute)
  }

  /// Whether a value follows the NAME here on its line that no operand can be.
  private var isAttributeWithoutColon: Bool {
    let second = peek()
    guard !isFirstOfLine(next + 1) else { return false }
    if keyword == .layout { return second.isName }
    switch second.kind {
    case .string: return true
    case .leftParenthesis:
      return isWord([
        "insets", "edges", "offset", "itemOffset", "size", "items", "inputs", "providers",
        "measured", "sections", "translate", "center", "contentInsets",
      ])
    case .identifier where second.keyword == .none || second.keyword == .if:
      let third = peek(2)
      return third.kind == .dot || third.continuesSum
        || second.keyword == .if && beginsConditionalDimension(at: 1)
    default: return false
    }
  }

  /// dimension = expression ;
  mutating func parseDimension() {
    let dimension = open(.dimension)
    parseValue(.expression, angles: .operand)
    close(dimension)
  }

  // MARK: -

  /// Whether `align-items:` stands here.
  private var isHyphenatedName: Bool {
    let (hyphen, second, third) = (peek(), peek(2), peek(3))
    guard hyphen.kind == .minus, hyphen.start == token.end, second.isName,
      second.start == hyphen.end
    else { return false }
    return third.kind == .colon || third.kind == .minus && third.start == second.end
  }

  /// Skips an attribute whose name has hyphens.
  private mutating func skipHyphenatedName() {
    let start = Int(token.start)
    let unexpected = open(.unexpected)
    errors += 1
    let issue = issues.count
    report(.hyphenatedName, at: token.range)
    while kind != .colon, kind != .endOfFile { advance() }
    if issues.count > issue {
      issues[issue].range = ByteRange(start: start, end: Int(endOfPrevious.end))
    }
    advance()
    if token.beginsExpression, !isStarterOfNextLine { parseValue(.attribute, angles: .operand) }
    close(unexpected)
  }

  /// Whether a unit stands here, apart from its number.
  private var isDetachedUnit: Bool {
    position > 0 && tokens[position - 1].kind == .number && isWord(["pt", "px", "dp", "points"])
  }

  /// `kind:` before the string here, after `header` and the like.
  private func editsForKind(_ context: SyntaxContext) -> [SyntaxEdit] {
    guard kind == .string, context == .header || context == .footer || context == .boundary else {
      return []
    }
    return [SyntaxEdit(ByteRange(start: Int(token.start), end: Int(token.start)), "kind: ")]
  }

  /// Skips `: 8` where `spacing: 8` might stand.
  private mutating func skipNamelessAttribute(_ context: SyntaxContext) {
    report(.namelessAttribute, at: token.range)
    let unexpected = open(.unexpected)
    errors += 1
    advance()
    if token.beginsExpression, !isStarterOfNextLine { parseValue(context, angles: .operand) }
    close(unexpected)
  }

  private func operandStart(_ context: SyntaxContext) -> OperandStart {
    switch kind {
    case .identifier, .quotedIdentifier: return nameStart(context)
    case .leftBracket where beginsBody: return .end
    case .number, .leftParenthesis, .leftBracket: return .dimension
    case .colon where isFirstOfLine(next + 1): return .end
    case .colon: return .namelessAttribute
    case .string where isFirstOfLine(next): return .end
    case .comma, .semicolon: return .separator
    case .rightBracket where openSquareBodies > 0: return .end
    case .rightParenthesis, .rightBracket: return .extraParenthesis
    case .dot where beginsPoint: return .dimension
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
    case .colon where kind == .identifier && (keyword.isElement || keyword == .else): return .end
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
    if context == .previewDeclaration, keyword == .layout, second.isName, !isFirstOfLine(next) {
      return .flag
    }
    if kind == .identifier, keyword.isStarter || keyword == .else {
      return beginsConditionalDimension() ? .unnamedValue : .end
    }
    if isHyphenatedName { return .hyphenatedName }
    if second.continuesSum || second.kind == .dot { return .unnamedValue }
    if second.kind == .leftParenthesis, isAttributeWithoutColon { return .flag }
    guard touchesParenthesis else { return .flag }
    return text(of: next, is: "NSCollectionLayoutSize") ? .sizeObject : .end
  }
}
