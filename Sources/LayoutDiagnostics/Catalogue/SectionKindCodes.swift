/// L0451 to L0453: endless sections, and which section serves what.

extension DiagnosticDescriptor {
  static let infiniteNeedsPaging = DiagnosticDescriptor(
    .infiniteNeedsPaging, name: "infinite-needs-paging", category: .structure,
    title: "an endless section that does not scroll page by page",
    explanation: """
      An endless section shows its items in three copies and jumps back to the middle one when it \
      comes to rest in another. That is only seamless where it rests at the start of a page or a \
      group: with `scroll: paging`, `groupPaging` or `groupPagingCentered`.
      """,
    failing: """
      section infinite scroll: continuous < group horizontal width: 90% height: 200 < item > >
      """,
    mended: """
      section infinite scroll: groupPaging < group horizontal width: 90% height: 200 < item > >
      """)

  static let severalRests = DiagnosticDescriptor(
    .severalRests, name: "several-rests", category: .structure,
    title: "a second section that serves the rest",
    explanation: """
      The section marked `rest` serves every section of the data past the last one written. There \
      can be one such section: nothing would tell two apart.
      """,
    failing: """
      section hero rest < group horizontal 200 < item > >
      section feed rest < group horizontal 44 < item > >
      """,
    mended: """
      section hero < group horizontal 200 < item > >
      section feed rest < group horizontal 44 < item > >
      """)

  static let restOfOne = DiagnosticDescriptor(
    .restOfOne, name: "rest-of-one", severity: .warning, category: .structure,
    title: "a `rest` in a layout of one section",
    explanation: """
      A layout of one section serves every section of the data with it, so that there is no rest \
      to serve.
      """,
    failing: """
      section feed rest < group horizontal 44 < item > >
      """,
    mended: """
      section feed < group horizontal 44 < item > >
      """)
}
