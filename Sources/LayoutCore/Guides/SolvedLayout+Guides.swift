/// Tells the guides that meet a rectangle.

extension SolvedLayout {
  /// The guides that share area with `visible` (content coordinates, points): the insets of the layout's
  /// boundary items, then section by section the gap before it, its frame, its insets, those of its
  /// backgrounds and boundary items, then group by group. Without `tellsGuides` in solving there are
  /// only the frames of sections.
  ///
  /// - Complexity: O(sections + groups met + guides met · log guides of a group), whatever the number
  ///   of items.
  package func guides(in visible: Rect) -> [Guide] {
    var collector = GuideCollector(layout: self, visible: visible)
    collector.collect()
    return collector.guides
  }
}

/// Collects guides from the outside inwards.
private struct GuideCollector {
  let layout: SolvedLayout
  let visible: Rect
  var guides: [Guide] = []
  /// Of the section at work.
  var section: Int?
  var mirrorWidth = 0.0

  init(layout: SolvedLayout, visible: Rect) {
    self.layout = layout
    self.visible = visible
  }

  mutating func collect() {
    mirrorWidth = max(layout.contentSize.width, layout.geometry.container.width)
    if layout.tellsGuides {
      collect(
        layout.boundaries, at: .zero, content: (layout.contentStart, layout.contentEnd))
    }
    for index in layout.sections.indices { collect(index) }
  }

  private mutating func collect(_ index: Int) {
    let frame = layout.sections[index].frame
    let plan = layout.plans[layout.placed[index].plan]
    section = nil
    if layout.tellsGuides, index > 0 {
      let gap = TemplateGuide(
        kind: .spacing, shape: .gap(layout.geometry.scrollAxis), source: layout.source,
        outer: layout.sections[index - 1].frame, inner: frame)
      append(gap, gap.outer, gap.inner)
    }
    section = index
    mirrorWidth = layout.mirrorWidth(of: plan)
    if frame.intersects(visible) {
      guides.append(Guide(kind: .section, frame: frame, section: index, source: plan.source))
    }
    guard let own = plan.guides else { return }
    let origin = layout.origin(of: index)
    for guide in own.fixed { append(guide, at: origin) }
    let start = layout.placed[index].start
    collect(
      plan.boundaries, at: origin, content: (start + plan.contentStart, start + plan.contentEnd))
    let area = layout.searchArea(visible, mirrorWidth).widened(by: own.reach)
    guard plan.hull.moved(by: origin).meets(area) else { return }
    layout.visitGroups(index, area) { run, group in
      collect(plan, own, run, group: group, origin, area)
      return true
    }
  }

  /// The insets of boundary items.
  private mutating func collect(
    _ boundaries: [PlacedBoundary], at origin: Position, content: (start: Double, end: Double)
  ) {
    let visible = layout.geometry.visibleSpan(contentWidth: layout.contentSize.width)
    for boundary in boundaries {
      let frame = boundary.frame(
        at: origin, content: content, visible: visible, along: layout.geometry.scrollAxis)
      let moved = Position(x: frame.x - boundary.frame.x, y: frame.y - boundary.frame.y)
      append(
        TemplateGuide(
          kind: .inset, shape: .bands, source: boundary.source,
          outer: boundary.slot.moved(by: moved), inner: frame), at: .zero)
    }
  }

  /// A group, and the gap behind it.
  private mutating func collect(
    _ plan: SectionPlan, _ own: SectionGuides, _ run: GroupRun, group: Int, _ origin: Position,
    _ area: Rect
  ) {
    let corner = plan.corner(of: group, in: run, from: origin)
    let frame = plan.frame(of: run, at: corner)
    if let element = own.group {
      append(
        TemplateGuide(
          kind: .group, shape: .frame, source: element, outer: frame, inner: frame), at: .zero)
      if own.insets != .zero {
        append(
          TemplateGuide(
            kind: .inset, shape: .bands, source: element, outer: frame,
            inner: frame.shrunk(by: own.insets)), at: .zero)
      }
      if own.edges != .zero {
        append(
          TemplateGuide(
            kind: .spacing, shape: .bands, source: element, outer: frame.grown(by: own.edges),
            inner: frame), at: .zero)
      }
    }
    let template = plan.templates[run.template]
    template.guideIndex.forEachRange(
      meeting: area.moved(by: Position(x: -corner.x, y: -corner.y)), of: template.guides.count
    ) { range in
      for guide in template.guides[range] { append(guide, at: corner) }
    }
    guard own.spacing > 0, let next = plan.corner(behind: group, of: run, from: origin) else {
      return
    }
    append(
      TemplateGuide(
        kind: .spacing, shape: .gap(plan.runAxis), source: plan.source,
        outer: frame.grown(by: own.edges),
        inner: plan.frame(of: next.run, at: next.corner).grown(by: own.edges)), at: .zero)
  }

  // MARK: -

  /// Adds what is seen of a guide whose rectangles count from `corner`.
  private mutating func append(_ guide: TemplateGuide, at corner: Position) {
    append(
      guide, layout.geometry.finish(guide.outer.moved(by: corner), mirrorWidth: mirrorWidth),
      layout.geometry.finish(guide.inner.moved(by: corner), mirrorWidth: mirrorWidth))
  }

  private mutating func append(_ guide: TemplateGuide, _ outer: Rect, _ inner: Rect) {
    guide.forEachFrame(outer, inner) { frame in
      guard frame.intersects(visible) else { return }
      guides.append(
        Guide(
          kind: guide.kind, frame: frame, section: section, source: guide.source,
          depth: guide.depth))
    }
  }
}

extension SectionPlan {
  /// The frame of a group of a run: a last one that is partly filled is shorter (R12).
  fileprivate func frame(of run: GroupRun, at corner: Position) -> Rect {
    var extent = templates[run.template].extent
    extent[runAxis] = run.extent
    return Rect(origin: corner, extent: extent)
  }

  /// The group that follows; none behind the last.
  fileprivate func corner(
    behind group: Int, of run: GroupRun, from origin: Position
  ) -> (run: GroupRun, corner: Position)? {
    if group + 1 < run.groupCount { return (run, corner(of: group + 1, in: run, from: origin)) }
    guard let next = self.run(holding: run.endItem) else { return nil }
    return (runs[next], corner(of: 0, in: runs[next], from: origin))
  }
}

extension Rect {
  /// The rectangle less insets; where they are larger than it, it has no extent.
  fileprivate func shrunk(by insets: EdgeDistances) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top,
      width: max(width - insets.both(.horizontal), 0),
      height: max(height - insets.both(.vertical), 0))
  }

  /// The rectangle with more at each side.
  func grown(by distances: EdgeDistances) -> Rect {
    Rect(
      x: x - distances.leading, y: y - distances.top,
      width: width + distances.both(.horizontal), height: height + distances.both(.vertical))
  }
}
