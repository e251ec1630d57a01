/// Views of bodies and of the children that aren't elements.

/// `< … >`
package struct BodySyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .body else { return nil }
    self.node = node
  }

  /// From `<` to `>`.
  package var range: ByteRange { node.range }
  /// In order, with what was skipped between them.
  package var children: [SyntaxNode] { Array(node.children) }
}

/// `if (c) < … > else < … >`
package struct IfSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .if else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var condition: ExpressionSyntax? { node.expression }
  /// What stands where the condition holds.
  package var body: BodySyntax? {
    for child in node.children where child.record.firstToken < elseToken {
      if let body = BodySyntax(child) { return body }
    }
    return nil
  }
  /// The `if` of `else if`.
  package var elseIf: IfSyntax? { node.child(.if).flatMap(IfSyntax.init) }
  /// What stands after `else`.
  package var elseBody: BodySyntax? {
    for child in node.children where child.record.firstToken > elseToken {
      if let body = BodySyntax(child) { return body }
    }
    return nil
  }

  /// The position of `else` in the tokens, or beyond them.
  private var elseToken: UInt32 {
    let token = node.ownToken { $0.kind == .identifier && $0.keyword == .else }
    guard let token else { return .max }
    var index = node.record.firstToken
    while node.tree.tokens[Int(index)].start < token.start { index += 1 }
    return index
  }
}

/// `repeat 3 as i < … >`
package struct RepeatSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .repeat else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var count: ExpressionSyntax? { node.expression }
  /// The name after `as`.
  package var variable: NameToken? {
    let names = node.ownTokens { $0.isName }
    return names.count > 2 ? NameToken(names[2], in: node.tree) : nil
  }
  package var body: BodySyntax? { node.body }
}

/// `each < … >`
package struct EachSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .each else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var body: BodySyntax? { node.body }
}

/// `card(0.5) insets: 8`: a define used as a child, or, without operands, as what a section is made
/// from.
package struct CallSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .call || node.kind == .template else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var name: NameToken? { node.name() }
  package var arguments: [ArgumentSyntax] {
    node.child(.arguments)?.children.compactMap(ArgumentSyntax.init) ?? []
  }
  package var operands: [OperandSyntax] { node.operands }
}

/// `scale: 0.5`, as a child of `onScroll`.
package struct AssignmentSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .assignment else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var name: NameToken? { node.name() }
  package var value: ExpressionSyntax? { node.expression }
}

extension SyntaxNode {
  /// Its first body.
  var body: BodySyntax? { child(.body).flatMap(BodySyntax.init) }
}
