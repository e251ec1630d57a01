/// ignored-size: a size that a count replaces.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of a size along the axis of a group with a count: the count gives every subitem an even share
  /// instead (R9). Where the share is that of an estimate, count-blocks-self-sizing says more.
  func checkIgnoredSizes(_ reports: inout Reports) {
    for fact in groups where fact.sharesRoom {
      guard let axis = fact.axis, let count = origin.attribute(.count, of: fact.group.id),
        !fact.group.size[axis].variants.contains(where: { $0.isMeasured })
      else { continue }
      for subitem in allElements(fact.subitems) {
        report(subitem, in: fact, along: axis, count: count, &reports)
      }
    }
  }

  private func report(
    _ subitem: Subitem, in fact: GroupFact, along axis: Axis, count: AttributeOrigin,
    _ reports: inout Reports
  ) {
    let element = subitem.id
    // What an aspect computes from the size does count.
    guard origin.attribute(.aspect, of: element) == nil else { return }
    let name: PropertyName = axis == .horizontal ? .width : .height
    let attributes = origin.attributes(of: element)
    guard
      let written = attributes.first(where: { $0.name == name })
        ?? attributes.first(where: { $0.name == nil })
    else { return }
    var fix: Fix?
    if !isShared(written.place) {
      // Insets count again along a side that is not estimated any more (R3).
      let keepsMeaning = !subitem.size[axis].variants.contains { $0.isMeasured }
      fix = Fix(
        title: "remove the \(axis.side)", applicability: keepsMeaning ? .always : .maybe,
        edits: [removal(of: written.place)])
    }
    reports.reportOnce(
      .ignoredSize(
        written.place, side: axis.side, arrangement: axis.arrangement,
        count: fact.group.count?.constant?.text, at: count.place,
        isNamed: written.name != nil, fix: fix))
  }
}
