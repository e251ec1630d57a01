/// L08xx: scenes and layout programs that can't be read.

extension DiagnosticDescriptor {
  static let invalidJSON = DiagnosticDescriptor(
    .invalidJSON, name: "invalid-json", category: .runtime,
    title: "text that is not JSON",
    explanation: """
      Scenes and layout programs are JSON as in RFC 8259: names in double quotes, no comma after \
      the last value, no comments.
      """,
    exampleKind: .scene,
    failing: #"{"container": {"width": 320, "height": 480}, "inputs": {"columns": 3,}}"#,
    mended: #"{"container": {"width": 320, "height": 480}, "inputs": {"columns": 3}}"#)

  static let sceneValue = DiagnosticDescriptor(
    .sceneValue, name: "scene-value", category: .runtime,
    title: "a value that a scene cannot have there",
    explanation: """
      The scene (or the layout program) is JSON, but this value is of another type, or outside the \
      range, than its place takes. The message gives the path of the place: `container.width`, \
      `items[1]`.
      """,
    exampleKind: .scene,
    failing: #"{"container": {"width": "wide", "height": 480}, "inputs": {"columns": 3}}"#,
    mended: #"{"container": {"width": 320, "height": 480}, "inputs": {"columns": 3}}"#)

  static let unknownSceneSection = DiagnosticDescriptor(
    .unknownSceneSection, name: "unknown-scene-section", category: .runtime,
    title: "a scene names a section that the layout does not have",
    explanation: """
      `items` and `sections` of a scene name sections of the layout. This name is none of them; \
      an unnamed section is `section0`, `section1` and so on, by its place.
      """,
    exampleKind: .scene,
    failing: """
      {"container": {"width": 320, "height": 480}, "inputs": {"columns": 3}, "items": {"fed": 5}}
      """,
    mended: """
      {"container": {"width": 320, "height": 480}, "inputs": {"columns": 3}, "items": {"feed": 5}}
      """)

  static let unknownSceneInput = DiagnosticDescriptor(
    .unknownSceneInput, name: "unknown-scene-input", category: .runtime,
    title: "a scene gives an input that the layout does not have",
    explanation: """
      `inputs` of a scene names parameters of the layout: `columns` of `layout Feed(columns: Int)`. \
      This name is none of them. Where a file has several layouts, an input must belong to at \
      least one of them.
      """,
    exampleKind: .scene,
    failing: #"{"container": {"width": 320, "height": 480}, "inputs": {"colums": 3}}"#,
    mended: #"{"container": {"width": 320, "height": 480}, "inputs": {"columns": 3}}"#)

  static let sceneInput = DiagnosticDescriptor(
    .sceneInput, name: "scene-input", category: .runtime,
    title: "an input of another type than its parameter",
    explanation: """
      An `Int` is a whole number, a `Number` any number, a `Bool` is `true` or `false`, a `String` \
      a text. A function of the index, `(Int) -> Number` or `(Int) -> Bool`, is an array of its \
      values for the indices 0, 1, 2 …, begun anew when it is too short, or a single value for all \
      of them.
      """,
    exampleKind: .scene,
    failing: #"{"container": {"width": 320, "height": 480}, "inputs": {"columns": 2.5}}"#,
    mended: #"{"container": {"width": 320, "height": 480}, "inputs": {"columns": 2}}"#)

  static let unknownSceneProvider = DiagnosticDescriptor(
    .unknownSceneProvider, name: "unknown-scene-provider", category: .runtime,
    title: "a scene gives frames for a provider that the layout does not have",
    explanation: """
      `providers` of a scene stands for closures of the app: for each name that a `group custom` \
      of the layout has after `provider:`, the frames that the closure gives. No group asks a \
      provider of this name.
      """,
    exampleKind: .scene,
    failing: """
      {"container": {"width": 320, "height": 480}, "inputs": {"columns": 3},
       "providers": {"mozaic": [[0, 0, 50, 100], [50, 0, 270, 100]]}}
      """,
    mended: """
      {"container": {"width": 320, "height": 480}, "inputs": {"columns": 3},
       "providers": {"mosaic": [[0, 0, 50, 100], [50, 0, 270, 100]]}}
      """)
}
