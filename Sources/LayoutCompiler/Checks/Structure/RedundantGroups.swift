/// redundant-group: a group round one child that changes nothing.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension CheckedLayout {
  /// Notes groups in groups that hold exactly one child which fills them: the child alone, with the
  /// group's size, gives the same frames.
  func checkRedundantGroups(_ reports: inout Reports) {
    // What a definition gives may change nothing at one use only.
    var needed: Set<Place> = []
    for fact in groups where fact.parent == nil || !isRedundant(fact.group) {
      needed.insert(origin.place(of: fact.group.id))
    }
    var unwrapping: GroupUnwrapping?
    for fact in groups {
      let place = origin.place(of: fact.group.id)
      guard !needed.contains(place) else { continue }
      if unwrapping == nil { unwrapping = GroupUnwrapping(files) }
      reports.report(.redundantGroup(place, edits: unwrapping?.edits(for: place) ?? []))
    }
  }

  private func isRedundant(_ group: Group) -> Bool {
    guard case .line(_, let subitems) = group.arrangement, subitems.count == 1,
      case .element(let child) = subitems[0], group.count == nil, group.contentInsets == .zero,
      group.edgeSpacing == .none, group.supplementaryItems.isEmpty, child.edgeSpacing == .none
    else { return false }
    return fills(child.size, .horizontal, group.size) && fills(child.size, .vertical, group.size)
  }

  /// Whether the child is as long as the group, whatever the environment.
  private func fills(_ child: Size, _ axis: Axis, _ group: Size) -> Bool {
    guard let own = child[axis].only, let outer = group[axis].only,
      let value = own.value.constant
    else { return false }
    let whole: DimensionKind = axis == .horizontal ? .fractionalWidth : .fractionalHeight
    if outer.kind == .estimated {
      return own.kind == .estimated && outer.value.constant == value
    }
    return own.kind == whole && value == 1 && outer.kind != .uniformAcrossSiblings
  }
}

/// Finds groups in the text and takes them away from round their child.
private struct GroupUnwrapping {
  private let source: [UInt8]
  private let file: FileID
  /// By where they begin.
  private var groups: [UInt32: ElementSyntax] = [:]

  /// - Complexity: O(nodes).
  init?(_ files: SourceFiles) {
    guard let unit = files.units.first else { return nil }
    source = unit.source
    file = unit.file
    var waiting = [unit.parsed.tree.root]
    while let node = waiting.popLast() {
      if node.kind == .group, let group = ElementSyntax(node) { groups[group.range.start] = group }
      for child in node.children where !child.kind.isExpression { waiting.append(child) }
    }
  }

  /// The child with the group's size in place of the group; none where that is not one element, or where
  /// a comment would be lost.
  func edits(for place: Place) -> [Edit] {
    guard place.file == file, let group = groups[place.range.start], let body = group.body,
      body.children.count == 1, let child = ElementSyntax(body.children[0]),
      child.element == .item || child.axis != nil
    else { return [] }
    var sizes = ""
    for operand in group.operands {
      switch sort(operand) {
      case .size: sizes += " " + text(operand.range)
      case .idle: break
      case .other: return []
      }
    }
    var head = sizes
    for operand in child.operands {
      if case .size = sort(operand) { continue }
      head += " " + text(operand.range)
    }
    let keywordEnd = Int((child.axis?.range ?? child.keywordRange).end)
    let headEnd = max(keywordEnd, Int(child.headRange.end))
    let childEnd = Int(child.range.end)
    let groupEnd = Int(group.range.end)
    let opening = (Int(group.range.start), Int(child.range.start), "")
    // Edits stand apart: without a body the head ends where the child does.
    let edits =
      headEnd == childEnd
      ? [opening, (keywordEnd, groupEnd, head)]
      : [opening, (keywordEnd, headEnd, head), (childEnd, groupEnd, "")]
    guard !edits.contains(where: { holdsComment($0.0..<$0.1) }) else { return [] }
    return edits.map { start, end, replacement in
      Edit(Place(file, ByteRange(start: start, end: end)), replacement: replacement)
    }
  }

  private enum OperandSort {
    case size
    /// Without an effect on one child.
    case idle
    case other
  }

  private func sort(_ operand: OperandSyntax) -> OperandSort {
    switch operand.form {
    case .dimension: return .size
    case .attribute(let name, _):
      switch PropertyName(name.text) {
      case .width, .height, .aspect: return .size
      case .spacing: return .idle
      default: return .other
      }
    case .flag: return .other
    }
  }

  private func text(_ range: ByteRange) -> String {
    String(decoding: source[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  private func holdsComment(_ range: Range<Int>) -> Bool {
    let text = source[range]
    return zip(text, text.dropFirst()).contains { first, second in
      first == UInt8(ascii: "/") && (second == UInt8(ascii: "/") || second == UInt8(ascii: "*"))
    }
  }
}
