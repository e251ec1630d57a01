/// L0482 to L0485 and L0490: headers, footers and backgrounds that stand otherwise than one would think.

extension DiagnosticDescriptor {
  static let headerInset = DiagnosticDescriptor(
    .headerInset, name: "header-inset", severity: .note, category: .geometry,
    title: "a header that is narrower than the view because its section has insets",
    explanation: """
      The insets of a section count for its headers and footers as well, across the scroll: \
      `supplementariesFollowContentInsets` is true by default. A bar behind a title then ends before \
      the edges of the view. `supplementariesFollowInsets: false` makes headers as wide as the view; \
      `true` says that following is meant.
      """,
    failing: """
      section insets: 16 < header 44 group horizontal 44 < item > >
      """,
    mended: """
      section insets: 16 supplementariesFollowInsets: false <
          header 44
          group horizontal 44 < item >
      >
      """)

  static let backgroundIncludesHeader = DiagnosticDescriptor(
    .backgroundIncludesHeader, name: "background-includes-header", severity: .warning,
    category: .geometry, title: "a background that lies behind the header as well",
    explanation: """
      The background of a section fills all of it: headers, insets, groups, footers. A rounded card \
      behind the cells therefore begins at the top of the header. Insets of the background leave the \
      header out; UIKit has no other way, so that the header's height has to be known.
      """,
    failing: """
      section insets: 16 <
          header 44
          background "card" class: "CardBackground"
          group horizontal 44 < item >
      >
      """,
    mended: """
      section insets: 16 <
          header 44
          background "card" class: "CardBackground" insets: (top: 44)
          group horizontal 44 < item >
      >
      """)

  static let pinnedGlobalWithSideways = DiagnosticDescriptor(
    .pinnedGlobalWithSideways, name: "pinned-global-with-sideways", severity: .warning,
    category: .geometry,
    title: "a pinned header of the layout over a section that scrolls sideways",
    explanation: """
      UIKit shows a section that scrolls across the layout in a scroll view of its own, which is a \
      subview of the collection view beside the headers. Which of the two is in front while a header \
      of the whole layout is pinned is not the same on all systems, and `zIndex` orders only what \
      stands in the same view.
      """,
    failing: """
      layout Feed <
          header 60 pinned
          section stories scroll: continuous < group horizontal width: 80 height: 80 < item > >
          section posts < group horizontal 300 < item > >
      >
      """,
    mended: """
      layout Feed <
          header 60
          section stories scroll: continuous < group horizontal width: 80 height: 80 < item > >
          section posts < group horizontal 300 < item > >
      >
      """)

  static let overlappingBoundaries = DiagnosticDescriptor(
    .overlappingBoundaries, name: "overlapping-boundaries", severity: .warning,
    category: .geometry, title: "two boundary items that lie on each other",
    explanation: """
      UIKit doesn't stack boundary items. Every header stands directly before the content of its \
      section, every footer directly after it; of two at one edge, the section grows by the taller \
      one, and they share the place. Put them side by side, move one past the other with `offset:`, \
      or make them one view.
      """,
    failing: """
      section <
          header 44
          boundary top 30 kind: "filters"
          group horizontal 44 < item >
      >
      """,
    mended: """
      section <
          header 44
          boundary top 30 kind: "filters" offset: (0, -44)
          group horizontal 44 < item >
      >
      """)

  static let physicalOffset = DiagnosticDescriptor(
    .physicalOffset, name: "physical-offset", severity: .warning, category: .geometry,
    title: "points to the right, whatever the direction of reading",
    explanation: """
      Leading and trailing change sides where people read from right to left; the offset of a header \
      or badge and the frames of a custom group are points to the right. Offsets that are fractions of \
      the view's own size, insets and alignments need no care. For frames of custom groups this is a \
      note: many are symmetrical.
      """,
    failing: """
      section < group horizontal 80 <
          item < badge "new" 20 at: topTrailing offset: (10, -10) >
      > >
      """,
    mended: """
      section < group horizontal 80 <
          item < badge "new" 20 at: topTrailing offset: fractional(0.5, -0.5) >
      > >
      """)
}
