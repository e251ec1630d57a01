/// tiny-estimate: the first pass measures far too many cells.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of items that are estimated at 10 points or less along the scroll: as many as fit the view by
  /// that estimate are made and measured before the first is shown.
  func checkTinyEstimates(_ reports: inout Reports) {
    let axis = model.scrollDirection.axis
    for fact in items {
      for dimension in fact.item.size[axis].variants where dimension.isMeasured {
        guard let estimate = dimension.value.constant, estimate <= 10 else { continue }
        let count = (800 / max(estimate, 1e-3)).rounded()
        reports.reportOnce(
          .tinyEstimate(
            place(ofSide: axis, of: fact.item.id, bare: groups[fact.group].axis),
            estimate: estimate.text, count: count.text))
      }
    }
  }
}
