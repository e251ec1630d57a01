/// Makes list sections from the model.

import LayoutCore

extension ModelToObjects {
  /// A list section; where the platform has none, rows of its estimated height.
  func section(
    _ model: Section, _ list: ListSection, _ environment: any NSCollectionLayoutEnvironment,
    _ resolver: inout Resolver
  ) -> NSCollectionLayoutSection? {
    let boundaries = boundaryItems(
      model.boundarySupplementaryItems, of: model.id, zIndex: ListMetrics.zIndex, &resolver)
    let section = rows(list, of: model.id, environment, boundaries, &resolver)
    if let insets = list.contentInsets {
      section.contentInsets = NSDirectionalEdgeInsets(resolver.resolve(insets, at: model.id))
    }
    let standing = section.boundarySupplementaryItems.filter { given in
      !boundaries.contains {
        $0.alignment == given.alignment || $0.elementKind == given.elementKind
      }
    }
    section.boundarySupplementaryItems = boundaries + standing
    return section
  }

  private func rows(
    _ list: ListSection, of id: ElementID, _ environment: any NSCollectionLayoutEnvironment,
    _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem], _ resolver: inout Resolver
  ) -> NSCollectionLayoutSection {
    #if !canImport(Darwin) || canImport(UIKit)
      if #available(iOS 14, tvOS 14, *) {
        let configuration = configuration(list, of: id, boundaries, &resolver)
        return .list(using: configuration, layoutEnvironment: environment)
      }
    #endif
    let height = resolver.number(list.rowHeight ?? .constant(ListMetrics.rowHeight), at: id)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(max(height, 1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  #if !canImport(Darwin) || canImport(UIKit)
    @available(iOS 14, tvOS 14, *)
    private func configuration(
      _ list: ListSection, of id: ElementID,
      _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem], _ resolver: inout Resolver
    ) -> UICollectionLayoutListConfiguration {
      var configuration = UICollectionLayoutListConfiguration(
        appearance: resolver.chosen(list.appearance, at: id).object)
      configuration.headerMode = resolver.chosen(list.headerMode, at: id).headerMode
      configuration.footerMode = resolver.chosen(list.footerMode, at: id).footerMode
      if boundaries.contains(where: { isAt(-1, $0.alignment) }) {
        configuration.headerMode = .supplementary
      }
      if boundaries.contains(where: { isAt(1, $0.alignment) }) {
        configuration.footerMode = .supplementary
      }
      let padding = list.headerTopPadding.map { resolver.resolveLength($0, at: id) }
      if #available(iOS 15, tvOS 15, *), let padding { configuration.headerTopPadding = padding }
      #if !os(tvOS)
        configuration.showsSeparators = resolver.chosen(list.showsSeparators, at: id)
      #endif
      return configuration
    }

    /// Whether an alignment is at the top (−1) or the bottom (1).
    private func isAt(_ side: Int, _ alignment: NSRectAlignment) -> Bool {
      RectAlignment(rawValue: UInt8(clamping: alignment.rawValue))?.side(along: .vertical) == side
    }
  #endif
}
