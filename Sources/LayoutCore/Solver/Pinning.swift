/// Boundary items that stay in sight while their section is (R25).

/// The part of the content that is seen, along the scroll axis; points.
struct VisibleSpan {
  var low: Double
  var high: Double
}

extension PlacedBoundary {
  /// What pinning adds to the z-index.
  static let pinnedZIndex = 1_000_000_000

  /// R25: the frame moved into the visible span, but not out of the content between headers and
  /// footers. The limit wins over the item's own place: an empty section of iOS 14 has its header
  /// above its start.
  ///
  /// - Parameters:
  ///   - origin: the section's corner, in content coordinates.
  ///   - content: start and end of that content along the axis, in content coordinates.
  func frame(
    at origin: Position, content: (start: Double, end: Double), visible: VisibleSpan,
    along axis: Axis
  ) -> Rect {
    var frame = frame.moved(by: origin)
    guard isPinned, side != 0 else { return frame }
    let length = frame.extent[axis]
    frame.origin[axis] =
      side < 0
      ? min(max(frame.origin[axis], visible.low), content.end - length)
      : max(min(frame.origin[axis], visible.high - length), content.start)
    return frame
  }

  /// The z-index with what pinning adds.
  var effectiveZIndex: Int { zIndex + (isPinned ? Self.pinnedZIndex : 0) }
}
