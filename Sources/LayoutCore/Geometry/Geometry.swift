/// Positions, extents and rectangles in points, and the two axes.

/// A direction on the plane. Horizontal runs from leading to trailing, vertical from top to bottom.
package enum Axis: UInt8, Equatable, Sendable {
  case horizontal
  case vertical

  /// The other axis.
  package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A position in points; which corner it counts from is said where it is used.
package struct Position: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Position(x: 0, y: 0)

  /// The coordinate along `axis`.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A width and a height in points.
package struct Extent: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Extent(width: 0, height: 0)

  /// The length along `axis`.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in points: its top leading corner and its extent.
package struct Rect: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Position, extent: Extent) {
    self.init(x: origin.x, y: origin.y, width: extent.width, height: extent.height)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var origin: Position {
    get { Position(x: x, y: y) }
    set {
      x = newValue.x
      y = newValue.y
    }
  }

  package var extent: Extent {
    get { Extent(width: width, height: height) }
    set {
      width = newValue.width
      height = newValue.height
    }
  }

  /// The coordinate of the far side along `axis`: right or bottom.
  package func end(_ axis: Axis) -> Double { origin[axis] + extent[axis] }

  /// Whether the two share area; touching edges don't count.
  package func intersects(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }
}

/// Distances from the four sides of a rectangle, in points.
package struct EdgeDistances: Equatable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = EdgeDistances()

  /// The distance at the low side of `axis`: leading or top.
  package func low(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The distance at the high side of `axis`: trailing or bottom.
  package func high(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// The sum of both sides of `axis`.
  package func both(_ axis: Axis) -> Double { low(axis) + high(axis) }
}
