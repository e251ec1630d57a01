/// L04xx, first part: elements where UIKit has no place for them.

extension DiagnosticDescriptor {
  static let sectionWithoutGroup = DiagnosticDescriptor(
    .sectionWithoutGroup, name: "section-without-group", category: .structure,
    title: "a section without a group",
    explanation: """
      A section repeats one group until its items are placed; `NSCollectionLayoutSection` can't \
      be made without one. Only a section of headers, footers and boundaries may have none.
      """,
    failing: """
      section feed < background "Card" >
      """,
    mended: """
      section feed < background "Card" group horizontal 44 < item fractional(0.5) > >
      """)

  static let groupWithoutItems = DiagnosticDescriptor(
    .groupWithoutItems, name: "group-without-items", category: .structure,
    title: "a group without items",
    explanation: """
      A group is what its items are placed in; UIKit raises an exception for a group of no \
      subitems.
      """,
    failing: """
      section < group horizontal 44 < > >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let severalGroups = DiagnosticDescriptor(
    .severalGroups, name: "several-groups", category: .structure,
    title: "a section with more than one group",
    explanation: """
      A section repeats one group. Groups that are to follow each other stand in an outer group, \
      and that one is repeated.
      """,
    failing: """
      section <
          group horizontal 44 < item fractional(0.5) >
          group horizontal 88 < item >
      >
      """,
    mended: """
      section <
          group vertical 132 <
              group horizontal 44 < item fractional(0.5) >
              group horizontal 88 < item >
          >
      >
      """)

  static let childNotAllowed = DiagnosticDescriptor(
    .childNotAllowed, name: "child-not-allowed", category: .structure,
    title: "an element in one that cannot hold it",
    explanation: """
      Elements stand in each other as in Apple's API: sections in a layout, a group in a section, \
      items and groups in a group, badges in items and groups. The message lists what may stand \
      in this place.
      """,
    failing: """
      section < group horizontal 44 < item fractional(0.5) > item fractional(0.5) >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) item fractional(0.5) > >
      """)

  static let bodyNotAllowed = DiagnosticDescriptor(
    .bodyNotAllowed, name: "body-not-allowed", category: .structure,
    title: "children on an element that has none",
    explanation: """
      Headers, footers, boundaries, badges, backgrounds and frames have no children, and so no \
      brackets. What a header shows is the business of its view, not of the layout.
      """,
    failing: """
      section < header 44 < item > group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section < header 44 group horizontal 44 < item fractional(0.5) > >
      """)

  static let countNeedsOneChild = DiagnosticDescriptor(
    .countNeedsOneChild, name: "count-needs-one-child", category: .structure,
    title: "`count` on a group with more or fewer than one child",
    explanation: """
      `count:` says how many times the only child is repeated (`repeatingSubitem:count:`), so \
      there must be exactly one. Without `count:` a group repeats all its children in turn.
      """,
    failing: """
      section < group horizontal 44 count: 4 < item item > >
      """,
    mended: """
      section < group horizontal 44 count: 4 < item > >
      """)

  static let topLevelElement = DiagnosticDescriptor(
    .topLevelElement, name: "top-level-element", category: .structure,
    title: "an element outside every section",
    explanation: """
      At the level of the file stand sections, layouts and declarations. Items and groups stand in \
      a section; headers and footers of the whole layout stand in a `layout`.
      """,
    failing: """
      group horizontal 44 < item fractional(0.5) >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let emptyLayout = DiagnosticDescriptor(
    .emptyLayout, name: "empty-layout", category: .structure,
    title: "a layout without sections",
    explanation: """
      UIKit asks the layout for a section as soon as there is data, and raises an exception when \
      it gets none.
      """,
    failing: """
      layout Feed < >
      """,
    mended: """
      layout Feed < section < group horizontal 44 < item fractional(0.5) > > >
      """)

  static let severalElements = DiagnosticDescriptor(
    .severalElements, name: "several-elements", category: .structure,
    title: "a second element where there can be one",
    explanation: """
      Apple's API has one property for this element, so that a second would replace the first.
      """,
    failing: """
      section scroll: continuous <
          group horizontal 100 < item >
          onScroll < alpha: 0.5 >
          onScroll < scale: 0.5 >
      >
      """,
    mended: """
      section scroll: continuous <
          group horizontal 100 < item >
          onScroll < alpha: 0.5 scale: 0.5 >
      >
      """)

  static let repeatTooLarge = DiagnosticDescriptor(
    .repeatTooLarge, name: "repeat-too-large", category: .structure,
    title: "a `repeat` that makes too many children",
    explanation: """
      `repeat` makes children of one group. A section repeats its group as often as its items \
      need anyway, so that a large `repeat` is seldom meant; the limit keeps a slip from filling \
      the memory.
      """,
    failing: """
      section < group horizontal 44 < repeat 1000000000 < item fractional(0.5) > > >
      """,
    mended: """
      section < group horizontal 44 < repeat 2 < item fractional(0.5) > > >
      """)
}
