/// A group solved once: cells and badges relative to the group's corner.

/// A cell of a template.
package struct TemplateCell {
  /// From the group's outer corner, unrounded; points.
  package var frame: Rect
  package var zIndex: Int
  /// The model element it comes from.
  package var source: ElementID

  init(frame: Rect, zIndex: Int, source: ElementID) {
    self.frame = frame
    self.zIndex = zIndex
    self.source = source
  }
}

/// A badge of a template.
struct TemplateSupplementary {
  /// From the group's outer corner, unrounded; points.
  var frame: Rect
  /// Position in the section's kinds.
  var kind: Int
  /// How many of its kind stand before it in the group (R38).
  var index: Int
  /// How many cells stand before it in the group.
  var cellsBefore: Int
  var zIndex: Int
  var source: ElementID
}

/// A solved group.
struct GroupTemplate {
  var cells: [TemplateCell]
  /// Ascending by `cellsBefore`.
  var supplementaries: [TemplateSupplementary]
  /// The group's outer size, without edge spacing; points.
  var extent: Extent
  /// How many badges of each kind of the section there are.
  var kindCounts: [Int]
  /// What all cells and badges cover.
  var hull: Rect
  let index: CellIndex
  /// Empty where nobody asked for guides.
  let guides: [TemplateGuide]
  let guideIndex: CellIndex

  init(
    cells: [TemplateCell], supplementaries: [TemplateSupplementary], extent: Extent,
    kindCounts: [Int], guides: [TemplateGuide]
  ) {
    self.cells = cells
    self.supplementaries = supplementaries
    self.extent = extent
    self.kindCounts = kindCounts
    var hull = Rect(origin: .zero, extent: extent)
    for cell in cells { hull = hull.union(cell.frame) }
    for badge in supplementaries { hull = hull.union(badge.frame) }
    for guide in guides { hull = hull.union(guide.hull) }
    self.hull = hull
    index = CellIndex(cells, supplementaries)
    self.guides = guides
    guideIndex = CellIndex(guides)
  }
}
