/// What stands in for a section that can't be made.

import LayoutObjects

/// A section of rows one point high: UIKit takes it, and nothing is seen of its items.
@MainActor func emptySection() -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
  return NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}
