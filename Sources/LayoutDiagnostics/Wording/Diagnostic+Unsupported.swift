/// Words for L05xx: what exists, but not in this version.

extension Diagnostic {
  /// L0510; `construct` is a word of the language, as "infinite" or "waterfall".
  package static func notYetEvaluated(_ place: Place, construct: String) -> Diagnostic {
    Diagnostic(
      .notYetEvaluated,
      "\(Phrases.quoted(construct)) is part of the language, but not evaluated in this version",
      at: Label(place, "not evaluated yet"))
  }
}
