/// From solved places to frames as they are given out: rounded, and mirrored from right to left.

/// What turns places into frames.
struct FrameGeometry {
  var container: Extent
  var grid: PixelGrid
  var scrollAxis: Axis
  var isRightToLeft: Bool
  /// The content offset.
  var offset: Position
  var safeArea: EdgeDistances

  init(_ context: SolveContext) {
    container = context.container
    grid = context.grid
    scrollAxis = context.scrollAxis
    isRightToLeft = context.isRightToLeft
    offset = context.offset
    safeArea = context.safeArea
  }

  /// R0: rounded at the very end, then mirrored.
  func finish(_ frame: Rect, mirrorWidth: Double) -> Rect {
    let finished = grid.finish(frame)
    return isRightToLeft ? finished.mirrored(in: mirrorWidth) : finished
  }

  /// A rectangle of content coordinates in the coordinates of the solving, and the other way round.
  func solving(_ rect: Rect, mirrorWidth: Double) -> Rect {
    isRightToLeft ? rect.mirrored(in: mirrorWidth) : rect
  }

  /// R25: the visible bounds less the safe area along the scroll axis, before mirroring; points.
  func visibleSpan(contentWidth: Double) -> VisibleSpan {
    let bounds = solving(
      Rect(origin: offset, extent: container), mirrorWidth: max(contentWidth, container.width))
    return VisibleSpan(
      low: bounds.origin[scrollAxis] + safeArea.low(scrollAxis),
      high: bounds.end(scrollAxis) - safeArea.high(scrollAxis))
  }
}
