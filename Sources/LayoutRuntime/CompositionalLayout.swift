/// The layout that libraries make: UIKit's where it is, else AppKit's, else the twin of them.

public import LayoutObjects

#if canImport(Darwin) && !canImport(UIKit)
  /// A layout of a collection view: AppKit's.
  public typealias CompositionalLayout = NSCollectionViewCompositionalLayout
#else
  /// A layout of a collection view: UIKit's, or without UIKit and AppKit the twin of it.
  public typealias CompositionalLayout = UICollectionViewCompositionalLayout
#endif
