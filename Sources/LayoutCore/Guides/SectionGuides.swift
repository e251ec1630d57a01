/// What a section keeps to tell its guides, beside those of its templates.

/// The guides of a section.
struct SectionGuides {
  /// The section's own insets, and its backgrounds'; from the section's corner.
  var fixed: [TemplateGuide] = []
  /// The section's group; none of lists, whose rows nobody wrote.
  var group: ElementID?
  /// R6: what the group's insets keep free.
  var insets = EdgeDistances.zero
  /// What stands outside of the group, in points; flexible edges with their share.
  var edges = EdgeDistances.zero
  /// Between groups, in points.
  var spacing = 0.0

  /// How far guides of groups reach beyond groups, in points.
  var reach: Double {
    max(
      edges.top.magnitude, edges.leading.magnitude, edges.bottom.magnitude,
      edges.trailing.magnitude) * 2 + spacing.magnitude
  }
}

extension SectionSolver {
  /// The guides of a section that was solved.
  ///
  /// - Parameter container: what its group was resolved in, points.
  func guides(_ section: ResolvedSection, _ plan: SectionPlan, container: Extent) -> SectionGuides {
    var guides = SectionGuides()
    guides.fixed = [insets(section, plan)]
    var whole = Rect.zero
    whole.extent[context.scrollAxis] = plan.length
    whole.extent[context.scrollAxis.crossed] = context.container[context.scrollAxis.crossed]
    for decoration in plan.decorations {
      guides.fixed.append(
        TemplateGuide(
          kind: .inset, shape: .bands, source: decoration.source, outer: whole,
          inner: decoration.frame))
    }
    guides.spacing = section.spacing
    guard let root = section.root, let template = plan.templates.first else { return guides }
    let node = section.nodes[root]
    if !section.isApproximate { guides.group = node.id }
    if section.isWaterfall(root) {
      guides.insets = node.contentInsets
    } else if case .line = node.arrangement {
      guides.insets = node.effectiveInsets
    }
    let cross = plan.runAxis.crossed
    let breadth = template.extent[cross]
    let room =
      plan.orthogonal == nil ? container[cross] : breadth + node.edges.least(cross)
    guides.edges = node.edges.distances(
      along: plan.runAxis, share: 0, extentAcross: breadth, room: room)
    return guides
  }

  /// What the section's insets keep free round its groups; along those of a section that scrolls
  /// sideways, before the first and behind the last.
  private func insets(_ section: ResolvedSection, _ plan: SectionPlan) -> TemplateGuide {
    let scroll = context.scrollAxis
    let cross = scroll.crossed
    var outer = Rect.zero
    outer.origin[scroll] = plan.contentStart
    outer.extent[scroll] = plan.contentEnd - plan.contentStart
    outer.origin[cross] = section.reference.low(cross)
    outer.extent[cross] = context.container[cross] - section.reference.both(cross)
    if let orthogonal = plan.orthogonal {
      outer.extent[cross] = section.contentInsets.both(cross) + orthogonal.content
    }
    var inner = outer
    for axis in [Axis.horizontal, .vertical] {
      inner.origin[axis] += section.contentInsets.low(axis)
      inner.extent[axis] -= section.contentInsets.both(axis)
    }
    return TemplateGuide(
      kind: .inset, shape: .bands, source: section.id, outer: outer, inner: inner)
  }
}

extension ResolvedEdges {
  /// What edge spacing keeps free at each side, in points (R13, R14).
  ///
  /// - Parameters:
  ///   - share: what each flexible edge along the axis gets beyond its least.
  ///   - extentAcross: the thickness of the element.
  ///   - room: the room that it has across.
  func distances(
    along axis: Axis, share: Double, extentAcross: Double, room: Double
  ) -> EdgeDistances {
    let cross = axis.crossed
    let count = Double(flexibleCount(cross))
    let shareAcross = count > 0 ? (room - extentAcross - least(cross)) / count : 0
    func distance(_ spacing: ResolvedSpacing, _ share: Double) -> Double {
      spacing.value + (spacing.isFlexible ? share : 0)
    }
    let (horizontal, vertical) =
      axis == .horizontal ? (share, shareAcross) : (shareAcross, share)
    return EdgeDistances(
      top: distance(top, vertical), leading: distance(leading, horizontal),
      bottom: distance(bottom, vertical), trailing: distance(trailing, horizontal))
  }
}
