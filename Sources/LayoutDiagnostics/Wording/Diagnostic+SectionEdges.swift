/// Words for L0482 to L0485 and L0490: headers, footers and backgrounds that stand otherwise than one would
/// think. Lengths come as text without a unit and are points.

extension Diagnostic {
  /// L0482, a note; `side` is "wide" or "tall".
  package static func headerInset(
    _ place: Place, insets: Place, side: String, points: String, whole: String, device: String
  ) -> Diagnostic {
    Diagnostic(
      .headerInset,
      "this is as \(side) as its section less the insets: \(points) pt of the \(whole) pt of \(device)",
      at: Label(place, "\(points) pt on \(device)"),
      secondary: [Label(insets, "headers and footers follow these")],
      helps: [
        "for one as \(side) as the view, write `supplementariesFollowInsets: false` in the section; "
          + "to say that this is meant, `true`"
      ])
  }

  /// L0483; `length` is the header's, none where it is measured; `insets` is what leaves it out, and where
  /// to write that.
  package static func backgroundIncludesHeader(
    _ place: Place, header: Place, isFooter: Bool, length: String?, insets: (Place, String)?
  ) -> Diagnostic {
    let what = isFooter ? "footer" : "header"
    let edge = isFooter ? "bottom" : "top"
    return Diagnostic(
      .backgroundIncludesHeader, "this background also lies behind the \(what) of its section",
      at: Label(place, "from the first header to the last footer"),
      secondary: [Label(header, length.map { "\($0) pt of it" } ?? "as tall as it measures")],
      notes: ["UIKit's background decorations fill the section with its headers and footers"],
      helps: insets == nil
        ? ["leave the \(what) out with an inset of its height: `insets: (\(edge): 44)`"] : [],
      fixes: insets.map { place, text in
        [Fix("inset the background by the \(what)", .maybe, at: place, replacement: text)]
      } ?? [])
  }

  /// L0484.
  package static func pinnedGlobalWithSideways(
    _ place: Place, section: String, scroll: Place
  ) -> Diagnostic {
    Diagnostic(
      .pinnedGlobalWithSideways,
      "this is pinned over the section \(Phrases.quoted(section)), which scrolls by itself",
      at: Label(place, "pinned for the whole layout"),
      secondary: [Label(scroll, "a scroll view of its own")],
      notes: [
        "UIKit shows a section that scrolls sideways in a scroll view inside the collection view; "
          + "whether a pinned header of the layout stays in front of that differs between systems"
      ],
      helps: ["try it on the oldest system to run on, or pin a header of each section instead"])
  }

  /// L0485; `below` is the width below which it is so, `widths` says where, none for all; `offset` moves
  /// the item past the first, and where to write that.
  package static func overlappingBoundaries(
    _ place: Place, first: Place, below: String?, widths: [WidthRange], device: String?,
    offset: (Place, String)?
  ) -> Diagnostic {
    let condition = below.map { "below \($0) pt" } ?? (device == nil ? "" : "at some widths")
    var diagnostic = Diagnostic(
      .overlappingBoundaries,
      "this lies on another boundary item of the same edge" + (condition.isEmpty ? "" : " ")
        + condition,
      at: Label(place, device.map { "on the other one on \($0)" } ?? "on the other one"),
      secondary: [Label(first, "at the same edge")],
      notes: ["UIKit doesn't stack boundary items: each stands next to the section's content"],
      helps: offset == nil ? ["move one of them by `offset:`, or give them different edges"] : [],
      fixes: offset.map { place, text in
        [Fix("put it beyond the other one", .maybe, at: place, replacement: text)]
      } ?? [])
    diagnostic.widths = widths
    return diagnostic
  }

  /// L0490.
  package static func physicalOffset(
    _ place: Place, points: String, isRight: Bool
  ) -> Diagnostic {
    let side = isRight ? "right" : "left"
    return Diagnostic(
      .physicalOffset,
      "this is moved \(points) pt to the \(side), whatever the direction of reading",
      at: Label(place, "to the \(side), from right to left as well"),
      notes: [
        "UIKit mirrors leading and trailing where people read from right to left, not offsets"
      ],
      helps: [
        "turn it round where that is so: "
          + "`if (traits.layoutDirection == rightToLeft) …`, or use insets"
      ])
  }

  /// L0490, a note.
  package static func physicalFrame(_ place: Place) -> Diagnostic {
    var diagnostic = Diagnostic(
      .physicalOffset,
      "the frames of this group count from the left, whatever the direction of reading",
      at: Label(place, "from the left, from right to left as well"),
      notes: [
        "UIKit doesn't mirror the frames of a custom group where people read from right to left"
      ])
    diagnostic.severity = .note
    return diagnostic
  }
}
