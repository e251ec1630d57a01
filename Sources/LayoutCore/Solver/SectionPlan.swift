/// A solved section: runs of equal groups, boundary items and backgrounds, from the section's own
/// corner.

/// Groups that follow each other at equal distances and are made of one template.
struct GroupRun {
  /// Position in `SectionPlan.templates`.
  var template: Int
  var groupCount: Int
  var cellsPerGroup: Int
  /// The section's item in the first cell.
  var firstItem: Int
  /// Along the run, from the section's first group; low edge spacing passed. Points.
  var start: Double
  /// From group to group, in points.
  var stride: Double
  /// Across the run, from the inside of the section's insets; points.
  var across: Double
  /// The last group's extent along the run, which is shorter when partly filled (R12).
  var extent: Double
  /// How many badges of each kind stand before the run (R38); empty without badges.
  var firstBadges: [Int]

  /// One past the section's last item in the run.
  var endItem: Int { firstItem + groupCount * cellsPerGroup }

  /// Where group `index` of the run begins.
  func start(of index: Int) -> Double { start + Double(index) * stride }
}

/// A boundary item with its place.
struct PlacedBoundary {
  /// From the section's (or the layout's) corner, unpinned and unrounded; points.
  var frame: Rect
  /// The same before its insets.
  var slot: Rect
  /// −1 at the low side of the scroll axis, 1 at the high side, 0 at neither.
  var side: Int
  var isPinned: Bool
  var elementKind: String
  var zIndex: Int
  var source: ElementID
}

/// A background with its place.
struct PlacedDecoration {
  /// From the section's corner, unrounded; points.
  var frame: Rect
  var elementKind: String
  var zIndex: Int
  var source: ElementID
}

/// How an orthogonal section scrolls.
struct OrthogonalMetrics {
  var behavior: OrthogonalScrollingBehavior
  /// The length of what is seen of the groups; points.
  var viewport: Double
  /// The length of all groups, without insets; points.
  var content: Double
}

/// A solved section, from its own corner.
struct SectionPlan {
  /// The section of the model.
  var source = ElementID.none
  var templates: [GroupTemplate] = []
  /// Ascending by `firstItem`.
  var runs: [GroupRun] = []
  /// R31: the axis along which groups follow each other.
  var runAxis: Axis
  /// Where the first group begins, before edge spacing; points.
  var groupOrigin = Position.zero
  /// Along the scroll axis, in points; of empty sections up to iOS 14 it may be negative.
  var length = 0.0
  /// The part between headers and footers, insets included, along the scroll axis; points.
  var contentStart = 0.0
  var contentEnd = 0.0
  /// The widest group across the scroll axis, in points (R52).
  var widest = 0.0
  var boundaries: [PlacedBoundary] = []
  var decorations: [PlacedDecoration] = []
  /// The element kinds of badges.
  var kinds: [String] = []
  /// How many cells there are.
  var cellCount = 0
  /// None unless the section scrolls orthogonally.
  var orthogonal: OrthogonalMetrics?
  /// What all but pinned boundary items cover.
  private(set) var hull = Rect.zero
  /// Whether later runs begin and end later, so that they can be searched.
  private(set) var isAscending = true
  /// How far cells and badges reach before and after the start of their group, along the run; points.
  private(set) var reach = (low: 0.0, high: 0.0)
  var isApproximate = false
  var handler: ScrollHandler?
  var handlerLocals: [Double] = []
  /// Where guides were asked for.
  var guides: SectionGuides?

  init(runAxis: Axis) {
    self.runAxis = runAxis
  }

  /// The run that holds an item; none past the last.
  ///
  /// - Complexity: O(log runs).
  func run(holding item: Int) -> Int? {
    let after = partitionPoint(runs.count) { runs[$0].firstItem <= item }
    guard after > 0, item < runs[after - 1].endItem else { return nil }
    return after - 1
  }

  /// Where a group's corner is when the section's is at `corner`; unrounded points. Every frame is
  /// computed from here, so that all ways to ask for it agree to the last bit.
  func corner(of group: Int, in run: GroupRun, from corner: Position) -> Position {
    var corner = corner.moved(by: groupOrigin)
    corner[runAxis] += run.start
    corner[runAxis] += Double(group) * run.stride
    corner[runAxis.crossed] += run.across
    return corner
  }

  /// Computes `hull` and what else speeds up the search.
  ///
  /// - Complexity: O(runs + boundary items).
  mutating func updateHull(across: Axis, breadth: Double) {
    hull = .zero
    hull.extent[across] = breadth
    hull.extent[across.crossed] = max(length, 0)
    for run in runs {
      let template = templates[run.template].hull
      hull = hull.union(template.moved(by: corner(of: 0, in: run, from: .zero)))
      hull = hull.union(template.moved(by: corner(of: run.groupCount - 1, in: run, from: .zero)))
    }
    for template in templates {
      reach.low = min(reach.low, template.hull.origin[runAxis])
      reach.high = max(reach.high, template.hull.end(runAxis))
    }
    var last = -Double.infinity
    for run in runs {
      if run.stride < 0 || run.start < last { isAscending = false }
      last = run.start(of: run.groupCount - 1)
    }
    for boundary in boundaries where !boundary.isPinned { hull = hull.union(boundary.frame) }
    for decoration in decorations { hull = hull.union(decoration.frame) }
  }
}
