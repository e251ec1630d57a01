/// pattern-repeats: what is left over in a group of different subitems.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Says of sections whose group is a pattern of different subitems what one item more than a full group
  /// looks like (R12). Not of groups that hold some of their subitems only, of which other checks tell, nor
  /// of those that the items of a trial don't fill.
  func checkPatterns(_ forecast: Forecast, _ reports: inout Reports) {
    guard let example = forecast.exampleTrial, let device = example.device,
      var scene = trial(on: device)
    else { return }
    let patterns = patterns(in: example)
    guard !patterns.isEmpty else { return }
    for index in scene.sections.indices {
      let isPattern = patterns.contains { $0.section == index }
      scene.sections[index].itemCount =
        isPattern ? example.layout.groupCapacity(ofSection: index) + 1 : 0
    }
    let over = solve(model, in: scene)
    for fact in patterns {
      let capacity = example.layout.groupCapacity(ofSection: fact.section)
      guard capacity > 1, capacity < Self.trialItemCount,
        sections[fact.section].content?.isInfinite == false,
        let frame = over.cellFrame(section: fact.section, item: capacity)
      else { continue }
      reports.reportOnce(
        .patternRepeats(
          origin.place(of: fact.group.id), capacity: capacity, width: frame.width.shortText,
          height: frame.height.shortText, device: device.name))
    }
  }

  /// The first group of different subitems in each section, where they are not too many.
  private func patterns(in example: SolvedTrial) -> [GroupFact] {
    var patterns: [GroupFact] = []
    for fact in groups where fact.axis != nil && !fact.isConditional {
      guard patterns.last?.section != fact.section, let row = fact.row, let first = row.first,
        row.contains(where: { !first.looks(like: $0) }),
        !example.rows(of: fact.group.id).contains(where: { $0.shortCount != nil })
      else { continue }
      patterns.append(fact)
    }
    return patterns.count > Self.patternLimit ? [] : patterns
  }

  /// In how many sections patterns are looked at.
  private static var patternLimit: Int { 50 }
}

extension Subitem {
  /// Whether another subitem gives the same picture: sizes, insets and gaps are equal, and all that stands
  /// in it.
  func looks(like other: Subitem) -> Bool {
    switch (self, other) {
    case (.item(let item), .item(let second)):
      return item.size.looks(like: second.size)
        && item.contentInsets.looks(like: second.contentInsets)
        && item.edgeSpacing == second.edgeSpacing
    case (.group(let group), .group(let second)): return group.looks(like: second)
    default: return false
    }
  }
}

extension Group {
  fileprivate func looks(like other: Group) -> Bool {
    guard size.looks(like: other.size), contentInsets.looks(like: other.contentInsets),
      edgeSpacing == other.edgeSpacing, interItemSpacing == other.interItemSpacing,
      count?.constant == other.count?.constant, case .line(let axis, let children) = arrangement,
      case .line(let otherAxis, let others) = other.arrangement, axis == otherAxis
    else { return false }
    let (first, second) = (allElements(children), allElements(others))
    return first.count == second.count && zip(first, second).allSatisfy { $0.looks(like: $1) }
  }
}

extension Size {
  fileprivate func looks(like other: Size) -> Bool {
    width.looks(like: other.width) && height.looks(like: other.height)
  }
}

extension Choice<Dimension> {
  fileprivate func looks(like other: Choice<Dimension>) -> Bool {
    guard let only, let second = other.only else { return self == other }
    return only.kind == second.kind && only.value.isEqual(second.value)
  }
}

extension Insets {
  fileprivate func looks(like other: Insets) -> Bool {
    top.isEqual(other.top) && leading.isEqual(other.leading) && bottom.isEqual(other.bottom)
      && trailing.isEqual(other.trailing)
  }
}

extension Scalar {
  /// Whether it surely has the value of another.
  fileprivate func isEqual(_ other: Scalar) -> Bool {
    if let constant, let second = other.constant { return constant == second }
    return self == other
  }
}
