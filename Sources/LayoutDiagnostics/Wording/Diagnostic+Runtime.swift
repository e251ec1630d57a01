/// Words for L0810 and L0811: scenes and layout programs that can't be read. Places are in the JSON
/// file.

/// A kind of JSON document.
package enum DocumentForm: Sendable {
  case scene
  case program
}

extension Diagnostic {
  /// L0810; `expected` in words, as "a value" or "`,` or `}`".
  package static func invalidJSON(_ place: Place, expected: String) -> Diagnostic {
    Diagnostic(
      .invalidJSON, "this is not JSON: expected \(expected)",
      at: Label(place, "expected \(expected)"))
  }

  /// L0811; `path` as "container.width", `expected` in words.
  package static func sceneValue(
    _ place: Place, path: String, expected: String, form: DocumentForm = .scene
  ) -> Diagnostic {
    let whole = form == .scene ? "the scene" : "the layout program"
    let what = path.isEmpty ? whole : Phrases.quoted(path) + " of " + whole
    return Diagnostic(
      .sceneValue, "expected \(expected) for \(what)", at: Label(place, "expected \(expected)"))
  }
}
