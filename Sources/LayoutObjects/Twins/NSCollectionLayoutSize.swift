/// The size of an item, a group or a supplementary.

#if !canImport(Darwin)
  /// A width and a height.
  @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of two dimensions.
    public init(
      widthDimension width: NSCollectionLayoutDimension,
      heightDimension height: NSCollectionLayoutDimension
    ) {
      widthDimension = width
      heightDimension = height
    }

    /// Itself: it never changes.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
