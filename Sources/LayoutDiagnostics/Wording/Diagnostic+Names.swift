/// Words for L03xx, second part: names that are known, but not like this or not here.

extension Diagnostic {
  /// L0303; `allowedOn` are the elements that have the attribute, `allowed` those of this element.
  package static func attributeNotAllowed(
    _ place: Place, name: String, element: String, allowedOn: [String], allowed: [String]
  ) -> Diagnostic {
    var notes = Phrases.allowed(allowedOn, "\(Phrases.quoted(name)) is an attribute of")
    notes += Phrases.allowed(allowed, "attributes of \(Phrases.quoted(element)):")
    return Diagnostic(
      .attributeNotAllowed,
      "\(Phrases.article(element)) does not take the attribute \(Phrases.quoted(name))",
      at: Label(place, "not an attribute of \(Phrases.quoted(element))"), notes: notes)
  }

  /// Says of L0303 that `count` makes columns of a group; the place is the attribute's name.
  package mutating func offerCount(_ place: Place) {
    notes = ["`count: 3` repeats the one item of a group three times, side by side"] + notes
    fixes = [Fix("write `count`", .maybe, at: place, replacement: "count")]
  }

  /// L0309: Apple's name; the fix puts the short one.
  package static func longName(_ place: Place, name: String, short: String) -> Diagnostic {
    Diagnostic(
      .longName, "expected \(Phrases.quoted(short)), found Apple's name \(Phrases.quoted(name))",
      at: Label(place, "\(Phrases.quoted(short)) in this language"),
      fixes: [Fix("write \(Phrases.quoted(short))", .always, at: place, replacement: short)])
  }

  /// L0313, a warning; the place covers both words.
  package static func valueInTwoWords(
    _ place: Place, first: String, second: String, joined: String
  ) -> Diagnostic {
    let found = Phrases.quoted("\(first) \(second)")
    return Diagnostic(
      .valueInTwoWords, "expected \(Phrases.quoted(joined)), found the two words \(found)",
      at: Label(place, "taken as \(Phrases.quoted(joined))"),
      fixes: [Fix("write it as one word", .always, at: place, replacement: joined)])
  }

  /// L0303: an assignment that stands before the brackets instead of in them.
  package static func attributeOutsideBody(
    _ place: Place, name: String, element: String
  ) -> Diagnostic {
    Diagnostic(
      .attributeNotAllowed,
      "\(Phrases.article(element)) takes \(Phrases.quoted(name + ":")) between its brackets, "
        + "found it before them",
      at: Label(place, "not before the brackets"),
      helps: ["move it: `\(element) < \(name): … >`"])
  }

  /// L0302; `what` is the kind of thing, as "constant". Where a `repeat` makes it again, `first` is
  /// the place itself.
  package static func duplicateName(
    _ place: Place, name: String, what: String, first: Place
  ) -> Diagnostic {
    guard first != place else {
      return Diagnostic(
        .duplicateName, "the \(what) \(Phrases.quoted(name)) is repeated under one name",
        at: Label(place, "each has the same name"))
    }
    return Diagnostic(
      .duplicateName, "the \(what) \(Phrases.quoted(name)) is declared twice",
      at: Label(place, "declared again"), secondary: [Label(first, "first declared here")])
  }

  /// L0314.
  package static func duplicateAttribute(
    _ place: Place, name: String, first: Place
  ) -> Diagnostic {
    Diagnostic(
      .duplicateAttribute, "the attribute \(Phrases.quoted(name)) is given twice",
      at: Label(place, "given again"), secondary: [Label(first, "first given here")])
  }

  /// L0314 for what stands between parentheses; `what` it is, as "argument".
  package static func duplicateArgument(
    _ place: Place, name: String, what: String, first: Place
  ) -> Diagnostic {
    Diagnostic(
      .duplicateAttribute, "the \(what) \(Phrases.quoted(name)) is given twice",
      at: Label(place, "given again"), secondary: [Label(first, "first given here")])
  }

  /// L0305; `names` go round the circle, each needing the next and the last needing the first.
  package static func cyclicConstants(_ place: Place, names: [String]) -> Diagnostic {
    var circle = ""
    for (index, name) in (names + names.prefix(1)).enumerated() {
      if index > 0 { circle += index == 1 ? " needs " : ", which needs " }
      circle += Phrases.quoted(name)
    }
    let message =
      names.count == 1
      ? "the constant \(Phrases.list(names)) needs its own value"
      : "the constants \(Phrases.list(names)) need each other"
    return Diagnostic(
      .cyclicConstants, message, at: Label(place, "cannot be computed"),
      notes: names.count > 1 ? [circle] : [])
  }

  /// L0315; `where` says what stands here, as "a section", `availableIn` where the input has a meaning.
  package static func notAvailableHere(
    _ place: Place, name: String, where owner: String, availableIn: String
  ) -> Diagnostic {
    Diagnostic(
      .notAvailableHere, "\(Phrases.quoted(name)) has no value in \(owner)",
      at: Label(place, "no value here"),
      notes: ["\(Phrases.quoted(name)) has a value in \(availableIn)"])
  }

  /// L0316.
  package static func constantsTooDeep(_ place: Place, limit: Int) -> Diagnostic {
    Diagnostic(
      .constantsTooDeep, "this constant needs a chain of more than \(limit) others",
      at: Label(place, "too long a chain"))
  }
}
