/// One cell, and the base of everything that has a size.

#if !canImport(Darwin)
  /// Blueprint of a cell.
  @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The size, as fractions of the container or in points.
    public let layoutSize: NSCollectionLayoutSize
    /// Distances inwards from the sides, applied after the edge spacing; ignored on estimated sides.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Gaps outside the sides.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    var badges: [NSCollectionLayoutSupplementaryItem]

    /// Views attached to it.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

    /// An item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
      self.layoutSize = layoutSize
      badges = []
    }

    /// An item of a size, with views attached to it.
    public init(
      layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
      self.layoutSize = layoutSize
      badges = supplementaryItems
    }

    /// An item with the same values.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { duplicate() }
    }

    func duplicate() -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: badges)
      copy.takeValues(of: self)
      return copy
    }

    /// Takes over what can be changed after an item was made.
    func takeValues(of item: NSCollectionLayoutItem) {
      contentInsets = item.contentInsets
      edgeSpacing = item.edgeSpacing
    }
  }
#endif
