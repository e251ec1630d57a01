/// L03xx, third part: values of a type that the place doesn't take.

extension DiagnosticDescriptor {
  static let wrongArgumentCount = DiagnosticDescriptor(
    .wrongArgumentCount, name: "wrong-argument-count", category: .types,
    title: "too few or too many arguments",
    explanation: """
      Each function takes a fixed number of arguments; only `min` and `max` take any number from \
      two. Arguments are separated by commas.
      """,
    failing: """
      section spacing: sqrt(64, 2) < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section spacing: sqrt(64) < group horizontal 44 < item fractional(0.5) > >
      """)

  static let typeMismatch = DiagnosticDescriptor(
    .typeMismatch, name: "type-mismatch", category: .types,
    title: "a value of another type than the place takes",
    explanation: """
      Every attribute and every operator takes values of one type. A whole number serves as a \
      number, and a number serves as a dimension, a spacing or insets; nothing else is converted.
      """,
    failing: """
      section spacing: "wide" < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section spacing: 16 < group horizontal 44 < item fractional(0.5) > >
      """)

  static let mixedBranches = DiagnosticDescriptor(
    .mixedBranches, name: "mixed-branches", category: .types,
    title: "the two values of an `if` are of different types",
    explanation: """
      Which branch counts is decided when the layout meets its environment; the type of the value \
      must be known before that, so both branches have the same.
      """,
    failing: """
      let gap = if (container.width > 600) 16 else "narrow"
      section spacing: gap < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      let gap = if (container.width > 600) 16 else 8
      section spacing: gap < group horizontal 44 < item fractional(0.5) > >
      """)

  static let notAWholeNumber = DiagnosticDescriptor(
    .notAWholeNumber, name: "not-a-whole-number", category: .types,
    title: "a number with a fraction where things are counted",
    explanation: """
      Counts are whole numbers: there is no half item. `floor`, `ceil` and `round` make a whole \
      number of any other, in the way that their names say.
      """,
    failing: """
      section < group horizontal 44 count: 2.5 < item > >
      """,
    mended: """
      section < group horizontal 44 count: 2 < item > >
      """)

  static let outOfRange = DiagnosticDescriptor(
    .outOfRange, name: "out-of-range", category: .types,
    title: "a value outside the range that the place takes",
    explanation: """
      The value is of the right type, but UIKit has no meaning for it: a group of no columns, an \
      opacity of 2. The message names the range.
      """,
    failing: """
      section < group horizontal 44 count: 0 < item > >
      """,
    mended: """
      section < group horizontal 44 count: 3 < item > >
      """)
}
