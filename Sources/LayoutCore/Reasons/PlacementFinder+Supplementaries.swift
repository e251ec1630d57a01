/// Placements of boundary items, badges and backgrounds.

extension PlacementFinder {
  // MARK: - Boundary items

  /// A boundary item of the section; none where it isn't one.
  func boundary(_ element: FrameElement) -> Placement? {
    let origin = layout.origin(of: index)
    let start = layout.placed[index].start
    let content = (start + plan.contentStart, start + plan.contentEnd)
    let container = SectionSolver(context).boundaryRoom(section).container
    guard
      let found = find(
        element, plan.boundaries, at: origin, content: content,
        mirrorWidth: layout.mirrorWidth(of: plan)), section.boundaries.indices.contains(found)
    else { return nil }
    let item = section.boundaries[found]
    let insets = section.supplementariesFollowInsets ? section.contentInsets : .zero
    let before = [
      PlacementTerm(.reference, section.supplementaryReference.low(scroll.crossed), section.id),
      PlacementTerm(.sectionInset, insets.low(scroll.crossed), section.id),
    ]
    return boundary(
      item, plan.boundaries[found], in: container, host: .section, start: [sectionStart],
      acrossStart: before, contentStart: plan.contentStart, contentEnd: plan.contentEnd,
      at: origin, path: item.id == section.id ? [section.id] : [section.id, item.id],
      mirrorWidth: layout.mirrorWidth(of: plan))
  }

  /// A boundary item of the layout.
  mutating func layoutBoundary(_ element: FrameElement) -> Placement? {
    resolver.evaluator.beginSection(
      inputs: context.inputs(sectionIndex: 0, insets: context.referenceInsets(.automatic)),
      index: nil)
    resolver.beginExpansion()
    let items = resolver.resolve(model.boundarySupplementaryItems, of: model.id)
    let width = max(layout.contentSize.width, layout.geometry.container.width)
    guard
      let found = find(
        element, layout.boundaries, at: .zero, content: (layout.contentStart, layout.contentEnd),
        mirrorWidth: width), items.indices.contains(found)
    else { return nil }
    return boundary(
      items[found], layout.boundaries[found], in: context.container, host: .layout, start: [],
      acrossStart: [], contentStart: layout.contentStart, contentEnd: layout.contentEnd,
      at: .zero, path: [model.id, items[found].id], mirrorWidth: width)
  }

  private func find(
    _ element: FrameElement, _ boundaries: [PlacedBoundary], at origin: Position,
    content: (start: Double, end: Double), mirrorWidth: Double
  ) -> Int? {
    let visible = layout.geometry.visibleSpan(contentWidth: layout.contentSize.width)
    return boundaries.firstIndex { boundary in
      guard boundary.source == element.source,
        sameBytes(boundary.elementKind, element.elementKind)
      else { return false }
      let frame = boundary.frame(at: origin, content: content, visible: visible, along: scroll)
      return layout.geometry.finish(frame, mirrorWidth: mirrorWidth) == element.frame
    }
  }

  private func boundary(
    _ item: ResolvedBoundary, _ placed: PlacedBoundary, in container: Extent, host: FractionHost,
    start: [PlacementTerm], acrossStart: [PlacementTerm], contentStart: Double,
    contentEnd: Double, at origin: Position, path: [ElementID], mirrorWidth: Double
  ) -> Placement {
    let cross = scroll.crossed
    let insets = item.contentInsets.without(estimatedAxesOf: item.size)
    let extent = placed.slot.extent
    func term(_ kind: TermKind, _ value: Double) -> PlacementTerm {
      PlacementTerm(kind, value, item.id)
    }
    func own(_ axis: Axis) -> [PlacementTerm] {
      [term(.offset, item.offset[axis]), term(.itemInset, insets.low(axis))]
    }
    var along = start
    switch placed.side {
    case -1:
      along.append(term(.contentStart, contentStart))
      if item.extends { along.append(term(.ownLength, -extent[scroll])) }
    case 1:
      along.append(term(.contentEnd, contentEnd))
      if !item.extends { along.append(term(.ownLength, -extent[scroll])) }
    default:
      along.append(term(.contentStart, contentStart))
      along.append(term(.alignment, (contentEnd - contentStart - extent[scroll]) / 2))
    }
    let flush = Double(item.alignment.side(along: cross) + 1) / 2
    let across = acrossStart + [term(.alignment, (container[cross] - extent[cross]) * flush)]
    let unpinned = placed.frame.moved(by: origin)
    let begin = origin[scroll]
    let visible = layout.geometry.visibleSpan(contentWidth: layout.contentSize.width)
    let frame = placed.frame(
      at: origin, content: (begin + contentStart, begin + contentEnd), visible: visible,
      along: scroll)
    var pin: Pin?
    if frame.origin[scroll] != unpinned.origin[scroll] {
      let edge =
        placed.side < 0 ? visible.low : visible.high - frame.extent[scroll]
      pin = frame.origin[scroll] == edge ? .visibleEdge : .sectionEdge
    }
    func side(_ axis: Axis) -> AxisPlacement {
      let length = length(
        axis, of: item.size, in: container, host: host, room: container, measured: item.measured,
        insets: insets)
      return self.axis(
        axis, length, (axis == scroll ? along : across) + own(axis),
        unrounded: frame.origin[axis], pin: axis == scroll ? pin : nil)
    }
    var placement = placement(
      path, side(.horizontal), side(.vertical), mirrorWidth: mirrorWidth)
    let isAtSide = item.alignment.side(along: cross) != 0 && placed.side == 0
    placement.row = isAtSide ? cross : scroll
    return placement
  }

  // MARK: - Badges

  mutating func badge(_ element: FrameElement) -> Placement? {
    guard let kind = plan.kinds.firstIndex(where: { sameBytes($0, element.elementKind) }),
      let position = plan.runs.lastIndex(where: { $0.firstBadges[kind] <= element.item })
    else { return nil }
    let run = plan.runs[position]
    let template = plan.templates[run.template]
    guard template.kindCounts[kind] > 0 else { return nil }
    let (group, index) = (element.item - run.firstBadges[kind]).quotientAndRemainder(
      dividingBy: template.kindCounts[kind])
    guard group < run.groupCount,
      let badge = template.supplementaries.firstIndex(where: {
        $0.kind == kind && $0.index == index
      })
    else { return nil }
    let request = TraceRequest(
      firstItem: run.firstItem + group * run.cellsPerGroup, cell: 0, badge: badge)
    guard let trace = follow(request), let told = trace.badge else { return nil }
    let frame = template.supplementaries[badge].frame
      .moved(by: plan.corner(of: group, in: run, from: layout.origin(of: self.index)))
    let attached = section.supplementaries[told.position]
    func side(_ axis: Axis) -> AxisPlacement {
      self.axis(
        axis, badgeLength(axis, attached, told),
        groupTerms(axis, position, group) + rowTerms(axis, trace)
          + badgeTerms(axis, attached, told), unrounded: frame.origin[axis])
    }
    return placement(
      path(trace) + [attached.id], side(.horizontal), side(.vertical),
      mirrorWidth: layout.mirrorWidth(of: plan))
  }

  private func badgeLength(
    _ axis: Axis, _ badge: ResolvedSupplementary, _ trace: BadgeTrace
  ) -> LengthStory {
    let isOfItem = section.nodes[trace.node].arrangement == .item
    return length(
      axis, of: badge.size, in: trace.container, host: isOfItem ? .cell : .group,
      room: trace.container, measured: badge.measured,
      insets: badge.contentInsets.without(estimatedAxesOf: badge.size))
  }

  private func badgeTerms(
    _ axis: Axis, _ badge: ResolvedSupplementary, _ trace: BadgeTrace
  ) -> [PlacementTerm] {
    let node = section.nodes[trace.node]
    let isItem = node.arrangement == .item
    let extent = trace.outer.extent
    let points = badge.anchorPoints(axis)
    let insets = badge.contentInsets.without(estimatedAxesOf: badge.size)
    return [
      PlacementTerm(isItem ? .itemInset : .groupInset, trace.host.origin[axis], node.id),
      PlacementTerm(.anchor, points.host * trace.host.extent[axis], badge.id),
      PlacementTerm(.ownAnchor, -points.own * extent[axis], badge.id),
      PlacementTerm(.offset, badge.distance(axis, extent), badge.id),
      PlacementTerm(.itemInset, insets.low(axis), badge.id),
    ]
  }

  // MARK: - Backgrounds

  func decoration(_ element: FrameElement) -> Placement? {
    guard
      let found = plan.decorations.firstIndex(where: {
        $0.source == element.source && sameBytes($0.elementKind, element.elementKind)
      }), section.decorations.indices.contains(found)
    else { return nil }
    let insets = section.decorations[found].contentInsets
    let frame = plan.decorations[found].frame.moved(by: layout.origin(of: index))
    func side(_ axis: Axis) -> AxisPlacement {
      let whole = axis == scroll ? plan.length : context.container[axis]
      let story = finished(
        LengthStory(
          cause: .section, uncut: whole, outer: whole,
          insets: (insets.low(axis), insets.high(axis)), value: 0))
      let inset = PlacementTerm(.itemInset, insets.low(axis), element.source)
      return self.axis(
        axis, story, (axis == scroll ? [sectionStart] : []) + [inset],
        unrounded: frame.origin[axis])
    }
    return placement(
      [section.id, element.source], side(.horizontal), side(.vertical),
      mirrorWidth: layout.mirrorWidth(of: plan))
  }
}
