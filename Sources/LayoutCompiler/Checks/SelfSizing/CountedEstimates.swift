/// count-blocks-self-sizing: a count that shares out an estimate.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension CheckedLayout {
  /// Warns of groups with a count that are estimated along their axis: each subitem gets an even share of
  /// the estimate, and nothing is measured along it (R9).
  func checkCountedEstimates(_ reports: inout Reports) {
    for (index, fact) in groups.enumerated() {
      guard fact.sharesRoom, let axis = fact.axis, fact.group.size[axis].isAlwaysMeasured else {
        continue
      }
      let group = fact.group
      reports.reportOnce(
        .countBlocksSelfSizing(
          origin.place(of: .count, of: group.id),
          arrangement: axis.arrangement, side: axis.side,
          share: share(of: fact, along: axis)?.shortText,
          estimate: place(ofSide: axis, of: group.id, bare: bareSide(ofGroup: index)),
          fix: repetition(of: index, along: axis)))
    }
  }

  /// The even share of each subitem, in points.
  private func share(of fact: GroupFact, along axis: Axis) -> Double? {
    let group = fact.group
    guard let estimate = group.size[axis].estimate, let count = group.count?.constant, count >= 1
    else { return nil }
    var gap = 0.0
    if let spacing = group.interItemSpacing {
      guard let constant = spacing.only?.value.constant else { return nil }
      gap = constant
    }
    let share = (estimate - gap * (count - 1)) / count
    return share > 0 ? share : nil
  }

  /// Writes the item as often as it was counted, each with its own estimate.
  private func repetition(of index: Int, along axis: Axis) -> Fix? {
    let fact = groups[index]
    guard let share = share(of: fact, along: axis), let item = onlyItem(of: fact),
      let count = origin.attribute(.count, of: fact.group.id), let times = count.value,
      let timesText = writtenText(at: times),
      !isShared(origin.place(of: fact.group.id)), !isShared(origin.place(of: item.id)),
      let element = element(at: origin.place(of: fact.group.id)), let body = element.body,
      body.children.count == 1, !body.node.hasError
    else { return nil }
    var edits = [removal(of: count.place)]
    if !item.size[axis].isAlwaysMeasured {
      guard
        let edit = edit(
          side: axis, of: item.id, bare: axis, to: "estimated(\(max(share.rounded(), 1).text))")
      else { return nil }
      edits.append(edit)
    }
    if fact.group.count?.constant == 1 {
      return Fix(title: "remove the count", applicability: .maybe, edits: edits)
    }
    let (start, end) = (Int(body.range.start) + 1, Int(body.range.end) - 1)
    edits.append(
      Edit(
        Place(times.file, ByteRange(start: start, end: start)),
        replacement: " repeat \(timesText) <"))
    edits.append(Edit(Place(times.file, ByteRange(start: end, end: end)), replacement: "> "))
    return Fix(title: "repeat the item instead", applicability: .maybe, edits: edits)
  }

  private func onlyItem(of fact: GroupFact) -> Item? {
    guard fact.subitems.count == 1, case .element(.item(let item)) = fact.subitems[0] else {
      return nil
    }
    return item
  }
}
