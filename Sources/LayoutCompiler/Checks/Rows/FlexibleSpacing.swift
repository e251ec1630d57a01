/// flexible-without-room: spacing that could grow, but nothing is left to grow into.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of flexible spacing that never grows: between subitems that fill their row, and beside what fills
  /// its container.
  func checkFlexibleSpacing(_ forecast: Forecast, _ reports: inout Reports) {
    for (index, fact) in groups.enumerated() {
      checkGap(of: fact, forecast, &reports)
      if let axis = fact.axis {
        for subitem in allElements(fact.subitems) {
          checkEdges(
            subitem.edgeSpacing, of: subitem.id, subitem.size, along: axis.crossed, bare: axis,
            isMeasured: fact.group.size[axis.crossed].variants.contains { $0.isMeasured }, &reports)
        }
      }
      guard fact.parent == nil, let run = run(ofSection: fact.section) else { continue }
      checkEdges(
        fact.group.edgeSpacing, of: fact.group.id, fact.group.size, along: run.crossed,
        bare: bareSide(ofGroup: index), isMeasured: false, &reports)
    }
  }

  // MARK: - Between subitems

  private func checkGap(of fact: GroupFact, _ forecast: Forecast, _ reports: inout Reports) {
    guard let axis = fact.axis, let spacing = fact.group.interItemSpacing,
      spacing.variants.allSatisfy({ $0.isFlexible }),
      let reason = reasonForNoRoom(in: fact, along: axis, forecast),
      let attribute = origin.attribute(.spacing, of: fact.group.id), let value = attribute.value
    else { return }
    var fix: Fix?
    if !isShared(attribute.place), let least = spacing.only?.value.constant {
      let edit =
        least == 0 ? removal(of: attribute.place) : Edit(value, replacement: least.text)
      fix = Fix(title: "write the least spacing alone", applicability: .maybe, edits: [edit])
    }
    reports.reportOnce(.flexibleWithoutRoom(value, reason: reason, isBetween: true, fix: fix))
  }

  /// Why a row never leaves anything; none where it may.
  private func reasonForNoRoom(
    in fact: GroupFact, along axis: Axis, _ forecast: Forecast
  ) -> String? {
    if fact.sharesRoom { return "the count shares out all of the \(axis.arrangement)" }
    let size = fact.group.size[axis]
    if size.isAlwaysMeasured {
      return "the \(axis.arrangement) is estimated and becomes as long as its subitems"
    }
    if let (_, fractions) = fractions(ofRow: fact), fractions.isFull {
      return fractions.count == 1
        ? "one subitem fills the \(axis.arrangement)"
        : "the subitems fill the \(axis.arrangement)"
    }
    let isMeasured = allElements(fact.subitems).contains {
      $0.size[axis].variants.contains { $0.isMeasured }
    }
    guard !isMeasured, !size.variants.contains(where: { $0.isMeasured }),
      forecast.always(
        fact.group.id,
        { row, trial in
          row.count > 0 && row.free * Double(trial.device?.scale ?? 2) < Double(row.count)
        })
    else { return nil }
    return "the subitems fill the \(axis.arrangement) at any width"
  }

  // MARK: - Beside an element

  private func checkEdges(
    _ edges: EdgeSpacing, of element: ElementID, _ size: Size, along axis: Axis, bare: Axis?,
    isMeasured: Bool, _ reports: inout Reports
  ) {
    let sides = edges.sides(axis)
    guard !isMeasured, sides.contains(where: { $0.variants.allSatisfy { $0.isFlexible } }),
      let fraction = size[axis].fraction(along: axis), fraction >= 1,
      let attribute = origin.attribute(.edges, of: element), let value = attribute.value
    else { return }
    let isAllIdle =
      edges.sides(axis.crossed).isEmpty
      && sides.allSatisfy { $0.only?.isFlexible == true && $0.only?.value.constant == 0 }
    var fix: Fix?
    if isAllIdle, !isShared(attribute.place) {
      fix = Fix(
        title: "remove the edges", applicability: .maybe, edits: [removal(of: attribute.place)])
    }
    reports.reportOnce(
      .flexibleWithoutRoom(
        value, reason: "the \(axis.side) already fills the container", isBetween: false, fix: fix))
  }
}
