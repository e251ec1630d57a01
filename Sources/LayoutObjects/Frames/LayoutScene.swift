/// The view and the data that a twin of a layout is solved in.

#if !canImport(Darwin)
  import LayoutCore

  /// A collection view without pixels: its size, its surroundings, and how many items there are.
  public struct LayoutScene: Sendable {
    /// The bounds of the view, in points.
    public var size: CGSize
    /// How many items each section of the data has.
    public var numberOfItems: [Int]
    /// Device pixels in a point.
    public var displayScale: CGFloat = 2
    /// Points; horizontal ones count from the leading side.
    public var safeAreaInsets = NSDirectionalEdgeInsets.zero
    /// Points; horizontal ones count from the leading side.
    public var layoutMargins = NSDirectionalEdgeInsets.zero
    /// How far the view is scrolled, in points.
    public var contentOffset = CGPoint.zero
    /// Where sections that scroll across the layout are asked to scroll to, by section; points.
    public var orthogonalOffsets: [Int: CGFloat] = [:]
    /// Whether one reads from right to left.
    public var isRightToLeft = false
    /// The traits that are not said elsewhere: size classes, the idiom, the text size.
    public var traitCollection = UITraitCollection()

    /// A view of a size with sections of so many items.
    public init(size: CGSize, numberOfItems: [Int]) {
      self.size = size
      self.numberOfItems = numberOfItems
    }

    var core: Scene {
      Scene(
        container: Extent(size), scale: Double(displayScale),
        safeArea: EdgeDistances(safeAreaInsets), layoutMargins: EdgeDistances(layoutMargins),
        offset: Position(contentOffset), isRightToLeft: isRightToLeft,
        traits: Traits(traitCollection),
        sections: numberOfItems.enumerated().map { index, count in
          SceneSection(
            modelIndex: index, itemCount: count,
            proposedScroll: orthogonalOffsets[index].map { Double($0) })
        })
    }
  }
#endif
