/// AppKit's names for what it calls otherwise than UIKit.

#if !canImport(Darwin)
  /// A whole layout, in AppKit.
  public typealias NSCollectionViewCompositionalLayout = UICollectionViewCompositionalLayout
  /// What holds for a whole layout, in AppKit.
  public typealias NSCollectionViewCompositionalLayoutConfiguration =
    UICollectionViewCompositionalLayoutConfiguration
  /// Gives the section that serves a section of the data, in AppKit.
  public typealias NSCollectionViewCompositionalLayoutSectionProvider =
    UICollectionViewCompositionalLayoutSectionProvider
  /// How a section scrolls across the layout, in AppKit.
  public typealias NSCollectionLayoutSectionOrthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// What places the views of a collection view, in AppKit.
  public typealias NSCollectionViewLayout = UICollectionViewLayout
  /// A view, in AppKit.
  public typealias NSView = UIView

  /// A view that a collection view uses again, in AppKit.
  @MainActor public protocol NSCollectionViewElement: NSObjectProtocol {}

  /// The names that layouts use of a collection view, in AppKit.
  @MainActor open class NSCollectionView: UIView {
    /// What a supplementary view is registered for.
    public typealias SupplementaryElementKind = String
    /// What a background is registered for.
    public typealias DecorationElementKind = String
    /// Which way a layout scrolls.
    public typealias ScrollDirection = UICollectionView.ScrollDirection
    /// Which sides of the view an item is scrolled to.
    public typealias ScrollPosition = UICollectionView.ScrollPosition

    /// The kind of section headers.
    nonisolated public static let elementKindSectionHeader: SupplementaryElementKind =
      "UICollectionElementKindSectionHeader"
    /// The kind of section footers.
    nonisolated public static let elementKindSectionFooter: SupplementaryElementKind =
      "UICollectionElementKindSectionFooter"
  }

  extension UICollectionView {
    /// Scrolls to items, in AppKit; there is nothing to scroll here.
    public func scrollToItems(
      at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition
    ) {}
  }

  /// A display, in AppKit.
  @MainActor open class NSScreen: NSObject {
    /// The display with the window in use; there is none here.
    open class var main: NSScreen? { nil }
    /// Device pixels in a point.
    open var backingScaleFactor: CGFloat { 1 }
  }
#endif
