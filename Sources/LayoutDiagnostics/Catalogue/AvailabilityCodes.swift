/// L05xx: what exists in the language or on a platform, but not here.

extension DiagnosticDescriptor {
  static let needsNewerSystem = DiagnosticDescriptor(
    .needsNewerSystem, name: "needs-newer-system", category: .availability,
    title: "a feature that the deployment target does not have",
    explanation: """
      The system got the feature later than the oldest one that the generated Swift is to run on, \
      and there is no older form that gives the same frames. Where there is one, it is generated in \
      an `if #available` and nothing is said.
      """,
    exampleKind: .illustration,
    failing: "layoutc swift --deployment-target iOS13 Settings.layout   // with a `list`",
    mended: "layoutc swift --deployment-target iOS14 Settings.layout")

  static let notInAppKit = DiagnosticDescriptor(
    .notInAppKit, name: "not-in-appkit", severity: .warning, category: .availability,
    title: "a feature that AppKit does not have",
    explanation: """
      AppKit's compositional layouts have no lists and no trait collection. A layout that uses them \
      is generated for UIKit only; what can be left out on the Mac, such as `onScroll`'s scale, is \
      left out without a word.
      """,
    exampleKind: .illustration,
    failing: "layoutc swift Settings.layout   // with a `list`",
    mended: "layoutc swift --platform uikit Settings.layout")

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
