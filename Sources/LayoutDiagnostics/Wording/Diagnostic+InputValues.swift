/// Words for L045x: what a scene or an app has to give, and what it gives that isn't known here.

extension Diagnostic {
  /// L0454; `type` as the language writes it, as "(Int) -> Number", `example` a value as text.
  package static func missingInput(
    _ place: Place, name: String, type: String, example: String
  ) -> Diagnostic {
    Diagnostic(
      .missingInput, "the input \(Phrases.quoted(name)) has no value, and no default",
      at: Label(place, "needs a value for \(Phrases.quoted(name))"),
      notes: ["\(Phrases.quoted(name)) is \(Phrases.quoted(type))"],
      helps: [
        "give it: \(option(name, example)), or a default: `\(name): \(type) = …`"
      ])
  }

  /// `--input columns=3`, as a shell takes it: brackets mean something there.
  private static func option(_ name: String, _ example: String) -> String {
    let value = name + "=" + example
    let isArray = example.utf8.first == UInt8(ascii: "[")
    return Phrases.quoted("--input " + (isArray ? "'" + value + "'" : value))
  }

  /// L0454, of a preview; `inputs` gives all that are missing, where nothing is given yet.
  package static func missingPreviewInput(
    _ place: Place, name: String, type: String, example: String, inputs: String?
  ) -> Diagnostic {
    let own = Phrases.quoted("inputs: (\(name): \(example))")
    return Diagnostic(
      .missingInput, "this preview gives no value for the input \(Phrases.quoted(name))",
      at: Label(place, "needs \(Phrases.quoted(name))"),
      notes: ["\(Phrases.quoted(name)) is \(Phrases.quoted(type))"],
      helps: [
        inputs == nil
          ? "add \(own), or a default where it is declared"
          : "a default where it is declared serves previews as well"
      ],
      fixes: inputs.map { inputs in
        [
          Fix(
            "give \(Phrases.quoted("inputs"))", .maybe, at: place.end,
            replacement: " inputs: (" + inputs + ")")
        ]
      } ?? [])
  }

  /// L0455.
  package static func emptyInput(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .emptyInput, "the input \(Phrases.quoted(name)) is a list of no values",
      at: Label(place, "needs \(Phrases.quoted(name))"),
      notes: ["a list gives one value for each index, and begins again when it is too short"],
      helps: ["give one value at least: `--input \(name)=[1]`"])
  }

  /// L0456, a warning.
  package static func unknownProvider(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .unknownProvider,
      "the frames of this group come from the app's closure \(Phrases.quoted(name))",
      at: Label(place, "shown as one cell that fills it"),
      helps: ["give frames in the scene: `\"providers\": {\"\(name)\": [[0, 0, 100, 50]]}`"])
  }

  /// L0457, a warning.
  package static func unknownHandler(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .unknownHandler,
      "what scrolling does to cells comes from the app's closure \(Phrases.quoted(name))",
      at: Label(place, "cells are shown without it"))
  }
}
