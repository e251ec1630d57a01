/// L0337 to L0343: uses of definitions, inputs of layouts.

extension DiagnosticDescriptor {
  static let attributesOnUse = DiagnosticDescriptor(
    .attributesOnUse, name: "attributes-on-use", category: .names,
    title: "an attribute behind the use of a definition",
    explanation: """
      Attributes belong to elements, and a definition may give several. What is to differ from use to use \
      is a parameter of the definition. Only a section that is made from a definition takes \
      attributes beside it: `section hot = shelf(140) insets: 8`.
      """,
    failing: """
      define card(share) < item fractional(share) >
      section < group horizontal 44 < card(0.5) insets: 4 > >
      """,
    mended: """
      define card(share, inset = 0) < item fractional(share) insets: inset >
      section < group horizontal 44 < card(0.5, inset: 4) > >
      """)

  static let notOneSection = DiagnosticDescriptor(
    .notOneSection, name: "not-one-section", category: .names,
    title: "a section made from a definition that gives no section",
    explanation: """
      `section name = piece(…)` makes a section from a definition whose body is one section. This one gives \
      something else: it can stand as a child where that belongs.
      """,
    failing: """
      define card(share) < item fractional(share) >
      section hot = card(0.5)
      """,
    mended: """
      define shelf(share) < section < group horizontal 44 < item fractional(share) > > >
      section hot = shelf(0.5)
      """)

  static let functionWithoutIndex = DiagnosticDescriptor(
    .functionWithoutIndex, name: "function-without-index", category: .names,
    title: "an input that is a function, used without an index",
    explanation: """
      This input gives a value for each item. It has one only for an index: `aspectRatio(index)`.
      """,
    failing: """
      layout Wall(ratio: (Int) -> Number = 1) <
          section < group waterfall columns: 2 < item height: width / ratio > >
      >
      """,
    mended: """
      layout Wall(ratio: (Int) -> Number = 1) <
          section < group waterfall columns: 2 < item height: width / ratio(index) > >
      >
      """)

  static let notAFunction = DiagnosticDescriptor(
    .notAFunction, name: "not-a-function", category: .names,
    title: "an input used like a function",
    explanation: """
      Parentheses behind a name ask a function for its value at an index. This input is a plain value; \
      declare it as `(Int) -> Number` to have one for each item.
      """,
    failing: """
      layout Grid(columns: Int = 3) <
          section < group horizontal 44 count: columns(0) < item > >
      >
      """,
    mended: """
      layout Grid(columns: Int = 3) <
          section < group horizontal 44 count: columns < item > >
      >
      """)

  static let missingParameterType = DiagnosticDescriptor(
    .missingParameterType, name: "missing-parameter-type", category: .names,
    title: "an input without a type",
    explanation: """
      The parameters of a layout are inputs that an app gives at run time. Swift needs their types: `Int`, \
      `Number`, `Bool`, `String`, or a function of an item's index, `(Int) -> Number` or \
      `(Int) -> Bool`. Parameters of a `define` need none.
      """,
    failing: """
      layout Grid(columns = 3) <
          section < group horizontal 44 count: columns < item > >
      >
      """,
    mended: """
      layout Grid(columns: Int = 3) <
          section < group horizontal 44 count: columns < item > >
      >
      """)

  static let unknownParameterType = DiagnosticDescriptor(
    .unknownParameterType, name: "unknown-parameter-type", category: .names,
    title: "an input of a type that there is not",
    explanation: """
      An input is an `Int`, a `Number`, a `Bool`, a `String`, or a function of an item's index: \
      `(Int) -> Number`, `(Int) -> Bool`.
      """,
    failing: """
      layout Grid(gap: CGFloat = 8) <
          section spacing: gap < group horizontal 44 < item fractional(0.5) > >
      >
      """,
    mended: """
      layout Grid(gap: Number = 8) <
          section spacing: gap < group horizontal 44 < item fractional(0.5) > >
      >
      """)

  static let undecidedSections = DiagnosticDescriptor(
    .undecidedSections, name: "undecided-sections", category: .names,
    title: "sections that depend on an input",
    explanation: """
      Which sections a layout has is known when it is compiled: each is a case of an enumeration in the \
      generated Swift, and a data source decides at run time which of them it shows. Leave the section \
      in, and leave it out of the data.
      """,
    failing: """
      layout Feed(showsHero: Bool) <
          if (showsHero) < section hero < group horizontal 200 < item > > >
          section feed < group horizontal 44 < item > >
      >
      """,
    mended: """
      layout Feed <
          section hero < group horizontal 200 < item > >
          section feed < group horizontal 44 < item > >
      >
      """)

  static let expressionTooLarge = DiagnosticDescriptor(
    .expressionTooLarge, name: "expression-too-large", category: .names,
    title: "an expression that grows too large",
    explanation: """
      An argument stands wherever the parameter is used, so definitions that pass `x + x` on to each \
      other double the expression each time. A `let` in the piece computes a value once, and its name \
      can be used as often as one likes.
      """,
    exampleKind: .illustration,
    failing: """
      define a1(x) < item width: x >
      define a2(x) < a1(x + x) >
      … and so on, each passing twice what it got, to …
      define a20(x) < a19(x + x) >
      section < group horizontal 44 < a20(container.width) > >
      """,
    mended: """
      define a1(x) < item width: x * 1048576 >
      section < group horizontal 44 < a1(container.width) > >
      """)
}
