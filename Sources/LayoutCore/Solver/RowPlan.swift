/// What follows from a row's own size and its subitems before any cell was measured.

/// A different subitem of a row.
struct RowChild {
  /// Position in the section's nodes.
  var node: Int
  var extent: Extent
  /// How many items one of it takes.
  var capacity: Int
  var edges: ResolvedEdges
}

/// A row or column: how many subitems it holds and in what they are resolved.
struct RowPlan {
  var axis: Axis
  /// The group's outer size; estimated sides are still the estimates.
  var outer: Extent
  /// R3, R6.
  var insets: EdgeDistances
  var inner: Extent
  var isEstimatedAlong: Bool
  var isEstimatedAcross: Bool
  /// C of R8: what subitems are fractions of.
  var container: Extent
  var gap: ResolvedSpacing
  /// n of R10: how many subitems a full row holds.
  var count: Int
  /// R9: what replaces the subitems' extent along the axis.
  var forcedLength: Double?
  /// The first `count` different subitems.
  var children: [RowChild]

  /// How much room a subitem takes along the axis, its edge spacing included.
  func length(_ child: RowChild) -> Double { child.extent[axis] + child.edges.least(axis) }

  /// The sum of `value` over the first `count` subitems, which repeat in cycles.
  ///
  /// - Complexity: O(different subitems).
  func sum(first count: Int, _ value: (RowChild) -> Double) -> Double {
    guard !children.isEmpty else { return 0 }
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: children.count)
    var sum = 0.0
    for index in children.indices {
      sum += value(children[index]) * Double(cycles + (index < rest ? 1 : 0))
    }
    return sum
  }

  /// The least room that the first `count` subitems take with the gaps between them.
  func used(first count: Int) -> Double {
    sum(first: count) { length($0) } + gap.value * Double(max(count - 1, 0))
  }

  /// How many items a full row takes.
  var capacity: Int {
    guard !children.isEmpty else { return 0 }
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: children.count)
    var sum = 0
    for index in children.indices {
      let times = cycles + (index < rest ? 1 : 0)
      sum = saturatingSum(sum, saturatingProduct(times, children[index].capacity))
    }
    return sum
  }

  /// R11: the inner thickness; of a row estimated across its thickest subitem's.
  var thickness: Double {
    guard isEstimatedAcross else { return inner[axis.crossed] }
    var thickest = 0.0
    for child in children {
      thickest = max(thickest, child.extent[axis.crossed] + child.edges.least(axis.crossed))
    }
    return thickest
  }

  /// R11: the outer size of a full row.
  var extent: Extent {
    var extent = outer
    if isEstimatedAlong { extent[axis] = boundedLength(used(first: count)) }
    if isEstimatedAcross { extent[axis.crossed] = boundedLength(thickness) }
    return extent
  }

  /// R13: what each flexible spacer of a full row gets beyond its minimum.
  var share: Double {
    flexibleShare(of: inner[axis] - used(first: count), among: flexibleCount(first: count))
  }

  /// R13: how many flexible spacers the first `count` subitems and the gaps between them have.
  func flexibleCount(first count: Int) -> Double {
    sum(first: count) { Double($0.edges.flexibleCount(axis)) }
      + (gap.isFlexible ? Double(max(count - 1, 0)) : 0)
  }

  /// Where subitem `index` begins along the axis, from the group's outer corner, its low edge
  /// spacing passed.
  ///
  /// - Complexity: O(different subitems).
  func start(of index: Int, share: Double) -> Double {
    let edges = children[index % children.count].edges.low(axis)
    let gaps = (gap.value + (gap.isFlexible ? share : 0)) * Double(index)
    return insets.low(axis) + sum(first: index) { length($0) }
      + sum(first: index) { Double($0.edges.flexibleCount(axis)) } * share + gaps
      + edges.value + (edges.isFlexible ? share : 0)
  }
}
