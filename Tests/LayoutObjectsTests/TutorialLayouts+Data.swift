/// Tutorials whose layouts ask the data, as people write them by hand.

import LayoutObjects

extension TutorialLayouts {
  /// samples/tutorials/pinterest.layout, of twelve pictures of four shapes.
  static func pinterest() -> UICollectionViewCompositionalLayout {
    let aspectRatios = (0..<12).map { [CGFloat(1.5), 0.75, 1, 0.66][$0 % 4] }
    return UICollectionViewCompositionalLayout { _, environment in
      let spacing: CGFloat = 8
      let scale = environment.traitCollection.displayScale
      let width = environment.container.effectiveContentSize.width - 2 * spacing
      let columnWidth = ((width - spacing) / 2 * scale).rounded(.down) / scale
      var bottoms: [CGFloat] = [0, 0]
      var items: [NSCollectionLayoutGroupCustomItem] = []
      for aspectRatio in aspectRatios {
        let column = bottoms[0] <= bottoms[1] ? 0 : 1
        let height = columnWidth / aspectRatio + 60
        let frame = CGRect(
          x: CGFloat(column) * (columnWidth + spacing), y: bottoms[column], width: columnWidth,
          height: height)
        items.append(NSCollectionLayoutGroupCustomItem(frame: frame))
        bottoms[column] += height + spacing
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(width),
        heightDimension: .absolute(max(bottoms[0], bottoms[1]) - spacing))
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in items }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: spacing, leading: spacing, bottom: spacing, trailing: spacing)
      return section
    }
  }

  /// samples/tutorials/infinite-banner.layout; its data source gives the pages three times.
  static func infiniteBanner() -> UICollectionViewCompositionalLayout {
    let whole = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return UICollectionViewCompositionalLayout { sectionIndex, _ in
      let isBanner = sectionIndex == 0
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(isBanner ? 180 : 56))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [whole]))
      if isBanner {
        section.orthogonalScrollingBehavior = .groupPaging
      } else {
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 16, leading: 16, bottom: 16, trailing: 16)
      }
      return section
    }
  }
}
