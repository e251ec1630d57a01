/// Words for L08xx: scenes and layout programs that can't be read. Places are in the JSON file.

extension Diagnostic {
  /// L0810; `expected` in words, as "a value" or "`,` or `}`".
  package static func invalidJSON(_ place: Place, expected: String) -> Diagnostic {
    Diagnostic(
      .invalidJSON, "this is not JSON: expected \(expected)",
      at: Label(place, "expected \(expected)"))
  }

  /// L0811; `path` as "container.width", `expected` in words.
  package static func sceneValue(_ place: Place, path: String, expected: String) -> Diagnostic {
    Diagnostic(
      .sceneValue, "expected \(expected) for \(Phrases.quoted(path)) of the scene",
      at: Label(place, "expected \(expected)"))
  }

  /// L0812; the place is the name with its quotes.
  package static func unknownSceneSection(
    _ place: Place, name: String, suggestion: String?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownSceneSection, "the layout has no section \(Phrases.quoted(name))",
      at: Label(place, "not a section of the layout"))
    if let suggestion {
      diagnostic.fixes = [
        Fix(
          "did you mean \(Phrases.quoted(suggestion))?", .always, at: place,
          replacement: "\"\(suggestion)\"")
      ]
    }
    return diagnostic
  }
}
