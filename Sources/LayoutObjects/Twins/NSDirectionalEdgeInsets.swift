/// Distances from the sides of a rectangle.

#if !canImport(Darwin)
  /// Distances inwards from the four sides, in points.
  public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the left; from the right where one reads from right to left.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the right; from the left where one reads from right to left.
    public var trailing: CGFloat

    /// None at any side.
    public init() {
      self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// None at any side.
    public static let zero = NSDirectionalEdgeInsets()
  }
#endif
