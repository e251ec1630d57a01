/// Makes sections from the model.

import LayoutCore

extension ModelToObjects {
  /// A compositional section; none without exactly one group that holds something.
  func section(
    _ model: Section, _ content: CompositionalSection, index: Int, _ resolver: inout Resolver
  ) -> NSCollectionLayoutSection? {
    let id = model.id
    let insets = resolver.resolve(content.contentInsets, at: id)
    let spacing = resolver.number(content.interGroupSpacing, at: id)
    let behavior = resolver.chosen(content.orthogonalScrollingBehavior, at: id)
    let follows = resolver.chosen(content.supplementariesFollowContentInsets, at: id)
    let references = references(content, of: id, &resolver)
    let boundaries = boundaryItems(model.boundarySupplementaryItems, of: id, &resolver)
    let decorations = decorationItems(content.decorationItems, of: id, &resolver)
    let itemCount = inputs.itemCount(index)
    guard
      let group = onlyGroup(
        content.group, of: id, itemCount: itemCount, isRequired: boundaries.isEmpty, &resolver)
    else { return nil }

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(insets)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior.object
    section.boundarySupplementaryItems = boundaries
    section.decorationItems = decorations
    set(references, followsInsets: follows, on: section)
    setScrolling(content, of: id, on: section, &resolver)
    if let handler = content.visibleItemsInvalidationHandler {
      let axis = self.model.scrollDirection.axis
      section.visibleItemsInvalidationHandler = visibleItemsHandler(
        handler, axis: behavior == .none ? axis : axis.crossed, resolver)
    }
    return section
  }

  private func onlyGroup(
    _ groups: [Child<Group>], of id: ElementID, itemCount: Int, isRequired: Bool,
    _ resolver: inout Resolver
  ) -> NSCollectionLayoutGroup? {
    var found = 0
    var made: NSCollectionLayoutGroup?
    let errorCount = resolver.errorCount
    resolver.forEachChild(groups, of: id) { group, resolver in
      found += 1
      if found == 1 { made = self.group(group, itemCount: itemCount, &resolver) }
    }
    let isSound = resolver.errorCount == errorCount
    if found > 1 || (found == 0 && isSound && isRequired) {
      resolver.report(.notExactlyOneGroup(found: found), at: id)
    }
    return found == 0 && !isRequired ? placeholder() : made
  }

  /// Stands in for the group of a section of boundary items only; such a section has no items.
  private func placeholder() -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(1), heightDimension: .absolute(1))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  // MARK: - What newer systems have

  private func references(
    _ content: CompositionalSection, of id: ElementID, _ resolver: inout Resolver
  ) -> (content: ContentInsetsReference, supplementary: ContentInsetsReference) {
    (
      resolver.chosen(content.contentInsetsReference, at: id),
      resolver.chosen(content.supplementaryContentInsetsReference, at: id)
    )
  }

  private func set(
    _ references: (content: ContentInsetsReference, supplementary: ContentInsetsReference),
    followsInsets: Bool, on section: NSCollectionLayoutSection
  ) {
    section.supplementariesFollowContentInsets = followsInsets
    #if !canImport(Darwin) || canImport(UIKit)
      if #available(iOS 14, tvOS 14, *) {
        section.contentInsetsReference = references.content.object
      }
      if #available(iOS 16, tvOS 16, *) {
        section.supplementaryContentInsetsReference = references.supplementary.object
      }
    #endif
  }

  private func setScrolling(
    _ content: CompositionalSection, of id: ElementID, on section: NSCollectionLayoutSection,
    _ resolver: inout Resolver
  ) {
    #if !canImport(Darwin) || canImport(UIKit)
      if #available(iOS 17, tvOS 17, *) {
        let properties = section.orthogonalScrollingProperties
        properties.bounce = resolver.chosen(content.orthogonalBounce, at: id).object
        properties.decelerationRate =
          resolver.chosen(content.orthogonalDeceleration, at: id).object
      }
    #endif
  }
}
