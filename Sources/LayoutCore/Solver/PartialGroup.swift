/// The last group of a section when the items don't fill it (R12).

extension GroupSolver {
  /// R12: the extent along the run of a group that is partly filled: the full extent, less the
  /// group's insets, less what the absent items leave. Custom groups don't shrink; estimated ones
  /// follow the items that are there.
  mutating func partialExtent(
    _ root: Int, _ template: GroupTemplate, in container: Extent, along run: Axis,
    _ resolver: inout Resolver
  ) -> Double {
    let node = section.nodes[root]
    guard case .line = node.arrangement, !node.size[run].isEstimated else {
      return template.extent[run]
    }
    var furthest = -Limits.magnitude
    for cell in template.cells { furthest = max(furthest, cell.frame.end(run)) }
    let full = furthestEnd(root, in: container, forced: nil, along: run, &resolver) ?? furthest
    let extent =
      template.extent[run] - node.contentInsets.both(run) - max(full - furthest, 0)
    return boundedLength(extent)
  }

  /// The furthest end of a cell's frame in a full node, from the node's corner; none in one without
  /// cells. Computed without placing the cells.
  ///
  /// - Complexity: O(nodes below).
  private mutating func furthestEnd(
    _ position: Int, in container: Extent, forced: ForcedLength?, along run: Axis,
    _ resolver: inout Resolver
  ) -> Double? {
    let node = section.nodes[position]
    let extent = extent(position, in: container, forced)
    switch node.arrangement {
    case .item:
      return Rect(origin: .zero, extent: extent).inset(by: node.effectiveInsets).end(run)
    case .custom:
      var furthest: Double?
      for cell in customCells(of: position, extent: extent, &resolver).cells {
        furthest = max(furthest ?? -Limits.magnitude, cell.frame.end(run))
      }
      return furthest
    case .line:
      let plan = plan(position, in: container, forced: forced, &resolver)
      return furthestEnd(plan, along: run, &resolver)
    }
  }

  private mutating func furthestEnd(
    _ plan: RowPlan, along run: Axis, _ resolver: inout Resolver
  ) -> Double? {
    let forced = plan.forcedLength.map { ForcedLength(axis: plan.axis, length: $0) }
    let share = plan.isEstimatedAlong ? 0 : plan.share
    var furthest: Double?
    for (index, child) in plan.children.enumerated() {
      guard
        let end = furthestEnd(
          child.node, in: plan.container, forced: forced, along: run, &resolver)
      else { continue }
      var start: Double
      if run == plan.axis {
        // The last of its kind; with negative spacing the first may reach further.
        let count = plan.children.count
        let last = (plan.count - 1 - index) / count * count + index
        start = max(plan.start(of: last, share: share), plan.start(of: index, share: share))
      } else {
        start =
          plan.insets.low(run)
          + offsetAcross(
            extent: child.extent[run], edges: child.edges, run, room: plan.thickness)
      }
      furthest = max(furthest ?? -Limits.magnitude, start + end)
    }
    return furthest
  }
}
