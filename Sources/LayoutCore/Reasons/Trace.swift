/// Follows one cell or badge while its group is solved, for whoever asks why it is where it is.

/// What is followed.
struct TraceRequest {
  /// The first item of its group.
  var firstItem: Int
  /// Position among the cells of the group.
  var cell: Int
  /// Position among the badges of the group; none: the cell is followed.
  var badge: Int?
}

/// What was done with what is followed.
struct Trace {
  let request: TraceRequest
  var item: ItemTrace?
  var custom: CustomTrace?
  var badge: BadgeTrace?
  /// From the inside outwards.
  var rows: [RowTrace] = []

  init(_ request: TraceRequest) {
    self.request = request
  }

  /// Whether what is followed belongs to what was placed.
  func isIn(_ placed: PlacedNode) -> Bool {
    if let badge = request.badge { return placed.supplementaries.contains(badge) }
    return placed.cells.contains(request.cell)
  }
}

/// An item that was placed.
struct ItemTrace {
  /// Position in the section's nodes.
  var node: Int
  var container: Extent
  var forced: ForcedLength?
  var measured: MeasuredSize?
  var uniform: MeasuredSize?
  var extent: Extent
}

/// A cell of a custom group.
struct CustomTrace {
  var node: Int
  var extent: Extent
  /// From the group's corner.
  var cell: TemplateCell
}

/// A badge.
struct BadgeTrace {
  /// The item or group that it is attached to.
  var node: Int
  /// Position in the section's badges.
  var position: Int
  /// From the corner of the node.
  var host: Rect
  var container: Extent
  /// Before its insets, from the corner of the node.
  var outer: Rect
}

/// A row in which something stands.
struct RowTrace {
  var node: Int
  var plan: RowPlan
  /// Which of its subitems.
  var index: Int
  /// The subitem's corner, from the row's.
  var origin: Position
  /// What each flexible spacer has beyond its least; points.
  var share: Double
  /// How long the subitems before are along the row, if all are as long and without edge spacing.
  var each: Double?
}

/// An item of a waterfall.
struct WaterfallTrace {
  var item: Item
  var columns: Share
  var columnWidth: Double
  var column: Int
  var top: Double
  var slot: Rect
  var rowSpacing: Double
  var height: ResolvedDimension
  var insets: EdgeDistances
}

extension GroupSolver {
  /// Remembers an item that is followed, or whose badge is.
  mutating func follow(
    _ item: ItemTrace, cell: Int
  ) {
    guard let request = trace?.request, request.badge == nil, request.cell == cell else { return }
    trace?.item = item
  }

  /// Remembers a cell of a custom group.
  mutating func followCustom(_ node: Int, _ extent: Extent, _ range: Range<Int>) {
    guard let request = trace?.request, request.badge == nil, range.contains(request.cell) else {
      return
    }
    trace?.custom = CustomTrace(node: node, extent: extent, cell: cells[request.cell])
  }

  /// Remembers a badge.
  mutating func follow(_ badge: BadgeTrace) {
    guard let request = trace?.request, request.badge == supplementaries.count else { return }
    trace?.badge = badge
  }

  /// Forgets what was followed in a subitem that was taken away again: others come to stand there.
  mutating func forget(cellsFrom cell: Int, badgesFrom badge: Int) {
    guard let request = trace?.request else { return }
    let isGone = request.badge.map { $0 >= badge } ?? (request.cell >= cell)
    if isGone { trace = Trace(request) }
  }

  /// Remembers a row when a subitem with what is followed was placed in it.
  mutating func followRow(
    _ node: Int, _ plan: RowPlan, _ children: ArraySlice<PendingChild>, index: Int,
    origin: Position, share: Double
  ) {
    guard let trace, trace.isIn(children[children.startIndex + index].placed) else { return }
    let before = children.prefix(index)
    let first = before.first?.placed.extent[plan.axis]
    let isEven = before.allSatisfy {
      $0.placed.extent[plan.axis] == first && $0.edges.least(plan.axis) == 0
        && $0.edges.flexibleCount(plan.axis) == 0
    }
    self.trace?.rows.append(
      RowTrace(
        node: node, plan: plan, index: index, origin: origin, share: share,
        each: isEven ? first : nil))
  }
}
