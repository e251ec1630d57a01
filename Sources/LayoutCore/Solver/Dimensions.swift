/// Dimensions to points (R1, R2), and insets to cells (R5).

extension PixelGrid {
  /// R1: one side, in points, not negative; an estimated one is its estimate (R2).
  func length(_ dimension: ResolvedDimension, in container: Extent) -> Double {
    switch dimension.kind {
    case .fractionalWidth: return boundedLength(cut(dimension.value * container.width))
    case .fractionalHeight: return boundedLength(cut(dimension.value * container.height))
    case .absolute, .estimated, .uniformAcrossSiblings: return dimension.value
    }
  }

  /// R1: both sides, in points.
  func extent(_ size: ResolvedSize, in container: Extent) -> Extent {
    Extent(width: length(size.width, in: container), height: length(size.height, in: container))
  }
}

extension Extent {
  /// R2: estimated sides replaced by what was measured.
  func replacing(estimatedSidesOf size: ResolvedSize, by measured: MeasuredSize?) -> Extent {
    guard let measured else { return self }
    var extent = self
    for axis in [Axis.horizontal, .vertical] {
      if let length = measured.length(along: axis, of: size) { extent[axis] = length }
    }
    return extent
  }
}

extension MeasuredSize {
  /// R2: what replaces a side of `size`, in points; none where that isn't estimated or wasn't measured.
  func length(along axis: Axis, of size: ResolvedSize) -> Double? {
    guard size[axis].isEstimated else { return nil }
    if axis == .horizontal, isSingle, size.height.isEstimated { return nil }
    return (axis == .horizontal ? width : height).map { boundedLength($0) }
  }
}

extension Rect {
  /// R5: the rectangle less insets; insets larger than it give the difference as the extent.
  func inset(by insets: EdgeDistances) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top,
      width: (width - insets.both(.horizontal)).magnitude,
      height: (height - insets.both(.vertical)).magnitude)
  }

  /// The smallest rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The rectangle moved by `distance`.
  func moved(by distance: Position) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// The rectangle with `distance` more on each side.
  func widened(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}
