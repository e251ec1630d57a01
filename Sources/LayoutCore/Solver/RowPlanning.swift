/// Plans a row: its inside, how many subitems it holds, in what they are resolved, and whether there is
/// room for them (R6–R11).

/// A plan and what it holds for. Most groups are resolved in the same container every time.
struct KnownPlan {
  var container: Extent
  var forced: ForcedLength?
  var plan: RowPlan
}

extension GroupSolver {
  /// The plan of a line group that is resolved in `container`.
  ///
  /// - Complexity: O(1) when asked again, else O(nodes below).
  mutating func plan(
    _ position: Int, in container: Extent, forced: ForcedLength?, _ resolver: inout Resolver
  ) -> RowPlan {
    if let known = plans[position], known.container == container, known.forced == forced {
      return known.plan
    }
    let plan = newPlan(position, in: container, forced: forced, &resolver)
    plans[position] = KnownPlan(container: container, forced: forced, plan: plan)
    return plan
  }

  private mutating func newPlan(
    _ position: Int, in container: Extent, forced: ForcedLength?, _ resolver: inout Resolver
  ) -> RowPlan {
    let node = section.nodes[position]
    guard case .line(let axis, let range) = node.arrangement else {
      return emptyPlan(extent(position, in: container, forced))
    }
    let outer = extent(position, in: container, forced)
    let insets = node.effectiveInsets
    let inner = Extent(
      width: outer.width - insets.both(.horizontal), height: outer.height - insets.both(.vertical))
    let sharesRoom = node.count != nil && !node.countKeepsSize
    var plan = RowPlan(
      axis: axis, outer: outer, insets: insets, inner: inner,
      isEstimatedAlong: node.size[axis].isEstimated && forced?.axis != axis && !sharesRoom,
      isEstimatedAcross: node.size[axis.crossed].isEstimated && forced?.axis != axis.crossed,
      container: inner, gap: node.spacing, count: 0, forcedLength: nil, children: [])
    let fitting = RowFitting(
      section: section, grid: grid, axis: axis, children: range, inner: inner,
      gap: node.spacing.value)
    var different = range.count
    if let count = node.count {  // R9
      plan.count = range.isEmpty ? 0 : count
      plan.container = fitting.container(for: count)
      if sharesRoom {
        plan.forcedLength = boundedLength(grid.cut(plan.container[axis] / Double(count)))
      }
      different = min(different, 1)
    } else if plan.isEstimatedAlong {  // R10b
      plan.count = range.count
      plan.container = fitting.container(for: max(range.count, 1))
    } else {
      (plan.count, plan.container) = fitting.fit()
    }
    if let issue = refusal(of: plan, count: node.count, sharesRoom: sharesRoom, fitting) {
      plan.count = 0
      if itemCount > 0 { resolver.evaluator.issues.report(issue, at: node.id) }
    }
    let forcedLength = plan.forcedLength.map { ForcedLength(axis: axis, length: $0) }
    for child in range.prefix(min(different, plan.count)) {
      let node = section.children[child]
      let summary = summary(node, in: plan.container, forced: forcedLength, &resolver)
      plan.children.append(
        RowChild(
          node: node, extent: summary.extent, capacity: summary.capacity,
          edges: section.nodes[node].edges))
    }
    if resolver.rows != nil {
      let index = resolver.evaluator.issues.section ?? 0
      resolver.rows?.append(plan.solved(node, section: index, children: range, fitting))
    }
    return plan
  }

  /// Why the row holds nothing: its insets or its gaps leave nothing, or its first subitem is too long.
  private func refusal(
    of plan: RowPlan, count: Int?, sharesRoom: Bool, _ fitting: RowFitting
  ) -> EvaluationIssueKind? {
    for axis in [Axis.horizontal, .vertical] where plan.inner[axis] <= 0 {
      return .noRoomForGroup(axis: axis, room: plan.inner[axis])
    }
    let axis = plan.axis
    guard let first = fitting.children.first else { return nil }
    let room =
      plan.isEstimatedAlong
      ? plan.inner[axis] : fitting.roomBesideGaps(count: count, sharesRoom: sharesRoom)
    if room <= 0 { return .noRoomForGroup(axis: axis, room: room) }
    guard plan.count == 0 else { return nil }
    let needed = fitting.length(of: first, in: plan.inner)
    return .firstItemDoesNotFit(axis: axis, needed: needed, room: plan.inner[axis])
  }

  private func emptyPlan(_ extent: Extent) -> RowPlan {
    RowPlan(
      axis: .horizontal, outer: extent, insets: .zero, inner: extent, isEstimatedAlong: false,
      isEstimatedAcross: false, container: extent, gap: .none, count: 0, forcedLength: nil,
      children: [])
  }
}
