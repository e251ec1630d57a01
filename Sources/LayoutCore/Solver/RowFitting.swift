/// How many subitems fit a row without a count (R8, R8b, R10).

/// The search for the number of subitems in a row.
struct RowFitting {
  let section: ResolvedSection
  let grid: PixelGrid
  /// The axis of the row.
  let axis: Axis
  /// Positions of the subitems, which repeat in cycles.
  let children: Range<Int>
  /// R6: the group less its insets.
  let inner: Extent
  let gap: Double

  /// R10: the largest number of subitems that fit, and what they are resolved in.
  ///
  /// - Complexity: O(subitems · log result).
  func fit() -> (count: Int, container: Extent) {
    guard inner[axis] > 0, !children.isEmpty else { return (0, inner) }
    guard hasCrossFractionOfLength else {
      let count = largest { fits($0, in: container(for: $0), gap: gap) }
      return (count, container(for: max(count, 1)))
    }
    // R8b.
    let tight = largest { fits($0, in: inner, gap: 0) }
    let fixed = container(for: max(tight, 1))
    return (largest { fits($0, in: fixed, gap: gap) }, fixed)
  }

  /// R8: the group's inside less the gaps between `count` subitems.
  func container(for count: Int) -> Extent {
    var container = inner
    container[axis] = bounded(inner[axis] - gap * Double(count - 1))
    return container
  }

  /// The least length of one subitem with its edge spacing. Nested groups count by their estimates.
  func length(of child: Int, in container: Extent) -> Double {
    let node = section.nodes[section.children[child]]
    return grid.length(node.size[axis], in: container) + node.edges.least(axis)
  }

  /// What gaps leave for subitems that are a share of the row's length; the inside where they are no share
  /// of it. Without a count these are the gaps between as many as would fit without any.
  ///
  /// - Parameter count: of a group with a count, how often the first subitem is repeated.
  func roomBesideGaps(count: Int?, sharesRoom: Bool) -> Double {
    guard gap > 0, sharesRoom || hasFractionOfLength else { return inner[axis] }
    return container(for: max(count ?? largest { fits($0, in: inner, gap: 0) }, 1))[axis]
  }

  // MARK: - Search

  /// R8b: whether a subitem's cross side is a fraction of the row's length.
  private var hasCrossFractionOfLength: Bool {
    let kind: DimensionKind = axis == .horizontal ? .fractionalWidth : .fractionalHeight
    for child in children
    where section.nodes[section.children[child]].size[axis.crossed].kind == kind {
      return true
    }
    return false
  }

  /// Whether a subitem's side along the axis is a fraction of the row's length.
  private var hasFractionOfLength: Bool {
    let kind: DimensionKind = axis == .horizontal ? .fractionalWidth : .fractionalHeight
    return children.contains { section.nodes[section.children[$0]].size[axis].kind == kind }
  }

  private func fits(_ count: Int, in container: Extent, gap: Double) -> Bool {
    guard count == 1 || container[axis] > 0 else { return false }
    let (cycles, rest) = count.quotientAndRemainder(dividingBy: children.count)
    var sum = gap * Double(count - 1)
    for child in children {
      let times = cycles + (child - children.lowerBound < rest ? 1 : 0)
      if times == 0 { break }
      sum += length(of: child, in: container) * Double(times)
    }
    return sum <= inner[axis] + grid.slack
  }

  /// The largest count that fits: doubled until one doesn't, then halved in between. Sizes cut to
  /// pixels can make a slightly longer row fit again, so that the next few are tried as well.
  private func largest(_ fits: (Int) -> Bool) -> Int {
    guard fits(1) else { return 0 }
    var low = 1
    while low < Limits.cellsOfGroup, fits(min(low * 2, Limits.cellsOfGroup)) {
      low = min(low * 2, Limits.cellsOfGroup)
    }
    var high = min(low * 2, Limits.cellsOfGroup)
    while low + 1 < high {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    let found = low
    for count in found + 1..<found + 5 where count <= Limits.cellsOfGroup && fits(count) {
      low = count
    }
    return low
  }
}
