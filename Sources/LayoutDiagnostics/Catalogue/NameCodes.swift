/// L03xx, second part: names known, but not like this or not here.

extension DiagnosticDescriptor {
  static let duplicateName = DiagnosticDescriptor(
    .duplicateName, name: "duplicate-name", category: .names,
    title: "two declarations of one name",
    explanation: """
      Names are visible in the whole file, so two declarations of one name leave open which is \
      meant. Sections of one layout need different names as well: they become the cases of an \
      enumeration in the generated Swift.
      """,
    failing: """
      let gap = 8
      let gap = 16
      section spacing: gap < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      let gap = 16
      section spacing: gap < group horizontal 44 < item fractional(0.5) > >
      """)

  static let attributeNotAllowed = DiagnosticDescriptor(
    .attributeNotAllowed, name: "attribute-not-allowed", category: .names,
    title: "an attribute of another element",
    explanation: """
      The attribute exists, but this element doesn't have it. Distances between items belong to \
      the group that arranges them, distances between groups to the section; an item only has \
      insets and edges of its own.
      """,
    failing: """
      section < group horizontal 44 < item fractional(0.5) spacing: 8 > >
      """,
    mended: """
      section < group horizontal 44 spacing: 8 < item fractional(0.5) > >
      """)

  static let cyclicConstants = DiagnosticDescriptor(
    .cyclicConstants, name: "cyclic-constants", category: .names,
    title: "constants that need each other",
    explanation: """
      The value of each of these constants needs the value of the next, and the last one needs the \
      first. None of them can be computed.
      """,
    failing: """
      let inner = outer / 2
      let outer = inner * 2
      section spacing: inner < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      let inner = outer / 2
      let outer = 16
      section spacing: inner < group horizontal 44 < item fractional(0.5) > >
      """)

  static let longName = DiagnosticDescriptor(
    .longName, name: "long-name", category: .names,
    title: "Apple's name where the language has a short one",
    explanation: """
      Every attribute is one property of Apple's API, under a short name. There is one way to \
      write it, so that layouts look alike; the generated Swift has the long name again. \
      `layoutc fix` puts the short one.
      """,
    failing: """
      section contentInsets: 8 < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section insets: 8 < group horizontal 44 < item fractional(0.5) > >
      """)

  static let valueInTwoWords = DiagnosticDescriptor(
    .valueInTwoWords, name: "value-in-two-words", severity: .warning, category: .names,
    title: "a value written as two words",
    explanation: """
      The names of values are single words with a capital inside, as `readableContent`. Two words \
      were found that make one such name; it is taken as meant.
      """,
    failing: """
      section insetsReference: readable content < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section insetsReference: readableContent < group horizontal 44 < item fractional(0.5) > >
      """)

  static let duplicateAttribute = DiagnosticDescriptor(
    .duplicateAttribute, name: "duplicate-attribute", category: .names,
    title: "an attribute given twice",
    explanation: """
      Each attribute stands at most once on an element. Which of two values counts would depend \
      on their order, and the order of attributes means nothing.
      """,
    failing: """
      section spacing: 8 insets: 8 spacing: 16 < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section spacing: 16 insets: 8 < group horizontal 44 < item fractional(0.5) > >
      """)

  static let notAvailableHere = DiagnosticDescriptor(
    .notAvailableHere, name: "not-available-here", category: .names,
    title: "a part of the environment that this place does not have",
    explanation: """
      What an expression may use is fixed by where it stands: a section sees the container and the \
      traits, a custom group also the item's index, `onScroll` also the cell's frame and its \
      distance from the centre. UIKit asks for the section before there are items or scrolling, so \
      there is no such value yet.
      """,
    failing: """
      section spacing: distance < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      section spacing: container.width / 40 < group horizontal 44 < item fractional(0.5) > >
      """)

  static let constantsTooDeep = DiagnosticDescriptor(
    .constantsTooDeep, name: "constants-too-deep", category: .names,
    title: "constants that use each other in too long a chain",
    explanation: """
      The value of this constant needs another one, which needs another, and so on past the limit \
      of the compiler. The limit keeps a damaged or hostile file from exhausting the stack.
      """,
    exampleKind: .illustration,
    failing: """
      let a0 = 8
      let a1 = a0 + 1
      let a2 = a1 + 1
      … and some hundred more, each using the one before …
      """,
    mended: """
      let a0 = 8
      let a500 = a0 + 500
      """)
}
