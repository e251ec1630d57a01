/// Where sections that scroll across the layout come to rest (R40).

extension SectionPlan {
  /// R40: the resting place for a proposed offset, points; none unless the section scrolls
  /// orthogonally.
  ///
  /// - Complexity: O(runs).
  func scroll(proposed: Double?) -> OrthogonalScroll? {
    guard let orthogonal else { return nil }
    let proposed = bounded(proposed ?? 0)
    let limit = max(orthogonal.content - orthogonal.viewport, 0)
    var scroll = OrthogonalScroll(proposed: proposed, offset: 0, lowest: 0, highest: limit)
    let clamped = min(max(proposed, 0), limit)
    switch orthogonal.behavior {
    case .none, .continuous:
      scroll.offset = clamped
    case .continuousGroupLeadingBoundary, .groupPaging:
      let start = nearestGroup(to: proposed) { start, _ in start }
      scroll.offset = clamped < limit ? min(max(start, 0), limit) : limit
    case .paging:
      let page = orthogonal.viewport
      let start = page > 0 ? (proposed / page).rounded() * page : 0
      scroll.offset = clamped < limit ? min(max(start, 0), limit) : limit
    case .groupPagingCentered:
      let centred = { (start: Double, extent: Double) in
        start + extent / 2 - orthogonal.viewport / 2
      }
      scroll.offset = nearestGroup(to: proposed, offset: centred)
      guard let first = runs.first, let last = runs.last else { break }
      scroll.lowest = centred(0, first.extent)
      scroll.highest = centred(last.start(of: last.groupCount - 1) - first.start, last.extent)
    }
    return scroll
  }

  /// Of the offsets that belong to groups the nearest to `proposed`, the later of equals; 0 without
  /// groups.
  ///
  /// - Parameter offset: the offset for the start and the extent of a group, in points.
  private func nearestGroup(
    to proposed: Double, offset: (_ start: Double, _ extent: Double) -> Double
  ) -> Double {
    var nearest: Double?
    let first = runs.first?.start ?? 0
    for run in runs {
      var candidate = offset(run.start - first, run.extent)
      if run.groupCount > 1, run.stride > 0 {
        let index = ((proposed - candidate) / run.stride).rounded()
        candidate += min(max(index, 0), Double(run.groupCount - 1)) * run.stride
      }
      if let known = nearest, (known - proposed).magnitude < (candidate - proposed).magnitude {
        continue
      }
      nearest = candidate
    }
    return nearest ?? 0
  }
}
