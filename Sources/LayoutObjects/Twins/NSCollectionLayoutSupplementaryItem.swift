/// A view attached to an item or a group: a badge.

#if !canImport(Darwin)
  /// Blueprint of a badge.
  @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// What the view is registered for.
    public let elementKind: String
    /// The point of the item or group that it is attached to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Its own point that meets the container's; none: the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Views of a larger one stand before others.
    open var zIndex = 1

    /// A badge whose same edges meet the container's.
    public convenience init(
      layoutSize: NSCollectionLayoutSize, elementKind: String,
      containerAnchor: NSCollectionLayoutAnchor
    ) {
      self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// A badge of which one point meets one of the container.
    public convenience init(
      layoutSize: NSCollectionLayoutSize, elementKind: String,
      containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
    ) {
      self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
      _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
      _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
      self.elementKind = elementKind
      self.containerAnchor = containerAnchor
      self.itemAnchor = itemAnchor
      super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override func duplicate() -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutSupplementaryItem(
        layoutSize, elementKind, containerAnchor, itemAnchor)
      copy.takeValues(of: self)
      return copy
    }

    override func takeValues(of item: NSCollectionLayoutItem) {
      super.takeValues(of: item)
      if let item = item as? NSCollectionLayoutSupplementaryItem { zIndex = item.zIndex }
    }
  }
#endif
