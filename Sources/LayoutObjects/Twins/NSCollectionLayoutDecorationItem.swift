/// A background of a section.

#if !canImport(Darwin)
  /// Blueprint of a background; its view is registered with the layout.
  @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// What the view is registered for.
    public let elementKind: String
    /// Views of a larger one stand before others.
    open var zIndex = 0

    init(_ elementKind: String) {
      self.elementKind = elementKind
      super.init(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [])
    }

    /// A view behind the whole section.
    open class func background(elementKind: String) -> Self {
      made(NSCollectionLayoutDecorationItem(elementKind), by: Self.self)
    }

    override func duplicate() -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutDecorationItem(elementKind)
      copy.takeValues(of: self)
      copy.zIndex = zIndex
      return copy
    }
  }
#endif
