/// L0317 to L0319 and L0325: words and numbers of other systems.

extension DiagnosticDescriptor {
  static let foreignWord = DiagnosticDescriptor(
    .foreignWord, name: "foreign-word", category: .names,
    title: "a word of another system",
    explanation: """
      UIKit, SwiftUI and CSS have words of their own for what this language describes. Each has one \
      word here, mostly the shortest that UIKit uses.
      """,
    failing: """
      section gap: 8 < group horizontal 100 < item fractional(0.5) > >
      """,
    mended: """
      section spacing: 8 < group horizontal 100 < item fractional(0.5) > >
      """)

  static let pairAsSize = DiagnosticDescriptor(
    .pairAsSize, name: "pair-as-size", category: .types,
    title: "width and height where one dimension stands",
    explanation: """
      A bare dimension is the size along the axis in which the parent places the element; the other \
      side fills the container. Both sides are written `width:` and `height:`.
      """,
    failing: """
      section < group horizontal 100 < item (100, 50) > >
      """,
    mended: """
      section < group horizontal 100 < item width: 100 height: 50 > >
      """)

  static let percentInFraction = DiagnosticDescriptor(
    .percentInFraction, name: "percent-in-fraction", category: .types,
    title: "a percentage inside `fractional`",
    explanation: """
      `50%` is a whole dimension, the same as `fractional(0.5)`; in the parentheses stands a number.
      """,
    failing: """
      section < group horizontal 100 < item fractional(50%) > >
      """,
    mended: """
      section < group horizontal 100 < item 50% > >
      """)

  static let decimalComma = DiagnosticDescriptor(
    .decimalComma, name: "decimal-comma", category: .types,
    title: "a comma in a number",
    explanation: """
      A number has a point before its fraction: `0.5`. A comma stands between two arguments, and \
      `fractional(0, 5)` is an offset of two fractions.
      """,
    failing: """
      section < group horizontal 100 < item fractional(0,5) > >
      """,
    mended: """
      section < group horizontal 100 < item fractional(0.5) > >
      """)
}
