/// How sections scroll across the layout.

#if !canImport(Darwin)
  /// How a section scrolls across the layout, and where it comes to rest.
  public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  /// How scrolling across the layout feels. From iOS 17, not in AppKit.
  @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying
  {
    /// How fast it slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
      /// What remains of the speed after a millisecond; 0 stands for automatic.
      public let rawValue: CGFloat

      /// A rate by its value.
      public init(rawValue: CGFloat) {
        self.rawValue = rawValue
      }

      /// What suits the behaviour.
      public static let automatic = DecelerationRate(rawValue: 0)
      /// As scroll views do.
      public static let normal = DecelerationRate(rawValue: 0.998)
      /// Faster than scroll views do.
      public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether it bounces at its ends.
    public enum Bounce: Int, Sendable {
      case automatic
      case always
      case never
    }

    /// How fast it slows down.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether it bounces at its ends.
    open var bounce = Bounce.automatic

    /// Properties with the same values.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
      let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
      copy.decelerationRate = decelerationRate
      copy.bounce = bounce
      return copy
    }
  }
#endif
