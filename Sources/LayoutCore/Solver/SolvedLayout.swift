/// The result of solving a layout: flat arrays that answer for all frames, for a rectangle, or for
/// one index.

/// A section of the data, solved and placed.
struct PlacedSection {
  /// Position in `SolvedLayout.plans`.
  var plan: Int
  /// Where it begins along the scroll axis, in points.
  var start: Double
  /// Where it rests; points.
  var scrollOffset: Double
  /// The cells that `onScroll` was called for, ascending by item.
  var onScreen: [(item: Int, state: OnScreenState)] = []
}

/// A layout with a place for everything. Sections made of repeated equal groups are kept as one
/// solved group and a stride, so its size doesn't grow with the number of items.
package struct SolvedLayout: Sendable {
  /// Points; along the scroll the sum of the sections, across it the container or the widest group.
  package var contentSize: Extent
  package var sections: [SectionFrame]
  package var issues: [EvaluationIssue]
  /// Every row and column as planned, where they were asked for; those inside others first. A group that
  /// is repeated has several.
  package var rows: [SolvedRow] = []
  /// How many children and repetitions were gone through: what solving costs, the cells aside.
  package var effort = 0

  /// Solved sections, each once however many sections of the data are like it.
  var plans: [SectionPlan] = []
  var placed: [PlacedSection] = []
  /// Boundary items of the layout, from the content's corner.
  var boundaries: [PlacedBoundary] = []
  /// The part between the layout's headers and footers along the scroll axis; points.
  var contentStart = 0.0
  var contentEnd = 0.0
  var geometry: FrameGeometry
  /// The model's element that is the layout.
  var source = ElementID.none
  var tellsGuides = false

  /// A layout without elements.
  init(_ geometry: FrameGeometry, issues: [EvaluationIssue]) {
    self.contentSize = .zero
    self.sections = []
    self.issues = issues
    self.geometry = geometry
  }

  /// Calls `body` with every element: boundary items of the layout first, then section by section
  /// decorations, boundary items, cells and their supplementaries in item order.
  ///
  /// - Complexity: O(elements).
  package func forEachElement(_ body: (FrameElement) -> Void) {
    visitLayoutBoundaries(nil, body)
    for section in placed.indices { visit(section, nil, body) }
  }

  /// Calls `body` with every element that meets `rect` (content coordinates, points), in the order of
  /// `forEachElement(_:)`.
  ///
  /// - Complexity: O(sections + groups met + elements met · log cells of a group), whatever the number of
  ///   items.
  package func forEachElement(in rect: Rect, _ body: (FrameElement) -> Void) {
    visitLayoutBoundaries(rect, body)
    for section in placed.indices { visit(section, rect, body) }
  }

  /// Calls `body` with every element of one section, in the order of `forEachElement(_:)`; with none
  /// where there is no such section.
  ///
  /// - Complexity: O(elements of the section).
  package func forEachElement(ofSection section: Int, _ body: (FrameElement) -> Void) {
    guard placed.indices.contains(section) else { return }
    visit(section, nil, body)
  }

  /// Calls `body` with every element of one section that meets `rect`, in the order of
  /// `forEachElement(_:)`; with none where there is no such section.
  ///
  /// - Complexity: O(groups met + elements met · log cells of a group), whatever the number of items.
  package func forEachElement(
    ofSection section: Int, in rect: Rect, _ body: (FrameElement) -> Void
  ) {
    guard placed.indices.contains(section) else { return }
    visit(section, rect, body)
  }

  /// The frame of one cell, none where there is no such item.
  ///
  /// - Complexity: O(log groups of the section).
  package func cellFrame(section: Int, item: Int) -> Rect? {
    guard placed.indices.contains(section), item >= 0 else { return nil }
    let plan = plans[placed[section].plan]
    guard let position = plan.run(holding: item) else { return nil }
    let run = plan.runs[position]
    let (group, cell) = (item - run.firstItem).quotientAndRemainder(dividingBy: run.cellsPerGroup)
    let frame = plan.templates[run.template].cells[cell].frame
      .moved(by: plan.corner(of: group, in: run, from: origin(of: section)))
    return geometry.finish(frame, mirrorWidth: mirrorWidth(of: plan))
  }

  /// How many cells all sections hold together.
  ///
  /// - Complexity: O(sections).
  package var cellCount: Int {
    var count = 0
    for section in placed { count = saturatingSum(count, plans[section.plan].cellCount) }
    return count
  }

  /// How many cells one section holds; 0 where there is no such section.
  package func cellCount(ofSection section: Int) -> Int {
    placed.indices.contains(section) ? plans[placed[section].plan].cellCount : 0
  }

  /// How many items the first group of a section takes; 0 where there is none.
  package func groupCapacity(ofSection section: Int) -> Int {
    guard placed.indices.contains(section) else { return 0 }
    return plans[placed[section].plan].runs.first?.cellsPerGroup ?? 0
  }

  /// The corner of a section in content coordinates, unrounded and unmirrored.
  func origin(of section: Int) -> Position {
    var origin = Position.zero
    origin[geometry.scrollAxis] = placed[section].start
    return origin
  }

  /// In what the frames of a section are mirrored: the content, or for a section that scrolls sideways
  /// in a vertical layout the container, so that its first group stands at the right.
  func mirrorWidth(of plan: SectionPlan) -> Double {
    if plan.orthogonal != nil, plan.runAxis == .horizontal { return geometry.container.width }
    return max(contentSize.width, geometry.container.width)
  }
}
