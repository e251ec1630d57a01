/// L0454 to L0457: what a scene or an app gives a layout.

extension DiagnosticDescriptor {
  static let missingInput = DiagnosticDescriptor(
    .missingInput, name: "missing-input", category: .geometry,
    title: "an input without a value",
    explanation: """
      A parameter of a layout without a default needs a value wherever the layout is evaluated: \
      `--input` on the command line, `inputs` in a scene or a preview, an argument in the app.
      """,
    failing: """
      layout Grid(columns: Int) < section < group horizontal 44 count: columns < item > > >
      preview "Phone" device: iPhone16
      """,
    mended: """
      layout Grid(columns: Int = 2) < section < group horizontal 44 count: columns < item > > >
      preview "Phone" device: iPhone16
      """)

  static let emptyInput = DiagnosticDescriptor(
    .emptyInput, name: "empty-input", category: .geometry,
    title: "a list of no values for an input",
    explanation: """
      A parameter that is a function of the index may be given as a list: one value for each \
      index, from the beginning again where the list is too short. A list of nothing gives no \
      value at all.

      Options, scene files and the run-time loader refuse such a list at once. It comes as far as the \
      solver only in a scene that is made by a program.
      """,
    exampleKind: .illustration,
    failing: "scene.inputs = [.values([])]",
    mended: "scene.inputs = [.values([.number(1.5), .number(0.75)])]")

  static let unknownProvider = DiagnosticDescriptor(
    .unknownProvider, name: "unknown-provider", severity: .warning, category: .geometry,
    title: "frames that a closure of the app gives",
    explanation: """
      A custom group with `provider:` gets its frames from the app, so that they can't be computed \
      here: the group is shown as one cell that fills it, unless the scene says what the closure \
      gives.
      """,
    failing: """
      section < group custom 100 provider: "tiles" >
      """,
    mended: """
      section < group custom 100 < frame width: 100 height: 50 > >
      """)

  static let unknownHandler = DiagnosticDescriptor(
    .unknownHandler, name: "unknown-handler", severity: .warning, category: .geometry,
    title: "cells that a closure of the app changes while scrolling",
    explanation: """
      `onScroll handler:` leaves it to the app what scrolling does to the cells, so that it can't \
      be computed here. Frames in the content are what they are; how the cells look on screen is \
      not shown.
      """,
    failing: """
      section scroll: continuous < group horizontal 100 < item > onScroll handler: "fade" >
      """,
    mended: """
      section scroll: continuous < group horizontal 100 < item > onScroll < alpha: 0.5 > >
      """)
}
