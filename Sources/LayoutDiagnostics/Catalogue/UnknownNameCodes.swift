/// L03xx, first part: names that stand for nothing.

extension DiagnosticDescriptor {
  static let unknownAttribute = DiagnosticDescriptor(
    .unknownAttribute, name: "unknown-attribute", category: .names,
    title: "an attribute that no element has",
    explanation: """
      A name before a colon is an attribute, and no element has one of this name. Every attribute \
      is one property of Apple's API under a short name; the reference lists both.

      An attribute that is not known is never passed over: a layout that ignores half of its text \
      is worse than one that is refused.
      """,
    failing: """
      section < group horizontal 44 spaceing: 8 < item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 44 spacing: 8 < item fractional(0.5) > >
      """)

  static let unknownName = DiagnosticDescriptor(
    .unknownName, name: "unknown-name", category: .names,
    title: "a name that stands for nothing",
    explanation: """
      A name in an expression is a constant (`let`), a parameter, the variable of a `repeat`, or \
      part of the environment, as `container.width`. Constants are visible in the whole file, \
      also above the line that gives them their value.
      """,
    failing: """
      section spacing: gap < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      let gap = 8
      section spacing: gap < group horizontal 44 < item fractional(0.5) > >
      """)

  static let unknownElement = DiagnosticDescriptor(
    .unknownElement, name: "unknown-element", category: .names,
    title: "an element that does not exist",
    explanation: """
      The word that begins an element is its kind: `section`, `group`, `item`, `header`, `footer`, \
      `boundary`, `badge`, `background` and some more. Case matters. A word followed by \
      parentheses is the use of a `define`.
      """,
    failing: """
      section < group horizontal 44 < itm fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let unknownFlag = DiagnosticDescriptor(
    .unknownFlag, name: "unknown-flag", category: .names,
    title: "a flag that this element does not have",
    explanation: """
      A name alone among the attributes is a flag, as `pinned` on a header. This element has no \
      flag of this name. If an attribute was meant, its value is missing: `align: top`.
      """,
    failing: """
      section < header 44 pined group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section < header 44 pinned group horizontal 44 < item fractional(0.5) > >
      """)

  static let unknownFunction = DiagnosticDescriptor(
    .unknownFunction, name: "unknown-function", category: .names,
    title: "a function that does not exist",
    explanation: """
      Expressions have the functions `min`, `max`, `abs`, `floor`, `ceil`, `round`, `sqrt`, `sin`, \
      `cos`, `clamp` and `mod`; dimensions are written with `fractional`, `absolute`, `estimated` \
      and their like. There are no others, and a file can't add any: expressions always end, and \
      have the same value in the solver, the generated Swift and the run-time loader.
      """,
    failing: """
      section < group horizontal 44 < item absolute(sqr(1600)) > >
      """,
    mended: """
      section < group horizontal 44 < item absolute(sqrt(1600)) > >
      """)

  static let unknownMember = DiagnosticDescriptor(
    .unknownMember, name: "unknown-member", category: .names,
    title: "a part that a value does not have",
    explanation: """
      The name before the dot is known, the one after it is not a part of it. The environment is \
      what `NSCollectionLayoutEnvironment` gives: `container.width`, \
      `traits.horizontalSizeClass` and their like.
      """,
    failing: """
      section spacing: container.widht / 40 < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section spacing: container.width / 40 < group horizontal 44 < item fractional(0.5) > >
      """)

  static let unknownValue = DiagnosticDescriptor(
    .unknownValue, name: "unknown-value", category: .names,
    title: "a name that is none of the values allowed",
    explanation: """
      The place takes one of a few named values, those of the enumeration in Apple's API, and this \
      name is none of them.
      """,
    failing: """
      section scroll: pagin < group horizontal fractional(1) < item > >
      """,
    mended: """
      section scroll: paging < group horizontal fractional(1) < item > >
      """)

  static let unknownLabel = DiagnosticDescriptor(
    .unknownLabel, name: "unknown-label", category: .types,
    title: "a label that this value does not have",
    explanation: """
      The parts of insets, edges and offsets are told apart by labels, and this one is none of \
      them. Sides are `leading` and `trailing`, not left and right, since UIKit mirrors \
      them for right-to-left languages.
      """,
    failing: """
      section insets: (top: 8, sides: 16) < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section insets: (top: 8, leading: 16) < group horizontal 44 < item fractional(0.5) > >
      """)
}
