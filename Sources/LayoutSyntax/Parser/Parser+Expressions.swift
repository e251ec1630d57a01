/// The rules of expressions, from the loosest operator to the tightest.
///
/// A rule makes a node only where its operator stands, and one node for a chain of them.

extension Parser {
  /// Reads the value of an attribute or a `let`, or a dimension: an expression outside parentheses.
  mutating func parseValue(_ context: SyntaxContext, angles: AngleUse) {
    let outer = (expressionContext, angleUse, openParentheses)
    (expressionContext, angleUse, openParentheses) = (context, angles, 0)
    parseExpression()
    (expressionContext, angleUse, openParentheses) = outer
  }

  /// Reads an expression in parentheses that are open already.
  mutating func parseNestedValue(_ context: SyntaxContext) {
    let outer = expressionContext
    expressionContext = context
    parseExpression()
    expressionContext = outer
  }

  /// expression = disjunction ;
  mutating func parseExpression() {
    let outer = needsParentheses
    needsParentheses = false
    let start = mark()
    parseDisjunction()
    if kind == .question {
      parseChoice(since: start)
    } else if needsParentheses {
      reportComparison(since: start)
    }
    needsParentheses = outer
  }

  /// disjunction = conjunction ( "||" conjunction )* ;
  mutating func parseDisjunction() {
    let start = mark()
    parseConjunction()
    guard isOperator(.or, .or, "or") else { return }
    noteOperator()
    let chain = wrap(start, in: .disjunction)
    while isOperator(.or, .or, "or"), chainMayGrow() {
      takeOperator(.or, "||")
      let left = height
      parseConjunction()
      growHeight(left)
    }
    close(chain)
  }

  /// conjunction = comparison ( "&&" comparison )* ;
  mutating func parseConjunction() {
    let start = mark()
    parseComparison()
    guard isOperator(.and, .and, "and") else { return }
    noteOperator()
    let chain = wrap(start, in: .conjunction)
    while isOperator(.and, .and, "and"), chainMayGrow() {
      takeOperator(.and, "&&")
      let left = height
      parseComparison()
      growHeight(left)
    }
    close(chain)
  }

  /// comparison = sum ( ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum )? ;
  mutating func parseComparison() {
    let start = mark()
    parseSum()
    guard isComparison else { return }
    noteOperator()
    let chain = wrap(start, in: .comparison)
    var isFirst = true
    while isComparison, chainMayGrow() {
      if !isFirst, openParentheses > 0 {
        report(.comparisonOutsideParentheses, at: token.range)
        errors += 1
      }
      isFirst = false
      advance()
      let left = height
      parseSum()
      growHeight(left)
    }
    close(chain)
  }

  /// sum = product ( ( "+" | "-" ) product )* ;
  mutating func parseSum() {
    let start = mark()
    parseProduct()
    guard kind == .plus || kind == .minus else { return }
    let chain = wrap(start, in: .sum)
    while kind == .plus || kind == .minus, chainMayGrow() {
      advance()
      let left = height
      parseProduct()
      growHeight(left)
    }
    close(chain)
  }

  /// product = prefixed ( ( "*" | "/" ) prefixed )* ;
  mutating func parseProduct() {
    let start = mark()
    parsePrefixed()
    guard kind == .star || kind == .slash else { return }
    let chain = wrap(start, in: .product)
    while kind == .star || kind == .slash, chainMayGrow() {
      advance()
      let left = height
      parsePrefixed()
      growHeight(left)
    }
    close(chain)
  }

  /// prefixed = ( "-" | "!" ) prefixed | primary ;
  mutating func parsePrefixed() {
    let isNot = isForeignNot
    guard kind == .minus || kind == .exclamation || isNot else { return parsePrimary() }
    guard enter() else { return skipNestedExpression() }
    let prefixed = open(.prefixed)
    if isNot { takeOperator(.not, "!") } else { advance() }
    parsePrefixed()
    height += 1
    close(prefixed)
    leave()
  }

  // MARK: -

  private var isComparison: Bool {
    switch kind {
    case .equalEqual, .notEqual, .lessOrEqual, .greaterOrEqual: return true
    case .lessThan, .greaterThan: return angleCompares
    default: return false
    }
  }

  /// Remembers an operator that only parentheses allow, outside them.
  private mutating func noteOperator() {
    if openParentheses == 0 { needsParentheses = true }
  }

  /// Reports the expression since `start`, which should stand in parentheses.
  private mutating func reportComparison(since start: Marker) {
    let range = ByteRange(
      start: Int(tokens[start.token].start), end: Int(tokens[position - 1].end))
    let (start, end) = (Int(range.start), Int(range.end))
    let edits = [
      SyntaxEdit(ByteRange(start: start, end: start), "("),
      SyntaxEdit(ByteRange(start: end, end: end), ")"),
    ]
    issues.append(SyntaxIssue(.comparisonOutsideParentheses, at: range, edits: edits))
    errors += 1
  }

  /// Whether one more operand may follow; if not, the rest has been reported and skipped.
  private mutating func chainMayGrow() -> Bool {
    guard height >= deepestNesting else { return true }
    reportNesting()
    skipNestedExpression()
    return false
  }

  /// The height of an operation whose operands have the height `left` and that of the one just read.
  private mutating func growHeight(_ left: Int) {
    height = max(left, height) + 1
  }
}
