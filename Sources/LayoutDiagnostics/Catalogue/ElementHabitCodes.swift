/// L0215 to L0221: elements written as other languages write them.

extension DiagnosticDescriptor {
  static let attributesInParentheses = DiagnosticDescriptor(
    .attributesInParentheses, name: "attributes-in-parentheses", category: .parsing,
    title: "attributes in parentheses",
    explanation: """
      An element isn't called: its attributes follow its word, with white space between them. \
      Parentheses stand round the arguments of functions, dimensions and definitions.
      """,
    failing: """
      section < group horizontal 100 < item(width: fractional(0.5), insets: 8) > >
      """,
    mended: """
      section < group horizontal 100 < item width: fractional(0.5) insets: 8 > >
      """)

  static let childrenAsAttribute = DiagnosticDescriptor(
    .childrenAsAttribute, name: "children-as-attribute", category: .parsing,
    title: "children after a name and a colon",
    explanation: """
      UIKit's `subitems:` are what stands between the brackets of a group: children are no value, \
      and need no name.
      """,
    failing: """
      section < group horizontal 100 subitems: [item fractional(0.5)] >
      """,
    mended: """
      section < group horizontal 100 <item fractional(0.5)> >
      """)

  static let markup = DiagnosticDescriptor(
    .markup, name: "markup", category: .parsing,
    title: "tags as in HTML",
    explanation: """
      Angle brackets stand round the children of an element, not round its word, and a single `>` \
      closes them.
      """,
    failing: """
      <section>
        <group horizontal 100></group>
      </section>
      """,
    mended: """
      section < group horizontal 100 < item fractional(0.5) > >
      """)

  static let leadingPoint = DiagnosticDescriptor(
    .leadingPoint, name: "leading-point", category: .parsing,
    title: "a number that begins with its point",
    explanation: """
      A number has a digit before its point: `0.5`. A point that a name follows stands between the \
      parts of a name, as in `container.width`.
      """,
    failing: """
      section < group horizontal 100 < item fractional(.5) > >
      """,
    mended: """
      section < group horizontal 100 < item fractional(0.5) > >
      """)

  static let quotedName = DiagnosticDescriptor(
    .quotedName, name: "quoted-name", category: .parsing,
    title: "a name in quotes",
    explanation: """
      Names of layouts, sections, constants and definitions become names in Swift, and stand without \
      quotes. Titles of previews, element kinds and paths of imports are strings.
      """,
    failing: """
      section "feed" < group horizontal 100 < item fractional(0.5) > >
      """,
    mended: """
      section feed < group horizontal 100 < item fractional(0.5) > >
      """)

  static let unneededWord = DiagnosticDescriptor(
    .unneededWord, name: "unneeded-word", category: .parsing,
    title: "a word that says nothing",
    explanation: """
      The word or sign is needed in other languages, and means nothing here: a layout gives back \
      nothing and hides nothing.
      """,
    failing: """
      return section < group horizontal 100 < item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 100 < item fractional(0.5) > >
      """)

  static let elementAsValue = DiagnosticDescriptor(
    .elementAsValue, name: "element-as-value", category: .parsing,
    title: "an element given to a constant",
    explanation: """
      In Swift an item is made, kept in a constant and given to a group. Here a constant holds a \
      number, a dimension or another value; elements are named by `define`, and used as `name()`.
      """,
    failing: """
      let photo = item fractional(0.5)
      section < group horizontal 100 < photo() > >
      """,
    mended: """
      define photo < item fractional(0.5) >
      section < group horizontal 100 < photo() > >
      """)
}
