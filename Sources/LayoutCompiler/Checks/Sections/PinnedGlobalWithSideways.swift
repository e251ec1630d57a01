/// pinned-global-with-sideways: a pinned header of the layout over sections that scroll by themselves.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of pinned boundary items of the whole layout where a section scrolls across it.
  func checkPinnedOverSideways(_ reports: inout Reports) {
    let sideways = sections.first { fact in
      fact.content?.orthogonalScrollingBehavior.variants.contains { $0 != .none } ?? false
    }
    guard let sideways else { return }
    for fact in boundaryItems where fact.section == nil {
      guard fact.item.pinToVisibleBounds.variants.contains(true) else { continue }
      reports.report(
        .pinnedGlobalWithSideways(
          origin.place(of: fact.item.id), section: sideways.section.name,
          scroll: origin.place(of: .scroll, of: sideways.section.id)))
    }
  }
}
