/// L0410, L0414, L0416 and L047x: views that say themselves how large they are.

extension DiagnosticDescriptor {
  static let fractionOfEstimate = DiagnosticDescriptor(
    .fractionOfEstimate, name: "estimated-parent-fractional-child", severity: .warning,
    category: .geometry,
    title: "an item that keeps the estimate of its group and is never measured",
    explanation: """
      UIKit measures a view only along sides that are estimated on its item. An item that is a \
      fraction of an estimated group, or that has no size and so fills it, takes its share of the \
      estimate and stays there: long text is cut off, short text leaves a hole.

      Estimate the item as well. The group then becomes as large as what its items measure.
      """,
    failing: """
      section < group horizontal estimated(80) < item > >
      """,
    mended: """
      section < group horizontal estimated(80) < item height: estimated(80) > >
      """)

  static let ignoredInsets = DiagnosticDescriptor(
    .ignoredInsets, name: "inset-ignored", severity: .warning, category: .geometry,
    title: "insets along an estimated side, which UIKit ignores",
    explanation: """
      Content insets make a cell smaller than its item. Along an estimated side there is nothing to \
      make smaller: the cell says its size, and the item follows. UIKit ignores the insets there, of \
      items, groups and supplementary views alike.

      The distance belongs into the cell's own constraints, or between the elements: `spacing:` of \
      the group or the section, or `edges:` of the item, which counts along estimated sides as well.
      """,
    failing: """
      section < group vertical estimated(80) < item estimated(80) insets: (vertical: 8) > >
      """,
    mended: """
      section spacing: 16 < group vertical estimated(80) < item estimated(80) > >
      """)

  static let sidewaysSelfSizing = DiagnosticDescriptor(
    .sidewaysSelfSizing, name: "sideways-self-sizing", severity: .warning, category: .geometry,
    title: "a section that scrolls sideways and changes its height",
    explanation: """
      A section that scrolls sideways is as tall as the tallest of its groups, and an estimated \
      group is as tall as what its cells measure. UIKit measures only cells that are shown: the \
      section begins with the height of the first few, and everything below it jumps when a taller \
      cell scrolls into view.

      A height that is not estimated keeps the page still. Where texts differ, take the height of \
      the longest, or cut texts to a number of lines.
      """,
    failing: """
      section scroll: continuous <
          group horizontal width: 200 height: estimated(120) < item height: estimated(120) >
      >
      """,
    mended: """
      section scroll: continuous < group horizontal width: 200 height: 120 < item > >
      """)

  static let tinyEstimate = DiagnosticDescriptor(
    .tinyEstimate, name: "tiny-estimate", severity: .warning, category: .geometry,
    title: "an estimate so small that far too many cells are measured",
    explanation: """
      UIKit makes and measures as many cells as fit the view by their estimate, before it knows how \
      tall they are. An estimate of 1 point makes it build some 800 cells for a screen that shows \
      ten; the first appearance stutters, and images of cells that nobody sees are loaded.

      An estimate near the usual height costs nothing and moves the scroll indicator less.
      """,
    failing: """
      section < group horizontal estimated(1) < item height: estimated(1) > >
      """,
    mended: """
      section < group horizontal estimated(80) < item height: estimated(80) > >
      """)

  static let bothAxesEstimated = DiagnosticDescriptor(
    .bothAxesEstimated, name: "both-axes-estimated", severity: .warning, category: .geometry,
    title: "an item and a group that are estimated on both axes",
    explanation: """
      A view can be measured when one of its sides is known: text of a given width has a height. \
      Where width and height are estimated, of the item and of the group around it, every result \
      changes what the next measuring starts from, and UIKit may lay out again and again.

      Let the group have one side that is known: the width of its section in a page that scrolls \
      down, its height in a section that scrolls sideways.
      """,
    failing: """
      section <
          group horizontal width: estimated(100) height: estimated(40) <
              item width: estimated(100) height: estimated(40)
          >
      >
      """,
    mended: """
      section <
          group horizontal height: estimated(40) <
              item width: estimated(100) height: estimated(40)
          >
      >
      """)

  static let countBlocksSelfSizing = DiagnosticDescriptor(
    .countBlocksSelfSizing, name: "count-blocks-self-sizing", severity: .warning,
    category: .geometry, title: "a count that shares out an estimate",
    explanation: """
      `count:` divides a group evenly and replaces what the item says of its size along the group. \
      Where the group is estimated along that axis, the estimate itself is divided: the cells get a \
      share of a guess, and UIKit never measures them along it.

      Items that are written out, or repeated with `repeat`, keep their own estimates and are \
      measured.
      """,
    failing: """
      section < group vertical estimated(240) count: 3 < item > >
      """,
    mended: """
      section < group vertical estimated(240) < repeat 3 < item estimated(80) > > >
      """)

  static let raggedRow = DiagnosticDescriptor(
    .raggedRow, name: "ragged-row", severity: .note, category: .geometry,
    title: "a row of self-sizing items whose heights differ",
    explanation: """
      Each cell of the row is as tall as its own content, the row as tall as the tallest of them. \
      Backgrounds and borders of the cells end at different heights, which looks ragged.

      From iOS 17 `uniform(…)` gives every cell of the row the size of the largest. Before that, a \
      height that is not estimated does.
      """,
    failing: """
      section < group horizontal estimated(80) count: 2 < item height: estimated(80) > >
      """,
    mended: """
      section < group horizontal estimated(80) count: 2 < item height: uniform(80) > >
      """)

  static let handlerWithEstimates = DiagnosticDescriptor(
    .handlerWithEstimates, name: "handler-with-estimates", severity: .warning,
    category: .geometry, title: "`onScroll` in a layout with estimated items",
    explanation: """
      `onScroll` changes cells while they are on screen. In a layout that has estimated items, in \
      this section or in another, UIKit calls the handler and drops what it changes. All that tells \
      is a line in the log: "note: the section invalidation handler cannot currently mutate visible \
      items for layouts containing estimated items".

      Give the items sizes that are not estimated, or show the self-sizing section in a view of its \
      own.
      """,
    failing: """
      section scroll: paging < group horizontal 200 < item > onScroll < alpha: 0.5 > >
      section < group vertical estimated(80) < item estimated(80) > >
      """,
    mended: """
      section scroll: paging < group horizontal 200 < item > onScroll < alpha: 0.5 > >
      section < group vertical 80 < item > >
      """)
}
