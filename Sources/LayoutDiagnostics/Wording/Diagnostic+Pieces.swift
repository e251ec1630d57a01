/// Words for L033x: imports and definitions.

extension Diagnostic {
  /// L0330; `reason` in a few words.
  package static func unreadableImport(
    _ place: Place, path: String, reason: String
  ) -> Diagnostic {
    Diagnostic(
      .unreadableImport, "cannot import \(Phrases.quoted(path)): \(reason)",
      at: Label(place, "nothing to read here"),
      notes: ["the path counts from the folder of this file"])
  }

  /// L0331; `files` is how many files the circle has.
  package static func circularImport(_ place: Place, path: String, files: Int) -> Diagnostic {
    let message =
      files == 1
      ? "this file imports itself"
      : "importing \(Phrases.quoted(path)) leads back to this file, through \(files) files"
    return Diagnostic(
      .circularImport, message, at: Label(place, "closes the circle"),
      helps: ["move what the files share into one that imports neither"])
  }

  /// L0332.
  package static func importedTwice(_ place: Place, name: String, first: Place) -> Diagnostic {
    Diagnostic(
      .importedTwice, "this import brings a second \(Phrases.quoted(name))",
      at: Label(place, "declares \(Phrases.quoted(name)) again"),
      secondary: [Label(first, "first declared here")], helps: ["rename one of the two"])
  }

  /// L0333; `names` go round the circle, each using the next and the last using the first.
  package static func circularDefinitions(_ place: Place, names: [String]) -> Diagnostic {
    var circle = ""
    for (index, name) in (names + names.prefix(1)).enumerated() {
      if index > 0 { circle += index == 1 ? " uses " : ", which uses " }
      circle += Phrases.quoted(name)
    }
    let message =
      names.count == 1
      ? "the definition \(Phrases.list(names)) uses itself"
      : "the definitions \(Phrases.list(names)) use each other"
    return Diagnostic(
      .circularDefinitions, message, at: Label(place, "would never end"),
      notes: names.count > 1 ? [circle] : [],
      helps: ["`repeat` makes several of one thing"])
  }

  /// L0334.
  package static func expansionTooLarge(_ place: Place, name: String, limit: Int) -> Diagnostic {
    Diagnostic(
      .expansionTooLarge,
      "with \(Phrases.quoted(name)) the layout has more than \(limit) elements",
      at: Label(place, "too much"),
      helps: ["`repeat` makes many of one thing without expanding it"])
  }

  /// L0335.
  package static func expansionTooDeep(_ place: Place, limit: Int) -> Diagnostic {
    Diagnostic(
      .expansionTooDeep, "elements and definitions are nested more than \(limit) levels deep",
      at: Label(place, "too deep"))
  }

  /// L0344.
  package static func expressionTooLarge(_ place: Place, limit: Int) -> Diagnostic {
    Diagnostic(
      .expressionTooLarge,
      "this expression has more than \(limit) parts once names are replaced by what they stand for",
      at: Label(place, "too large"))
  }

  /// L0336.
  package static func missingArgument(
    _ place: Place, of piece: String, name: String, parameters: [String]
  ) -> Diagnostic {
    let written = parameters.map { $0 == name ? "\(name): …" : $0 }.joined(separator: ", ")
    return Diagnostic(
      .missingArgument, "\(Phrases.quoted(piece)) needs its argument \(Phrases.quoted(name))",
      at: Label(place, "\(Phrases.quoted(name)) is missing"),
      notes: ["its parameters: \(Phrases.quoted("\(piece)(\(written))"))"])
  }

  /// L0337.
  package static func attributesOnUse(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .attributesOnUse, "\(Phrases.quoted(name)) takes arguments, not attributes",
      at: Label(place, "an attribute"),
      helps: ["give the definition a parameter, and pass it in the parentheses"])
  }

  /// L0338.
  package static func notOneSection(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .notOneSection, "\(Phrases.quoted(name)) does not give one section",
      at: Label(place, "no section to make from it"),
      notes: ["a section can be made from a definition whose body is one section"])
  }
}
