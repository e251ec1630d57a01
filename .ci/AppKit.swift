/// What AppKit has and UIKit hasn't, of what the modules for apps use.

extension UICollectionView.ElementCategory {
  /// A cell, as AppKit calls it.
  public static let item = UICollectionView.ElementCategory.cell
}
