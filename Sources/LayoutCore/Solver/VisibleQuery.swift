/// Finds the elements that meet a rectangle without computing the others.

extension SolvedLayout {
  /// Calls `body` with the layout's own boundary items that meet `rect`; with all when there is none.
  func visitLayoutBoundaries(_ rect: Rect?, _ body: (FrameElement) -> Void) {
    guard !boundaries.isEmpty else { return }
    let visible = geometry.visibleSpan(contentWidth: contentSize.width)
    for boundary in boundaries {
      let frame = boundary.frame(
        at: .zero, content: (contentStart, contentEnd), visible: visible,
        along: geometry.scrollAxis)
      emit(
        boundary,
        geometry.finish(frame, mirrorWidth: max(contentSize.width, geometry.container.width)),
        section: nil, rect, body)
    }
  }

  /// Calls `body` with the elements of a section that meet `rect`; with all when there is none.
  func visit(_ section: Int, _ rect: Rect?, _ body: (FrameElement) -> Void) {
    let plan = plans[placed[section].plan]
    let origin = origin(of: section)
    let width = mirrorWidth(of: plan)
    let area = rect.map { searchArea($0, width) }
    let isNear = area.map { plan.hull.moved(by: origin).meets($0) } ?? true
    if isNear {
      for decoration in plan.decorations {
        let frame = geometry.finish(decoration.frame.moved(by: origin), mirrorWidth: width)
        guard frame.isSeen(in: rect) else { continue }
        body(
          FrameElement(
            category: .decoration, elementKind: decoration.elementKind, section: section, item: 0,
            frame: frame, zIndex: decoration.zIndex, source: decoration.source))
      }
    }
    if !plan.boundaries.isEmpty {
      let visible = geometry.visibleSpan(contentWidth: contentSize.width)
      let start = placed[section].start
      for boundary in plan.boundaries where isNear || boundary.isPinned {
        let frame = boundary.frame(
          at: origin, content: (start + plan.contentStart, start + plan.contentEnd),
          visible: visible, along: geometry.scrollAxis)
        emit(boundary, geometry.finish(frame, mirrorWidth: width), section: section, rect, body)
      }
    }
    guard isNear else { return }
    visitGroups(section, area) { run, group in
      emit(plan, run, group: group, section: section, rect, area, body)
      return true
    }
  }

  /// Calls `body` with the run and the index of every group of a section whose hull meets `area`,
  /// until it returns false.
  ///
  /// - Parameter area: in the coordinates of the solving; none for all groups.
  /// - Complexity: O(log runs + groups met).
  func visitGroups(_ section: Int, _ area: Rect?, _ body: (GroupRun, Int) -> Bool) {
    let plan = plans[placed[section].plan]
    guard let area else {
      for run in plan.runs {
        for group in 0..<run.groupCount {
          guard body(run, group) else { return }
        }
      }
      return
    }
    let axis = plan.runAxis
    let low = area.origin[axis] - origin(of: section)[axis] - plan.groupOrigin[axis]
    let high = low + area.extent[axis]
    var first = 0
    if plan.isAscending {
      first = partitionPoint(plan.runs.count) {
        plan.runs[$0].start(of: plan.runs[$0].groupCount - 1) + plan.reach.high < low
      }
    }
    for run in plan.runs[first...] {
      if plan.isAscending, run.start + plan.reach.low > high { break }
      let hull = plan.templates[run.template].hull
      let groups = run.groups(from: low - hull.end(axis), to: high - hull.origin[axis])
      for group in groups {
        guard body(run, group) else { return }
      }
    }
  }

  // MARK: - Emission

  private func emit(
    _ boundary: PlacedBoundary, _ frame: Rect, section: Int?, _ rect: Rect?,
    _ body: (FrameElement) -> Void
  ) {
    guard frame.isSeen(in: rect) else { return }
    body(
      FrameElement(
        category: .supplementary, elementKind: boundary.elementKind, section: section, item: 0,
        frame: frame, zIndex: boundary.effectiveZIndex, source: boundary.source))
  }

  private func emit(
    _ plan: SectionPlan, _ run: GroupRun, group: Int, section: Int, _ rect: Rect?, _ area: Rect?,
    _ body: (FrameElement) -> Void
  ) {
    let template = plan.templates[run.template]
    let badges = template.supplementaries
    let corner = plan.corner(of: group, in: run, from: origin(of: section))
    let width = mirrorWidth(of: plan)
    let firstItem = run.firstItem + group * run.cellsPerGroup
    let area = area?.moved(by: Position(x: -corner.x, y: -corner.y))
    template.index.forEachRange(meeting: area, of: template.cells.count) { cells in
      var badge = partitionPoint(badges.count) { badges[$0].cellsBefore <= cells.lowerBound }
      for index in cells {
        let cell = template.cells[index]
        let frame = geometry.finish(cell.frame.moved(by: corner), mirrorWidth: width)
        if frame.isSeen(in: rect) {
          emit(cell, frame, item: firstItem + index, section: section, body)
        }
        while badge < badges.count, badges[badge].cellsBefore <= index + 1 {
          let supplementary = badges[badge]
          badge += 1
          let frame = geometry.finish(supplementary.frame.moved(by: corner), mirrorWidth: width)
          guard frame.isSeen(in: rect) else { continue }
          emit(supplementary, frame, plan, run, group: group, section: section, body)
        }
      }
    }
  }

  private func emit(
    _ cell: TemplateCell, _ frame: Rect, item: Int, section: Int, _ body: (FrameElement) -> Void
  ) {
    let onScreen = placed[section].onScreen
    let state = partitionPoint(onScreen.count) { onScreen[$0].item < item }
    let isScrolled = state < onScreen.count && onScreen[state].item == item
    body(
      FrameElement(
        category: .cell, section: section, item: item, frame: frame, zIndex: cell.zIndex,
        onScreen: isScrolled ? onScreen[state].state : nil, source: cell.source))
  }

  private func emit(
    _ badge: TemplateSupplementary, _ frame: Rect, _ plan: SectionPlan, _ run: GroupRun,
    group: Int, section: Int, _ body: (FrameElement) -> Void
  ) {
    let kind = badge.kind
    let before = saturatingSum(
      run.firstBadges[kind],
      saturatingProduct(group, plan.templates[run.template].kindCounts[kind]))
    body(
      FrameElement(
        category: .supplementary, elementKind: plan.kinds[kind], section: section,
        item: saturatingSum(before, badge.index), frame: frame, zIndex: badge.zIndex,
        source: badge.source))
  }

  /// `rect` in the coordinates of the solving, a pixel larger on each side than asked for, as frames
  /// are rounded after the search.
  func searchArea(_ rect: Rect, _ width: Double) -> Rect {
    let pixel = 1 / geometry.grid.scale
    let area = Rect(
      x: bounded(rect.x), y: bounded(rect.y), width: boundedLength(rect.width),
      height: boundedLength(rect.height))
    return geometry.solving(area.widened(by: pixel), mirrorWidth: width)
  }
}

extension Position {
  /// The position moved by `distance`.
  func moved(by distance: Position) -> Position {
    Position(x: x + distance.x, y: y + distance.y)
  }
}

extension Rect {
  fileprivate func isSeen(in rect: Rect?) -> Bool {
    guard let rect else { return true }
    return intersects(rect)
  }
}

extension GroupRun {
  /// The groups that begin between two places along the run, one more at each end where rounding could
  /// hide it.
  fileprivate func groups(from low: Double, to high: Double) -> Range<Int> {
    guard stride != 0 else { return low <= start && start <= high ? 0..<groupCount : 0..<0 }
    let a = (low - start) / stride
    let b = (high - start) / stride
    let last = Double(groupCount)
    let first = min(max(min(a, b).rounded(.up) - 1, 0), last)
    let end = min(max(max(a, b).rounded(.down) + 2, first), last)
    return Int(first)..<Int(end)
  }
}
