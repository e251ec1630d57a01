/// Words for L0339 to L0343: inputs of layouts.

extension Diagnostic {
  /// L0339.
  package static func functionWithoutIndex(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .functionWithoutIndex,
      "\(Phrases.quoted(name)) is a function of an index, and has no value without one",
      at: Label(place, "no index"),
      helps: ["ask for the value at an index: `\(name)(index)`"])
  }

  /// L0340.
  package static func notAFunction(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .notAFunction, "\(Phrases.quoted(name)) is no function",
      at: Label(place, "a plain value"),
      helps: ["write \(Phrases.quoted(name)) alone, or declare it as `(Int) -> Number`"])
  }

  /// L0341.
  package static func missingParameterType(
    _ place: Place, name: String, types: [String]
  ) -> Diagnostic {
    Diagnostic(
      .missingParameterType, "the input \(Phrases.quoted(name)) has no type",
      at: Label(place, "`\(name): ` and a type"),
      notes: Phrases.allowed(types, "inputs are of the types"))
  }

  /// L0342.
  package static func unknownParameterType(
    _ place: Place, found: String, suggestion: String?, types: [String]
  ) -> Diagnostic {
    slip(
      .unknownParameterType, "there are no inputs of the type \(Phrases.quoted(found))",
      "unknown type", at: place, name: found, suggestion: suggestion, allowed: types,
      introduction: "inputs are of the types")
  }

  /// L0343.
  package static func undecidedSections(_ place: Place) -> Diagnostic {
    Diagnostic(
      .undecidedSections, "an input decides whether this section is there",
      at: Label(place, "must be known when compiling"),
      helps: ["leave the section in; the data decides at run time which sections it shows"])
  }
}
