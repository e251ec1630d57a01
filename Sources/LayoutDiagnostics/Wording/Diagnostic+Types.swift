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
  package static func typeMismatch(
    _ place: Place, expected: String, found: String
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "expected \(expected), found \(found)", at: Label(place, "this is \(found)"))
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
