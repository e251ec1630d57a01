/// A header, a footer, or a view at another edge of a section or of the whole layout.

#if !canImport(Darwin)
  /// Blueprint of a header or footer.
  @MainActor
  open class NSCollectionLayoutBoundarySupplementaryItem:
    NSCollectionLayoutSupplementaryItem
  {
    /// Whether the section grows by it; else it stands over the section's content.
    open var extendsBoundary = true
    /// Whether it stays in sight while the section is.
    open var pinToVisibleBounds = false
    /// The edge or corner where it stands.
    public let alignment: NSRectAlignment
    /// Points, rightwards and downwards.
    public let offset: CGPoint

    /// A view at an edge.
    public convenience init(
      layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
      self.init(
        layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
        absoluteOffset: .zero)
    }

    /// A view so many points from where the edge would put it.
    public init(
      layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
      absoluteOffset: CGPoint
    ) {
      require(
        absoluteOffset.x.isFinite && absoluteOffset.y.isFinite,
        "the offset of a boundary item must be finite")
      self.alignment = alignment
      offset = absoluteOffset
      super.init(
        layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    override func duplicate() -> NSCollectionLayoutItem {
      let copy = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
        absoluteOffset: offset)
      copy.takeValues(of: self)
      copy.extendsBoundary = extendsBoundary
      copy.pinToVisibleBounds = pinToVisibleBounds
      return copy
    }

    /// Stops where two items share a kind: UIKit couldn't tell their views apart.
    static func requireUniqueKinds(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) {
      var kinds: Set<String> = []
      for item in items {
        require(
          kinds.insert(item.elementKind).inserted,
          "every supplementary must have a unique elementKind: two have \"\(item.elementKind)\"")
      }
    }
  }
#endif
