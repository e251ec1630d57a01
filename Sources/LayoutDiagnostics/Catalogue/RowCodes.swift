/// L0411, L0413 and L0604 to L0609: what the subitems of a row take and leave.

extension DiagnosticDescriptor {
  static let ignoredSize = DiagnosticDescriptor(
    .ignoredSize, name: "ignored-size", severity: .warning, category: .geometry,
    title: "a size that the count replaces",
    explanation: """
      `count: 3` gives each item a third of the room that the gaps leave, whatever the item says of \
      its size along the group: UIKit's `subitem:count:` replaces it. A size that is written there \
      reads as if it counted, and changing it changes nothing.

      Remove the size, or the count where the size is meant: without a count, as many items stand in \
      a row as fit.
      """,
    failing: """
      section < group horizontal 120 count: 3 < item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 120 count: 3 < item > >
      """)

  static let flexibleWithoutRoom = DiagnosticDescriptor(
    .flexibleWithoutRoom, name: "flexible-without-room", severity: .warning, category: .geometry,
    title: "flexible spacing where nothing is left",
    explanation: """
      Flexible spacing shares out what the items of a row leave. Items that fill the row, or a count \
      that divides it, leave nothing: the spacing stays at its least value on every device and might \
      as well be fixed.

      Items of a fixed size leave room, as those of a toolbar do: `group horizontal spacing: \
      flexible(8) < repeat 3 < item 80 > >`.
      """,
    failing: """
      section < group horizontal 44 count: 3 spacing: flexible(8) < item > >
      """,
    mended: """
      section < group horizontal 44 count: 3 spacing: 8 < item > >
      """)

  static let roundedThird = DiagnosticDescriptor(
    .roundedThird, name: "rounded-third", severity: .warning, category: .geometry,
    title: "a third, a sixth or a seventh that was rounded",
    explanation: """
      Three times 0.33 is 0.99: a strip at the end of the row stays empty, 4 points on a phone that \
      is 390 points wide. Rounded up it is worse: six times 0.17 is more than 1, so that only five \
      items fit and the sixth begins the next row.

      A fraction may be written as a quotient: `fractional(1/3)`. Exact thirds always fit, with \
      spacing as well, which UIKit takes off before it computes fractions.
      """,
    failing: """
      section < group horizontal 120 < item fractional(0.33) > >
      """,
    mended: """
      section < group horizontal 120 < item fractional(1/3) > >
      """)

  static let fractionSum = DiagnosticDescriptor(
    .fractionSum, name: "fraction-sum", severity: .warning, category: .geometry,
    title: "fractions of a row that add up to more than 1",
    explanation: """
      A group holds its subitems in order as long as they fit, then it ends, and the next group \
      begins with the first subitem again. A subitem that doesn't fit because the fractions add up \
      to more than 1 is therefore never shown, on no device.

      Spacing is not the reason: UIKit takes it off before it computes fractions.
      """,
    failing: """
      section < group horizontal 200 < item fractional(0.6) item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 200 < item fractional(0.6) item fractional(0.4) > >
      """)

  static let unusedRoom = DiagnosticDescriptor(
    .unusedRoom, name: "unused-room", severity: .note, category: .geometry,
    title: "fractions of a row that leave a little",
    explanation: """
      The fractions of a full row add up to a little less than 1, and what they leave stays empty at \
      its end. That may be meant, as where the edge of a picture shall show; then it is only said \
      how many points it is.
      """,
    failing: """
      section < group horizontal 120 < item fractional(0.45) > >
      """,
    mended: """
      section < group horizontal 120 < item fractional(0.5) > >
      """)

  static let patternRepeats = DiagnosticDescriptor(
    .patternRepeats, name: "pattern-repeats", severity: .note, category: .geometry,
    title: "a pattern of different cells that repeats",
    explanation: """
      A group of different subitems is a pattern, which repeats as often as the section's items \
      need. The last one is cut short where the items don't suffice: present cells keep the places \
      that they have in a full group, and the group ends behind the last of them.

      Numbers of items that fill whole patterns look best; a feed may leave out the few that don't.
      """,
    failing: """
      section <
          group horizontal 240 <
              item fractional(2/3)
              group vertical fractional(1/3) count: 2 < item >
          >
      >
      """,
    mended: """
      section < group horizontal 240 count: 3 < item > >
      """)

  static let halfGap = DiagnosticDescriptor(
    .halfGap, name: "half-gap", severity: .note, category: .geometry,
    title: "insets that give half as much at the edges as between cells",
    explanation: """
      Insets of 5 points on every item make gaps of 10 points, since those of neighbours add up, and \
      leave 5 points at the edges of the view. Insets of the section by the same 5 points make all \
      gaps equal; so do `spacing:` and insets of 10 points without insets of the items.
      """,
    failing: """
      section < group horizontal 120 count: 3 < item insets: 5 > >
      """,
    mended: """
      section insets: 5 < group horizontal 120 count: 3 < item insets: 5 > >
      """)

  static let pixelRounding = DiagnosticDescriptor(
    .pixelRounding, name: "pixel-rounding", severity: .note, category: .geometry,
    title: "a row that loses pixels to rounding",
    explanation: """
      UIKit cuts sizes that come from a fraction or a count down to whole pixels. A quarter of 375 \
      points is 93.75 points, at two pixels a point 93.5: four of them leave one point at the end of \
      the row. It shows where cells have a colour or a border and the view has another.

      Nothing is wrong with that; cells of a size in whole points don't have it.
      """,
    failing: """
      section < group horizontal 120 count: 4 < item > >
      """,
    mended: """
      section < group horizontal 120 spacing: flexible(8) < item 80 > >
      """)
}
