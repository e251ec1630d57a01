/// Keeps sections without an end away from the ends that they have: their items are shown three times.

import LayoutCore

extension ModelToObjects {
  /// What goes to the middle copy of an item that has come to rest in an outer one, and then does what
  /// `handler` does; `handler` itself where nobody scrolls.
  ///
  /// - Parameters:
  ///   - group: the section's.
  ///   - axis: the one that the section scrolls along.
  func recentering(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?, section: Int,
    group: NSCollectionLayoutGroup, _ behavior: OrthogonalScrollingBehavior, axis: Axis
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    let count = inputs.itemCount(section)
    guard let scroll = inputs.scroll, count > 0 else { return handler }
    let isCentered = behavior == .groupPagingCentered
    let inset = isCentered ? 0 : lowInset(of: group, axis)
    let position = restingPosition(isCentered: isCentered, axis)
    return { items, offset, environment in
      let view = Extent(environment.container.contentSize)[axis]
      let rest = Position(offset)[axis] + (isCentered ? view / 2 : inset)
      let resting = items.first { item in
        let size = Extent(item.bounds.size)[axis]
        let place = Position(item.center)[axis] - (isCentered ? 0 : size / 2)
        return isCell(item) && abs(place - rest) < 1
      }
      if let item = resting?.indexPath.item, item / count != 1 {
        scroll(IndexPath(item: count + item % count, section: section), position)
      }
      handler?(items, offset, environment)
    }
  }

  /// How far the first cell of a group is from the group's start.
  private func lowInset(of group: NSCollectionLayoutGroup, _ axis: Axis) -> Double {
    var inset = EdgeDistances(group.contentInsets).low(axis)
    var inner = group.subitems.first
    while let item = inner {
      inset += EdgeDistances(item.contentInsets).low(axis)
      inner = (item as? NSCollectionLayoutGroup)?.subitems.first
    }
    return inset
  }

  private func restingPosition(isCentered: Bool, _ axis: Axis) -> PlatformScrollPosition {
    if isCentered { return axis == .horizontal ? .centeredHorizontally : .centeredVertically }
    return axis == .horizontal ? .left : .top
  }
}
