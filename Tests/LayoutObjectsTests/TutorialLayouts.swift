/// The layouts of tutorials as people write them by hand, with the values of samples/tutorials.

import LayoutObjects

@MainActor enum TutorialLayouts {
  /// samples/tutorials/plain-list.layout.
  static func plainList() -> UICollectionViewCompositionalLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// samples/tutorials/museum.layout.
  static func museum() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      switch sectionIndex {
      case 0: return animationSection()
      case 1: return categorySection()
      case 2: return customSection()
      default: return nil
      }
    }
  }

  private static func animationSection() -> NSCollectionLayoutSection {
    let section = categorySection()
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      items.forEach { item in
        let distanceFromCenter = abs(
          (item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
        let minScale: CGFloat = 0.7
        let maxScale: CGFloat = 1.1
        let scale = max(
          maxScale - (distanceFromCenter / environment.container.contentSize.width), minScale)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  private static func categorySection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
      subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return section
  }

  private static func customSection() -> NSCollectionLayoutSection {
    let insets = NSDirectionalEdgeInsets(top: 2.5, leading: 2.5, bottom: 2.5, trailing: 2.5)
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    large.contentInsets = insets
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    small.contentInsets = insets
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
      subitems: [large, column, column])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    return section
  }

  /// samples/tutorials/home.layout.
  static func home() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let groupSize: NSCollectionLayoutSize
      switch sectionIndex {
      case 0:
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        groupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.19), heightDimension: .fractionalHeight(0.17))
      case 1:
        groupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(36))
      default:
        groupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.7))
      }
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: groupSize, subitems: [item]))
      if sectionIndex < 2 {
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
      }
      section.interGroupSpacing = [0, 8, 16][sectionIndex]
      return section
    }
  }

  /// samples/tutorials/cards-and-rows.layout.
  static func cardsAndRows() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let section: NSCollectionLayoutSection
      if sectionIndex == 0 {
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(200), heightDimension: .absolute(170))
        section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
      } else {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(170))
        section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        let background = NSCollectionLayoutDecorationItem.background(
          elementKind: "rows-background")
        background.contentInsets = .init(top: 80, leading: 0, bottom: 0, trailing: 0)
        section.decorationItems = [background]
      }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      section.boundarySupplementaryItems = [header]
      section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
      section.interGroupSpacing = 12
      return section
    }
    layout.register(RoundedBackground.self, forDecorationViewOfKind: "rows-background")
    return layout
  }

  /// samples/tutorials/paging-carousel.layout.
  static func pagingCarousel() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalWidth(0.55)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 12, leading: 12, bottom: 12, trailing: 12)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A background.
final class RoundedBackground: UICollectionReusableView {}
