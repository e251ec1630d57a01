/// Badges of items and groups (R16–R19, R38).

extension GroupSolver {
  /// Places the badges of a node.
  ///
  /// - Parameters:
  ///   - host: R16: the cell, or the group less its insets; from the node's corner.
  ///   - container: R16: what fractions refer to.
  mutating func placeBadges(of node: Int, on host: Rect, in container: Extent) {
    for position in section.nodes[node].supplementaries {
      let badge = section.supplementaries[position]
      let extent = grid.extent(badge.size, in: container)
        .replacing(estimatedSidesOf: badge.size, by: badge.measured)
      let frame = Rect(origin: badge.origin(extent, on: host), extent: extent)
        .inset(by: badge.contentInsets.without(estimatedAxesOf: badge.size))
      supplementaries.append(
        TemplateSupplementary(
          frame: frame, kind: badge.kind, index: kindCounts[badge.kind],
          cellsBefore: cells.count, zIndex: badge.zIndex, source: badge.id))
      kindCounts[badge.kind] += 1
    }
  }
}

extension ResolvedSupplementary {
  /// R19: where a badge of size `extent` begins.
  func origin(_ extent: Extent, on host: Rect) -> Position {
    let own = item ?? ResolvedAnchor(edges: container.edges, isFractional: false, offset: .zero)
    var origin = host.origin
    for axis in [Axis.horizontal, .vertical] {
      origin[axis] +=
        container.point(axis) * host.extent[axis] - own.point(axis) * extent[axis]
        + container.distance(axis, extent) + own.distance(axis, extent)
    }
    return origin
  }
}

extension ResolvedAnchor {
  /// R17: 0 at the low edge, 1 at the high one, a half in between.
  fileprivate func point(_ axis: Axis) -> Double { Double(edges.side(along: axis) + 1) / 2 }

  /// R18: points, or a fraction of the badge's own size.
  fileprivate func distance(_ axis: Axis, _ extent: Extent) -> Double {
    bounded(isFractional ? offset[axis] * extent[axis] : offset[axis])
  }
}
