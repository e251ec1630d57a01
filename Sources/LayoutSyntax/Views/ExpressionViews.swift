/// Views of expressions and arguments.

/// A value.
package struct ExpressionSyntax: Sendable {
  /// What it is made of.
  package enum Form: Sendable {
    case number(NumberToken)
    case string(StringToken)
    /// A name, or a dotted one: `container.width`.
    case path([NameToken])
    /// `min(a, b)`
    case call(NameToken, [ArgumentSyntax])
    /// `(8, 16)`, `(top: 8)`; of one argument without a label: an expression in parentheses.
    case tuple([ArgumentSyntax])
    case prefix(PrefixOperator, ExpressionSyntax)
    /// Operands, at least two, and the operators between them, all of one precedence: evaluated
    /// from the left.
    case chain([ExpressionSyntax], [OperatorToken])
    case conditional(ExpressionSyntax, then: ExpressionSyntax, otherwise: ExpressionSyntax)
    /// Something needed is missing. It has been reported.
    case error
  }

  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind.isExpression else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }

  /// Whether something in it is in doubt; see `Node.hasError`.
  package var hasError: Bool { node.hasError }

  /// One level of it.
  /// - Complexity: O(*n*) of its own tokens and children.
  package var form: Form {
    let tree = node.tree
    switch node.kind {
    case .number:
      let token = node.ownToken { $0.kind == .number }
      return token.map { .number(NumberToken($0, in: tree)) } ?? .error
    case .string: return node.string.map { .string($0) } ?? .error
    case .member:
      let isWhole = node.child(.missing) == nil
      return isWhole ? .path(node.ownTokens { $0.isName }.map { NameToken($0, in: tree) }) : .error
    case .functionCall:
      guard let name = node.name(), let arguments = node.child(.arguments) else { return .error }
      return .call(name, arguments.children.compactMap(ArgumentSyntax.init))
    case .tuple: return .tuple(node.children.compactMap(ArgumentSyntax.init))
    case .prefixed:
      guard let operand = node.expression else { return .error }
      let isNegation = tree.tokens[Int(node.record.firstToken)].kind == .minus
      return .prefix(isNegation ? .negate : .not, operand)
    case .conditional:
      let parts = operands
      guard parts.count == 3 else { return .error }
      return .conditional(parts[0], then: parts[1], otherwise: parts[2])
    default: return chain
    }
  }

  private var operands: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }

  private var chain: Form {
    let operands = operands
    var operators: [OperatorToken] = []
    for token in node.ownTokens(where: { _ in true }) {
      guard let kind = InfixOperator(token.kind) else { continue }
      operators.append(OperatorToken(kind: kind, range: token.range))
    }
    guard operands.count > 1, operators.count == operands.count - 1 else { return .error }
    return .chain(operands, operators)
  }
}

/// `top: 8` or `8`, between parentheses.
package struct ArgumentSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .argument else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  /// The name before `:`.
  package var label: NameToken? { node.name() }
  package var value: ExpressionSyntax? { node.expression }
}

extension SyntaxNode {
  /// Its first child that is a value.
  var expression: ExpressionSyntax? { child { $0.isExpression }.flatMap(ExpressionSyntax.init) }
}
