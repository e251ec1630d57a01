/// Solves one section: container, groups, insets, boundary items, backgrounds (R30–R39).

/// Solves sections one after the other.
struct SectionSolver {
  let context: SolveContext
  /// How many more cells may be solved one by one.
  private var budget = Limits.cellsOfLayout

  init(_ context: SolveContext) {
    self.context = context
  }

  /// The section with `itemCount` items.
  mutating func solve(
    _ section: ResolvedSection, itemCount: Int, measurements: SectionMeasurements,
    _ resolver: inout Resolver
  ) -> SectionPlan {
    let scroll = context.scrollAxis
    let isOrthogonal = section.behavior != .none
    var plan = SectionPlan(runAxis: isOrthogonal ? scroll.crossed : scroll)
    plan.source = section.id
    plan.kinds = section.kinds
    plan.isApproximate = section.isApproximate
    plan.handler = section.handler
    plan.handlerLocals = section.handlerLocals

    var emptyGroupExtent: Extent?
    var groupsLength = 0.0
    if let root = section.root, !resolver.evaluator.issues.hasErrors {
      let container = groupContainer(section, root, plan.runAxis)
      var solver = GroupSolver(
        section, grid: context.grid, itemCount: itemCount, measurements: measurements)
      solver.tellsGuides = resolver.guides != nil
      var room = itemCount > 0 ? check(section, root, container, plan.runAxis, &resolver) : true
      let (extent, capacity) = solver.summary(root, in: container, forced: nil, &resolver)
      emptyGroupExtent = extent
      if room, capacity > 0, section.isWaterfall(root) {
        room = hasRoom(extent.height, along: .vertical, section.nodes[root].id, &resolver)
      }
      if room, itemCount > 0, capacity > 0 {
        var builder = GroupRunBuilder(
          plan, solver, root: root, container: container, isOrthogonal: isOrthogonal)
        builder.build(capacity: capacity, budget: &budget, &resolver)
        plan = builder.plan
        groupsLength = builder.length
      }
    }

    let edges = section.root.map { section.nodes[$0].edges } ?? ResolvedEdges()
    if isOrthogonal {
      plan.orthogonal = OrthogonalMetrics(
        behavior: section.behavior,
        viewport: max(
          context.container[plan.runAxis] - reference(section, plan.runAxis)
            - section.contentInsets.both(plan.runAxis), 0),
        content: groupsLength)
      groupsLength = 0
      for template in plan.templates {
        groupsLength = max(groupsLength, template.extent[scroll] + edges.least(scroll))
      }
    } else {
      for template in plan.templates {
        plan.widest = max(plan.widest, template.extent[scroll.crossed])
      }
    }
    if plan.runs.isEmpty {
      guard
        let length = context.emptyLength(
          section, fullGroup: emptyGroupExtent?[scroll] ?? 0, isOrthogonal: isOrthogonal)
      else { return plan }
      groupsLength = length
    }
    frame(section, groupsLength, &plan)
    if resolver.guides != nil {
      let container =
        section.root.map { groupContainer(section, $0, plan.runAxis) } ?? context.container
      plan.guides = guides(section, plan, container: container)
    }
    return plan
  }

  // MARK: - Groups

  private func reference(_ section: ResolvedSection, _ axis: Axis) -> Double {
    section.reference.both(axis)
  }

  /// R32: what groups are resolved in. A custom group sees the section's insets not removed (R7), a
  /// waterfall is narrowed by them (R15).
  func groupContainer(_ section: ResolvedSection, _ root: Int, _ run: Axis) -> Extent {
    var container = context.container
    for axis in [Axis.horizontal, .vertical] { container[axis] -= reference(section, axis) }
    if case .custom = section.nodes[root].arrangement, !section.isWaterfall(root) {
      return container
    }
    container[run.crossed] -= section.contentInsets.both(run.crossed)
    return container
  }

  /// Whether there is room for groups; reports where there isn't.
  private func check(
    _ section: ResolvedSection, _ root: Int, _ container: Extent, _ run: Axis,
    _ resolver: inout Resolver
  ) -> Bool {
    let node = section.nodes[root]
    let outer = context.grid.extent(node.size, in: container)
    let axes: [Axis] = section.isWaterfall(root) ? [.horizontal] : [.horizontal, .vertical]
    for axis in axes {
      var room = outer[axis]
      if axis == run.crossed { room = min(room, container[axis]) }
      if case .line = node.arrangement { room -= node.effectiveInsets.both(axis) }
      guard hasRoom(room, along: axis, node.id, &resolver) else { return false }
    }
    return true
  }

  private func hasRoom(
    _ room: Double, along axis: Axis, _ group: ElementID, _ resolver: inout Resolver
  ) -> Bool {
    if room > 0 { return true }
    resolver.evaluator.issues.report(.noRoomForGroup(axis: axis, room: room), at: group)
    return false
  }

  // MARK: - What surrounds the groups

  /// R20: what boundary items are resolved in, and where that begins across the scroll axis; points.
  func boundaryRoom(_ section: ResolvedSection) -> (container: Extent, start: Double) {
    let cross = context.scrollAxis.crossed
    var container = context.container
    container[cross] -= section.supplementaryReference.both(cross)
    var start = section.supplementaryReference.low(cross)
    if section.supplementariesFollowInsets {  // R34
      container[cross] -= section.contentInsets.both(cross)
      start += section.contentInsets.low(cross)
    }
    return (container, start)
  }

  /// R35: headers, low inset, groups, high inset, footers; then backgrounds.
  private func frame(
    _ section: ResolvedSection, _ groupsLength: Double, _ plan: inout SectionPlan
  ) {
    let scroll = context.scrollAxis
    let cross = scroll.crossed
    let insets = section.contentInsets
    let (container, start) = boundaryRoom(section)
    let boundary = BoundaryPlacement(
      section.boundaries, grid: context.grid, axis: scroll, container: container,
      acrossStart: start, content: groupsLength + insets.both(scroll),
      padding: section.topPadding)
    plan.boundaries = boundary.placed
    plan.contentStart = boundary.contentStart
    plan.contentEnd = boundary.contentEnd
    plan.length = boundary.length
    plan.groupOrigin[scroll] = boundary.contentStart + insets.low(scroll)
    plan.groupOrigin[cross] = section.reference.low(cross) + insets.low(cross)
    plan.decorations = context.decorations(section, length: plan.length)
    plan.updateHull(across: cross, breadth: context.container[cross])
  }
}
