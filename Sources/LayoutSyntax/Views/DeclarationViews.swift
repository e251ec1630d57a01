/// Views of the file and its declarations.

/// A file.
package struct FileSyntax: Sendable {
  package var node: SyntaxNode

  package init(_ tree: SyntaxTree) {
    node = tree.root
  }

  package var range: ByteRange { node.range }

  /// Declarations and children, in order, with what was skipped between them.
  package var children: [SyntaxNode] { Array(node.children) }
}

/// `import "Shared.layout"`
package struct ImportSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .import else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var path: StringToken? { node.string }
}

/// `let gutter = 8`
package struct LetSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .let else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var name: NameToken? { node.name(from: 1) }
  package var value: ExpressionSyntax? { node.expression }
  /// The text of the `///` lines directly before it.
  package var documentation: String { node.documentation }
}

/// `define card(share, inset = gutter) < … >`
package struct DefineSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .define else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var name: NameToken? { node.name(from: 1) }
  package var parameters: [ParameterSyntax] { node.parameters }
  /// From `(` to `)`.
  package var parametersRange: ByteRange? { node.child(.parameters)?.range }
  package var body: BodySyntax? { node.body }
  /// The text of the `///` lines directly before it.
  package var documentation: String { node.documentation }

  /// Whether text before the body couldn't be read, so that there may be other parameters.
  package var hasBrokenHead: Bool {
    guard node.hasError else { return false }
    return node.child(.parameters)?.hasError == true || body?.node.hasError != true
  }
}

/// `layout Museum(showsHeader: Bool = true) spacing: 20 < … >`
package struct LayoutDeclarationSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .layout else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var name: NameToken? { node.name(from: 1) }
  package var parameters: [ParameterSyntax] { node.parameters }
  /// From `(` to `)`.
  package var parametersRange: ByteRange? { node.child(.parameters)?.range }
  package var operands: [OperandSyntax] { node.operands }
  package var body: BodySyntax? { node.body }
  /// The text of the `///` lines directly before it.
  package var documentation: String { node.documentation }
}

/// `preview "Phone" device: iPhone16`
package struct PreviewSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .preview else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var name: StringToken? { node.string }
  package var operands: [OperandSyntax] { node.operands }
}

/// `requires iOS 15, macOS 12`
package struct RequiresSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .requires else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var requirements: [RequirementSyntax] { node.children.compactMap(RequirementSyntax.init) }
}

/// `iOS 15`
package struct RequirementSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .requirement else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var platform: NameToken? { node.name() }
  package var version: NumberToken? {
    node.ownToken { $0.kind == .number }.map { NumberToken($0, in: node.tree) }
  }
}

/// `aspectRatio: (Int) -> Number = 1`
package struct ParameterSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .parameter else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  package var name: NameToken? { node.name() }
  package var type: TypeSyntax? { node.child(.type).flatMap(TypeSyntax.init) }
  package var defaultValue: ExpressionSyntax? { node.expression }
}

/// `Number` or `(Int) -> Number`
package struct TypeSyntax: Sendable {
  package var node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .type else { return nil }
    self.node = node
  }

  package var range: ByteRange { node.range }
  /// The type itself, or the result of a function.
  package var name: NameToken? { isFunction ? node.name(from: nameOffset) : node.name() }
  /// What a function takes; none for a plain type.
  package var argument: NameToken? {
    guard isFunction, let name = node.name(), name.range.end <= closerStart else { return nil }
    return name
  }

  private var isFunction: Bool { node.ownToken { $0.kind == .leftParenthesis } != nil }

  private var closerStart: UInt32 {
    node.ownToken { $0.kind == .rightParenthesis }?.start ?? node.range.end
  }

  /// How many tokens of the node end at the closer of the argument.
  private var nameOffset: Int {
    let tokens = node.tree.tokens[Int(node.record.firstToken)..<Int(node.record.endToken)]
    return tokens.prefix { $0.start <= closerStart }.count
  }
}

extension SyntaxNode {
  fileprivate var parameters: [ParameterSyntax] {
    child(.parameters)?.children.compactMap(ParameterSyntax.init) ?? []
  }
}
