/// half-gap: item insets that give half as much at the edges as between cells.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Says of rows across the scroll whose only gaps are equal insets of their items: neighbours' insets add
  /// up, at the edges of the view there is one of them.
  func checkHalfGaps(_ reports: inout Reports) {
    for fact in groups where fact.parent == nil {
      let axis = model.scrollDirection.axis.crossed
      guard fact.axis == axis, run(ofSection: fact.section) == axis.crossed,
        fact.group.contentInsets.areZero(axis), fact.group.interItemSpacing == nil,
        let content = sections[fact.section].content, content.contentInsets.areZero(axis),
        let first = items(ofRow: fact)?.first, let inset = Self.evenInset(first, along: axis),
        items(ofRow: fact)?.allSatisfy({ Self.evenInset($0, along: axis) == inset }) == true,
        holdsSeveral(fact, of: first, along: axis), fillsItself(fact)
      else { continue }
      reports.reportOnce(
        .halfGap(
          origin.place(of: .insets, of: first.id), edge: inset.shortText,
          between: (2 * inset).shortText,
          fix: fix(sections[fact.section].section, first, inset, along: axis)))
    }
  }

  /// The items of a row of nothing else.
  private func items(ofRow fact: GroupFact) -> [Item]? {
    guard let row = fact.row else { return nil }
    var items: [Item] = []
    for subitem in row {
      guard case .item(let item) = subitem else { return nil }
      items.append(item)
    }
    return items
  }

  /// The inset that an item has at both sides along an axis, if it is as large and above 0.
  private static func evenInset(_ item: Item, along axis: Axis) -> Double? {
    let (low, high) = item.contentInsets.sides(axis)
    guard let inset = low.constant, inset > 0, high.constant == inset,
      item.edgeSpacing.sides(axis).isEmpty, !item.size[axis].isAlwaysMeasured
    else { return nil }
    return inset
  }

  /// Whether the last item of a full row reaches its end.
  private func fillsItself(_ fact: GroupFact) -> Bool {
    if fact.sharesRoom { return true }
    return fractions(ofRow: fact)?.fractions.isFull ?? false
  }

  private func fix(_ section: Section, _ item: Item, _ inset: Double, along axis: Axis) -> Fix? {
    guard section.template == nil, origin.attribute(.insets, of: section.id) == nil,
      !isShared(origin.place(of: section.id))
    else { return nil }
    let isAllAround = Self.evenInset(item, along: axis.crossed) == inset
    let name = axis == .horizontal ? "horizontal" : "vertical"
    let value = isAllAround ? inset.text : "(\(name): \(inset.text))"
    return Fix(
      title: "inset the section by as much", applicability: .maybe,
      edits: [addition(of: "insets: " + value, to: section.id)])
  }
}
