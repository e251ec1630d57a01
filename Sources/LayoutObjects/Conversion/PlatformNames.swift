/// One name for what UIKit and AppKit call differently.

#if canImport(Darwin) && !canImport(UIKit)
  /// A whole layout.
  package typealias PlatformLayout = NSCollectionViewCompositionalLayout
  /// What holds for a whole layout.
  package typealias PlatformConfiguration = NSCollectionViewCompositionalLayoutConfiguration
  /// How a section scrolls across the layout.
  package typealias PlatformOrthogonalBehavior =
    NSCollectionLayoutSectionOrthogonalScrollingBehavior
#else
  /// A whole layout.
  package typealias PlatformLayout = UICollectionViewCompositionalLayout
  /// What holds for a whole layout.
  package typealias PlatformConfiguration = UICollectionViewCompositionalLayoutConfiguration
  /// How a section scrolls across the layout.
  package typealias PlatformOrthogonalBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior
#endif
