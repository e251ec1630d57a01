/// Words for L069x: comments that silence diagnostics.

/// What a `layout:ignore` comment is about.
package enum IgnoreScope: UInt8, Hashable, Sendable {
  /// What follows it: an element, a declaration, attributes.
  case following
  /// The line on which it stands after code.
  case line
  /// Nothing follows that it could be about.
  case nothing
}

extension Diagnostic {
  /// L0690; the place is that of the names, or of the whole comment where none of its names is found.
  /// `deletion` is what goes with it.
  package static func unusedIgnore(
    _ place: Place, names: [String], scope: IgnoreScope, deletion: Place, deletesComment: Bool
  ) -> Diagnostic {
    let facts: [String]
    switch scope {
    case .following: facts = ["the comment is about the element or attributes that follow it"]
    case .line: facts = ["after code, the comment is about its line"]
    case .nothing: facts = ["nothing follows the comment that it could be about"]
    }
    return Diagnostic(
      .unusedIgnore, "nothing here is reported as \(Phrases.list(names, "or"))",
      at: Label(place, "ignores nothing"), notes: facts,
      fixes: [deletionFix(names, deletion, deletesComment)])
  }

  /// L0691.
  package static func unknownIgnore(
    _ place: Place, name: String, suggestion: String?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownIgnore, "there is no diagnostic \(Phrases.quoted(name)) to ignore",
      at: Label(place, "names no diagnostic"))
    if let suggestion {
      diagnostic.primary.text = "taken as \(Phrases.quoted(suggestion))"
      diagnostic.fixes = [
        Fix(
          "did you mean \(Phrases.quoted(suggestion))?", .always, at: place,
          replacement: suggestion)
      ]
    } else {
      diagnostic.helps = ["`layoutc explain --list` prints the names"]
    }
    return diagnostic
  }

  /// L0691: no name at all.
  package static func emptyIgnore(_ place: Place, deletion: Place) -> Diagnostic {
    Diagnostic(
      .unknownIgnore, "this comment names no diagnostic to ignore",
      at: Label(place, "no name follows"),
      helps: ["name what is to be ignored: `// layout:ignore group-cannot-fit -- reason`"],
      fixes: [deletionFix([], deletion, true)])
  }

  /// L0692; `end` is where the reason is missing.
  package static func ignoreWithoutReason(_ place: Place, end: Place) -> Diagnostic {
    Diagnostic(
      .ignoreWithoutReason, "this comment gives no reason for what it ignores",
      at: Label(place, "no reason follows"),
      fixes: [Fix("say why after two dashes", .template, at: end, replacement: " -- <#reason#>")])
  }

  /// L0693.
  package static func ignoredError(
    _ place: Place, name: String, deletion: Place, deletesComment: Bool
  ) -> Diagnostic {
    Diagnostic(
      .ignoredError, "\(Phrases.quoted(name)) is an error, and errors cannot be ignored",
      at: Label(place, "an error"), notes: ["nothing is made of a layout with errors"],
      fixes: [deletionFix([name], deletion, deletesComment)])
  }

  // MARK: -

  private static func deletionFix(
    _ names: [String], _ deletion: Place, _ deletesComment: Bool
  ) -> Fix {
    let title = deletesComment ? "delete the comment" : "delete \(Phrases.list(names))"
    return Fix(title, .always, at: deletion, replacement: "")
  }
}
