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
      let outer = Rect(origin: badge.origin(extent, on: host), extent: extent)
      let frame = outer.inset(by: badge.contentInsets.without(estimatedAxesOf: badge.size))
      if trace != nil {
        follow(
          BadgeTrace(
            node: node, position: position, host: host, container: container, outer: outer))
      }
      tellGuides(ofBadge: badge.id, outer: outer, frame: frame)
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
    let own = own
    var origin = host.origin
    for axis in [Axis.horizontal, .vertical] {
      origin[axis] +=
        container.point(axis) * host.extent[axis] - own.point(axis) * extent[axis]
        + container.distance(axis, extent) + own.distance(axis, extent)
    }
    return origin
  }

  /// Its own anchor.
  private var own: ResolvedAnchor {
    item ?? ResolvedAnchor(edges: container.edges, isFractional: false, offset: .zero)
  }

  /// R17: where the anchors are, between 0 and 1.
  func anchorPoints(_ axis: Axis) -> (host: Double, own: Double) {
    (container.point(axis), own.point(axis))
  }

  /// R18: both offsets of a badge of size `extent`, in points.
  func distance(_ axis: Axis, _ extent: Extent) -> Double {
    container.distance(axis, extent) + own.distance(axis, extent)
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
