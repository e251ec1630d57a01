/// estimated-parent-fractional-child: an item that keeps the estimate and never sizes itself.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of groups that are estimated along an axis and of items in them that are a fraction of that
  /// estimate (R11): UIKit measures a view only along sides that are estimated themselves.
  func checkFractionsOfEstimates(_ reports: inout Reports) {
    var items: [Int: [Item]] = [:]
    for fact in self.items where groups[fact.group].axis != nil {
      items[fact.group, default: []].append(fact.item)
    }
    for (index, group) in groups.enumerated() {
      for axis in [Axis.horizontal, .vertical] {
        guard group.group.size[axis].isAlwaysMeasured, !(group.sharesRoom && group.axis == axis)
        else { continue }
        let fixed = (items[index] ?? []).filter { $0.size[axis].fraction(along: axis) != nil }
        report(fixed, in: index, along: axis, &reports)
      }
    }
  }

  private func report(
    _ items: [Item], in index: Int, along axis: Axis, _ reports: inout Reports
  ) {
    guard let first = items.first else { return }
    let group = groups[index]
    let bare = group.axis
    let groupPlace = place(
      ofSide: axis, of: group.group.id, bare: bareSide(ofGroup: index))
    let written = writtenPlace(ofSide: axis, of: first.id, bare: bare)
    reports.reportOnce(
      .fractionOfEstimate(
        written ?? origin.place(of: first.id), side: axis.side, isWritten: written != nil,
        count: items.count, group: groupPlace,
        estimate: group.group.size[axis].estimate?.shortText,
        fix: fix(items, in: index, along: axis)))
  }

  /// Estimates the items as well; makes an end of the group's estimate where measuring would only do harm:
  /// across a section, which the group may fill, and along the scroll of a section that scrolls sideways.
  private func fix(_ items: [Item], in index: Int, along axis: Axis) -> Fix? {
    let group = groups[index]
    guard let estimate = group.group.size[axis].estimate else { return nil }
    if group.parent == nil, let run = run(ofSection: group.section), axis == run.crossed {
      let isDown = run == model.scrollDirection.axis
      guard !isShared(origin.place(of: group.group.id)),
        let edit = edit(
          side: axis, of: group.group.id, bare: run, to: isDown ? "fractional(1)" : estimate.text)
      else { return nil }
      return Fix(
        title: isDown ? "let the group fill its section" : "fix the \(axis.side) of the group",
        applicability: .maybe, edits: [edit])
    }
    var edits: [Edit] = []
    for item in items {
      guard !isShared(origin.place(of: item.id)),
        let edit = edit(
          side: axis, of: item.id, bare: group.axis, to: "estimated(\(estimate.text))")
      else { return nil }
      if !edits.contains(edit) { edits.append(edit) }
    }
    return Fix(
      title: items.count == 1 ? "estimate the item as well" : "estimate the items as well",
      applicability: .maybe, edits: edits)
  }
}
