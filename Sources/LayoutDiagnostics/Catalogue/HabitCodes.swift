/// L021x: what people write who come from another language.

extension DiagnosticDescriptor {
  static let surplus = DiagnosticDescriptor(
    .surplus, name: "surplus-token", category: .parsing,
    title: "a word or sign too many",
    explanation: """
      With this one token left out, everything around it can be read; with it, nothing can. It is \
      likely to be a slip of the keyboard, or half of something that was deleted.
      """,
    failing: """
      section < group horizontal 44 < 3 item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let namelessAttribute = DiagnosticDescriptor(
    .namelessAttribute, name: "nameless-attribute", category: .parsing,
    title: "a colon with no name before it",
    explanation: """
      An attribute is a name, a colon and a value. The words that begin an element, and the word \
      that says how a group arranges its children, have no colon after them: `group horizontal \
      100`, not `group horizontal: 100`.
      """,
    failing: """
      section < group horizontal: 100 < item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 100 < item fractional(0.5) > >
      """)

  static let foreignKeyword = DiagnosticDescriptor(
    .foreignKeyword, name: "foreign-keyword", category: .parsing,
    title: "a keyword of another language",
    explanation: """
      Constants begin with `let`, definitions with `define`, repetitions with `repeat`, further \
      conditions with `else if`. There are no variables: a layout is a description, which UIKit \
      asks for again whenever the container changes.
      """,
    failing: """
      var gutter = 8
      section spacing: gutter < group horizontal 100 < item fractional(0.5) > >
      """,
    mended: """
      let gutter = 8
      section spacing: gutter < group horizontal 100 < item fractional(0.5) > >
      """)

  static let foreignOperator = DiagnosticDescriptor(
    .foreignOperator, name: "foreign-operator", category: .parsing,
    title: "an operator of another language",
    explanation: """
      The operators are `+ - * /`, the comparisons, `&&`, `||` and `!`; a choice is written `if \
      (condition) value else other`.
      """,
    failing: """
      section spacing: (container.width > 600 ? 16 : 8) < group horizontal 100 < item > >
      """,
    mended: """
      section spacing: (if (container.width > 600) 16 else 8) < group horizontal 100 < item > >
      """)

  static let typedConstant = DiagnosticDescriptor(
    .typedConstant, name: "typed-constant", category: .parsing,
    title: "a constant with a type",
    explanation: """
      A constant has the type of its value: a number, a dimension, a string, a truth value. Only \
      parameters state types.
      """,
    failing: """
      let gutter: CGFloat = 8
      section spacing: gutter < group horizontal 100 < item fractional(0.5) > >
      """,
    mended: """
      let gutter = 8
      section spacing: gutter < group horizontal 100 < item fractional(0.5) > >
      """)
}
