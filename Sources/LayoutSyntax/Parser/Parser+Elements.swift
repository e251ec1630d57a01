/// The rules of elements.

extension Parser {
  /// element = section | list | group | item | header | footer | boundary | badge | background
  ///   | frame | onScroll | unknownElement ;
  mutating func parseElement() {
    guard kind == .identifier else { return parseUnknownElement() }
    switch keyword {
    case .section: parseSection()
    case .list: parseList()
    case .group: parseGroup()
    case .item: parseItem()
    case .header: parseHeader()
    case .footer: parseFooter()
    case .boundary: parseBoundary()
    case .badge: parseBadge()
    case .background: parseBackground()
    case .frame: parseFrame()
    case .onScroll: parseOnScroll()
    default: parseUnknownElement()
    }
  }

  /// section = "section" operand* template? operand* body? ;
  mutating func parseSection() {
    let section = open(.section)
    let keyword = next
    advance()
    parseElementName(.section)
    if kind != .equals { parseOperands(.section) }
    if kind == .equals {
      parseTemplate()
      parseOperands(.section)
    }
    parseOptionalBody(.section, since: keyword)
    close(section)
  }

  /// template = "=" NAME arguments ;
  mutating func parseTemplate() {
    let template = open(.template)
    advance()
    if kind == .leftParenthesis {
      reportMissing(.name, .section)
      addMissing()
    } else {
      expectName(.section)
    }
    if kind == .leftParenthesis {
      parseArguments()
    } else {
      reportMissing(.openParenthesis, .section)
      if kind == .comma { skipArguments() } else { addMissing() }
    }
    close(template)
  }

  /// Skips `, 180)`, the rest of arguments whose `(` is missing.
  private mutating func skipArguments() {
    let unexpected = open(.unexpected)
    errors += 1
    var level = 1
    while level > 0, kind != .endOfFile, !beginsBody, !isStarterOfNextLine {
      if kind == .leftParenthesis { level += 1 }
      if kind == .rightParenthesis { level -= 1 }
      advance()
    }
    close(unexpected)
  }

  /// list = "list" operand* body? ;
  mutating func parseList() {
    let list = open(.list)
    let keyword = next
    advance()
    parseElementName(.list)
    parseOperandsAndBody(.list, since: keyword)
    close(list)
  }

  /// group = "group" axis operand* body? ;
  mutating func parseGroup() {
    let group = open(.group)
    let keyword = next
    advance()
    if isElementCall { parseElementCall(.group) } else { parseAxis() }
    parseOperandsAndBody(.group, since: keyword)
    close(group)
  }

  /// axis = "horizontal" | "vertical" | "waterfall" | "custom" ;
  mutating func parseAxis() {
    if kind == .dot, peek().keyword.isAxis { skipDots() }
    let second = peek()
    if kind == .identifier, keyword.isAxis {
      advance()
    } else if token.isName, second.kind == .colon, peek(2).keyword.isAxis {
      let range = ByteRange(start: Int(token.start), end: Int(second.end))
      let cut = ByteRange(start: Int(token.start), end: Int(peek(2).start))
      report(.missingAxis, at: range, edits: [SyntaxEdit(cut, "")])
      let unexpected = open(.unexpected)
      advance()
      advance()
      close(unexpected)
      advance()
    } else if token.isName, !isStarter, !keyword.isDimension, second.kind != .colon,
      second.kind != .equals, !touchesParenthesis
    {
      report(.missingAxis, at: token.range)
      skipToken()
    } else {
      report(.missingAxis, at: endOfPrevious)
      addMissing()
    }
  }

  /// item = "item" operand* body? ;
  mutating func parseItem() {
    parsePlainElement(.item, .item)
  }

  /// header = "header" operand* body? ;
  mutating func parseHeader() {
    parsePlainElement(.header, .header)
  }

  /// footer = "footer" operand* body? ;
  mutating func parseFooter() {
    parsePlainElement(.footer, .footer)
  }

  /// boundary = "boundary" NAME operand* body? ;
  mutating func parseBoundary() {
    let boundary = open(.boundary)
    let keyword = next
    advance()
    if token.isName, peek().kind != .colon, !isStarter {
      advance()
    } else {
      reportMissing(.name, .boundary)
      addMissing()
    }
    parseOperandsAndBody(.boundary, since: keyword)
    close(boundary)
  }

  /// badge = "badge" STRING operand* body? ;
  mutating func parseBadge() {
    let badge = open(.badge)
    let keyword = next
    advance()
    expectString(.badge)
    parseOperandsAndBody(.badge, since: keyword)
    close(badge)
  }

  /// background = "background" STRING operand* body? ;
  mutating func parseBackground() {
    let background = open(.background)
    let keyword = next
    advance()
    expectString(.background)
    parseOperandsAndBody(.background, since: keyword)
    close(background)
  }

  /// frame = "frame" operand* body? ;
  mutating func parseFrame() {
    parsePlainElement(.frame, .frame)
  }

  /// onScroll = "onScroll" operand* body? ;
  mutating func parseOnScroll() {
    parsePlainElement(.onScroll, .onScroll)
  }

  /// unknownElement = NAME operand* body? ;
  mutating func parseUnknownElement() {
    parsePlainElement(.unknownElement, .body)
  }

  // MARK: -

  /// Reads the name after `section` or `list`, if there is one.
  private mutating func parseElementName(_ context: SyntaxContext) {
    if kind == .string, !isFirstOfLine(next) { return skipQuotedName() }
    if isElementName { leaf(.flag) }
    parseElementCall(context)
  }

  private mutating func parsePlainElement(_ kind: SyntaxKind, _ context: SyntaxContext) {
    let element = open(kind)
    let keyword = next
    advance()
    parseElementCall(context)
    parseOperandsAndBody(context, since: keyword)
    close(element)
  }

  private mutating func parseOperandsAndBody(_ context: SyntaxContext, since keyword: Int) {
    parseOperands(context)
    parseOptionalBody(context, since: keyword)
  }

  private mutating func parseOptionalBody(_ context: SyntaxContext, since keyword: Int) {
    if beginsBody {
      parseBody()
    } else if context == .section || context == .group {
      parseIndentedBody(context, since: keyword)
    }
  }
}
