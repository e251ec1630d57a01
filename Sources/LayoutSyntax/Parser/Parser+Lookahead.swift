/// What the next tokens begin: the rules of the grammar's closing comment.

extension Parser {
  /// Whether a body begins here; braces are taken for angles.
  var beginsBody: Bool {
    kind == .lessThan || kind == .leftBrace
      || kind == .leftBracket && openParentheses == 0 && peek().kind == .identifier
        && peek().keyword.isStarter && peek().keyword != .if
  }

  /// Whether a keyword that begins a declaration or child stands here.
  var isStarter: Bool { kind == .identifier && keyword.isStarter }

  /// Whether the alternative of an `if` begins here.
  var isElse: Bool { kind == .identifier && keyword == .else }

  /// Whether `elif` or `elseif` stands here.
  var isElseIfInOneWord: Bool {
    kind == .identifier && keyword == .none && isWord(["elif", "elseif", "elsif", "elseIf"])
  }

  /// Whether `.5` stands here.
  var beginsPoint: Bool {
    kind == .dot && peek().kind == .number && peek().start == token.end
  }

  /// Whether a declaration begins here that can't stand in a body.
  var beginsDeclaration: Bool {
    guard kind == .identifier, keyword.isDeclaration else { return false }
    switch keyword {
    case .import, .preview: return peek().kind == .string
    default: return peek().isName
    }
  }

  /// Whether skipping stops here.
  var endsSkipping: Bool {
    switch kind {
    case .endOfFile, .lessThan, .greaterThan, .leftBrace, .rightBrace: return true
    case .identifier: return keyword.isStarter || peek().kind == .colon
    default: return false
    }
  }

  /// Whether a word that begins a child or declaration does so here although a name or value could
  /// stand here: it begins a line, or is followed as only an element is, and nothing goes on with
  /// a value after it.
  var isStarterOfNextLine: Bool {
    guard isStarter, openParentheses == 0 else { return false }
    let second = peek()
    guard !second.continuesValue, second.kind != .equals else { return false }
    switch (keyword, second.kind) {
    case (.group, .identifier) where second.keyword.isAxis: return true
    case (.badge, .string), (.background, .string): return true
    case (.let, .identifier) where peek(2).kind == .equals: return true
    default: return isFirstOfLine(next)
    }
  }

  /// Whether a line ends between the token at a position and the one before it.
  func isFirstOfLine(_ position: Int) -> Bool {
    guard position > 0, position < tokens.count else { return true }
    let start = Int(tokens[position - 1].end)
    return source[start..<Int(tokens[position].start)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether the NAME here touches a `(`, as a call between children does.
  var touchesParenthesis: Bool {
    let second = peek()
    return second.kind == .leftParenthesis && second.start == token.end
  }

  /// Whether the NAME here touches a `:`, as the name of an attribute does.
  var touchesColon: Bool {
    let second = peek()
    return second.kind == .colon && second.start == token.end
  }

  /// Whether an `if` here chooses between dimensions, not between children: after its condition
  /// stands a dimension instead of a body.
  ///
  /// - Complexity: O(1): longer conditions are taken for those of children.
  func beginsConditionalDimension(at start: Int = 0) -> Bool {
    let first = peek(start)
    guard first.kind == .identifier, first.keyword == .if,
      peek(start + 1).kind == .leftParenthesis
    else { return false }
    var depth = 0
    for distance in start + 1..<start + 64 {
      switch peek(distance).kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      default: break
      }
      guard depth == 0 else { continue }
      let first = peek(distance + 1)
      return first.kind == .number
        || first.keyword.isDimension && peek(distance + 2).kind == .leftParenthesis
    }
    return false
  }

  /// Whether the NAME here, right after `section` or `list`, is the name of the element although
  /// it is a keyword: unless the syntax of the keyword goes on after it.
  var isElementName: Bool {
    guard token.isName else { return false }
    let second = peek()
    if second.kind == .colon { return false }
    if second.kind == .leftParenthesis, isSectionAttribute { return false }
    if isStarter, isFirstOfLine(next) || second.keyword.isAxis { return false }
    if second.kind == .equals, !peek(2).isName {
      return peek(2).kind == .leftParenthesis && !isSectionAttribute
    }
    guard kind == .identifier else { return true }
    switch keyword {
    case .if: return second.kind != .leftParenthesis
    case .let: return !(second.isName && peek(2).kind == .equals)
    case .repeat:
      if second.isName { return peek(2).kind == .colon }
      return second.kind != .number && second.kind != .leftParenthesis && second.kind != .minus
    default: return true
    }
  }

  /// Whether the NAME here is an attribute of sections or lists that takes a list in parentheses.
  private var isSectionAttribute: Bool {
    text(of: next, is: "insets") || text(of: next, is: "contentInsets")
      || text(of: next, is: "spacing") || text(of: next, is: "rowHeight")
  }

  /// Whether `<` or `>` compares here. Inside parentheses it does, unless only a bracket can be
  /// meant, as when `)` is missing; outside it doesn't, unless only a comparison can be meant.
  var angleCompares: Bool {
    let second = peek()
    let third = peek(2)
    let beginsChild =
      second.kind == .identifier && second.keyword.isStarter
      && (second.keyword != .if || isFirstOfLine(next + 1))
    if openParentheses > 0 {
      switch second.kind {
      case .lessThan, .greaterThan, .leftBrace, .rightBrace, .endOfFile: return false
      case .identifier, .quotedIdentifier:
        if third.kind == .colon { return false }
        if beginsChild, second.keyword == .if { return false }
        return !beginsChild || third.continuesValue || third.keyword == .else
      default: return true
      }
    }
    if second.kind == .number { return true }
    let beginsValue =
      second.isName && !beginsChild && third.kind != .colon || second.kind == .leftParenthesis
      || second.kind == .minus
    switch angleUse {
    case .operand: return false
    case .value: return beginsValue && (kind == .lessThan || openBodies == 0)
    case .condition: return kind == .greaterThan
    }
  }
}

extension Token {
  /// Whether it goes on with a value that a name began.
  var continuesValue: Bool {
    switch kind {
    case .plus, .minus, .star, .slash, .equalEqual, .notEqual, .lessOrEqual, .greaterOrEqual, .and,
      .or, .dot, .comma, .leftParenthesis, .rightParenthesis, .rightBracket:
      return true
    default: return false
    }
  }

  /// Whether it goes on with a sum or a product that a name began.
  var continuesSum: Bool {
    kind == .plus || kind == .minus || kind == .star || kind == .slash
  }

  /// Whether an expression can begin with it.
  var beginsExpression: Bool {
    switch kind {
    case .number, .string, .identifier, .quotedIdentifier, .leftParenthesis, .leftBracket, .minus,
      .exclamation:
      return true
    default: return false
    }
  }
}
