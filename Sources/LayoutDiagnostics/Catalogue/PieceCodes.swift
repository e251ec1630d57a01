/// L0330 to L0336: imports and definitions.

extension DiagnosticDescriptor {
  static let unreadableImport = DiagnosticDescriptor(
    .unreadableImport, name: "unreadable-import", category: .names,
    title: "an import of a file that cannot be read",
    explanation: """
      The path of an import counts from the folder of the file that it stands in. Nothing could be read \
      there, so the names that the file would give are unknown; names that this file does not declare \
      itself are not checked.
      """,
    exampleKind: .illustration,
    failing: """
      import "Shared.layuot"
      section < group horizontal 44 < card(0.5) > >
      """,
    mended: """
      import "Shared.layout"
      section < group horizontal 44 < card(0.5) > >
      """)

  static let circularImport = DiagnosticDescriptor(
    .circularImport, name: "circular-import", category: .names,
    title: "files that import each other",
    explanation: """
      A file that is imported may import others, but no file may lead back to itself: what each of them \
      means would depend on the other. Move what both need into a third file.
      """,
    exampleKind: .illustration,
    failing: """
      import "Cards.layout"         // and Cards.layout has: import "Feed.layout"
      section < group horizontal 44 < card(0.5) > >
      """,
    mended: """
      import "Cards.layout"         // and both have: import "Sizes.layout"
      section < group horizontal 44 < card(0.5) > >
      """)

  static let importedTwice = DiagnosticDescriptor(
    .importedTwice, name: "imported-twice", category: .names,
    title: "an imported name that is declared already",
    explanation: """
      The names of an imported file are visible like the file's own. Two of one name leave open which is \
      meant, so one of them has to be renamed.
      """,
    exampleKind: .illustration,
    failing: """
      import "Shared.layout"        // declares `gutter`
      let gutter = 16
      section spacing: gutter < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      import "Shared.layout"        // declares `gutter`
      let wideGutter = 16
      section spacing: wideGutter < group horizontal 44 < item fractional(0.5) > >
      """)

  static let circularDefinitions = DiagnosticDescriptor(
    .circularDefinitions, name: "circular-definitions", category: .names,
    title: "definitions that use each other",
    explanation: """
      A definition is replaced by what it gives wherever it is used. One that reaches itself, directly or \
      through others, would never end. `repeat` makes several of one thing.
      """,
    failing: """
      define row() < item 44 row() >
      section < group vertical < row() > >
      """,
    mended: """
      define row() < item 44 >
      section < group vertical < repeat 3 < row() > > >
      """)

  static let expansionTooLarge = DiagnosticDescriptor(
    .expansionTooLarge, name: "expansion-too-large", category: .names,
    title: "a definition that gives too much",
    explanation: """
      Definitions that use definitions multiply. This one would give more elements than a layout may have \
      once all of them are expanded. `repeat` makes many of one thing without expanding it.
      """,
    exampleKind: .illustration,
    failing: """
      define a() < item 1 item 1 >
      define b() < a() a() >
      … and so on, each twice what the one before gives, to …
      define t() < s() s() >
      section < group horizontal 44 < t() > >
      """,
    mended: """
      section < group horizontal 44 < repeat 1000 < item 1 > > >
      """)

  static let expansionTooDeep = DiagnosticDescriptor(
    .expansionTooDeep, name: "expansion-too-deep", category: .names,
    title: "elements nested too deeply once definitions are expanded",
    explanation: """
      Elements and the definitions they stand in may only be nested so deep. The limit keeps a damaged or \
      hostile file from exhausting the stack; no layout that a person reads comes near it.
      """,
    exampleKind: .illustration,
    failing: """
      define a1() < group horizontal < a0() > >
      define a2() < group horizontal < a1() > >
      … and some hundred more, each one level deeper …
      """,
    mended: """
      define a1() < group horizontal < item fractional(0.5) > >
      """)

  static let missingArgument = DiagnosticDescriptor(
    .missingArgument, name: "missing-argument", category: .names,
    title: "a definition used without one of its arguments",
    explanation: """
      A parameter without a default must be given wherever the definition is used, in the order of the \
      parameters or by its name: `card(0.5)` or `card(share: 0.5)`.
      """,
    failing: """
      define card(share) < item fractional(share) >
      section < group horizontal 44 < card() > >
      """,
    mended: """
      define card(share) < item fractional(share) >
      section < group horizontal 44 < card(0.5) > >
      """)
}
