/// Solves groups: resolves sizes, plans rows, places items, nested groups and badges.

/// What replaces a subitem's extent along the axis of a group with a count (R9).
struct ForcedLength: Equatable {
  var axis: Axis
  var length: Double
}

/// A placed subitem: its size, and the cells and badges that belong to it.
struct PlacedNode {
  var extent: Extent
  var cells: Range<Int>
  var supplementaries: Range<Int>
  var guides: Range<Int>
  /// Whether the items sufficed for all of it.
  var isFull: Bool
}

/// Solves the groups of one section.
struct GroupSolver {
  let section: ResolvedSection
  let grid: PixelGrid
  let itemCount: Int
  /// What counts now; none while the template of unmeasured groups is made.
  var measurements: SectionMeasurements
  /// `uniformAcrossSiblings` in the outermost group: the largest of the whole section.
  let uniformOfSection: MeasuredSize?

  var cells: [TemplateCell] = []
  var supplementaries: [TemplateSupplementary] = []
  var kindCounts: [Int]
  /// Whether `guides` are gathered.
  var tellsGuides = false
  var guides: [TemplateGuide] = []
  /// What is followed; none where nobody asks.
  var trace: Trace?
  /// How many groups stand round the node at work.
  var depth = 0
  /// Subitems of the rows at work, each row's on top of its parents'.
  var pending: [PendingChild] = []
  /// What is in custom groups, by `ResolvedSection.customs`.
  var customs: [CustomCells?]
  /// The last plan of each node.
  var plans: [KnownPlan?]

  init(
    _ section: ResolvedSection, grid: PixelGrid, itemCount: Int, measurements: SectionMeasurements
  ) {
    self.section = section
    self.grid = grid
    self.itemCount = itemCount
    self.measurements = measurements
    uniformOfSection = measurements.largest(in: 0..<itemCount)
    kindCounts = [Int](repeating: 0, count: section.kinds.count)
    customs = [CustomCells?](repeating: nil, count: section.customs.count)
    plans = [KnownPlan?](repeating: nil, count: section.nodes.count)
  }

  /// Solves a group from item `first` on with at most `limit` items.
  ///
  /// - Parameter container: what the group is resolved in, points.
  mutating func template(
    _ root: Int, in container: Extent, first: Int, limit: Int, _ resolver: inout Resolver
  ) -> (GroupTemplate, isFull: Bool) {
    cells = []
    supplementaries = []
    guides = []
    trace = trace.map { Trace($0.request) }
    cells.reserveCapacity(min(limit, 64))
    for kind in kindCounts.indices { kindCounts[kind] = 0 }
    let placed = place(
      root, in: container, forced: nil, first: first, limit: limit, uniform: nil, isRoot: true,
      &resolver)
    let template = GroupTemplate(
      cells: cells, supplementaries: supplementaries, extent: placed.extent,
      kindCounts: kindCounts, guides: guides)
    return (template, placed.isFull)
  }

  /// The size of a node whose cells are not measured, and how many items it takes.
  ///
  /// - Complexity: O(nodes below).
  mutating func summary(
    _ node: Int, in container: Extent, forced: ForcedLength?, _ resolver: inout Resolver
  ) -> (extent: Extent, capacity: Int) {
    switch section.nodes[node].arrangement {
    case .item: return (extent(node, in: container, forced), 1)
    case .custom:
      let custom = customExtent(node, in: container, forced, &resolver)
      return (custom.extent, custom.cells.count)
    case .line:
      let plan = plan(node, in: container, forced: forced, &resolver)
      return (plan.extent, plan.capacity)
    }
  }

  /// Places a node at the corner of its parent; who placed it moves it where it belongs.
  mutating func place(
    _ node: Int, in container: Extent, forced: ForcedLength?, first: Int, limit: Int,
    uniform: MeasuredSize?, isRoot: Bool, _ resolver: inout Resolver
  ) -> PlacedNode {
    let firstCell = cells.count
    let firstBadge = supplementaries.count
    let firstGuide = guides.count
    let extent: Extent
    var isFull = true
    switch section.nodes[node].arrangement {
    case .item:
      extent = placeItem(node, in: container, forced, item: first, uniform: uniform)
    case .custom:
      let custom = customExtent(node, in: container, forced, &resolver)
      extent = custom.extent
      cells += custom.cells.prefix(limit)
      isFull = custom.cells.count <= limit
      guides += custom.guides
      followCustom(node, extent, firstCell..<cells.count)
    case .line:
      (extent, isFull) = placeRow(
        node, in: container, forced: forced, first: first, limit: limit, isRoot: isRoot,
        &resolver)
    }
    if section.nodes[node].arrangement != .item, cells.count > firstCell {
      placeBadges(
        of: node,
        on: Rect(origin: .zero, extent: extent).inset(
          by: section.nodes[node].effectiveInsets), in: container)
      tellGuides(ofGroup: section.nodes[node], extent, first: firstGuide)
    }
    return PlacedNode(
      extent: extent, cells: firstCell..<cells.count,
      supplementaries: firstBadge..<supplementaries.count, guides: firstGuide..<guides.count,
      isFull: isFull)
  }

  /// R1, R9: the size of a node before anything was measured.
  func extent(_ node: Int, in container: Extent, _ forced: ForcedLength?) -> Extent {
    var extent = grid.extent(section.nodes[node].size, in: container)
    if let forced { extent[forced.axis] = forced.length }
    return extent
  }

  // MARK: - Items

  private mutating func placeItem(
    _ position: Int, in container: Extent, _ forced: ForcedLength?, item: Int,
    uniform: MeasuredSize?
  ) -> Extent {
    let node = section.nodes[position]
    let extent = itemExtent(position, in: container, forced, item: item, uniform: uniform)
    let frame = Rect(origin: .zero, extent: extent).inset(by: node.effectiveInsets)
    cells.append(
      TemplateCell(frame: frame, zIndex: section.decorations.isEmpty ? 0 : 1, source: node.id))
    tellGuides(ofItem: node, extent, cell: frame)
    if trace != nil {
      follow(
        ItemTrace(
          node: position, container: container, forced: forced, measured: measurements[item],
          uniform: uniform, extent: extent), cell: cells.count - 1)
    }
    placeBadges(of: position, on: frame, in: frame.extent)
    return extent
  }

  /// R2: the size of an item, with what its cell or its siblings asked for.
  func itemExtent(
    _ position: Int, in container: Extent, _ forced: ForcedLength?, item: Int,
    uniform: MeasuredSize?
  ) -> Extent {
    let size = section.nodes[position].size
    var extent = grid.extent(size, in: container)
    if !measurements.isEmpty {
      extent = extent.replacing(estimatedSidesOf: size, by: measurements[item])
    }
    if let uniform {
      let all = extent.replacing(estimatedSidesOf: size, by: uniform)
      if size.width.kind == .uniformAcrossSiblings { extent.width = all.width }
      if size.height.kind == .uniformAcrossSiblings { extent.height = all.height }
    }
    if let forced { extent[forced.axis] = forced.length }
    return extent
  }
}
