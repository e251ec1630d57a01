/// The rules of declarations.

extension Parser {
  /// file = declaration* ;
  mutating func parseFile() {
    let file = openFile()
    while kind != .endOfFile { parseDeclaration() }
    takeEndOfFile()
    close(file)
  }

  /// declaration = import | define | layout | preview | requires | child ;
  mutating func parseDeclaration() {
    guard kind == .identifier, peek().kind != .colon else { return parseChild() }
    switch keyword {
    case .import: parseImport()
    case .define: parseDefine()
    case .layout: parseLayout()
    case .preview: parsePreview()
    case .requires: parseRequires()
    default: parseChild()
    }
  }

  /// import = "import" STRING ;
  mutating func parseImport() {
    let declaration = open(.import)
    advance()
    expectString(.importDeclaration)
    close(declaration)
  }

  /// define = "define" NAME parameters? body ;
  mutating func parseDefine() {
    let define = open(.define)
    advance()
    expectName(.defineDeclaration)
    if kind == .leftParenthesis { parseParameters() }
    expectBody(.defineDeclaration)
    close(define)
  }

  /// layout = "layout" NAME parameters? operand* body ;
  mutating func parseLayout() {
    let layout = open(.layout)
    advance()
    if peek().kind == .colon {
      reportMissing(.name, .layoutDeclaration)
      addMissing()
    } else {
      expectName(.layoutDeclaration)
    }
    if kind == .leftParenthesis { parseParameters() }
    parseOperands(.layoutDeclaration)
    expectBody(.layoutDeclaration)
    close(layout)
  }

  /// preview = "preview" STRING operand* ;
  mutating func parsePreview() {
    let preview = open(.preview)
    advance()
    expectString(.previewDeclaration)
    parseOperands(.previewDeclaration)
    close(preview)
  }

  /// requires = "requires" requirement ( "," requirement )* ;
  mutating func parseRequires() {
    let requires = open(.requires)
    advance()
    parseRequirement()
    while kind == .comma || token.isName && peek().kind == .number && !isStarter {
      if kind == .comma {
        advance()
      } else {
        reportMissing(.comma, .requiresDeclaration)
        errors += 1
      }
      parseRequirement()
    }
    close(requires)
  }

  /// requirement = NAME NUMBER ;
  mutating func parseRequirement() {
    let requirement = open(.requirement)
    expectName(.requiresDeclaration)
    if kind == .number {
      advance()
    } else if isMisplacedOperator, peek().kind == .number {
      skipUnneeded(upTo: Int(peek().start))
      advance()
    } else if kind == .string {
      reportUnexpected(.number, .requiresDeclaration)
      skipToken()
    } else {
      reportMissing(.number, .requiresDeclaration)
      addMissing()
    }
    close(requirement)
  }

  /// parameters = "(" ( parameter ( "," parameter )* )? ")" ;
  mutating func parseParameters() {
    let parameters = open(.parameters)
    let opener = token.range
    advance()
    openParentheses += 1
    while kind != .rightParenthesis {
      parseParameter()
      if kind == .comma {
        advance()
      } else if kind != .rightParenthesis {
        guard token.isName, !isStarter, peek().kind != .lessThan else { break }
        reportMissing(.comma, .parameters)
        errors += 1
      }
    }
    openParentheses -= 1
    expectCloser(of: opener)
    close(parameters)
  }

  /// parameter = NAME ( ":" type )? ( "=" expression )? ;
  mutating func parseParameter() {
    let parameter = open(.parameter)
    expectName(.parameters)
    if kind == .colon {
      advance()
      parseType()
    } else if token.isName, !isStarter, beginsWithCapital {
      reportMissing(
        .colon, .parameters, edits: [SyntaxEdit(endOfPrevious, ":")])
      errors += 1
      parseType()
    }
    if kind == .equals {
      advance()
      parseNestedValue(.parameters)
    }
    close(parameter)
  }

  /// type = NAME | "(" NAME ")" "->" NAME ;
  mutating func parseType() {
    let type = open(.type)
    if kind == .leftParenthesis {
      let opener = token.range
      advance()
      expectTypeName()
      expectCloser(of: opener)
      if kind == .arrow {
        advance()
      } else {
        reportMissing(.arrow, .parameters)
        addMissing()
      }
    }
    expectTypeName()
    close(type)
  }

  /// Whether the NAME here is written as types are.
  private var beginsWithCapital: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[Int(token.start)])
  }

  private mutating func expectTypeName() {
    if token.isName {
      advance()
    } else {
      reportMissing(.type, .parameters)
      addMissing()
    }
  }
}
