/// Where a supplementary is attached.

#if !canImport(Darwin)
  /// A point of a rectangle, and a distance from it.
  @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The sides that the point lies on; the middle between sides that aren't there.
    public let edges: NSDirectionalRectEdge
    /// Points, or fractions of the supplementary's own size.
    public let offset: CGPoint
    /// Whether the offset is in points.
    public let isAbsoluteOffset: Bool
    /// Whether the offset is a fraction of the supplementary's own size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// A point on some sides.
    public convenience init(edges: NSDirectionalRectEdge) {
      self.init(edges: edges, absoluteOffset: .zero)
    }

    /// A point so many points from the sides.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
      self.edges = edges
      offset = absoluteOffset
      isAbsoluteOffset = true
      super.init()
      requireFiniteOffset()
    }

    /// A point away from the sides by fractions of the supplementary's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
      self.edges = edges
      offset = fractionalOffset
      isAbsoluteOffset = false
      super.init()
      requireFiniteOffset()
    }

    /// Itself: it never changes.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    private func requireFiniteOffset() {
      require(offset.x.isFinite && offset.y.isFinite, "an anchor's offset must be finite")
    }
  }
#endif
