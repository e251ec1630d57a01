/// both-axes-estimated: nothing in a group holds still.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of items that are estimated on both axes in a group that is, too.
  func checkBothAxesEstimated(_ reports: inout Reports) {
    for fact in items {
      let group = groups[fact.group]
      guard group.axis != nil, !group.sharesRoom, fact.item.size.isMeasured,
        group.group.size.isMeasured
      else { continue }
      reports.reportOnce(
        .bothAxesEstimated(
          origin.place(of: fact.item.id), group: origin.place(of: group.group.id),
          fix: fixOneSide(ofGroup: fact.group)))
    }
  }

  /// Makes an end of one estimate: a row becomes as wide as its section, in a section that scrolls sideways
  /// as tall as it was estimated.
  private func fixOneSide(ofGroup index: Int) -> Fix? {
    let group = groups[index]
    let scroll = model.scrollDirection.axis
    guard group.parent == nil, !isShared(origin.place(of: group.group.id)),
      let run = run(ofSection: group.section)
    else { return nil }
    let side = run.crossed
    let value: String
    if run == scroll {
      value = "fractional(1)"
    } else {
      guard let estimate = group.group.size[side].estimate else { return nil }
      value = estimate.text
    }
    guard let edit = edit(side: side, of: group.group.id, bare: run, to: value) else { return nil }
    return Fix(
      title: run == scroll ? "let the group fill its section" : "fix the \(side.side) of the group",
      applicability: .maybe, edits: [edit])
  }
}

extension Size {
  /// Whether both sides are known only once views were measured.
  var isMeasured: Bool { width.isAlwaysMeasured && height.isAlwaysMeasured }
}
