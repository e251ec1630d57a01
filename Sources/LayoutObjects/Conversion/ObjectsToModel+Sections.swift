/// Makes sections of the model from twins.

#if !canImport(Darwin)
  import LayoutCore

  extension ObjectsToModel {
    mutating func section(_ section: NSCollectionLayoutSection, name: String) -> Section {
      let id = nextElement()
      let boundaries = section.boundarySupplementaryItems.map { boundaryItem($0) }
      let content: SectionContent
      if let configuration = section.list {
        content = .list(list(section, configuration))
      } else {
        content = .compositional(compositional(section))
      }
      return Section(
        id: id, name: name, content: content, boundarySupplementaryItems: boundaries)
    }

    private mutating func compositional(_ section: NSCollectionLayoutSection)
      -> CompositionalSection
    {
      let scrolling = section.orthogonalScrollingProperties
      return CompositionalSection(
        group: [.element(group(section.group))], contentInsets: insets(section.contentInsets),
        interGroupSpacing: .constant(Double(section.interGroupSpacing)),
        orthogonalScrollingBehavior: .always(section.orthogonalScrollingBehavior.core),
        orthogonalBounce: .always(scrolling.bounce.core),
        orthogonalDeceleration: .always(scrolling.decelerationRate.core),
        contentInsetsReference: .always(section.contentInsetsReference.core),
        supplementaryContentInsetsReference: .always(
          section.supplementaryContentInsetsReference.core),
        supplementariesFollowContentInsets: .always(section.supplementariesFollowContentInsets),
        decorationItems: section.decorationItems.map { decorationItem($0) })
    }

    /// A list whose headers and footers are those that still stand, in the insets that it has now.
    private func list(
      _ section: NSCollectionLayoutSection, _ configuration: UICollectionLayoutListConfiguration
    ) -> ListSection {
      var list = ListSection(appearance: .always(configuration.appearance.core))
      list.contentInsets = insets(section.contentInsets)
      list.headerMode = .always(
        standing(configuration.headerMode.core, in: section, side: -1))
      list.footerMode = .always(standing(configuration.footerMode.core, in: section, side: 1))
      list.headerTopPadding = configuration.headerTopPadding.map { .constant(Double($0)) }
      list.showsSeparators = .always(configuration.showsSeparators)
      return list
    }

    private func standing(
      _ mode: ListSupplementaryMode, in section: NSCollectionLayoutSection, side: Int
    ) -> ListSupplementaryMode {
      let stands = section.boundarySupplementaryItems.contains {
        $0.alignment.core.side(along: .vertical) == side
      }
      return mode == .supplementary && !stands ? .none : mode
    }

    // MARK: - Headers and backgrounds

    mutating func boundaryItem(
      _ item: NSCollectionLayoutBoundarySupplementaryItem
    ) -> Child<BoundaryItem> {
      .element(
        BoundaryItem(
          id: nextElement(), elementKind: .text(item.elementKind), size: size(item.layoutSize),
          contentInsets: insets(item.contentInsets), alignment: .always(item.alignment.core),
          offset: point(item.offset), extendsBoundary: .always(item.extendsBoundary),
          pinToVisibleBounds: .always(item.pinToVisibleBounds),
          zIndex: .constant(Double(item.zIndex))))
    }

    private mutating func decorationItem(
      _ item: NSCollectionLayoutDecorationItem
    ) -> Child<DecorationItem> {
      .element(
        DecorationItem(
          id: nextElement(), elementKind: .text(item.elementKind),
          contentInsets: insets(item.contentInsets), zIndex: .constant(Double(item.zIndex))))
    }
  }
#endif
