/// L0481, L0486 to L0489 and L0491: how sections scroll, and what their lengths refer to.

extension DiagnosticDescriptor {
  static let fractionOfViewport = DiagnosticDescriptor(
    .fractionOfViewport, name: "fraction-of-viewport", severity: .note, category: .geometry,
    title: "a fraction of the whole view, bars included",
    explanation: """
      The group of a section measures fractions along the scroll in the bounds of the collection view: \
      what navigation and tab bars cover counts, and no inset of the section is taken off. On its side \
      a phone is half as tall, so that rows are, too. An omitted height is the whole view's.
      """,
    failing: """
      section < group horizontal fractional(0.25) < item > >
      """,
    mended: """
      section < group horizontal height: fractionalWidth(0.5) < item > >
      """)

  static let pagingWiderThanView = DiagnosticDescriptor(
    .pagingWiderThanView, name: "paging-wider-than-view", severity: .warning, category: .geometry,
    title: "a page that is longer than what shows of it",
    explanation: """
      UIKit takes the insets of a section that scrolls sideways off the steps and stops of its scroll \
      view, while its groups measure fractions in the whole width. A group as wide as the view is then \
      longer than a step of `paging`, so that each stop is further off, and with `groupPaging` its end \
      lies beyond the view where it rests. Insets of the group itself are taken off inside it.
      """,
    failing: """
      section scroll: groupPaging insets: (horizontal: 20) <
          group horizontal height: 200 < item >
      >
      """,
    mended: """
      section scroll: groupPaging <
          group horizontal height: 200 insets: (horizontal: 20) < item >
      >
      """)

  static let centeredFirstStop = DiagnosticDescriptor(
    .centeredFirstStop, name: "centered-first-stop", severity: .note, category: .geometry,
    title: "where the first group of a centred section rests",
    explanation: """
      With `groupPagingCentered` every group comes to rest in the middle of what shows, the first and \
      the last as well: there is room before the first one that no inset asked for. `groupPaging` \
      rests with the beginnings of groups at the edge.
      """,
    failing: """
      section scroll: groupPagingCentered <
          group horizontal width: fractional(0.8) height: 200 < item >
      >
      """,
    mended: """
      section scroll: groupPaging <
          group horizontal width: fractional(0.8) height: 200 < item >
      >
      """)

  static let emptySectionSpacing = DiagnosticDescriptor(
    .emptySectionSpacing, name: "empty-section-spacing", severity: .note, category: .geometry,
    title: "space round sections that are empty",
    explanation: """
      A section without items and headers has no length, no insets and no background, but the spacing \
      of the layout counts on both its sides: its neighbours are two spacings apart. Leave empty \
      sections out of the data source, or space sections by their insets.
      """,
    failing: """
      layout Feed spacing: 20 <
          section stories < group horizontal 80 < item > >
          section posts < group horizontal 300 < item > >
      >
      """,
    mended: """
      layout Feed <
          section stories insets: (bottom: 20) < group horizontal 80 < item > >
          section posts < group horizontal 300 < item > >
      >
      """)

  static let unsupportedInList = DiagnosticDescriptor(
    .unsupportedInList, name: "unsupported-in-list", category: .structure,
    title: "something that lists don't have",
    explanation: """
      UIKit makes the section of a list itself, from an appearance and a few switches. Its \
      configuration has no gaps between rows, no sideways scrolling and no groups. A section of \
      self-sizing rows has all of that, without separators and swipes.
      """,
    failing: """
      list plain spacing: 8
      """,
    mended: """
      section spacing: 8 < group horizontal estimated(44) < item height: estimated(44) > >
      """)

  static let screenNotContainer = DiagnosticDescriptor(
    .screenNotContainer, name: "screen-not-container", severity: .warning, category: .geometry,
    title: "an input that is no part of the environment",
    explanation: """
      UIKit asks for a section anew when the container's size or the traits change. The orientation \
      and the sizes of screens and windows are not among them: a layout that takes them as inputs is \
      stale after a rotation, and wrong in half of an iPad's screen, until the app invalidates it. \
      The container is what the layout has room in.
      """,
    failing: """
      layout Grid(isLandscape: Bool = false) <
          section < group horizontal 80 count: if (isLandscape) 5 else 3 < item > >
      >
      """,
    mended: """
      layout Grid <
          section < group horizontal 80 count: if (container.width > 600) 5 else 3 < item > >
      >
      """)
}
