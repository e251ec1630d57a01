/// Gathers the guides of a group while it is solved, where somebody asks for them.

extension GroupSolver {
  /// The insets of an item.
  mutating func tellGuides(ofItem node: ResolvedNode, _ extent: Extent, cell: Rect) {
    guard tellsGuides, node.effectiveInsets != .zero else { return }
    guides.append(
      TemplateGuide(
        kind: .inset, shape: .bands, source: node.id, outer: Rect(origin: .zero, extent: extent),
        inner: cell))
  }

  /// The frame and the insets of a group that stands in another one, before what was told from `first`
  /// on: that is what stands in it.
  mutating func tellGuides(ofGroup node: ResolvedNode, _ extent: Extent, first: Int) {
    guard tellsGuides, depth > 0 else { return }
    let frame = Rect(origin: .zero, extent: extent)
    var own = [
      TemplateGuide(
        kind: .group, shape: .frame, source: node.id, depth: depth, outer: frame, inner: frame)
    ]
    if case .line = node.arrangement, node.effectiveInsets != .zero {
      own.append(
        TemplateGuide(
          kind: .inset, shape: .bands, source: node.id, outer: frame,
          inner: frame.inset(by: node.effectiveInsets)))
    }
    guides.insert(contentsOf: own, at: first)
  }

  /// The insets of a badge.
  mutating func tellGuides(ofBadge id: ElementID, outer: Rect, frame: Rect) {
    guard tellsGuides, outer != frame else { return }
    guides.append(
      TemplateGuide(kind: .inset, shape: .bands, source: id, outer: outer, inner: frame))
  }

  /// The gap before a subitem of a row, and its edge spacing.
  ///
  /// - Parameters:
  ///   - previous: the subitem before with its edge spacing; then this one.
  ///   - share: what each flexible spacer gets beyond its least.
  ///   - thickness: the room across the row.
  mutating func tellGuides(
    ofSubitem index: Int, in group: ElementID, _ plan: RowPlan, frame: Rect,
    previous: inout Rect?, share: Double, thickness: Double
  ) {
    guard tellsGuides else { return }
    let child = plan.children[index % plan.children.count]
    let slot = frame.grown(
      by: child.edges.distances(
        along: plan.axis, share: share, extentAcross: frame.extent[plan.axis.crossed],
        room: thickness))
    if let previous {
      guides.append(
        TemplateGuide(
          kind: .spacing, shape: .gap(plan.axis), source: group, outer: previous, inner: slot))
    }
    if slot != frame {
      guides.append(
        TemplateGuide(
          kind: .spacing, shape: .bands, source: section.nodes[child.node].id, outer: slot,
          inner: frame))
    }
    previous = slot
  }
}
