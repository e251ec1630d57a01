/// What a layout is told of the view.

#if !canImport(Darwin)
  /// The size of the view, or of a group.
  @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The whole size, in points.
    var contentSize: CGSize { get }
    /// The size less the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// What the content insets reference takes off, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that count, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
  }

  /// The view and its traits.
  @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The size of the view; for the provider of a custom group that of the group.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the view; not in AppKit.
    var traitCollection: UITraitCollection { get }
  }

  /// A cell or supplementary that a section's handler may move.
  @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// 0 transparent … 1 opaque.
    var alpha: CGFloat { get set }
    /// Views of a larger one stand before others.
    var zIndex: Int { get set }
    /// Whether it is not shown.
    var isHidden: Bool { get set }
    /// The middle, in content coordinates; points.
    var center: CGPoint { get set }
    /// A rectangle of its size at the origin.
    var bounds: CGRect { get }
    /// What is done to it about its centre; not in AppKit.
    var transform: CGAffineTransform { get set }
    /// The same in three dimensions; not in AppKit.
    var transform3D: CATransform3D { get set }
    /// A name for debugging.
    var name: String { get }
    /// Section and item.
    var indexPath: IndexPath { get }
    /// Where the layout put it, in content coordinates; points.
    var frame: CGRect { get }
    /// Whether it is a cell.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The element kind; none for cells.
    var representedElementKind: String? { get }
  }

  /// What physics engines may move; not in AppKit.
  @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in points.
    var center: CGPoint { get set }
    /// A rectangle of its size at the origin.
    var bounds: CGRect { get }
    /// What is done to it about its centre.
    var transform: CGAffineTransform { get set }
  }

  /// Called with the visible items of a section, its offset, and the view, while it scrolls.
  public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
    Void
#endif
