/// L0107 to L0109: characters written as other languages write them.

extension DiagnosticDescriptor {
  static let foreignComment = DiagnosticDescriptor(
    .foreignComment, name: "foreign-comment", category: .lexing,
    title: "a comment of another language",
    explanation: """
      A comment is `//` and the rest of the line, or `/* … */`. Three slashes before a declaration \
      are its documentation.
      """,
    failing: """
      # two cells
      section < group horizontal 100 < item fractional(0.5) > >
      """,
    mended: """
      // two cells
      section < group horizontal 100 < item fractional(0.5) > >
      """)

  static let wrongQuotes = DiagnosticDescriptor(
    .wrongQuotes, name: "wrong-quotes", category: .lexing,
    title: "a string in other quotation marks",
    explanation: """
      Strings stand between straight double quotes. Word processors and chats turn them into curly \
      ones.
      """,
    failing: """
      section < group horizontal 100 < item fractional(0.5) > background 'card' >
      """,
    mended: """
      section < group horizontal 100 < item fractional(0.5) > background "card" >
      """)

  static let escapedSign = DiagnosticDescriptor(
    .escapedSign, name: "escaped-sign", category: .lexing,
    title: "a bracket as HTML writes it",
    explanation: """
      The text was copied from the source of a web page, where `<` and `>` are written `&lt;` and \
      `&gt;`.
      """,
    failing: """
      section &lt; group horizontal 100 < item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 100 < item fractional(0.5) > >
      """)
}
