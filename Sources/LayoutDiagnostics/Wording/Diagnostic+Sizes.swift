/// Words for L04xx, second part: sizes and kinds that clash or are missing.

extension Diagnostic {
  /// L0424; `value` is what serves most layouts, to be written behind the place, if there is such a
  /// value.
  package static func missingAttribute(
    _ place: Place, name: String, element: String, value: String? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingAttribute, "\(Phrases.article(element)) needs the attribute \(Phrases.quoted(name))",
      at: Label(place, "no \(Phrases.quoted(name))"))
    if let value {
      let text = name + ": " + value
      diagnostic.fixes = [
        Fix("add \(Phrases.quoted(text))", .maybe, at: place.end, replacement: " " + text)
      ]
    } else {
      diagnostic.helps = ["add \(Phrases.quoted(name + ": …"))"]
    }
    return diagnostic
  }

  /// L0425; `removal` is the attribute.
  package static func aspectWithBothSizes(_ place: Place, removal: Place) -> Diagnostic {
    Diagnostic(
      .aspectWithBothSizes, "`aspect` has nothing to compute: width and height are both given",
      at: Label(place, "both sizes are given"),
      helps: ["keep two of the three: `aspect` and one side, or the two sides"],
      fixes: [.removing(removal, "`aspect`")])
  }

  /// L0426.
  package static func aspectNeedsKnownSize(_ place: Place) -> Diagnostic {
    Diagnostic(
      .aspectNeedsKnownSize,
      "`aspect` computes one side from the other, found a size known only after measuring",
      at: Label(place, "nothing to compute from"),
      helps: ["give the other side as `absolute(…)` or as a fraction"])
  }

  /// L0427; `side` is "width" or "height", `removal` the dimension at the place.
  package static func sizeGivenTwice(
    _ place: Place, side: String, first: Place, removal: Place? = nil
  ) -> Diagnostic {
    Diagnostic(
      .sizeGivenTwice, "the \(side) is given twice",
      at: Label(place, "the \(side) again"), secondary: [Label(first, "the \(side)")],
      notes: ["a bare dimension is the size along the axis in which the parent places the element"],
      fixes: removal.map { [.removing($0, "this dimension")] } ?? [])
  }

  /// L0428; `reason` is a fact, as "a boundary at a corner lies along no axis".
  package static func ambiguousDimension(_ place: Place, reason: String) -> Diagnostic {
    Diagnostic(
      .ambiguousDimension, "this dimension could be the width or the height",
      at: Label(place, "width or height?"), notes: [reason],
      fixes: ["width", "height"].map { side in
        Fix("call it the \(side)", .maybe, at: place.start, replacement: side + ": ")
      })
  }

  /// L0429.
  package static func duplicateElementKind(
    _ place: Place, kind: String, first: Place
  ) -> Diagnostic {
    Diagnostic(
      .duplicateElementKind,
      "two supplementary views here have the kind \(Phrases.quoted(kind))",
      at: Label(place, "the same kind"), secondary: [Label(first, "the first one")],
      notes: ["UIKit tells supplementary views apart by kind and index path only"],
      helps: ["give one of them another kind: `kind: \"…\"`"])
  }

  /// L0440; `value` as a person would write it, without unit.
  package static func nonPositiveDimension(_ place: Place, value: String) -> Diagnostic {
    Diagnostic(
      .nonPositiveDimension, "expected a dimension above 0, found \(Phrases.quoted(value))",
      at: Label(place, "not above 0"))
  }

  /// L0404; `what` as "the spacing", `minus` the sign where the value is written as a number.
  package static func negativeValue(
    _ place: Place, what: String, value: String, minus: Place?
  ) -> Diagnostic {
    Diagnostic(
      .negativeValue, "\(what) is \(Phrases.quoted(value)), below 0",
      at: Label(place, "below 0"), fixes: minus.map { [.removing($0, "the minus sign")] } ?? [])
  }

  /// L0404, in an environment: a size, fraction, spacing or estimate below what is allowed. `expression`
  /// is what has the value, where it is written as one.
  package static func negativeDimensionAtEvaluation(
    _ place: Place, value: String, section: String?, expression: Place?
  ) -> Diagnostic {
    Diagnostic(
      .negativeValue,
      "this length is \(Phrases.quoted(value))\(Phrases.inSection(section)), too small for UIKit",
      at: Label(place, "\(value) in this environment"),
      helps: expression == nil ? ["keep it above 0 with `max(1, …)`"] : [],
      fixes: expression.map { [.keeping($0, atLeast: 1, "keep it above 0")] } ?? [])
  }
}
