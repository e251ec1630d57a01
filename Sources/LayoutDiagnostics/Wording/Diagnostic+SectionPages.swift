/// Words for L0481 and L0486 to L0489, L0491: how sections scroll, and what their lengths refer to.
/// Lengths come as text without a unit and are points.

extension Diagnostic {
  /// L0481, a note; `examples` are heights, of what, and on which devices: upright and on its side.
  package static func fractionOfViewport(
    _ place: Place, fraction: String, examples: [(length: String, whole: String, device: String)]
  ) -> Diagnostic {
    var notes: [String] = []
    for example in examples {
      notes.append("\(example.length) pt of \(example.whole) pt on \(example.device)")
    }
    let part =
      fraction == "1"
      ? "this is as tall as the whole view" : "this is \(fraction) of the height of the whole view"
    return Diagnostic(
      .fractionOfViewport, part + ", bars included",
      at: Label(place, "another height after each rotation"), notes: notes,
      helps: ["for a height that goes with the width, write `height: fractionalWidth(…)`"])
  }

  /// L0486; `length` is the group's, `room` what shows of it at rest on `device`, or a step of `paging`;
  /// `below` the width below which it is so, none where it is so at all.
  package static func pagingWiderThanView(
    _ place: Place, scroll: Place, length: String, room: String, device: String?, below: Int?,
    isStep: Bool, hasInsets: Bool
  ) -> Diagnostic {
    let widths = below.map { " below \($0) pt" } ?? ""
    let example = device.map { " on \($0)" } ?? ""
    var diagnostic = Diagnostic(
      .pagingWiderThanView,
      isStep
        ? "this page is longer than a step of its section\(widths): each stop is further off"
        : "this page is longer than what shows of it at rest\(widths)",
      at: Label(
        place,
        isStep
          ? "\(length) pt, a step is \(room) pt\(example)"
          : "\(length) pt, \(room) pt show\(example)"),
      secondary: [
        Label(scroll, isStep ? "in steps of what lies between the insets" : "rests by groups")
      ],
      notes: hasInsets
        ? [
          "UIKit takes the insets along the scroll off the steps and stops of such a section, not off "
            + "its groups"
        ] : [],
      helps: [
        hasInsets
          ? "give the group these insets instead of the section"
          : "make the group no longer than the view, as in `width: fractional(0.9)`"
      ])
    if let below { diagnostic.widths = [WidthRange(below: below)] }
    return diagnostic
  }

  /// L0487, a note; `start` is where the first group begins at rest, `inset` where insets alone put it.
  package static func centeredFirstStop(
    _ place: Place, group: Place, length: String, start: String, inset: String, device: String
  ) -> Diagnostic {
    Diagnostic(
      .centeredFirstStop,
      "the first group rests in the middle, \(start) pt from the edge on \(device)",
      at: Label(place, "each group comes to rest in the middle"),
      secondary: [Label(group, "\(length) pt on \(device)")],
      notes: ["with `groupPaging` it would rest at \(inset) pt"])
  }

  /// L0488, a note; `twice` is two spacings.
  package static func emptySectionSpacing(
    _ place: Place, spacing: String, twice: String
  ) -> Diagnostic {
    Diagnostic(
      .emptySectionSpacing, "a section without items still has \(spacing) pt on both its sides",
      at: Label(place, "between all sections, empty or not"),
      notes: ["its neighbours are \(twice) pt apart, not \(spacing) pt"],
      helps: ["leave empty sections out of the data, or give sections insets instead"])
  }

  /// L0489: an attribute of sections in a list; `appleName` is the property that lists lack.
  package static func unsupportedInList(
    _ place: Place, name: String, appleName: String
  ) -> Diagnostic {
    Diagnostic(
      .unsupportedInList, "a `list` has no \(Phrases.quoted(name))",
      at: Label(place, "not in a `list`"),
      notes: [
        "UIKit makes the section of a list itself, and UICollectionLayoutListConfiguration has no "
          + Phrases.quoted(appleName)
      ],
      helps: ["write the rows out: `section < group horizontal estimated(44) < item > >`"])
  }

  /// L0489: an element in a list.
  package static func unsupportedInList(_ place: Place, element: String) -> Diagnostic {
    let isRow = element == "group" || element == "item"
    return Diagnostic(
      .unsupportedInList, "a `list` has no \(Phrases.quoted(element))",
      at: Label(place, "not in a `list`"),
      notes: [
        isRow
          ? "UIKit makes the rows of a list itself: one cell each, as tall as the cell asks for"
          : "UIKit makes the section of a list itself, from UICollectionLayoutListConfiguration: "
            + "a list holds `header` and `footer` only"
      ],
      helps: ["write the rows out: `section < group horizontal estimated(44) < item > >`"])
  }

  /// L0491; `instead` is the expression of the environment to use.
  package static func screenNotContainer(
    _ place: Place, name: String, instead: String
  ) -> Diagnostic {
    Diagnostic(
      .screenNotContainer,
      "\(Phrases.quoted(name)) is no part of the environment: when it changes, nothing is laid out anew",
      at: Label(place, "for the app to keep up to date"),
      notes: [
        "UIKit asks for a section anew when the container or its traits change; "
          + "for anything else the app has to ask the layout to start over"
      ],
      helps: ["ask the container instead: `\(instead)`"])
  }
}
