/// L0601 and L061x: names that nothing uses, or that hide others.

extension DiagnosticDescriptor {
  static let unusedLet = DiagnosticDescriptor(
    .unusedLet, name: "unused-let", severity: .warning, category: .names,
    title: "a constant that nothing uses",
    explanation: """
      A `let` that nothing uses is a leftover, or its name is missing where its value is written out. \
      The same holds for what a `repeat` counts. A name that begins with `_` may go unused; so may \
      the constants of a file without layouts, which are there for the files that import it.
      """,
    failing: """
      let gap = 8
      section spacing: 8 < group horizontal 44 < item > >
      """,
    mended: """
      let gap = 8
      section spacing: gap < group horizontal 44 < item > >
      """)

  static let unusedDefine = DiagnosticDescriptor(
    .unusedDefine, name: "unused-define", severity: .warning, category: .names,
    title: "a definition that nothing uses",
    explanation: """
      A `define` is a piece of a layout under a name; one that no layout uses gives no cell, no header \
      and no Swift. Definitions of a file without layouts are there for the files that import it.
      """,
    failing: """
      define cell() < item fractional(0.5) >
      section < group horizontal 44 < item fractional(0.5) > >
      """,
    mended: """
      define cell() < item fractional(0.5) >
      section < group horizontal 44 < cell() > >
      """)

  static let unusedParameter = DiagnosticDescriptor(
    .unusedParameter, name: "unused-parameter", severity: .warning, category: .names,
    title: "a parameter that nothing uses",
    explanation: """
      Whatever is given for it, the layout is the same. A parameter of a layout is an input: the app \
      has to give it, generated Swift has it as a parameter, and changing it does nothing. A name \
      that begins with `_` may go unused.
      """,
    failing: """
      define cell(share, inset) < item fractional(share) >
      section < group horizontal 44 < cell(0.5, 8) > >
      """,
    mended: """
      define cell(share, inset) < item fractional(share) insets: inset >
      section < group horizontal 44 < cell(0.5, 8) > >
      """)

  static let unusedImport = DiagnosticDescriptor(
    .unusedImport, name: "unused-import", severity: .warning, category: .names,
    title: "an import of which nothing is used",
    explanation: """
      An import makes the constants and definitions of another file visible in this one. Where none of \
      them is used, the file is read for nothing, and a fault in it stops this one.
      """,
    exampleKind: .illustration,
    failing: """
      import "Shared.layout"
      section < group horizontal 44 < item > >
      """,
    mended: """
      import "Shared.layout"
      section spacing: gutter < group horizontal 44 < item > >
      """)

  static let shadowedName = DiagnosticDescriptor(
    .shadowedName, name: "shadowed-name", severity: .warning, category: .names,
    title: "a name that hides another of the same spelling",
    explanation: """
      The innermost meaning of a name counts. Where a parameter, a `let` between children or what a \
      `repeat` counts has the name of something declared around it, the outer one can't be used, and \
      who reads the line has to know which is meant. The words `pi`, `true` and `false`, and what a \
      place gives by itself, as `index` in `onScroll`, are hidden in the same way.
      """,
    failing: """
      let gap = 8
      define cell(gap) < item fractional(0.5) insets: gap >
      section spacing: gap < group horizontal 44 < cell(4) > >
      """,
    mended: """
      let gap = 8
      define cell(inset) < item fractional(0.5) insets: inset >
      section spacing: gap < group horizontal 44 < cell(4) > >
      """)
}
