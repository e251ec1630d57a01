/// Strings a section's groups together: one template for all groups without measured cells, one for
/// each group with (R31–R33).

/// Builds the runs of a section.
struct GroupRunBuilder {
  private(set) var plan: SectionPlan
  /// The sum of groups, edge spacing and gaps so far, a gap after the last included.
  private var cursor = 0.0
  private var badges: [Int]
  private var solver: GroupSolver
  private let root: Int
  private let container: Extent
  private let isOrthogonal: Bool
  private let itemCount: Int
  private let measurements: SectionMeasurements

  init(
    _ plan: SectionPlan, _ solver: GroupSolver, root: Int, container: Extent, isOrthogonal: Bool
  ) {
    self.plan = plan
    self.solver = solver
    self.root = root
    self.container = container
    self.isOrthogonal = isOrthogonal
    itemCount = solver.itemCount
    measurements = solver.section.hasEstimatedItems ? solver.measurements : .none
    badges = solver.kindCounts
  }

  /// Lays all items out.
  ///
  /// - Parameters:
  ///   - capacity: how many items a group takes while none is measured; above 0.
  ///   - budget: how many more cells may be solved one by one.
  mutating func build(capacity: Int, budget: inout Int, _ resolver: inout Resolver) {
    var item = 0
    var shared: Int?
    while item < itemCount {
      let left = itemCount - item
      // A measured cell right after a group may fit it better than the estimate.
      let next = measurements.first(from: item).map { ($0 - item - 1) / capacity }
      let groups = min(left / capacity, max(next ?? Int.max, 0))
      let isShared = groups > 0
      let isFollowed = isFollowed(item..<item + max(groups * capacity, 1), resolver)
      if !isShared || shared == nil || isFollowed {
        let limit = isShared ? capacity : left
        guard min(limit, capacity) <= Limits.cellsOfGroup, budget > 0 else {
          let limit = budget > 0 ? Limits.cellsOfGroup : Limits.cellsOfLayout
          let id = solver.section.nodes[root].id
          resolver.evaluator.issues.report(.tooManyChildren(limit: limit), at: id)
          return
        }
        solver.measurements = isShared || next == nil ? .none : measurements
        solver.trace = isFollowed ? resolver.traceRequest.map { Trace($0) } : nil
        var (template, isFull) = solver.template(
          root, in: container, first: item, limit: limit, &resolver)
        if template.cells.isEmpty {
          // Measured subitems can leave a row no room for a cell: the estimates hold then.
          solver.measurements = .none
          (template, isFull) = solver.template(
            root, in: container, first: item, limit: limit, &resolver)
        }
        guard !template.cells.isEmpty else { return }
        if isFollowed { resolver.trace = solver.trace }
        budget -= template.cells.count
        plan.templates.append(template)
        if isShared { shared = plan.templates.count - 1 }
        if !isShared {
          let extent =
            isFull
            ? template.extent[plan.runAxis]
            : solver.partialExtent(
              root, template, in: container, along: plan.runAxis, &resolver)
          append(plan.templates.count - 1, count: 1, item: item, extent: extent)
          item += template.cells.count
          continue
        }
      }
      guard let shared else { return }
      append(
        shared, count: groups, item: item,
        extent: plan.templates[shared].extent[plan.runAxis])
      item += groups * capacity
    }
  }

  /// Whether a group that begins with one of these items holds what is followed.
  private func isFollowed(_ items: Range<Int>, _ resolver: Resolver) -> Bool {
    resolver.traceRequest.map { items.contains($0.firstItem) } ?? false
  }

  /// The length of all groups, without insets; points.
  var length: Double { plan.runs.isEmpty ? 0 : cursor - solver.section.spacing }

  /// R33, R36: the next groups.
  private mutating func append(_ template: Int, count: Int, item: Int, extent: Double) {
    let run = plan.runAxis
    let edges = solver.section.nodes[root].edges
    let stride = extent + edges.least(run) + solver.section.spacing
    let solved = plan.templates[template]
    let breadth = solved.extent[run.crossed]
    // Across an orthogonal section there is no room to share: it is as thick as its groups.
    let room = isOrthogonal ? breadth + edges.least(run.crossed) : container[run.crossed]
    plan.runs.append(
      GroupRun(
        template: template, groupCount: count, cellsPerGroup: solved.cells.count, firstItem: item,
        start: cursor + edges.low(run).value, stride: stride,
        across: offsetAcross(extent: breadth, edges: edges, run.crossed, room: room),
        extent: extent, firstBadges: badges))
    cursor += stride * Double(count)
    plan.cellCount += count * solved.cells.count
    for kind in badges.indices {
      badges[kind] = saturatingSum(badges[kind], saturatingProduct(count, solved.kindCounts[kind]))
    }
  }
}
