/// One section of a layout.

#if !canImport(Darwin)
  /// Blueprint of a section: a group that is repeated, and what stands around the groups.
  @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// What a list section was made from.
    var list: UICollectionLayoutListConfiguration?

    /// Distances inwards from the sides of the section.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The gap between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What `contentInsets` count from; automatic is the layout's. From iOS 14, not in AppKit.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What supplementaries are inset from; automatic is `contentInsetsReference`. From iOS 16, not in
    /// AppKit.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary items keep within `contentInsets`. Deprecated from iOS 16.
    open var supplementariesFollowContentInsets = true
    /// How the section scrolls across the layout.
    open var orthogonalScrollingBehavior =
      UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How that scrolling feels. From iOS 17, not in AppKit.
    public let orthogonalScrollingProperties =
      UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and the like; no two of one element kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
      didSet {
        NSCollectionLayoutBoundarySupplementaryItem.requireUniqueKinds(boundarySupplementaryItems)
      }
    }
    /// Backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called while the section scrolls.
    open var visibleItemsInvalidationHandler:
      NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// A section of one group, repeated.
    public init(group: NSCollectionLayoutGroup) {
      self.group = group
    }

    /// A section with the same values.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> NSCollectionLayoutSection {
      let copy = NSCollectionLayoutSection(group: group)
      copy.list = list
      copy.contentInsets = contentInsets
      copy.interGroupSpacing = interGroupSpacing
      copy.contentInsetsReference = contentInsetsReference
      copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
      copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
      copy.orthogonalScrollingProperties.decelerationRate =
        orthogonalScrollingProperties.decelerationRate
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.decorationItems = decorationItems
      copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
      return copy
    }
  }
#endif
