/// Words for L04xx, third part: layouts that have no frames, always or in some environments.
/// Lengths come as text without a unit and are points.

extension Diagnostic {
  /// L0441, whatever the environment.
  package static func divisionByZero(_ place: Place) -> Diagnostic {
    Diagnostic(
      .divisionByZero, "this divides by 0", at: Label(place, "the divisor is 0"))
  }

  /// L0441, in an environment; `divisor` is where it is written, if it is in one place.
  package static func divisionByZeroAtEvaluation(
    _ place: Place, section: String?, divisor: Place?
  ) -> Diagnostic {
    Diagnostic(
      .divisionByZero, "this divides by 0\(Phrases.inSection(section)) in this environment",
      at: Label(place, "the divisor is 0 in this environment"),
      helps: divisor == nil ? ["keep the divisor above 0 with `max(1, …)`"] : [],
      fixes: divisor.map { [.keeping($0, atLeast: 1, "keep the divisor above 0")] } ?? [])
  }

  /// L0442, whatever the environment.
  package static func notFinite(_ place: Place) -> Diagnostic {
    Diagnostic(
      .notFinite, "the result of this is not a finite number", at: Label(place, "not finite"))
  }

  /// L0442, in an environment.
  package static func notFiniteAtEvaluation(_ place: Place, section: String?) -> Diagnostic {
    Diagnostic(
      .notFinite,
      "the result of this is not a finite number\(Phrases.inSection(section)) in this environment",
      at: Label(place, "not finite in this environment"))
  }

  /// L0443; `expression` is the count, where it is written as one.
  package static func countTooSmall(
    _ place: Place, value: String, least: Int, expression: Place?
  ) -> Diagnostic {
    Diagnostic(
      .countTooSmall,
      "this count is \(Phrases.quoted(value)) in this environment, the least is \(least)",
      at: Label(place, "\(value) in this environment"),
      helps: expression == nil ? ["keep it at \(least) or above with `max(\(least), …)`"] : [],
      fixes: expression.map { [.keeping($0, atLeast: least, "keep it at \(least) or above")] }
        ?? [])
  }

  /// L0444.
  package static func tooManyChildren(_ place: Place, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooManyChildren, "this group has more than \(limit) children",
      at: Label(place, "more than \(limit) children"),
      notes: ["a section repeats its group by itself, as often as its items need"])
  }

  /// L0445.
  package static func notExactlyOneGroup(_ place: Place, found: Int) -> Diagnostic {
    let groups = found == 0 ? "no group" : Phrases.count(found, "group")
    return Diagnostic(
      .notExactlyOneGroup,
      "this section has \(groups) in this environment, UIKit takes exactly one",
      at: Label(place, "\(groups) in this environment"))
  }

  /// L0446.
  package static func emptyGroupAtEvaluation(_ place: Place) -> Diagnostic {
    Diagnostic(
      .emptyGroup, "this group has no items in this environment",
      at: Label(place, "no items in this environment"),
      notes: ["UIKit raises an exception for a group of no subitems"])
  }

  /// L0447; `index` counts from 0.
  package static func missingSection(_ place: Place, index: Int, available: Int) -> Diagnostic {
    Diagnostic(
      .missingSection,
      "the data has a section \(index), the layout serves "
        + (available == 1 ? "section 0 only" : "sections 0 to \(max(0, available - 1)) only"),
      at: Label(place, Phrases.count(available, "section")),
      notes: ["UIKit raises an exception: \"Invalid section definition\""],
      helps: ["let one section serve all that follow: `section feed rest < … >`"])
  }

  /// L0463, a warning; `axis` is "horizontal" or "vertical".
  package static func noRoomForGroup(
    _ place: Place, axis: String, room: String
  ) -> Diagnostic {
    Diagnostic(
      .noRoomForGroup,
      "insets and spacing leave no room for this group: \(room) pt along the \(axis) axis",
      at: Label(place, "\(room) pt are left"), notes: [noRoomNote],
      helps: [
        "let insets and spacing shrink with the view, as in `min(16, container.width / 20)`"
      ])
  }

  /// L0448, a warning; `axis` is "horizontal" or "vertical".
  package static func firstItemDoesNotFit(
    _ place: Place, axis: String, needed: String, room: String
  ) -> Diagnostic {
    Diagnostic(
      .unfittableItem,
      "this group is too small for its first item: it has \(room) pt along the \(axis) axis, "
        + "the item needs \(needed) pt",
      at: Label(place, "\(room) pt, \(needed) pt needed"),
      notes: [unfittableNote])
  }
}
