/// Views of elements and their operands.

/// Which element it is.
package enum ElementKeyword: UInt8, CaseIterable, Sendable {
  case section
  case list
  case group
  case item
  case header
  case footer
  case boundary
  case badge
  case background
  case frame
  case onScroll
  /// A name that is no element.
  case unknown

  /// None for a node that is no element.
  init?(_ kind: SyntaxKind) {
    switch kind {
    case .section: self = .section
    case .list: self = .list
    case .group: self = .group
    case .item: self = .item
    case .header: self = .header
    case .footer: self = .footer
    case .boundary: self = .boundary
    case .badge: self = .badge
    case .background: self = .background
    case .frame: self = .frame
    case .onScroll: self = .onScroll
    case .unknownElement: self = .unknown
    default: return nil
    }
  }
}

/// `group horizontal 0.5 insets: 8 < … >`
package struct ElementSyntax: Sendable {
  package var node: SyntaxNode
  package var element: ElementKeyword

  package init?(_ node: SyntaxNode) {
    guard let element = ElementKeyword(node.kind) else { return nil }
    self.node = node
    self.element = element
  }

  package var range: ByteRange { node.range }

  /// The word that begins it.
  package var keyword: NameToken {
    NameToken(node.tree.tokens[Int(node.record.firstToken)], in: node.tree)
  }

  /// Where the word that begins it stands.
  package var keywordRange: ByteRange { node.tree.tokens[Int(node.record.firstToken)].range }

  /// From the keyword to the last operand.
  package var headRange: ByteRange {
    guard let body = node.child(.body)?.record, body.firstToken > node.record.firstToken else {
      return range
    }
    let tokens = node.tree.tokens
    return ByteRange(
      start: Int(tokens[Int(node.record.firstToken)].start),
      end: Int(tokens[Int(body.firstToken) - 1].end))
  }

  /// The axis of a group; none if it is missing or wrong.
  package var axis: NameToken? { element == .group ? node.name(from: 1) : nil }

  /// The edge of a boundary.
  package var edge: NameToken? { element == .boundary ? node.name(from: 1) : nil }

  /// The kind of a badge or background.
  package var elementKind: StringToken? {
    element == .badge || element == .background ? node.string : nil
  }

  /// What a section is made from: `= shelf(140, 200)`.
  package var template: CallSyntax? { node.child(.template).flatMap(CallSyntax.init) }

  /// In order. The name of a section or list is its first flag.
  package var operands: [OperandSyntax] { node.operands }

  package var body: BodySyntax? { node.body }

  /// The text of the `///` lines directly before it.
  package var documentation: String { node.documentation }
}

/// An attribute, a flag or a dimension.
package struct OperandSyntax: Sendable {
  /// What it is.
  package enum Form: Sendable {
    /// `insets: 8`; the value is missing where the text lacks it.
    case attribute(NameToken, ExpressionSyntax?)
    /// `pinned`, or a name.
    case flag(NameToken)
    /// `0.5`, `fractional(0.5)`.
    case dimension(ExpressionSyntax)
  }

  package var node: SyntaxNode
  package var form: Form

  package init?(_ node: SyntaxNode) {
    switch node.kind {
    case .attribute:
      guard let name = node.name() else { return nil }
      form = .attribute(name, node.expression)
    case .flag:
      guard let name = node.name() else { return nil }
      form = .flag(name)
    case .dimension:
      guard let value = node.expression else { return nil }
      form = .dimension(value)
    default: return nil
    }
    self.node = node
  }

  package var range: ByteRange { node.range }

  /// Whether something in it is in doubt; see `Node.hasError`.
  package var hasError: Bool { node.hasError }
}

extension SyntaxNode {
  /// Its operands, in order.
  var operands: [OperandSyntax] {
    var operands: [OperandSyntax] = []
    for child in children where child.kind.isOperand {
      if let operand = OperandSyntax(child) { operands.append(operand) }
    }
    return operands
  }
}
