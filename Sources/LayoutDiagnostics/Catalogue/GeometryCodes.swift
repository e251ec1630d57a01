/// L04xx, third part: layouts that have no frames, always or in some environments.

extension DiagnosticDescriptor {
  private static let narrow = #"{"container": {"width": 320, "height": 480}, "items": [4]}"#

  static let divisionByZero = DiagnosticDescriptor(
    .divisionByZero, name: "division-by-zero", category: .geometry,
    title: "a division by zero",
    explanation: """
      The divisor is 0, always or in this environment. The result would be infinite or no number, \
      and UIKit raises an exception for such sizes. A divisor from the environment is kept above 0 \
      with `max(1, …)`; in the first pass a view may have no width.
      """,
    failing: """
      section < group horizontal 44 < item absolute(100 / 0) > >
      """,
    mended: """
      section < group horizontal 44 < item absolute(100 / 2) > >
      """)

  static let notFinite = DiagnosticDescriptor(
    .notFinite, name: "not-finite", category: .geometry,
    title: "a result that is infinite or no number",
    explanation: """
      The root of a negative number is no number, and a product may grow past every number that \
      `Double` holds. UIKit raises an exception for such sizes.
      """,
    failing: """
      section < group horizontal 44 < item absolute(sqrt(-1600)) > >
      """,
    mended: """
      section < group horizontal 44 < item absolute(sqrt(1600)) > >
      """)

  static let countTooSmall = DiagnosticDescriptor(
    .countTooSmall, name: "count-too-small", category: .geometry,
    title: "a count that is too small in this environment",
    explanation: """
      The value of `count:` or `repeat` is an expression, and comes out below its least value. \
      Columns computed from the width are the usual case: a narrow view gives 0. `max(1, …)` keeps \
      one.
      """,
    failing: """
      section < group horizontal 44 count: floor(container.width / 500) < item > >
      """,
    mended: """
      section < group horizontal 44 count: max(1, floor(container.width / 500)) < item > >
      """,
    scene: narrow)

  static let tooManyChildren = DiagnosticDescriptor(
    .tooManyChildren, name: "too-many-children", category: .geometry,
    title: "a group of too many children",
    explanation: """
      A group with its repetitions has more children than the solver places in one group. A \
      section repeats its group as often as its items need, so that a group is a row or a page, \
      not the whole content.
      """,
    failing: """
      section < group horizontal 44 < repeat floor(container.width * 1000) < item 80 > > >
      """,
    mended: """
      section < group horizontal 44 < repeat max(1, floor(container.width / 80)) < item 80 > > >
      """,
    scene: narrow)

  static let notExactlyOneGroup = DiagnosticDescriptor(
    .notExactlyOneGroup, name: "not-exactly-one-group", category: .geometry,
    title: "a section that has no single group in this environment",
    explanation: """
      Which children a section has is decided by an `if` or a `repeat`. In this environment there \
      is no group, or more than one, and UIKit takes exactly one.
      """,
    failing: """
      section <
          if (container.width > 600) < group horizontal 88 < item fractional(0.25) > >
      >
      """,
    mended: """
      section <
          if (container.width > 600) < group horizontal 88 < item fractional(0.25) > >
          else < group horizontal 44 < item fractional(0.5) > >
      >
      """,
    scene: narrow)

  static let emptyGroup = DiagnosticDescriptor(
    .emptyGroup, name: "empty-group", category: .geometry,
    title: "a group that has no items in this environment",
    explanation: """
      Which children the group has is decided by an `if` or a `repeat`, and in this environment \
      there are none. UIKit raises an exception for a group of no subitems.
      """,
    failing: """
      section < group horizontal 44 < if (container.width > 600) < item fractional(0.5) > > >
      """,
    mended: """
      section <
          group horizontal 44 <
              if (container.width > 600) < item fractional(0.5) > else < item >
          >
      >
      """,
    scene: narrow)

  static let missingSection = DiagnosticDescriptor(
    .missingSection, name: "missing-section", category: .geometry,
    title: "a section of the data that the layout does not serve",
    explanation: """
      A layout of one section serves all sections of the data. A layout of several serves as many \
      as it has, unless one of them is marked `rest` and serves all that follow; UIKit raises \
      "Invalid section definition" when it asks for one more and gets none.
      """,
    failing: """
      section hero < group horizontal 200 < item > >
      section feed < group horizontal 44 < item > >
      """,
    mended: """
      section hero < group horizontal 200 < item > >
      section feed rest < group horizontal 44 < item > >
      """,
    scene: #"{"container": {"width": 320, "height": 480}, "items": [1, 4, 2]}"#)
}
