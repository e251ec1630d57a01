/// L069x: comments that silence diagnostics.

extension DiagnosticDescriptor {
  static let unusedIgnore = DiagnosticDescriptor(
    .unusedIgnore, name: "unused-ignore", severity: .warning, category: .lints,
    title: "an ignore of what isn't reported",
    explanation: """
      `// layout:ignore name -- reason` silences a warning or note about the element, declaration or \
      attributes that follow it, or about its own line where code stands before it. Where nothing of \
      that name is found any more, the comment misleads, and would silence the next fault that comes \
      along.

      It is not reported where not everything is looked at: in files with errors, in those with an \
      input that has no value to try a layout with, and in a definition that the file itself doesn't \
      use.
      """,
    failing: """
      // layout:ignore value-in-two-words -- pasted from a design tool
      section insetsReference: safeArea < group horizontal 44 < item > >
      """,
    mended: """
      section insetsReference: safeArea < group horizontal 44 < item > >
      """)

  static let unknownIgnore = DiagnosticDescriptor(
    .unknownIgnore, name: "unknown-ignore", severity: .warning, category: .lints,
    title: "an ignore that names no diagnostic",
    explanation: """
      `// layout:ignore` is followed by the names of what is to be ignored, or their codes, with commas \
      between: `group-cannot-fit` or `L0412`. The name of a diagnostic stands in the list that \
      `layoutc explain --list` prints, its code in brackets behind the word `warning`.

      A name that is nearly one is taken as meant.
      """,
    failing: """
      // layout:ignore value-in-two-words, group-canot-fit -- pasted from a design tool
      section insetsReference: safe area < group horizontal 44 < item > >
      """,
    mended: """
      // layout:ignore value-in-two-words -- pasted from a design tool
      section insetsReference: safe area < group horizontal 44 < item > >
      """)

  static let ignoreWithoutReason = DiagnosticDescriptor(
    .ignoreWithoutReason, name: "ignore-without-reason", severity: .warning, category: .lints,
    title: "an ignore that doesn't say why",
    explanation: """
      A warning that is silenced was right about something. Whoever reads the file next can't know \
      whether it was weighed or only in the way, so that the reason is part of the comment, behind two \
      dashes. The ignore does its work without one, too.
      """,
    failing: """
      // layout:ignore value-in-two-words
      section insetsReference: safe area < group horizontal 44 < item > >
      """,
    mended: """
      // layout:ignore value-in-two-words -- pasted from a design tool
      section insetsReference: safe area < group horizontal 44 < item > >
      """)

  static let ignoredError = DiagnosticDescriptor(
    .ignoredError, name: "ignored-error", severity: .warning, category: .lints,
    title: "an ignore of an error",
    explanation: """
      Warnings and notes are opinions, and a comment can overrule them. An error says that there is \
      no layout: nothing could be generated, however silent the compiler were.
      """,
    failing: """
      // layout:ignore value-in-two-words, group-without-items -- pasted from a design tool
      section insetsReference: safe area < group horizontal 44 < item > >
      """,
    mended: """
      // layout:ignore value-in-two-words -- pasted from a design tool
      section insetsReference: safe area < group horizontal 44 < item > >
      """)
}
