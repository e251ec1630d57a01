/// Words for L03xx, third part: values of a type that the place doesn't take.

extension Diagnostic {
  /// L0306; `expected` in words, as "1 argument" or "2 or more arguments".
  package static func wrongArgumentCount(
    _ place: Place, function: String, expected: String, found: Int
  ) -> Diagnostic {
    Diagnostic(
      .wrongArgumentCount,
      "\(Phrases.quoted(function)) takes \(expected), found \(found)",
      at: Label(place, Phrases.count(found, "argument")))
  }

  /// L0321; both in words, as "a number" and "a string".
  ///
  /// - Parameter colon: behind a name that lacks its `:`; none where something else is wrong.
  package static func typeMismatch(
    _ place: Place, expected: String, found: String, colon: Place? = nil
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "expected \(expected), found \(found)", at: Label(place, "this is \(found)"),
      fixes: colon.map { [Fix("add `:`", .always, at: $0, replacement: ":")] } ?? [])
  }

  /// L0321: values behind an attribute that takes one.
  ///
  /// - Parameter sides: the values in the order of CSS (top, right, bottom, left), where they are insets.
  package static func severalValues(
    _ place: Place, name: String, count: Int, sides: [String]
  ) -> Diagnostic {
    var fixes: [Fix] = []
    let text: String? =
      switch sides.count {
      case 2: "(vertical: \(sides[0]), horizontal: \(sides[1]))"
      case 3: "(top: \(sides[0]), horizontal: \(sides[1]), bottom: \(sides[2]))"
      case 4:
        "(top: \(sides[0]), leading: \(sides[3]), bottom: \(sides[2]), trailing: \(sides[1]))"
      default: nil
      }
    if let text { fixes = [Fix("name the sides", .maybe, at: place, replacement: text)] }
    return Diagnostic(
      .typeMismatch, "expected one value after \(Phrases.quoted(name + ":")), found \(count)",
      at: Label(place, "\(count) values"),
      notes: ["values that belong together stand in parentheses, with commas between"], fixes: fixes
    )
  }

  /// L0322; both in words, as "a number" and "a string".
  package static func mixedBranches(_ place: Place, first: String, second: String) -> Diagnostic {
    Diagnostic(
      .mixedBranches,
      "the branches of this `if` have different types: the first is \(first), the other \(second)",
      at: Label(place, "\(first) or \(second)"))
  }

  /// L0323; `what` is what is counted, as "`count`".
  package static func notAWholeNumber(_ place: Place, value: String, what: String) -> Diagnostic {
    Diagnostic(
      .notAWholeNumber, "\(what) takes a whole number, found \(Phrases.quoted(value))",
      at: Label(place, "not a whole number"),
      helps: ["use `floor`, `ceil` or `round` to make a whole number"])
  }

  /// L0324; `allowed` in words, as "from 0 to 1".
  package static func outOfRange(
    _ place: Place, what: String, value: String, allowed: String
  ) -> Diagnostic {
    Diagnostic(
      .outOfRange, "\(what) is \(Phrases.quoted(value)), allowed is \(allowed)",
      at: Label(place, "allowed is \(allowed)"))
  }
}
