/// The kinds of nodes; but for the last ones each is a rule of grammar/layout.ebnf.

/// What a node of the tree is.
package enum SyntaxKind: UInt8, CaseIterable, Sendable {
  case file

  // Declarations.
  case `import`
  case `let`
  case define
  case layout
  case preview
  case requires
  case requirement
  case parameters
  case parameter
  case type

  // Children.
  case body
  case `if`
  case `repeat`
  case each
  case call
  case assignment

  // Elements.
  case section
  case template
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
  /// A name that is no element, read like one.
  case unknownElement

  // Operands.
  case attribute
  case flag
  case dimension

  // Expressions.
  case conditional
  case disjunction
  case conjunction
  case comparison
  case sum
  case product
  case prefixed
  case number
  case string
  case tuple
  case functionCall
  case member
  case arguments
  case argument

  // Faults.
  /// What should stand here doesn't; no tokens.
  case missing
  /// Tokens that were skipped.
  case unexpected

  /// As in the grammar.
  package var name: StaticString {
    switch self {
    case .file: return "file"
    case .import: return "import"
    case .let: return "let"
    case .define: return "define"
    case .layout: return "layout"
    case .preview: return "preview"
    case .requires: return "requires"
    case .requirement: return "requirement"
    case .parameters: return "parameters"
    case .parameter: return "parameter"
    case .type: return "type"
    case .body: return "body"
    case .if: return "if"
    case .repeat: return "repeat"
    case .each: return "each"
    case .call: return "call"
    case .assignment: return "assignment"
    case .section: return "section"
    case .template: return "template"
    case .list: return "list"
    case .group: return "group"
    case .item: return "item"
    case .header: return "header"
    case .footer: return "footer"
    case .boundary: return "boundary"
    case .badge: return "badge"
    case .background: return "background"
    case .frame: return "frame"
    case .onScroll: return "onScroll"
    case .unknownElement: return "unknownElement"
    case .attribute: return "attribute"
    case .flag: return "flag"
    case .dimension: return "dimension"
    case .conditional: return "conditional"
    case .disjunction: return "disjunction"
    case .conjunction: return "conjunction"
    case .comparison: return "comparison"
    case .sum: return "sum"
    case .product: return "product"
    case .prefixed: return "prefixed"
    case .number: return "number"
    case .string: return "string"
    case .tuple: return "tuple"
    case .functionCall: return "functionCall"
    case .member: return "member"
    case .arguments: return "arguments"
    case .argument: return "argument"
    case .missing: return "missing"
    case .unexpected: return "unexpected"
    }
  }

  /// Whether it is an attribute, a flag or a dimension.
  package var isOperand: Bool {
    rawValue >= SyntaxKind.attribute.rawValue && rawValue <= SyntaxKind.dimension.rawValue
  }

  /// Whether it is a value; a missing one isn't.
  package var isExpression: Bool {
    rawValue >= SyntaxKind.conditional.rawValue && rawValue <= SyntaxKind.member.rawValue
  }

  /// Whether it is an element, known or not.
  package var isElement: Bool {
    rawValue >= SyntaxKind.section.rawValue && rawValue <= SyntaxKind.unknownElement.rawValue
      && self != .template
  }
}
