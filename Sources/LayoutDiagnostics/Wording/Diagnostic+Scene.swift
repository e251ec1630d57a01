/// Words for L0812 to L0815: scenes that don't fit their layout. Places are in the scene's file, if it is
/// one.

package import LayoutJSON

extension Diagnostic {
  /// L0812; the place is the name with its quotes.
  package static func unknownSceneSection(
    _ place: Place, name: String, known: [String]
  ) -> Diagnostic {
    unknown(
      .unknownSceneSection, "section", place, name: name, known: known,
      note: Phrases.allowed(known, "sections of the layout:"))
  }

  /// L0813; the place is the name with its quotes.
  package static func unknownSceneInput(
    _ place: Place, name: String, known: [InputSignature]
  ) -> Diagnostic {
    let note =
      known.count <= 16 && !known.isEmpty
      ? ["inputs of the layout: " + Phrases.declarations(of: known)] : []
    return unknown(
      .unknownSceneInput, "input", place, name: name, known: known.map { $0.name }, note: note)
  }

  /// L0814; `path` as "inputs.columns", `expected` in words.
  package static func sceneInput(
    _ place: Place, input: InputSignature, path: String, expected: String
  ) -> Diagnostic {
    Diagnostic(
      .sceneInput,
      "expected \(expected) for \(Phrases.quoted(path)), which is \(Phrases.quoted(input.type))",
      at: Label(place, "expected \(expected)"))
  }

  /// L0815; the place is the name with its quotes.
  package static func unknownSceneProvider(
    _ place: Place, name: String, known: [String]
  ) -> Diagnostic {
    unknown(
      .unknownSceneProvider, "provider", place, name: name, known: known,
      note: Phrases.allowed(known, "providers of the layout:"))
  }

  /// Where the name is written in a file, the one that is near becomes a fix.
  private static func unknown(
    _ code: DiagnosticCode, _ thing: String, _ place: Place, name: String, known: [String],
    note: [String]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      code, "the layout has no \(thing) \(Phrases.quoted(name))",
      at: Label(place, "not \(thing == "input" ? "an" : "a") \(thing) of the layout"), notes: note)
    let near = suggestions(for: name, among: known)
    guard let first = near.first else { return diagnostic }
    let question = "did you mean \(Phrases.list(near, "or"))?"
    if near.count == 1, place.file != .none {
      diagnostic.fixes = [Fix(question, .always, at: place, replacement: "\"\(first)\"")]
    } else {
      diagnostic.helps = [question]
    }
    return diagnostic
  }
}
