/// Apple's public surface, member by member: this compiles only where every member is there. Values are
/// Apple's defaults and raw values.

import LayoutObjects
import Testing

@MainActor @Suite struct MemberTests {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))

  @Test func dimensions() {
    let all: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(44), .estimated(80),
      .uniformAcrossSiblings(estimate: 60),
    ]
    #expect(all.map { $0.dimension } == [0.5, 0.25, 44, 80, 60])
    #expect(all.map { $0.isFractionalWidth } == [true, false, false, false, false])
    #expect(all.map { $0.isFractionalHeight } == [false, true, false, false, false])
    #expect(all.map { $0.isAbsolute } == [false, false, true, false, false])
    #expect(all.map { $0.isEstimated } == [false, false, false, true, false])
    #expect(all.map { $0.isUniformAcrossSiblings } == [false, false, false, false, true])
    #expect(size.widthDimension.dimension == 0.5 && size.heightDimension.dimension == 44)
  }

  @Test func spacings() {
    let flexible = NSCollectionLayoutSpacing.flexible(8)
    let fixed = NSCollectionLayoutSpacing.fixed(4)
    #expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 8)
    #expect(flexible.isFlexibleSpacing && !flexible.isFixedSpacing)
    #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 4)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: fixed, trailing: flexible, bottom: nil)
    #expect(edges.leading == nil && edges.bottom == nil)
    #expect(edges.top === fixed && edges.trailing === flexible)
  }

  @Test func anchors() {
    let plain = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let absolute = NSCollectionLayoutAnchor(edges: .all, absoluteOffset: CGPoint(x: 1, y: 2))
    let fractional = NSCollectionLayoutAnchor(
      edges: .leading, fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    #expect(plain.edges == [.top, .trailing] && plain.offset == .zero && plain.isAbsoluteOffset)
    #expect(absolute.offset == CGPoint(x: 1, y: 2) && !absolute.isFractionalOffset)
    #expect(fractional.isFractionalOffset && !fractional.isAbsoluteOffset)
  }

  @Test func itemsAndBadges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let other = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "dot", containerAnchor: NSCollectionLayoutAnchor(edges: .top),
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    #expect(badge.zIndex == 1 && badge.elementKind == "badge" && badge.itemAnchor == nil)
    #expect(badge.containerAnchor.edges == .top && other.itemAnchor?.edges == .bottom)
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge, other])
    #expect(item.supplementaryItems.count == 2 && item.layoutSize === size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(item.edgeSpacing == nil && item.contentInsets.trailing == 4)
    #expect(NSCollectionLayoutItem(layoutSize: size).contentInsets == .zero)
  }

  @Test func groups() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    let groups: [NSCollectionLayoutGroup] = [
      .horizontal(layoutSize: size, subitems: [item, item]),
      .vertical(layoutSize: size, subitems: [item, item]),
      .horizontal(layoutSize: size, subitem: item, count: 3),
      .vertical(layoutSize: size, subitem: item, count: 3),
      .horizontal(layoutSize: size, repeatingSubitem: item, count: 3),
      .vertical(layoutSize: size, repeatingSubitem: item, count: 3),
      .horizontalGroup(with: size, repeatingSubitem: item, count: 3),
      .verticalGroup(with: size, repeatingSubitem: item, count: 3),
      .custom(layoutSize: size) { environment in
        [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(origin: .zero, size: environment.container.contentSize)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 0, y: 0, width: 1, height: 1), zIndex: 2),
        ]
      },
    ]
    #expect(groups.map { $0.subitems.count } == [2, 2, 1, 1, 1, 1, 1, 1, 0])
    let group = groups[0]
    #expect(group.interItemSpacing == nil && group.supplementaryItems.isEmpty)
    group.interItemSpacing = .flexible(8)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    ]
    #expect(group.supplementaryItems.count == 1 && !group.visualDescription().isEmpty)
    let custom = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(custom.zIndex == 0 && custom.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func headersAndBackgrounds() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let moved = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom,
      absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1)
    #expect(header.alignment == .top && header.offset == .zero)
    #expect(header.elementKind == "UICollectionElementKindSectionHeader")
    #expect(moved.elementKind == "UICollectionElementKindSectionFooter")
    #expect(moved.offset == CGPoint(x: 1, y: 2))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    #expect(background.elementKind == "back" && background.zIndex == 0)
  }

  @Test func sections() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
    #expect(section.visibleItemsInvalidationHandler == nil)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        item.alpha = item.indexPath.item == 0 ? 0.5 : item.alpha
        item.zIndex = 3
        item.isHidden = item.name.isEmpty || item.representedElementKind != nil
        item.center = CGPoint(x: item.bounds.midX + offset.x, y: item.frame.midY)
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
        let dynamic: any UIDynamicItem = item
        dynamic.transform = .identity
      }
      _ = environment.container.effectiveContentSize
    }
    #expect(NSCollectionLayoutSection.orthogonalLayoutSectionForMediaItems().contentInsets == .zero)
  }

  @Test func layouts() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems.isEmpty)
    #expect(configuration.contentInsetsReference == .automatic)
    configuration.scrollDirection = .horizontal
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, environment in
      let container = environment.container
      let insets: NSDirectionalEdgeInsets = container.contentInsets
      return insets == container.effectiveContentInsets ? section : nil
    }
    let layouts = [
      UICollectionViewCompositionalLayout(section: section),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      UICollectionViewCompositionalLayout(sectionProvider: provider),
      UICollectionViewCompositionalLayout(
        sectionProvider: provider, configuration: configuration),
      .list(using: UICollectionLayoutListConfiguration(appearance: .plain)),
    ]
    #expect(layouts[1].configuration === configuration)
    layouts[0].configuration = configuration
    layouts[0].register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    #expect(layouts[0].configuration.scrollDirection == .horizontal)
  }

  @Test func lists() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(list.appearance == .insetGrouped && list.backgroundColor == nil && list.showsSeparators)
    #expect(list.headerMode == .none && list.footerMode == .none && list.headerTopPadding == nil)
    #expect(list.itemSeparatorHandler == nil && list.contentHuggingElements == [])
    #expect(list.leadingSwipeActionsConfigurationProvider == nil)
    list.trailingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration() }
    list.backgroundColor = .systemGroupedBackground
    list.contentHuggingElements = .supplementaryHeader
    list.itemSeparatorHandler = { indexPath, separators in
      var separators = separators
      separators.topSeparatorVisibility = indexPath.item == 0 ? .hidden : .visible
      return separators
    }
    let lines = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(lines.topSeparatorVisibility == .automatic && lines.visualEffect == nil)
    #expect(lines.bottomSeparatorVisibility == .automatic)
    #expect(lines.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(lines.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(
      lines.color == lines.color && lines.multipleSelectionColor == lines.multipleSelectionColor)
    #expect(list.separatorConfiguration.bottomSeparatorVisibility == .automatic)
  }

  @Test func appKitsNames() {
    let configuration = NSCollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = NSCollectionView.ScrollDirection.horizontal
    let provider: NSCollectionViewCompositionalLayoutSectionProvider = { _, _ in nil }
    let layout: NSCollectionViewLayout = NSCollectionViewCompositionalLayout(
      sectionProvider: provider, configuration: configuration)
    #expect(layout is UICollectionViewCompositionalLayout)
    #expect(NSCollectionLayoutSectionOrthogonalScrollingBehavior.paging.rawValue == 3)
    let kind: NSCollectionView.SupplementaryElementKind = NSCollectionView.elementKindSectionHeader
    #expect(kind == UICollectionView.elementKindSectionHeader)
    #expect(NSCollectionView.elementKindSectionFooter == UICollectionView.elementKindSectionFooter)
  }
}
