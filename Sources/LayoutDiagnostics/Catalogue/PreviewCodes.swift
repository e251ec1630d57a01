/// L0458 to L0462: previews.

extension DiagnosticDescriptor {
  static let unknownDevice = DiagnosticDescriptor(
    .unknownDevice, name: "unknown-device", category: .names,
    title: "a device that the catalogue does not have",
    explanation: """
      A device gives a preview its size, scale, safe area, margins and traits. `layoutc devices` \
      lists those there are; any other size is written out: `size: (500, 800) scale: 2`.
      """,
    failing: """
      section feed < group horizontal 44 < item > >
      preview "Phone" device: iPhome16
      """,
    mended: """
      section feed < group horizontal 44 < item > >
      preview "Phone" device: iPhone16
      """)

  static let unknownPreviewSection = DiagnosticDescriptor(
    .unknownPreviewSection, name: "unknown-preview-section", category: .names,
    title: "a section that the layout of the preview does not have",
    explanation: """
      `items`, `sections` and `scroll` of a preview name sections of its layout. A section that is \
      written without a name is called `section0`, `section1` and so on, by its place.
      """,
    failing: """
      section feed < group horizontal 44 < item > >
      preview "Phone" items: (news: 12)
      """,
    mended: """
      section feed < group horizontal 44 < item > >
      preview "Phone" items: (feed: 12)
      """)

  static let unknownPreviewLayout = DiagnosticDescriptor(
    .unknownPreviewLayout, name: "unknown-preview-layout", category: .names,
    title: "a preview of a layout that the file does not have",
    explanation: """
      A preview shows a layout of its own file: the one that `layout:` names, or the only one.
      """,
    failing: """
      layout Feed < section < group horizontal 44 < item > > >
      preview "Phone" layout: News
      """,
    mended: """
      layout Feed < section < group horizontal 44 < item > > >
      preview "Phone" layout: Feed
      """)

  static let previewNeedsLayout = DiagnosticDescriptor(
    .previewNeedsLayout, name: "preview-needs-layout", category: .names,
    title: "a preview of nothing in particular",
    explanation: """
      In a file of several layouts a preview says which one it shows: `layout: Feed`. In a file \
      without a layout there is nothing to show.
      """,
    failing: """
      layout Rows < section < group horizontal 44 < item > > >
      layout Grid < section < group horizontal 44 count: 3 < item > > >
      preview "Phone" device: iPhone16
      """,
    mended: """
      layout Rows < section < group horizontal 44 < item > > >
      layout Grid < section < group horizontal 44 count: 3 < item > > >
      preview "Phone" layout: Grid device: iPhone16
      """)

  static let unknownPreviewInput = DiagnosticDescriptor(
    .unknownPreviewInput, name: "unknown-preview-input", category: .names,
    title: "a value for an input that the layout does not have",
    explanation: """
      `inputs` of a preview gives values to the parameters of its layout, by their names.
      """,
    failing: """
      layout Feed < section < group horizontal 44 < item > > >
      preview "Phone" inputs: (columns: 3)
      """,
    mended: """
      layout Feed < section < group horizontal 44 < item > > >
      preview "Phone" device: iPhone16
      """)
}
