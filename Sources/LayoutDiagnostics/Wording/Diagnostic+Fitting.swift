/// Words for L0412, L0464, L0466, L0467 and L0468: what a group shows not, or not where one thinks. Lengths
/// come as text without a unit and are points.

extension Diagnostic {
  /// L0412.
  ///
  /// - Parameters:
  ///   - held: how many of the `written` subitems it holds.
  ///   - room: what it has on the narrowest device, as "320 pt wide on iPhoneSE1".
  ///   - parts: subitems as far as the first that doesn't fit, with what they take.
  ///   - isLost: whether what doesn't fit is never shown there; else it looks like what comes first.
  package static func groupCannotFit(
    _ place: Place, _ reach: Reach, held: Int, written: Int, isRow: Bool, room: String,
    parts: [Label], isLost: Bool, emptyBelow: Int?, fixes: [Fix]
  ) -> Diagnostic {
    let last = written - held
    let group = isRow ? "row" : "column"
    let rest = last == 1 ? "the last one" : "the last \(last)"
    var diagnostic = Diagnostic(
      .groupCannotFit,
      "this \(group) holds only \(held) of its \(written) items \(reach.words)",
      at: Label(place, room), secondary: parts,
      notes: [
        "a group takes as many as fit, and the next one begins with the first again: "
          + (isLost
            ? "\(rest) \(last == 1 ? "is" : "are") never shown there"
            : "each \(group) then shows \(held) of them, with nothing beside")
      ] + (emptyBelow.map { ["below \($0) pt not even the first fits: " + unfittableNote] } ?? [])
        + reach.deviceNotes,
      helps: fixes.isEmpty
        ? ["let the items share the room, as in `fractional(1/\(written))`"] : [],
      fixes: fixes)
    diagnostic.widths = reach.widths
    return diagnostic
  }

  /// L0464, along the axis: an error.
  package static func itemExceedsGroup(
    _ place: Place, length: String, group: Place, room: String, axis: String, isFirst: Bool,
    isSure: Bool
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .itemExceedsGroup,
      "this is \(length) pt \(axis == "horizontal" ? "wide" : "tall"), longer than the \(room) pt of "
        + "its group",
      at: Label(place, "\(length) pt"),
      secondary: group == place ? [] : [Label(group, "\(room) pt along the \(axis) axis")],
      notes: [
        isFirst
          ? unfittableNote
          : "a group takes what fits, in order, and the next one begins with the first again: this "
            + "and what follows it are never shown"
      ])
    if !isSure { diagnostic.severity = .warning }
    return diagnostic
  }

  /// L0464, across the axis: a warning.
  package static func itemSticksOut(
    _ place: Place, length: String, group: Place, room: String, axis: String, excess: String
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .itemExceedsGroup,
      "this is \(length) pt \(axis == "horizontal" ? "wide" : "tall") and sticks out of its group by "
        + "\(excess) pt",
      at: Label(place, "\(length) pt"),
      secondary: group == place ? [] : [Label(group, "\(room) pt along the \(axis) axis")],
      notes: ["UIKit neither shrinks nor clips it: it covers what comes next"])
    diagnostic.severity = .warning
    return diagnostic
  }

  /// L0466; `isLost` as of L0412.
  package static func childrenExceedParent(
    _ place: Place, sum: String, side: String, held: Int, written: Int, parts: [Label],
    isLost: Bool
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .childrenExceedParent,
      "what stands in this group needs \(sum) of its \(side), and there is 1",
      at: Label(place, "holds \(held) of \(written)"), secondary: Array(parts.prefix(6)),
      notes: [
        "a group takes as many as fit, and the next one begins with the first again"
          + (isLost ? ": the rest is never shown" : "")
      ],
      helps: ["let the fractions add to 1"])
    if !isLost { diagnostic.severity = .warning }
    return diagnostic
  }

  /// L0467, a note.
  package static func unregisteredBackground(_ place: Place, kind: String) -> Diagnostic {
    Diagnostic(
      .unregisteredBackground,
      "no class is given for the background \(Phrases.quoted(kind)): the app must register one",
      at: Label(place, "no `class:`"),
      notes: [
        "UIKit raises an exception when it needs a decoration view of a kind that nobody registered "
          + "with the layout"
      ],
      helps: ["name the view's class, and generated Swift registers it: `class: \"…\"`"])
  }

  /// L0468.
  package static func infiniteBackground(_ place: Place, section: Place) -> Diagnostic {
    Diagnostic(
      .infiniteBackground, "this background stands in a section without an end",
      at: Label(place, "as large as the section"),
      secondary: [Label(section, "a billion points or more")],
      notes: ["UIKit raises an exception for a decoration view of infinite size"],
      helps: ["give the section's group a size, or take the background out"])
  }
}
