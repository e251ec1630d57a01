/// Words for L0410, L0414, L0416 and L047x: views that say themselves how large they are. Lengths come as
/// text without a unit and are points; `side` is "width" or "height".

extension Diagnostic {
  /// L0410; `count` items of the group are a fraction of its estimate, the place is the first one's.
  package static func fractionOfEstimate(
    _ place: Place, side: String, isWritten: Bool, count: Int, group: Place, estimate: String?,
    fix: Fix?
  ) -> Diagnostic {
    let items =
      count == 1 ? "this item keeps" : "\(Phrases.count(count, "item")) of this group keep"
    let part = isWritten ? "a fraction" : "no \(side) means all"
    return Diagnostic(
      .fractionOfEstimate,
      "\(items) the estimated \(side) of the group and \(count == 1 ? "is" : "are") never measured",
      at: Label(
        place,
        estimate.map { "\(part) of the estimated \($0) pt" } ?? "\(part) of the estimate"),
      secondary: [Label(group, "estimated here")],
      notes: ["UIKit asks a view for its \(side) only where the \(side) of its item is estimated"],
      helps: fix == nil
        ? ["estimate the \(side) of the item as well, as in `\(side): estimated(80)`"] : [],
      fixes: [fix].compactMap { $0 })
  }

  /// L0414; `sides` are those whose insets are ignored, `estimated` as "the height is".
  package static func ignoredInsets(
    _ place: Place, sides: [String], isAll: Bool, side estimated: String, estimate: Place,
    fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .ignoredInsets,
      isAll
        ? "these insets have no effect: \(estimated) estimated"
        : "\(Phrases.list(sides)) of these insets \(sides.count == 1 ? "has" : "have") no effect: "
          + "\(estimated) estimated",
      at: Label(place, "UIKit ignores \(Phrases.list(sides))"),
      secondary: [Label(estimate, "estimated here")],
      notes: ["along an estimated side the view says its own size, which insets would change"],
      helps: [
        "put the distance into the view that is shown, or around the element: `spacing:` or `edges:`"
      ],
      fixes: [fix].compactMap { $0 })
  }

  /// L0416; along the scroll of the layout.
  package static func sidewaysSelfSizing(
    _ place: Place, side: String, scroll: Place, item: Place, fix: Fix?
  ) -> Diagnostic {
    var secondary = [Label(scroll, "scrolls sideways")]
    if item != place { secondary.append(Label(item, "measured when it is shown")) }
    return Diagnostic(
      .sidewaysSelfSizing,
      "the \(side) of this section changes while it is scrolled sideways",
      at: Label(place, "as large as the largest cell shown so far"), secondary: secondary,
      notes: [
        "UIKit measures only cells that are shown; when a larger one scrolls into view, all that "
          + "follows the section moves"
      ],
      helps: fix == nil ? ["give the group a \(side) that is not estimated"] : [],
      fixes: [fix].compactMap { $0 })
  }

  /// L0471; `count` cells of the estimate are 800 points tall.
  package static func tinyEstimate(_ place: Place, estimate: String, count: String) -> Diagnostic {
    Diagnostic(
      .tinyEstimate,
      "an estimate of \(estimate) pt makes UIKit measure far more cells than the view shows",
      at: Label(place, "a view of 800 pt asks for \(count) rows of cells at once"),
      helps: ["estimate what a usual cell measures, as in `estimated(80)`"])
  }

  /// L0472.
  package static func bothAxesEstimated(
    _ place: Place, group: Place, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .bothAxesEstimated,
      "item and group are estimated on both axes, so that the layout may never come to rest",
      at: Label(place, "width and height are estimated"),
      secondary: [Label(group, "and here as well")],
      notes: [
        "each measured width gives the view another height, and the other way round, with nothing "
          + "fixed to measure against"
      ],
      helps: fix == nil ? ["give the group one side that is not estimated"] : [],
      fixes: [fix].compactMap { $0 })
  }

  /// L0473; `arrangement` is "row" or "column".
  package static func countBlocksSelfSizing(
    _ place: Place, arrangement: String, side: String, share: String?, estimate: Place, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .countBlocksSelfSizing,
      "this \(arrangement) shares out its estimated \(side), and no item of it is measured",
      at: Label(place, share.map { "each item gets \($0) pt" } ?? "each item gets an even share"),
      secondary: [Label(estimate, "estimated here")],
      notes: ["a count replaces the \(side) of the item, estimated or not"],
      helps: fix == nil
        ? ["repeat the item instead of counting it: `repeat 3 < item \(side): estimated(80) >`"]
        : [],
      fixes: [fix].compactMap { $0 })
  }

  /// L0474; `arrangement` is "row" or "column".
  package static func raggedRow(
    _ place: Place, side: String, arrangement: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .raggedRow, "the cells of this \(arrangement) may each have another \(side)",
      at: Label(place, "each cell measures its own"),
      notes: [
        "the \(arrangement) is as \(side == "height" ? "tall" : "wide") as its largest cell; smaller "
          + "ones stay at its \(side == "height" ? "top" : "leading edge")",
        "`uniform(…)` gives all cells of a \(arrangement) the size of the largest, from iOS 17",
      ],
      fixes: [fix].compactMap { $0 })
  }

  /// L0475; `isInSection`: the estimated item stands in the same section.
  package static func handlerWithEstimates(
    _ place: Place, item: Place, isInSection: Bool
  ) -> Diagnostic {
    Diagnostic(
      .handlerWithEstimates,
      "UIKit drops what this `onScroll` changes: the layout has estimated items",
      at: Label(place, "called, without effect"),
      secondary: [Label(item, isInSection ? "estimated" : "estimated, in another section")],
      notes: [
        "UIKit logs \"the section invalidation handler cannot currently mutate visible items for "
          + "layouts containing estimated items\""
      ],
      helps: ["give every item of the layout a size that is not estimated"])
  }
}
