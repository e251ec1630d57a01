/// Words for L04xx, second part: sizes and kinds that clash or are missing.

extension Diagnostic {
  /// L0424.
  package static func missingAttribute(
    _ place: Place, name: String, element: String
  ) -> Diagnostic {
    Diagnostic(
      .missingAttribute, "\(Phrases.article(element)) needs the attribute \(Phrases.quoted(name))",
      at: Label(place, "no \(Phrases.quoted(name))"),
      helps: ["add \(Phrases.quoted(name + ": …"))"])
  }

  /// L0425.
  package static func aspectWithBothSizes(_ place: Place) -> Diagnostic {
    Diagnostic(
      .aspectWithBothSizes, "`aspect` has nothing to compute: width and height are both given",
      at: Label(place, "both sizes are given"),
      helps: ["remove `aspect`, or one of the two sizes"])
  }

  /// L0426.
  package static func aspectNeedsKnownSize(_ place: Place) -> Diagnostic {
    Diagnostic(
      .aspectNeedsKnownSize,
      "`aspect` computes one side from the other, found a size known only after measuring",
      at: Label(place, "nothing to compute from"),
      helps: ["give the other side as `absolute(…)` or as a fraction"])
  }

  /// L0427; `side` is "width" or "height".
  package static func sizeGivenTwice(_ place: Place, side: String, first: Place) -> Diagnostic {
    Diagnostic(
      .sizeGivenTwice, "the \(side) is given twice",
      at: Label(place, "the \(side) again"), secondary: [Label(first, "the \(side)")],
      notes: ["a bare dimension is the size along the axis in which the parent places the element"])
  }

  /// L0428; `reason` is a fact, as "a boundary at a corner lies along no axis".
  package static func ambiguousDimension(_ place: Place, reason: String) -> Diagnostic {
    Diagnostic(
      .ambiguousDimension, "this dimension could be the width or the height",
      at: Label(place, "width or height?"), notes: [reason],
      helps: ["name the side: `width: …` or `height: …`"])
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

  /// L0404; `what` as "the spacing".
  package static func negativeValue(_ place: Place, what: String, value: String) -> Diagnostic {
    Diagnostic(
      .negativeValue, "\(what) is \(Phrases.quoted(value)), below 0",
      at: Label(place, "below 0"))
  }

  /// L0404, in an environment: a size, fraction, spacing or estimate below what is allowed.
  package static func negativeDimensionAtEvaluation(
    _ place: Place, value: String, section: String?
  ) -> Diagnostic {
    Diagnostic(
      .negativeValue,
      "this length is \(Phrases.quoted(value))\(Phrases.inSection(section)), too small for UIKit",
      at: Label(place, "\(value) in this environment"),
      helps: ["keep it above 0 with `max(1, …)`"])
  }
}
