/// Attributes in parentheses after the word of an element, as if it were a function.

extension Parser {
  /// Whether `(` and a labelled value stand here, right after the word of an element.
  var isElementCall: Bool {
    guard kind == .leftParenthesis else { return false }
    let second = peek()
    return second.isName && (peek(2).kind == .colon || second.keyword.isAxis)
  }

  /// Reads `(width: 44, insets: 8)` as the attributes that it was meant for.
  mutating func parseElementCall(_ context: SyntaxContext) {
    guard isElementCall else { return }
    report(.attributesInParentheses, at: token.range)
    let issue = issues.count - 1
    var edits = [SyntaxEdit(token.range, " ")]
    skipToken(inDoubt: false)
    if context == .group { parseAxis() }
    while kind != .rightParenthesis {
      if kind == .comma {
        edits.append(SyntaxEdit(token.range, ""))
        skipToken(inDoubt: false)
      } else if !parseOperand(context) {
        break
      }
    }
    if kind == .rightParenthesis {
      edits.append(SyntaxEdit(token.range, ""))
      skipToken(inDoubt: false)
    }
    if issue >= 0, issues[issue].kind == .attributesInParentheses { issues[issue].edits = edits }
  }

  /// Skips UIKit's `NSCollectionLayoutSize(widthDimension: .absolute(44), …)`.
  mutating func skipSizeObject() {
    let opener = ByteRange(start: Int(token.start), end: Int(peek().end))
    report(.attributesInParentheses, at: token.range)
    let issue = issues.count - 1
    var edits = [SyntaxEdit(opener, "")]
    let unexpected = open(.unexpected)
    errors += 1
    advance()
    advance()
    var level = 1
    while kind != .endOfFile, !isStarter {
      switch kind {
      case .leftParenthesis: level += 1
      case .rightParenthesis: level -= 1
      default: break
      }
      if level == 0 || kind == .comma && level == 1 || kind == .dot && peek().keyword.isDimension {
        edits.append(SyntaxEdit(token.range, ""))
      } else if text(of: next, is: "widthDimension") {
        edits.append(SyntaxEdit(token.range, "width"))
      } else if text(of: next, is: "heightDimension") {
        edits.append(SyntaxEdit(token.range, "height"))
      }
      advance()
      if level == 0 { break }
    }
    close(unexpected)
    if issue >= 0, issues[issue].kind == .attributesInParentheses { issues[issue].edits = edits }
  }

  /// Whether `subitems: [ item … ]` stands here: children where an attribute would be.
  var isChildrenAttribute: Bool {
    guard token.isName, peek().kind == .colon else { return false }
    let (third, fourth) = (peek(2), peek(3))
    switch third.kind {
    case .leftBracket: return fourth.kind == .identifier && fourth.keyword.isStarter
    case .lessThan, .leftBrace:
      return isWord(["subitems", "subitem", "children", "content", "items"])
    default: return false
    }
  }

  /// Skips `subitems:`, so that the body follows.
  mutating func skipNameOfChildren() {
    let range = ByteRange(start: Int(token.start), end: Int(peek().end))
    let cut = ByteRange(start: Int(token.start), end: Int(peek(2).start))
    report(.childrenAsAttribute, at: range, edits: [SyntaxEdit(cut, "")])
    childrenIssue = issues.count - 1
    let unexpected = open(.unexpected)
    advance()
    advance()
    close(unexpected)
  }

  // MARK: - Markup

  /// Whether a tag of HTML begins here.
  var isMarkup: Bool {
    guard kind == .lessThan else { return false }
    let second = peek()
    guard second.start == token.end else { return false }
    return second.kind == .slash || second.kind == .identifier && second.keyword.isStarter
  }

  /// Skips a tag, and reports the first one of the file.
  mutating func skipMarkup() {
    if !hasReportedMarkup {
      report(.markup, at: ByteRange(start: Int(token.start), end: Int(peek().end)))
      hasReportedMarkup = true
    }
    let unexpected = open(.unexpected)
    errors += 1
    advance()
    while kind != .endOfFile, kind != .greaterThan, kind != .lessThan { advance() }
    if kind == .greaterThan { advance() }
    close(unexpected)
  }
}
