/// Draws what lies behind the frames: groups, what insets keep free, gaps.

import LayoutCore

/// More guides than this aren't drawn.
private let mostGuides = 1000

extension PictureScene {
  /// The guides near the screen that are asked for, own scrolling applied; groups last, so that they lie
  /// above.
  func placedGuides(in area: Rect, _ kinds: Set<GuideKind>) -> [Guide] {
    guard !kinds.isEmpty else { return [] }
    var found = solved.guides(in: area).filter { guide in
      guide.section.map { moves($0) == nil } ?? true
    }
    for section in solved.sections {
      guard let scroll = moves(section.index), section.frame.intersects(endless(area)) else {
        continue
      }
      var unscrolled = area
      unscrolled.x += scroll.x
      unscrolled.y += scroll.y
      for var guide in solved.guides(in: unscrolled) where guide.section == section.index {
        guide.frame.x -= scroll.x
        guide.frame.y -= scroll.y
        found.append(guide)
      }
    }
    var guides: [Guide] = []
    for kind in [GuideKind.inset, .spacing, .group] where kinds.contains(kind) {
      guides += found.filter { $0.kind == kind }
    }
    return Array(guides.prefix(mostGuides))
  }

  /// How far a section is scrolled by itself; none where it isn't.
  private func moves(_ section: Int) -> Position? {
    ownScroll(ofSection: section).flatMap { $0 == .zero ? nil : $0 }
  }

  /// Endless across the scroll, so that a section is met however far it is scrolled.
  private func endless(_ area: Rect) -> Rect {
    var rect = area
    let axis = model.scrollDirection.axis.crossed
    rect.origin[axis] = -1e9
    rect.extent[axis] = 2e9
    return rect
  }
}

/// Appends guides, each with the points that a band or gap measures where they fit.
///
/// - Parameter labelArea: the part of a guide that can be read; none where nothing can.
func draw(
  _ guides: [Guide], _ map: PictureMap, _ names: StyleNames, to svg: inout SVGText,
  labelArea: (Rect) -> Rect?
) {
  for guide in guides {
    let box = guide.kind == .spacing ? map.whole(guide.frame) : map.snapped(guide.frame)
    let role: StyleRole
    switch guide.kind {
    case .inset: role = .inset
    case .spacing: role = .spacing
    case .group: role = .group
    case .section: continue
    }
    svg.markup("<rect")
    svg.rectangle(box, radius: guide.kind == .group ? 3 : 0)
    svg.attribute("class", names.name(role))
    svg.markup("/>")
    if guide.kind != .group, let area = labelArea(box) {
      let measure = decimal(min(guide.frame.width, guide.frame.height))
      if let size = fittingSize(
        measure, width: area.width - 2, height: area.height, of: [9, 8, 7])
      {
        svg.markup("<text")
        svg.attribute("x", rounded(area.x + area.width / 2))
        svg.attribute("y", rounded(area.y + area.height / 2 + size * 0.36))
        svg.attribute("font-size", size)
        svg.attribute("class", names.name(.spacingText))
        svg.markup(">" + measure + "</text>")
      }
    }
    svg.markup("\n")
  }
}
