/// Gaps between and around items.

#if !canImport(Darwin)
  /// A gap: exactly so many points, or at least so many.
  @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// Points; the least when flexible.
    public let spacing: CGFloat
    /// Whether it takes a share of the room that is left.
    public let isFlexible: Bool
    /// Whether it is exactly `spacing`.
    public var isFixed: Bool { !isFlexible }
    /// `isFlexible`, as the class names it in Objective-C.
    public var isFlexibleSpacing: Bool { isFlexible }
    /// `isFixed`, as the class names it in Objective-C.
    public var isFixedSpacing: Bool { !isFlexible }

    init(_ spacing: CGFloat, isFlexible: Bool) {
      require(spacing.isFinite, "a spacing must be a finite number")
      self.spacing = spacing
      self.isFlexible = isFlexible
    }

    /// At least so many points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
      made(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), by: Self.self)
    }

    /// Exactly so many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
      made(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), by: Self.self)
    }

    /// Itself: it never changes.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Gaps outside the four sides of an item or group.
  @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// Before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// Above the item.
    public let top: NSCollectionLayoutSpacing?
    /// After the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Gaps at the sides that are given.
    public init(
      leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
      trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }

    /// Itself: it never changes.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
