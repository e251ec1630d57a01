/// Placements of cells: in rows and columns, in custom groups and in waterfalls.

extension PlacementFinder {
  mutating func cell(_ element: FrameElement) -> Placement? {
    guard let position = plan.run(holding: element.item) else { return nil }
    let run = plan.runs[position]
    let (group, cell) = (element.item - run.firstItem).quotientAndRemainder(
      dividingBy: run.cellsPerGroup)
    let firstItem = run.firstItem + group * run.cellsPerGroup
    guard let trace = follow(TraceRequest(firstItem: firstItem, cell: cell)) else { return nil }
    let frame = plan.templates[run.template].cells[cell].frame
      .moved(by: plan.corner(of: group, in: run, from: layout.origin(of: index)))
    var path = self.path(trace)
    if path.last != element.source { path.append(element.source) }
    let (horizontal, vertical) = (
      cellAxis(.horizontal, trace, position, group, frame),
      cellAxis(.vertical, trace, position, group, frame)
    )
    guard let horizontal, let vertical else { return nil }
    var placement = placement(
      path, horizontal, vertical, mirrorWidth: layout.mirrorWidth(of: plan))
    placement.row =
      trace.rows.first?.plan.axis ?? (resolver.waterfallTrace == nil ? nil : .vertical)
    return placement
  }

  /// The section and the groups round what was followed, with the item.
  func path(_ trace: Trace) -> [ElementID] {
    var path = [section.id]
    var nodes = trace.rows.reversed().map { $0.node }
    if let node = trace.item?.node ?? trace.custom?.node ?? trace.badge?.node { nodes.append(node) }
    for node in nodes where path.last != section.nodes[node].id {
      path.append(section.nodes[node].id)
    }
    return path
  }

  private mutating func cellAxis(
    _ axis: Axis, _ trace: Trace, _ run: Int, _ group: Int, _ frame: Rect
  ) -> AxisPlacement? {
    var terms = groupTerms(axis, run, group) + rowTerms(axis, trace)
    let length: LengthStory
    if let item = trace.item {
      let node = section.nodes[item.node]
      terms.append(PlacementTerm(.itemInset, node.effectiveInsets.low(axis), node.id))
      length = itemLength(axis, item, trace.rows.first)
    } else if let waterfall = resolver.waterfallTrace, let custom = trace.custom {
      terms += waterfallTerms(axis, waterfall, section.nodes[custom.node])
      length = waterfallLength(axis, waterfall)
    } else if let custom = trace.custom {
      terms.append(PlacementTerm(.frame, custom.cell.frame.origin[axis], custom.cell.source))
      let side = custom.cell.frame.extent[axis]
      length = finished(
        LengthStory(cause: cause(of: custom), uncut: side, outer: side, insets: (0, 0), value: 0))
    } else {
      return nil
    }
    return self.axis(axis, length, terms, unrounded: frame.origin[axis])
  }

  private func cause(of custom: CustomTrace) -> LengthCause {
    guard case .custom(let index) = section.nodes[custom.node].arrangement,
      case .provider(let name) = section.customs[index].source
    else { return .frame }
    return context.frames(ofProvider: name) == nil ? .group : .provided
  }

  // MARK: - Items in rows

  private func itemLength(_ axis: Axis, _ item: ItemTrace, _ row: RowTrace?) -> LengthStory {
    let node = section.nodes[item.node]
    var measured = item.measured
    var isUniform = false
    if node.size[axis].kind == .uniformAcrossSiblings,
      item.uniform?.length(along: axis, of: node.size) != nil
    {
      measured = item.uniform
      isUniform = true
    }
    guard let row else {
      return length(
        axis, of: node.size, in: item.container, host: .section, room: item.container,
        measured: measured, insets: node.effectiveInsets)
    }
    let plan = row.plan
    if let forced = item.forced, forced.axis == axis {
      let count = section.nodes[row.node].count ?? 1
      return finished(
        LengthStory(
          cause: .share(Share(count: count, room: plan.inner[axis], gap: plan.gap.value)),
          uncut: plan.container[axis] / Double(count), outer: forced.length,
          insets: (node.effectiveInsets.low(axis), node.effectiveInsets.high(axis)), value: 0))
    }
    var story = length(
      axis, of: node.size, in: item.container, host: .group, room: plan.inner,
      gap: plan.gap.value, row: plan.axis, measured: measured, insets: node.effectiveInsets)
    if isUniform { story.cause = .uniform }
    return story
  }

  // MARK: - Places

  /// What stands before the group that holds something.
  func groupTerms(_ axis: Axis, _ position: Int, _ group: Int) -> [PlacementTerm] {
    guard let root = section.root else { return [] }
    let run = plan.runs[position]
    let edge = section.nodes[root].edges.low(axis)
    var terms: [PlacementTerm] = []
    if axis == scroll {
      terms = [
        sectionStart, PlacementTerm(.padding, section.topPadding, section.id),
        PlacementTerm(.headers, plan.contentStart - section.topPadding, section.id),
      ]
    } else {
      terms = [PlacementTerm(.reference, section.reference.low(axis), section.id)]
    }
    terms.append(PlacementTerm(.sectionInset, section.contentInsets.low(axis), section.id))
    let id = section.nodes[root].id
    if axis == plan.runAxis {
      let before = run.start + Double(group) * run.stride - edge.value
      // The runs that groups before it belong to.
      let earlier = plan.runs.prefix(group > 0 ? position + 1 : position)
      var count = group
      for run in plan.runs.prefix(position) { count += run.groupCount }
      var each: (length: Double, gap: Double)?
      if let first = earlier.first, section.nodes[root].edges.least(axis) == 0,
        earlier.allSatisfy({ $0.stride == first.stride })
      {
        each = (length: first.extent, gap: section.spacing)
      }
      terms.append(PlacementTerm(.groups, before, section.id, count: count, each: each))
      terms.append(PlacementTerm(.edge, edge.value, id))
    } else {
      terms.append(PlacementTerm(.edge, edge.value, id))
      terms.append(PlacementTerm(.flexible, run.across - edge.value, id))
    }
    return terms
  }

  /// What stands before something in the rows that it stands in.
  func rowTerms(_ axis: Axis, _ trace: Trace) -> [PlacementTerm] {
    var terms: [PlacementTerm] = []
    for row in trace.rows.reversed() {
      let plan = row.plan
      let group = section.nodes[row.node].id
      let child = plan.children[row.index % plan.children.count]
      let edge = child.edges.low(axis)
      let inset = plan.insets.low(axis)
      let own = section.nodes[child.node].id
      terms.append(PlacementTerm(.groupInset, inset, group))
      guard axis == plan.axis else {
        terms.append(PlacementTerm(.edge, edge.value, own))
        terms.append(PlacementTerm(.flexible, row.origin[axis] - inset - edge.value, own))
        continue
      }
      let share = edge.isFlexible ? row.share : 0
      let before = row.origin[axis] - inset - edge.value - share
      let gap = plan.gap.value + (plan.gap.isFlexible ? row.share : 0)
      terms.append(
        PlacementTerm(
          .subitems, before, group, count: row.index,
          each: row.each.map { (length: $0, gap: gap) }, isGapFlexible: plan.gap.isFlexible))
      terms.append(PlacementTerm(.edge, edge.value, own))
      terms.append(PlacementTerm(.flexible, share, own))
    }
    return terms
  }

  // MARK: - Waterfalls

  private func waterfallTerms(
    _ axis: Axis, _ trace: WaterfallTrace, _ group: ResolvedNode
  ) -> [PlacementTerm] {
    let inset = PlacementTerm(.groupInset, group.contentInsets.low(axis), group.id)
    let own = PlacementTerm(.itemInset, trace.insets.low(axis), trace.item.id)
    guard axis == .horizontal else {
      return [inset, PlacementTerm(.column, trace.top, group.id), own]
    }
    let step = trace.columnWidth + trace.columns.gap
    return [
      inset,
      PlacementTerm(
        .columns, Double(trace.column) * step, group.id, count: trace.column,
        each: (length: trace.columnWidth, gap: trace.columns.gap)), own,
    ]
  }

  private func waterfallLength(_ axis: Axis, _ trace: WaterfallTrace) -> LengthStory {
    let insets = (trace.insets.low(axis), trace.insets.high(axis))
    guard axis == .vertical else {
      let share = trace.columns
      return finished(
        LengthStory(
          cause: .column(share),
          uncut: (share.room - share.gap * Double(share.count - 1)) / Double(share.count),
          outer: trace.columnWidth, insets: insets, value: 0))
    }
    let container = Extent(
      width: trace.columnWidth, height: resolver.evaluator.sectionInput(.containerHeight))
    return length(
      axis, of: ResolvedSize(width: trace.height, height: trace.height), in: container,
      host: trace.height.kind == .fractionalHeight ? .view : .column, room: container,
      measured: nil, insets: trace.insets)
  }
}
