/// L02xx: tokens in an order that the grammar doesn't know.

extension DiagnosticDescriptor {
  static let unexpectedToken = DiagnosticDescriptor(
    .unexpectedToken, name: "unexpected-token", category: .parsing,
    title: "something else was expected here",
    explanation: """
      The reader knows from what stands before a place what may follow it, and found something \
      else. The message names both; the help shows the whole construct once.

      Reading goes on after the place, so the rest of the file is checked as well.
      """,
    failing: """
      section spacing: < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section spacing: 8 < group horizontal 44 < item fractional(0.5) > >
      """)

  static let missingCloser = DiagnosticDescriptor(
    .missingCloser, name: "missing-closer", category: .parsing,
    title: "a bracket that is never closed",
    explanation: """
      Each `<` that opens the children of an element has a `>` that closes them, each `(` a `)`. \
      The second label is on the opener that the reader thinks is without its closer: it goes by \
      the elements that can stand in each other, so it is right more often than counting would be.
      """,
    failing: """
      section < group horizontal 44 < item fractional(0.5) >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let extraCloser = DiagnosticDescriptor(
    .extraCloser, name: "extra-closer", category: .parsing,
    title: "a closing bracket with nothing to close",
    explanation: """
      Every bracket that was opened before this place is closed already. An element without \
      children has no brackets at all: `item fractional(0.5)` is whole.
      """,
    failing: """
      section < group horizontal 44 < item fractional(0.5) > > >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let missingAxis = DiagnosticDescriptor(
    .missingAxis, name: "missing-axis", category: .parsing,
    title: "a group that does not say how it arranges its children",
    explanation: """
      The word after `group` is how it arranges its children: `horizontal` side by side, \
      `vertical` one below the other, `waterfall` in columns as each becomes free, `custom` in \
      frames of their own. UIKit has a different initialiser for each, and there is no default.
      """,
    failing: """
      section < group 44 < item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let wrongBracket = DiagnosticDescriptor(
    .wrongBracket, name: "wrong-bracket", category: .parsing,
    title: "a bracket that this language does not have",
    explanation: """
      Children stand between `<` and `>`, as in `section < group horizontal < item > >`. Values \
      and arguments stand between parentheses. Braces and square brackets have no meaning.
      """,
    failing: """
      section { group horizontal 44 < item fractional(0.5) > }
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let separator = DiagnosticDescriptor(
    .separator, name: "separator", category: .parsing,
    title: "a comma or semicolon where white space separates",
    explanation: """
      Attributes and children follow each other with nothing between them but white space; line \
      ends mean nothing. Commas stand between arguments in parentheses only.
      """,
    failing: """
      section spacing: 8, insets: 8 < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section spacing: 8 insets: 8 < group horizontal 44 < item fractional(0.5) > >
      """)

  static let equalsInsteadOfColon = DiagnosticDescriptor(
    .equalsInsteadOfColon, name: "equals-instead-of-colon", category: .parsing,
    title: "`=` between an attribute and its value",
    explanation: """
      An attribute is a name, a colon and a value: `spacing: 8`. The sign `=` gives a constant \
      its value, and a section its template.
      """,
    failing: """
      section < group horizontal 44 spacing = 8 < item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 44 spacing: 8 < item fractional(0.5) > >
      """)

  static let dotBeforeName = DiagnosticDescriptor(
    .dotBeforeName, name: "dot-before-name", category: .parsing,
    title: "a dot before the name of a value",
    explanation: """
      Swift writes `.paging`; here the name alone is enough, since an attribute knows which \
      values it takes.
      """,
    failing: """
      section scroll: .paging < group horizontal fractional(1) < item > >
      """,
    mended: """
      section scroll: paging < group horizontal fractional(1) < item > >
      """)

  static let comparisonOutsideParentheses = DiagnosticDescriptor(
    .comparisonOutsideParentheses, name: "comparison-outside-parentheses", category: .parsing,
    title: "a comparison outside parentheses",
    explanation: """
      The signs `<` and `>` are brackets, and compare only inside parentheses. So that nobody has \
      to remember which operators are affected, all comparisons and `&&` and `||` stand in \
      parentheses.
      """,
    failing: """
      let isThird = sectionIndex == 2
      section spacing: if (isThird) 16 else 8 < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      let isThird = (sectionIndex == 2)
      section spacing: if (isThird) 16 else 8 < group horizontal 44 < item fractional(0.5) > >
      """)
}
