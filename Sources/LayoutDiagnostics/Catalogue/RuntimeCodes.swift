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
    failing: #"{"container": {"width": 320, "height": 480}, "items": [5,]}"#,
    mended: #"{"container": {"width": 320, "height": 480}, "items": [5]}"#)

  static let sceneValue = DiagnosticDescriptor(
    .sceneValue, name: "scene-value", category: .runtime,
    title: "a value that a scene cannot have there",
    explanation: """
      The scene is JSON, but this value is of another type, or outside the range, than its place \
      takes. The message gives the path of the place: `container.width`, `items[1]`.
      """,
    exampleKind: .scene,
    failing: #"{"container": {"width": "wide", "height": 480}, "items": [5]}"#,
    mended: #"{"container": {"width": 320, "height": 480}, "items": [5]}"#)

  static let unknownSceneSection = DiagnosticDescriptor(
    .unknownSceneSection, name: "unknown-scene-section", category: .runtime,
    title: "a scene names a section that the layout does not have",
    explanation: """
      `items` and `sections` of a scene name sections of the layout. This name is none of them; \
      an unnamed section is `section0`, `section1` and so on, by its place.
      """,
    exampleKind: .scene,
    failing: #"{"container": {"width": 320, "height": 480}, "items": {"fed": 5}}"#,
    mended: #"{"container": {"width": 320, "height": 480}, "items": {"feed": 5}}"#)
}
