/// Points, sizes and insets between the core and Apple's types.

package import LayoutCore

extension Extent {
  /// A size in points.
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Position {
  /// A place in points.
  package init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension Rect {
  /// A rectangle in points.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension EdgeDistances {
  /// Distances in points.
  package init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

extension CGSize {
  /// A size in points.
  package init(_ extent: Extent) {
    self.init(width: extent.width, height: extent.height)
  }
}

extension CGPoint {
  /// A place in points.
  package init(_ position: Position) {
    self.init(x: position.x, y: position.y)
  }
}

extension CGRect {
  /// A rectangle in points.
  package init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension NSDirectionalEdgeInsets {
  /// Distances in points.
  package init(_ insets: EdgeDistances) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
