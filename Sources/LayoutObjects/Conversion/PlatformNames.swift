/// One name for what UIKit and AppKit call differently.

#if canImport(Darwin) && !canImport(UIKit)
  /// A whole layout.
  package typealias PlatformLayout = NSCollectionViewCompositionalLayout
  /// What holds for a whole layout.
  package typealias PlatformConfiguration = NSCollectionViewCompositionalLayoutConfiguration
  /// How a section scrolls across the layout.
  package typealias PlatformOrthogonalBehavior =
    NSCollectionLayoutSectionOrthogonalScrollingBehavior
  /// Which sides of the view an item is scrolled to.
  package typealias PlatformScrollPosition = NSCollectionView.ScrollPosition
#else
  /// A whole layout.
  package typealias PlatformLayout = UICollectionViewCompositionalLayout
  /// What holds for a whole layout.
  package typealias PlatformConfiguration = UICollectionViewCompositionalLayoutConfiguration
  /// How a section scrolls across the layout.
  package typealias PlatformOrthogonalBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Which sides of the view an item is scrolled to.
  package typealias PlatformScrollPosition = UICollectionView.ScrollPosition
#endif
