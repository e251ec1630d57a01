/// centered-first-stop: where the first group of a section that pages to the centre rests.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Notes how far from the edge the first group of a centred section rests (R40).
  func checkCenteredStops(_ reports: inout Reports) {
    guard let phone = NamedDevices.phone else { return }
    let axis = model.scrollDirection.axis.crossed
    for fact in groups where fact.parent == nil && !fact.isConditional {
      guard let content = sections[fact.section].content,
        content.orthogonalScrollingBehavior.only == .groupPagingCentered,
        let insets = content.contentInsets.knownSides(axis),
        let length = fact.group.size[axis].only?
          .knownLength(along: axis, of: phone.container[axis])
      else { continue }
      let room = phone.container[axis] - insets.low - insets.high
      let start = (room - length) / 2 + insets.low
      guard room > length, start != insets.low else { continue }
      reports.report(
        .centeredFirstStop(
          origin.place(of: .scroll, of: sections[fact.section].section.id),
          group: writtenPlace(ofSide: axis, of: fact.group.id, fact.group.size),
          length: length.points,
          start: start.points, inset: insets.low.points, device: phone.name))
    }
  }
}
