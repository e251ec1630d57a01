/// Items in a row, a column, or at frames of one's own.

#if !canImport(Darwin)
  import LayoutCore

  /// Gives the cells of a custom group; called with the group as the container.
  public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  /// Blueprint of cells that belong together.
  @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// What a group does with its subitems.
    enum Arrangement {
      case line(Axis)
      /// The first subitem, so often, in even shares of the group.
      case shared(Axis, count: Int)
      /// The first subitem, so often, in its own size.
      case repeated(Axis, count: Int)
      case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement

    /// What the group holds; of a group with a count its one subitem.
    public let subitems: [NSCollectionLayoutItem]
    /// The gap between neighbouring subitems; none is 0.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// Views attached to the group.
    override open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
      get { badges }
      set { badges = newValue }
    }

    init(
      layoutSize: NSCollectionLayoutSize, arrangement: Arrangement,
      subitems: [NSCollectionLayoutItem]
    ) {
      switch arrangement {
      case .line: require(!subitems.isEmpty, "a group must have a subitem")
      case .shared(_, let count), .repeated(_, let count):
        require(count >= 1, "the count of a group must be 1 or more")
      case .custom: break
      }
      self.arrangement = arrangement
      self.subitems = subitems
      super.init(layoutSize: layoutSize)
    }

    /// A picture of one group in text, for debugging.
    open func visualDescription() -> String { picture() }

    override func duplicate() -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutGroup(
        layoutSize: layoutSize, arrangement: arrangement, subitems: subitems)
      copy.takeValues(of: self)
      copy.badges = badges
      copy.interItemSpacing = interItemSpacing
      return copy
    }
  }
#endif
