/// Words for L0601 and L061x: names that nothing uses, or that hide others.

/// What is taken out for something to be gone.
package struct Removal {
  /// Of disjoint ranges.
  package var places: [Place]
  /// Whether the rest means what it meant, and no comment is left behind.
  package var keepsMeaning: Bool

  package init(_ places: [Place], keepsMeaning: Bool) {
    self.places = places
    self.keepsMeaning = keepsMeaning
  }

  /// The removal as a fix.
  fileprivate func fix(_ title: String) -> Fix {
    Fix(
      title: title, applicability: keepsMeaning ? .always : .maybe,
      edits: places.map { Edit($0, replacement: "") })
  }
}

extension Diagnostic {
  /// L0601; `what` is "constant" or "variable".
  package static func unusedLet(
    _ place: Place, what: String, name: String, fix: Removal?
  ) -> Diagnostic {
    unused(.unusedLet, "the \(what) \(Phrases.quoted(name)) is never used", name, at: place, fix)
  }

  /// L0610.
  package static func unusedDefine(_ place: Place, name: String, fix: Removal?) -> Diagnostic {
    unused(
      .unusedDefine, "the definition \(Phrases.quoted(name)) is never used", name, at: place, fix)
  }

  /// L0611; `what` is "parameter" of a definition or "input" of a layout, which is the `owner`.
  package static func unusedParameter(
    _ place: Place, what: String, name: String, owner: String, fix: Removal?
  ) -> Diagnostic {
    var diagnostic = unused(
      .unusedParameter,
      "the \(what) \(Phrases.quoted(name)) of \(Phrases.quoted(owner)) is never used", name,
      at: place, fix)
    if what == "input" {
      diagnostic.notes = ["generated Swift and the runtime ask the app for it all the same"]
    }
    return diagnostic
  }

  /// L0612; the place is the path.
  package static func unusedImport(_ place: Place, path: String, fix: Removal) -> Diagnostic {
    Diagnostic(
      .unusedImport, "nothing of \(Phrases.quoted(path)) is used in this file",
      at: Label(place, "imported in vain"), fixes: [fix.fix("delete the import")])
  }

  /// L0613: what a name declared around it stands for is hidden.
  package static func shadowedName(
    _ place: Place, name: String, what: String, hidden: Place
  ) -> Diagnostic {
    Diagnostic(
      .shadowedName, "\(Phrases.quoted(name)) hides the \(what) of the same name",
      at: Label(place, "from here on the name means this"),
      secondary: [Label(hidden, "the \(what) that is hidden")],
      helps: ["give one of them another name"])
  }

  /// L0613: `pi`, `true` or `false` is hidden.
  package static func shadowedWord(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .shadowedName, "\(Phrases.quoted(name)) hides the language's own \(Phrases.quoted(name))",
      at: Label(place, "the name means this instead"), helps: ["give it another name"])
  }

  /// L0613: what the place of a use gives is hidden; `giver` is in words, as "`onScroll`".
  package static func shadowedValue(
    _ place: Place, name: String, what: String, giver: String, declaration: Place
  ) -> Diagnostic {
    Diagnostic(
      .shadowedName,
      "\(Phrases.quoted(name)) is the \(what) here, not the value that \(giver) gives",
      at: Label(place, "not the value of \(giver)"),
      secondary: [Label(declaration, "the \(what) of that name")],
      helps: ["give the \(what) another name"])
  }

  private static func unused(
    _ code: DiagnosticCode, _ message: String, _ name: String, at place: Place, _ fix: Removal?
  ) -> Diagnostic {
    Diagnostic(
      code, message, at: Label(place, "nothing uses it"),
      fixes: fix.map { [$0.fix("delete \(Phrases.quoted(name))")] } ?? [])
  }
}
