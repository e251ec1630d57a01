/// item-exceeds-group: what is longer than its group, or sticks out of it, at every width.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Reports subitems that never fit along the axis of their group, which is an error, and that stick out
  /// across it, which is a warning.
  ///
  /// - Returns: The groups of which some subitem never fits.
  func checkItemsThatExceed(_ forecast: Forecast, _ reports: inout Reports) -> Set<ElementID> {
    var told: Set<ElementID> = []
    for id in forecast.groups(where: { $0.holdsExcess }) {
      guard let fact = groups.first(where: { $0.group.id == id }), let row = fact.row,
        let example = forecast.example(where: { $0.rows(of: id).contains { $0.holdsExcess } }),
        let solved = example.rows(of: id).first(where: { $0.holdsExcess })
      else { continue }
      for index in solved.subitems.indices.prefix(row.count) {
        let axes = [solved.axis, solved.axis.crossed].filter { solved.excess(of: index, $0) != nil }
        for axis in axes where !row[index].size[axis].variants.contains(where: { $0.isMeasured }) {
          let reach = forecast.reach { trial in
            trial.rows(of: id).contains { $0.excess(of: index, axis) != nil }
          }
          guard reach?.isEverywhere == true else { continue }
          if axis == solved.axis { told.insert(id) }
          report(row[index], index, fact, solved, axis, isSure: !forecast.isOfPreview, &reports)
        }
      }
    }
    return told
  }

  private func report(
    _ subitem: Subitem, _ index: Int, _ fact: GroupFact, _ solved: SolvedRow, _ axis: Axis,
    isSure: Bool, _ reports: inout Reports
  ) {
    let place = place(ofSide: axis, of: subitem.id, bare: fact.axis)
    let length = solved.subitems[index].extent[axis]
    let room = solved.inner[axis]
    let group = origin.place(of: fact.group.id)
    if axis == solved.axis {
      reports.reportOnce(
        .itemExceedsGroup(
          place, length: length.shortText, group: group, room: room.shortText, axis: axis.word,
          isFirst: index == 0, isSure: isSure))
    } else {
      reports.reportOnce(
        .itemSticksOut(
          place, length: length.shortText, group: group, room: room.shortText, axis: axis.word,
          excess: (length - room).shortText))
    }
  }
}

extension SolvedRow {
  /// By how many points a subitem exceeds the group along an axis; none where it doesn't by half a point,
  /// or where the group is as long as what stands in it.
  fileprivate func excess(of index: Int, _ axis: Axis) -> Double? {
    guard subitems.indices.contains(index), inner[axis] > 0 else { return nil }
    if axis == self.axis, isEstimatedAlong || repetitions != nil { return nil }
    if axis != self.axis, isEstimatedAcross { return nil }
    let excess = subitems[index].extent[axis] - inner[axis]
    return excess >= 0.5 ? excess : nil
  }

  fileprivate var holdsExcess: Bool {
    subitems.indices.contains { excess(of: $0, axis) != nil || excess(of: $0, axis.crossed) != nil }
  }
}
