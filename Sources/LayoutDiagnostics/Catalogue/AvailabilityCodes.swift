/// L05xx: what exists in the language or on a platform, but not here.

extension DiagnosticDescriptor {
  static let notYetEvaluated = DiagnosticDescriptor(
    .notYetEvaluated, name: "not-yet-evaluated", category: .availability,
    title: "a construct that this version reads but does not evaluate",
    explanation: """
      The construct belongs to the language and is read and formatted, but this version of the \
      compiler gives it no frames. It is refused rather than passed over, since a layout without \
      it would be another layout.
      """,
    failing: """
      section infinite scroll: groupPaging < group horizontal fractional(1) < item > >
      """,
    mended: """
      section scroll: groupPaging < group horizontal fractional(1) < item > >
      """)
}
