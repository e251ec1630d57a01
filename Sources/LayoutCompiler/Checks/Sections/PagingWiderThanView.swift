/// paging-wider-than-view: a page that is longer than what shows of it, or than a step.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of sections that scroll page by page with groups too long for it on any device: longer than the
  /// step of `paging` (R40), or ending beyond the view where `groupPaging` rests.
  func checkWidePages(_ reports: inout Reports) {
    let axis = model.scrollDirection.axis.crossed
    for fact in groups where fact.parent == nil && !fact.isConditional {
      guard let content = sections[fact.section].content,
        let behavior = content.orthogonalScrollingBehavior.only,
        let insets = content.contentInsets.knownSides(axis), insets.low >= 0, insets.high >= 0,
        let dimension = fact.group.size[axis].only
      else { continue }
      func page(_ width: Int) -> Page? {
        dimension.knownLength(along: axis, of: Double(width)).flatMap {
          Page(behavior, length: $0, insets: insets, container: Double(width))
        }
      }
      func isTooLong(_ width: Int) -> Bool { page(width)?.isTooLong ?? false }
      guard let device = NamedDevices.narrowest(where: isTooLong), let page = page(device.width)
      else { continue }
      let isEverywhere = isTooLong(WidthRanges.all.upperBound)
      guard axis == .horizontal || isEverywhere else { continue }
      reports.report(
        .pagingWiderThanView(
          writtenPlace(ofSide: axis, of: fact.group.id, fact.group.size),
          scroll: origin.place(of: .scroll, of: sections[fact.section].section.id),
          length: page.length.points, room: page.room.points,
          device: axis == .horizontal ? device.name : nil,
          below: isEverywhere ? nil : firstWidth(from: device.width, where: isTooLong),
          isStep: behavior == .paging, hasInsets: insets.low + insets.high > 0))
    }
  }

  /// The least width at which something no longer holds that holds at `width` and below.
  private func firstWidth(from width: Int, where holds: (Int) -> Bool) -> Int {
    var inside = width
    var outside = WidthRanges.all.upperBound
    while outside - inside > 1 {
      let middle = (inside + outside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return outside
  }
}

/// A group that is a page, and how much of it there is room for.
private struct Page {
  var length: Double
  /// How long a step of `paging` is, or what shows of the group at rest.
  var room: Double

  /// None where the section doesn't page.
  init?(
    _ behavior: OrthogonalScrollingBehavior, length: Double, insets: (low: Double, high: Double),
    container: Double
  ) {
    self.length = length
    switch behavior {
    case .paging: room = container - insets.low - insets.high
    case .groupPaging: room = container - insets.low
    case .groupPagingCentered: room = container - abs(insets.low - insets.high)
    case .none, .continuous, .continuousGroupLeadingBoundary: return nil
    }
  }

  /// A hair is the rounding of a fraction.
  var isTooLong: Bool { length > room + 0.5 }
}
