/// Scrolls sections without an end where nobody sees it.

import LayoutObjects

/// The layout whose view is scrolled.
@MainActor final class Carousel {
  weak var layout: CompositionalLayout?

  #if canImport(Darwin) && !canImport(UIKit)
    typealias ScrollPosition = NSCollectionView.ScrollPosition
  #else
    typealias ScrollPosition = UICollectionView.ScrollPosition
  #endif

  /// Scrolls to an item that looks the same as what is seen.
  func scroll(to indexPath: IndexPath, at position: ScrollPosition) {
    // A handler is called while the view lays out its cells.
    Task {
      guard let view = layout?.collectionView, indexPath.section < view.numberOfSections,
        indexPath.item < view.numberOfItems(inSection: indexPath.section)
      else { return }
      #if canImport(Darwin) && !canImport(UIKit)
        view.scrollToItems(at: [indexPath], scrollPosition: position)
      #else
        view.scrollToItem(at: indexPath, at: position, animated: false)
      #endif
    }
  }
}
