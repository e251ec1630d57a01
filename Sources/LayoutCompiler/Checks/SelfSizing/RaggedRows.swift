/// ragged-row: self-sizing items beside each other.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Says of rows of several self-sizing items that each has its own thickness.
  func checkRaggedRows(_ reports: inout Reports) {
    for fact in items {
      let group = groups[fact.group]
      guard let axis = group.axis, holdsSeveral(group, of: fact.item, along: axis) else { continue }
      let side = axis.crossed
      guard group.group.size[side].isAlwaysMeasured, let dimension = fact.item.size[side].only,
        dimension.kind == .estimated
      else { continue }
      let place = place(ofSide: side, of: fact.item.id, bare: axis)
      reports.reportOnce(
        .raggedRow(
          place, side: side.side, arrangement: axis.arrangement,
          fix: uniform(fact.item, side: side, at: place, along: axis)))
    }
  }

  private func uniform(_ item: Item, side: Axis, at place: Place, along axis: Axis) -> Fix? {
    guard let estimate = item.size[side].estimate, !isShared(place), existsEverywhere(.since17),
      let edit = edit(side: side, of: item.id, bare: axis, to: "uniform(\(estimate.text))")
    else { return nil }
    return Fix(
      title: "give the row one \(side.side), from iOS 17", applicability: .maybe, edits: [edit])
  }

  /// Whether all systems that the file requires have something.
  private func existsEverywhere(_ availability: Availability) -> Bool {
    requirements.allSatisfy { requirement in
      guard let first = requirement.platform.version(availability) else { return false }
      return first <= requirement.version
    }
  }
}
