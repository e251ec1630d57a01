/// One side of a size.

#if !canImport(Darwin)
  import LayoutCore

  /// A width or a height: a fraction of the container, points, or an estimate that cells replace.
  @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
    let kind: DimensionKind

    /// The fraction, or the points.
    public let dimension: CGFloat

    init(_ kind: DimensionKind, _ dimension: CGFloat) {
      require(dimension.isFinite, "a dimension must be a finite number")
      self.kind = kind
      self.dimension = dimension
    }

    /// A fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
      made(NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth), by: Self.self)
    }

    /// A fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
      made(NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight), by: Self.self)
    }

    /// Points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
      made(NSCollectionLayoutDimension(.absolute, absoluteDimension), by: Self.self)
    }

    /// Points, until the cell asks for another size.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
      made(NSCollectionLayoutDimension(.estimated, estimatedDimension), by: Self.self)
    }

    /// The largest that any sibling asks for; `estimate` points until then. From iOS 17.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
      made(NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate), by: Self.self)
    }

    /// Whether it is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether cells may ask for another.
    public var isEstimated: Bool { kind == .estimated }
    /// Whether all siblings get the largest. From iOS 17.
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// Itself: it never changes.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
