/// Ready-made sections.

#if !canImport(Darwin)
  import LayoutCore

  extension NSCollectionLayoutSection {
    /// A section as table views show it. From iOS 14, not in AppKit.
    public class func list(
      using configuration: UICollectionLayoutListConfiguration,
      layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Self {
      let isPhone = layoutEnvironment.traitCollection.userInterfaceIdiom == .phone
      let metrics = ListMetrics(configuration.appearance.core, isPhone: isPhone)
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      section.list = configuration
      let header: ListSupplementaryMode = configuration.headerMode.core
      let footer: ListSupplementaryMode = configuration.footerMode.core
      let insets = metrics.insets(header: header, footer: footer)
      section.contentInsets = NSDirectionalEdgeInsets(insets)
      if header == .supplementary {
        section.boundarySupplementaryItems.append(boundary(metrics, .top))
      }
      if footer == .supplementary {
        section.boundarySupplementaryItems.append(boundary(metrics, .bottom))
      }
      return made(section, by: Self.self)
    }

    /// A row of posters, as the TV app shows them; the sizes are a guess, UIKit's are private. From
    /// tvOS 15, there only.
    public class func orthogonalLayoutSectionForMediaItems() -> Self {
      let poster = NSCollectionLayoutSize(
        widthDimension: .estimated(250), heightDimension: .estimated(375))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: poster, subitems: [NSCollectionLayoutItem(layoutSize: poster)]))
      section.orthogonalScrollingBehavior = .continuous
      return made(section, by: Self.self)
    }

    private class func boundary(
      _ metrics: ListMetrics, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.headerHeight)),
        elementKind: alignment == .top ? BoundaryItem.headerKind : BoundaryItem.footerKind,
        alignment: alignment)
      item.pinToVisibleBounds = metrics.isPinned
      item.zIndex = ListMetrics.zIndex
      return item
    }
  }
#endif
