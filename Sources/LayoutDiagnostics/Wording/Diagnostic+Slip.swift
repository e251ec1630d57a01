/// Names that stand for nothing, with the name that was probably meant: what all such factories share.

extension Diagnostic {
  /// `suggestion` becomes a fix; without one, several equally near names of `allowed` become a question.
  static func slip(
    _ code: DiagnosticCode, _ message: String, _ label: String, at place: Place, name: String,
    suggestion: String?, allowed: [String], introduction: String
  ) -> Diagnostic {
    var diagnostic = Diagnostic(code, message, at: Label(place, label))
    if let suggestion {
      diagnostic.fixes = [
        Fix(
          "did you mean \(Phrases.quoted(suggestion))?", .always, at: place,
          replacement: suggestion)
      ]
      return diagnostic
    }
    let nearest = suggestions(for: name, among: allowed)
    if !nearest.isEmpty {
      diagnostic.helps = ["did you mean \(Phrases.list(nearest, "or"))?"]
    }
    diagnostic.notes = Phrases.allowed(allowed, introduction)
    return diagnostic
  }
}
