/// What a row or a column came to in one scene, for whoever asks whether all of it is shown.

/// A written subitem of a row.
package struct SolvedSubitem: Equatable, Sendable {
  package let element: ElementID
  /// Points, before any cell was measured.
  package let extent: Extent
  /// The least edge spacing at both of its ends along the row, in points.
  package let edges: Double
}

/// A row or a column that was planned, before any cell was measured. Lengths are points.
package struct SolvedRow: Equatable, Sendable {
  package let group: ElementID
  /// The section of the data that it was planned for.
  package let section: Int
  package let axis: Axis
  /// The group's size; estimated sides are the estimates.
  package let outer: Extent
  /// The group less its insets (R6).
  package let inner: Extent
  /// Between neighbours; the least where it is flexible.
  package let gap: Double
  package let isGapFlexible: Bool
  /// How often the first subitem is repeated, where `count:` says so.
  package let repetitions: Int?
  package let isEstimatedAlong: Bool
  package let isEstimatedAcross: Bool
  /// How many subitems one group takes (R9, R10): more than are written where they repeat, fewer where the
  /// last ones don't fit; 0 where it holds nothing.
  package let count: Int
  /// The written subitems, each once, of a row with a count the first only; resolved in what the gaps
  /// between `count` of them leave, where fewer fit than are written, in what the gaps between all leave.
  package let subitems: [SolvedSubitem]
  /// What is left along the axis of a full group (R13); negative where a count takes too much.
  package let free: Double
  /// How many spacers share what is left.
  package let flexibleCount: Double

  /// What all written subitems take along the axis, with edge spacing and the gaps between them.
  package var needed: Double {
    var sum = gap * Double(max(subitems.count - 1, 0))
    for subitem in subitems { sum += subitem.extent[axis] + subitem.edges }
    return sum
  }
}

extension RowPlan {
  /// The row as it is told.
  func solved(
    _ node: ResolvedNode, section: Int, children: Range<Int>, _ fitting: RowFitting
  ) -> SolvedRow {
    let isShort = node.count == nil && count < children.count
    let container = isShort ? fitting.container(for: children.count) : container
    var subitems: [SolvedSubitem] = []
    for child in node.count == nil ? children : children.prefix(1) {
      let child = fitting.section.nodes[fitting.section.children[child]]
      var extent = fitting.grid.extent(child.size, in: container)
      if let forcedLength { extent[axis] = forcedLength }
      subitems.append(
        SolvedSubitem(element: child.id, extent: extent, edges: child.edges.least(axis)))
    }
    return SolvedRow(
      group: node.id, section: section, axis: axis, outer: outer, inner: inner, gap: gap.value,
      isGapFlexible: gap.isFlexible, repetitions: node.count, isEstimatedAlong: isEstimatedAlong,
      isEstimatedAcross: isEstimatedAcross, count: count, subitems: subitems,
      free: inner[axis] - used(first: count), flexibleCount: flexibleCount(first: count))
  }
}
