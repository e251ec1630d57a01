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
    advance()
    if isElementName { leaf(.flag) }
    if kind != .equals { parseOperands(.section) }
    if kind == .equals {
      parseTemplate()
      parseOperands(.section)
    }
    parseOptionalBody()
    close(section)
  }

  /// template = "=" NAME arguments ;
  mutating func parseTemplate() {
    let template = open(.template)
    advance()
    expectName(.section)
    if kind == .leftParenthesis {
      parseArguments()
    } else {
      reportMissing(.openParenthesis, .section)
      addMissing()
    }
    close(template)
  }

  /// list = "list" operand* body? ;
  mutating func parseList() {
    let list = open(.list)
    advance()
    if isElementName { leaf(.flag) }
    parseOperandsAndBody(.list)
    close(list)
  }

  /// group = "group" axis operand* body? ;
  mutating func parseGroup() {
    let group = open(.group)
    advance()
    parseAxis()
    parseOperandsAndBody(.group)
    close(group)
  }

  /// axis = "horizontal" | "vertical" | "waterfall" | "custom" ;
  mutating func parseAxis() {
    let second = peek()
    if kind == .identifier, keyword.isAxis, second.kind != .colon {
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
    advance()
    if token.isName, peek().kind != .colon, !isStarter {
      advance()
    } else {
      reportMissing(.name, .boundary)
      addMissing()
    }
    parseOperandsAndBody(.boundary)
    close(boundary)
  }

  /// badge = "badge" STRING operand* body? ;
  mutating func parseBadge() {
    let badge = open(.badge)
    advance()
    expectString(.badge)
    parseOperandsAndBody(.badge)
    close(badge)
  }

  /// background = "background" STRING operand* body? ;
  mutating func parseBackground() {
    let background = open(.background)
    advance()
    expectString(.background)
    parseOperandsAndBody(.background)
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

  private mutating func parsePlainElement(_ kind: SyntaxKind, _ context: SyntaxContext) {
    let element = open(kind)
    advance()
    parseOperandsAndBody(context)
    close(element)
  }

  private mutating func parseOperandsAndBody(_ context: SyntaxContext) {
    parseOperands(context)
    parseOptionalBody()
  }

  private mutating func parseOptionalBody() {
    if beginsBody { parseBody() }
  }
}
