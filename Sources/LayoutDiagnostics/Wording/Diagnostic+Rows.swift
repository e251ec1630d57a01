/// Words for L0411, L0413 and L0604 to L0609: the arithmetic of rows. Lengths come as text without a unit
/// and are points; `side` is "width" or "height", `arrangement` "row" or "column".

/// A number of points on a device of the catalogue.
package struct DevicePoints: Hashable, Sendable {
  package var points: String
  /// As in `--device`.
  package var device: String
  /// Of the device, in points.
  package var width: Int

  package init(points: String, device: String, width: Int) {
    self.points = points
    self.device = device
    self.width = width
  }

  /// "on iPhone14, 390 pt wide".
  var place: String { "on \(device), \(width) pt wide" }
}

extension Diagnostic {
  /// L0411; `count` if it is known.
  package static func ignoredSize(
    _ place: Place, side: String, arrangement: String, count: String?, at countPlace: Place,
    isNamed: Bool, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .ignoredSize,
      "this \(side) has no effect: the count gives each item an even share of the \(arrangement)",
      at: Label(place, isNamed ? "ignored" : "ignored: the bare size is the \(side)"),
      secondary: [
        Label(
          countPlace,
          count == nil || count == "1"
            ? "shares out what the gaps leave" : "each gets 1/\(count ?? "") of what the gaps leave"
        )
      ],
      helps: fix == nil
        ? ["remove the \(side), or the count where the \(side) is meant"] : [],
      fixes: [fix].compactMap { $0 })
  }

  /// L0413; `reason` as "the subitems fill the row"; `isBetween` subitems, or beside an element.
  package static func flexibleWithoutRoom(
    _ place: Place, reason: String, isBetween: Bool, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .flexibleWithoutRoom, "this flexible spacing has nothing to grow into: \(reason)",
      at: Label(
        place, isBetween ? "nothing is left but pixels lost to rounding" : "nothing is left"),
      notes: ["flexible spacing shares out what is left once everything has its size"],
      helps: fix == nil ? ["leave room for it, or write the least spacing alone"] : [],
      fixes: [fix].compactMap { $0 })
  }

  /// L0604; `literal` as written, `exact` as "1/3"; `fits` of `wanted` subitems stand in the row, `gap` is
  /// what it leaves.
  package static func roundedThird(
    _ place: Place, others: [Place], literal: String, exact: String, arrangement: String,
    fits: Int, wanted: Int, gap: DevicePoints?, fix: Fix?
  ) -> Diagnostic {
    let isShort = fits < wanted
    let room = gap.map { " leaves \($0.points) pt empty \($0.place)" } ?? " is not filled"
    return Diagnostic(
      .roundedThird,
      "\(Phrases.quoted(literal)) is not \(Phrases.quoted(exact)): "
        + (isShort
          ? "this \(arrangement) holds \(fits) of \(wanted) and" : "this \(arrangement)") + room,
      at: Label(place, isShort ? "too much for \(wanted)" : "a little less than \(exact)"),
      secondary: others.map { Label($0, "rounded as well") },
      notes: ["a fraction may be a quotient: `fractional(\(exact))`"],
      helps: fix == nil ? ["write \(Phrases.quoted(exact))"] : [], fixes: [fix].compactMap { $0 })
  }

  /// L0605; the place is the first subitem that is never shown, `sum` and `left` are fractions.
  package static func fractionSum(
    _ place: Place, arrangement: String, group: Place, sum: String, position: Int, count: Int,
    left: String, fix: Fix?
  ) -> Diagnostic {
    let hidden =
      position == count
      ? "its last subitem is never shown"
      : "its last \(Phrases.count(count - position + 1, "subitem")) are never shown"
    return Diagnostic(
      .fractionSum, "the fractions of this \(arrangement) add up to \(sum): \(hidden)",
      at: Label(place, left == "0" ? "nothing is left for it" : "only \(left) is left for it"),
      secondary: [Label(group, "holds \(Phrases.count(position - 1, "subitem")) of \(count)")],
      notes: [
        "a group ends before the subitem that does not fit, and the next group begins with the "
          + "first one again"
      ],
      helps: fix == nil ? ["make the fractions add up to 1"] : [],
      fixes: [fix].compactMap { $0 })
  }

  /// L0606; `sum` as a fraction.
  package static func unusedRoom(
    _ place: Place, arrangement: String, sum: String, count: Int, gap: DevicePoints
  ) -> Diagnostic {
    Diagnostic(
      .unusedRoom,
      "this \(arrangement) leaves \(gap.points) pt empty at its end \(gap.place)",
      at: Label(
        place, "\(Phrases.count(count, "subitem")) \(count == 1 ? "takes" : "take") \(sum) of it"),
      notes: ["flexible spacing or a larger fraction would use the room"])
  }

  /// L0607; `capacity` cells fill the pattern.
  package static func patternRepeats(
    _ place: Place, capacity: Int, width: String, height: String, device: String
  ) -> Diagnostic {
    Diagnostic(
      .patternRepeats,
      "this pattern repeats every \(capacity) cells, the last one may be cut short",
      at: Label(
        place, "cell \(capacity + 1) alone is \(width) by \(height) pt on \(device)"),
      notes: [
        "the cells of a group that is not full keep their places, and the group ends behind the "
          + "last of them"
      ])
  }

  /// L0608.
  package static func halfGap(
    _ place: Place, edge: String, between: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .halfGap, "these insets give \(edge) pt at the edges and \(between) pt between cells",
      at: Label(place, "the insets of neighbours add up"),
      helps: ["`spacing:` of the group is a gap between cells and none at the edges"],
      fixes: [fix].compactMap { $0 })
  }

  /// L0609; `used` of `room` points are taken on the device, of which `scale` pixels make a point;
  /// `otherCount` other devices lose pixels as well.
  package static func pixelRounding(
    _ place: Place, arrangement: String, used: DevicePoints, room: String, scale: Int,
    otherCount: Int
  ) -> Diagnostic {
    var notes = ["UIKit cuts sizes that come from fractions and counts down to whole pixels"]
    if otherCount > 0 {
      notes.append("pixels are lost on \(Phrases.count(otherCount, "other device")) as well")
    }
    return Diagnostic(
      .pixelRounding,
      "whole pixels fill \(used.points) of the \(room) pt of this \(arrangement) \(used.place)",
      at: Label(place, "pixels of 1/\(scale) pt"), notes: notes)
  }
}
