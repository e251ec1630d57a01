/// Places the subitems of a row one after the other (R10–R14).

/// A subitem of a row that is being placed.
struct PendingChild {
  var edges: ResolvedEdges
  var placed: PlacedNode
}

extension GroupSolver {
  /// How many absent subitems of a row with measured lengths are thought on, for flexible spacing.
  private static let absentLimit = 10_000

  /// Places the subitems of a line group; its size, and whether the items sufficed for all of it.
  mutating func placeRow(
    _ node: Int, in container: Extent, forced: ForcedLength?, first: Int, limit: Int, isRoot: Bool,
    _ resolver: inout Resolver
  ) -> (Extent, isFull: Bool) {
    let plan = plan(node, in: container, forced: forced, &resolver)
    guard plan.capacity > 0 else { return (plan.extent, true) }
    let firstPending = pending.count
    defer { pending.removeLast(pending.count - firstPending) }
    let flows = section.nodes[node].count == nil && flows(plan)
    let forcedLength = plan.forcedLength.map { ForcedLength(axis: plan.axis, length: $0) }
    let uniform =
      isRoot
      ? uniformOfSection : measurements.largest(in: first..<first + min(plan.capacity, limit))
    var used = 0.0
    var taken = 0
    var index = 0
    var isFull = false
    while taken < limit, flows || index < plan.count {
      let child = plan.children[index % plan.children.count]
      let before = (cells.count, supplementaries.count, flows ? kindCounts : [], guides.count)
      depth += 1
      let placed = place(
        child.node, in: plan.container, forced: forcedLength, first: first + taken,
        limit: limit - taken, uniform: uniform, isRoot: false, &resolver)
      depth -= 1
      let length = placed.extent[plan.axis] + child.edges.least(plan.axis)
      let end = used + (index > 0 ? plan.gap.value : 0) + length
      if flows, index > 0, end > plan.inner[plan.axis] + grid.slack || index >= Limits.cellsOfGroup
      {
        cells.removeLast(cells.count - before.0)
        supplementaries.removeLast(supplementaries.count - before.1)
        kindCounts = before.2
        guides.removeLast(guides.count - before.3)
        forget(cellsFrom: before.0, badgesFrom: before.1)
        isFull = true
        break
      }
      used = end
      taken += placed.cells.count
      pending.append(PendingChild(edges: child.edges, placed: placed))
      index += 1
      if !flows, index == plan.count { isFull = placed.isFull }
    }
    let total = isFull ? index : addAbsent(plan, flows: flows, from: index, &used)
    let extent = position(
      pending[firstPending...], of: node, plan, used: used, total: total)
    return (extent, isFull)
  }

  /// Whether measured lengths decide how many subitems the row takes.
  private func flows(_ plan: RowPlan) -> Bool {
    guard !measurements.isEmpty, !plan.isEstimatedAlong else { return false }
    for child in plan.children where section.nodes[child.node].size[plan.axis].isEstimated {
      return true
    }
    return false
  }

  /// Adds the room of subitems for which there are no items: present ones keep the places they have
  /// in a full row (R12). How many subitems the full row has.
  private func addAbsent(_ plan: RowPlan, flows: Bool, from index: Int, _ used: inout Double) -> Int
  {
    guard !plan.isEstimatedAlong else { return index }
    guard flows else {
      used += plan.used(first: plan.count) - plan.used(first: index)
      return plan.count
    }
    var total = index
    while total - index < Self.absentLimit {
      let child = plan.children[total % plan.children.count]
      let end = used + (total > 0 ? plan.gap.value : 0) + plan.length(child)
      guard end <= plan.inner[plan.axis] + grid.slack else { break }
      used = end
      total += 1
    }
    return total
  }

  /// Moves placed subitems where they belong; the final size of the row.
  private mutating func position(
    _ children: ArraySlice<PendingChild>, of node: Int, _ plan: RowPlan, used: Double,
    total: Int
  ) -> Extent {
    let axis = plan.axis
    let cross = axis.crossed
    var thickness = plan.inner[cross]
    if plan.isEstimatedAcross {
      thickness = 0
      for child in children {
        thickness = max(thickness, child.placed.extent[cross] + child.edges.least(cross))
      }
    }
    let share =
      plan.isEstimatedAlong
      ? 0
      : flexibleShare(of: plan.inner[axis] - used, among: plan.flexibleCount(first: total))
    var cursor = plan.insets.low(axis)
    var previous: Rect?
    for (index, child) in children.enumerated() {
      let low = child.edges.low(axis)
      let high = child.edges.high(axis)
      cursor += low.value + (low.isFlexible ? share : 0)
      var origin = Position.zero
      origin[axis] = cursor
      origin[cross] =
        plan.insets.low(cross)
        + offsetAcross(
          extent: child.placed.extent[cross], edges: child.edges, cross, room: thickness)
      move(child.placed, by: origin)
      tellGuides(
        ofSubitem: index, in: section.nodes[node].id, plan,
        frame: Rect(origin: origin, extent: child.placed.extent), previous: &previous,
        share: share, thickness: thickness)
      if trace != nil {
        followRow(node, plan, children, index: index, origin: origin, share: share)
      }
      cursor += child.placed.extent[axis] + high.value + (high.isFlexible ? share : 0)
      cursor += plan.gap.value + (plan.gap.isFlexible ? share : 0)
    }
    var extent = plan.outer
    if plan.isEstimatedAlong { extent[axis] = boundedLength(used) }
    if plan.isEstimatedAcross { extent[cross] = boundedLength(thickness) }
    return extent
  }

  private mutating func move(_ placed: PlacedNode, by distance: Position) {
    for index in placed.cells {
      cells[index].frame.origin = cells[index].frame.moved(by: distance).origin
    }
    for index in placed.supplementaries {
      supplementaries[index].frame.origin = supplementaries[index].frame.moved(by: distance).origin
    }
    for index in placed.guides { guides[index] = guides[index].moved(by: distance) }
  }
}
