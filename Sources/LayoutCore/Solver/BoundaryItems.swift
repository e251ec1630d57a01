/// Headers, footers and the like around a section or the whole layout (R20–R24).

/// Where boundary items stand, and how much longer they make what they surround.
struct BoundaryPlacement {
  /// From the corner of the whole.
  private(set) var placed: [PlacedBoundary] = []
  /// The length along the axis with everything, in points.
  private(set) var length = 0.0
  /// The part between headers and footers, in points along the axis.
  private(set) var contentStart = 0.0
  private(set) var contentEnd = 0.0

  /// - Parameters:
  ///   - axis: the scroll axis.
  ///   - container: R20: what fractions refer to; across the axis also where items stand.
  ///   - acrossStart: where that begins across the axis, in points.
  ///   - content: the length of what is surrounded, its insets included; points.
  ///   - padding: points before everything.
  init(
    _ items: [ResolvedBoundary], grid: PixelGrid, axis: Axis, container: Extent,
    acrossStart: Double, content: Double, padding: Double
  ) {
    var content = content
    var before = 0.0
    var after = 0.0
    let extents = items.map {
      grid.extent($0.size, in: container).replacing(estimatedSidesOf: $0.size, by: $0.measured)
    }
    for (item, extent) in zip(items, extents) where item.extends {
      switch item.alignment.side(along: axis) {
      case -1: before = max(before, extent[axis] - item.offset[axis])  // R21
      case 1: after = max(after, extent[axis] + item.offset[axis])
      default: content = max(content, extent[axis])  // R22
      }
    }
    contentStart = padding + before
    contentEnd = contentStart + content
    length = contentEnd + after
    for (item, extent) in zip(items, extents) {
      var frame = Rect(origin: .zero, extent: extent)
      frame.origin[axis] = startAlong(item, extent[axis], axis)
      frame.origin[axis.crossed] =
        acrossStart + startAcross(item, extent, container, axis.crossed)
      placed.append(
        PlacedBoundary(
          frame: frame.inset(by: item.contentInsets.without(estimatedAxesOf: item.size)),
          slot: frame,
          side: item.alignment.side(along: axis), isPinned: item.isPinned,
          elementKind: item.elementKind, zIndex: item.zIndex, source: item.id))
    }
  }

  /// R21, R22, R24: outside or inside the edge of the content, or centred along it.
  private func startAlong(_ item: ResolvedBoundary, _ extent: Double, _ axis: Axis) -> Double {
    let start: Double
    switch item.alignment.side(along: axis) {
    case -1: start = item.extends ? contentStart - extent : contentStart
    case 1: start = item.extends ? contentEnd : contentEnd - extent
    default: start = contentStart + (contentEnd - contentStart - extent) / 2
    }
    return start + item.offset[axis]
  }

  /// R23: flush with the named side, else centred.
  private func startAcross(
    _ item: ResolvedBoundary, _ extent: Extent, _ container: Extent, _ axis: Axis
  ) -> Double {
    let side = Double(item.alignment.side(along: axis) + 1) / 2
    return (container[axis] - extent[axis]) * side + item.offset[axis]
  }
}
