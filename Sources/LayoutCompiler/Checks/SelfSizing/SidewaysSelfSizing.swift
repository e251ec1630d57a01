/// sideways-self-sizing: a section that scrolls sideways and changes its height meanwhile.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of orthogonal sections whose length along the layout's scroll comes from measured items: only
  /// shown cells are measured, so that it changes as others come into view. Of items and groups that are
  /// estimated on both axes both-axes-estimated tells.
  func checkSidewaysSelfSizing(_ reports: inout Reports) {
    let axis = model.scrollDirection.axis
    let measured = measuredItems(along: axis)
    guard !measured.isEmpty else { return }
    for (index, group) in groups.enumerated() where group.parent == nil {
      guard let items = measured[index], run(ofSection: group.section) == axis.crossed,
        !(group.group.size.isMeasured && items.allSatisfy { $0.item.size.isMeasured })
      else { continue }
      let section = sections[group.section].section.id
      reports.reportOnce(
        .sidewaysSelfSizing(
          place(ofSide: axis, of: group.group.id, bare: bareSide(ofGroup: index)), side: axis.side,
          scroll: origin.place(of: .scroll, of: section),
          item: place(ofSide: axis, of: items[0].item.id, bare: groups[items[0].group].axis),
          fix: fixed(index, items, along: axis)))
    }
  }

  /// The items whose measured length reaches their section's, by the section's group: they and all groups
  /// around them are estimated along it.
  private func measuredItems(along axis: Axis) -> [Int: [ItemFact]] {
    var found: [Int: [ItemFact]] = [:]
    for fact in items where fact.item.size[axis].isAlwaysMeasured && !fact.isConditional {
      var index = fact.group
      while groups[index].group.size[axis].isAlwaysMeasured,
        !(groups[index].sharesRoom && groups[index].axis == axis)
      {
        guard let parent = groups[index].parent else {
          found[index, default: []].append(fact)
          break
        }
        index = parent
      }
    }
    return found
  }

  /// Makes an end of all estimates: the group becomes as long as it was estimated, and its items fill it.
  private func fixed(_ root: Int, _ items: [ItemFact], along axis: Axis) -> Fix? {
    guard let estimate = groups[root].group.size[axis].estimate, groups[root].axis != axis,
      items.allSatisfy({ $0.group == root }), !isShared(origin.place(of: groups[root].group.id)),
      let edit = edit(
        side: axis, of: groups[root].group.id, bare: bareSide(ofGroup: root), to: estimate.text)
    else { return nil }
    var edits = [edit]
    for fact in items {
      guard
        let attribute = origin.attribute(axis == .vertical ? .height : .width, of: fact.item.id),
        !isShared(attribute.place)
      else { return nil }
      let edit = removal(of: attribute.place)
      if !edits.contains(edit) { edits.append(edit) }
    }
    return Fix(title: "fix the \(axis.side)", applicability: .maybe, edits: edits)
  }
}
