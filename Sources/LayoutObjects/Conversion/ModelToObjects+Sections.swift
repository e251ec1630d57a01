/// Makes sections from the model.

import LayoutCore

extension ModelToObjects {
  /// A compositional section; none without exactly one group that holds something.
  func section(
    _ model: Section, _ content: CompositionalSection, index: Int,
    _ environment: SectionEnvironment, _ resolver: inout Resolver
  ) -> NSCollectionLayoutSection? {
    let id = model.id
    let insets = resolver.resolve(content.contentInsets, at: id)
    let spacing = resolver.number(content.interGroupSpacing, at: id)
    let behavior = resolver.chosen(content.orthogonalScrollingBehavior, at: id)
    let follows = resolver.chosen(content.supplementariesFollowContentInsets, at: id)
    let references = references(content, of: id, &resolver)
    let boundaries = boundaryItems(model.boundarySupplementaryItems, of: id, &resolver)
    let decorations = decorationItems(content.decorationItems, of: id, &resolver)
    let surroundings = GroupSurroundings(
      itemCount: itemCount(of: content, index: index),
      container: room(in: environment, insets, references.content, behavior))
    guard
      let group = onlyGroup(
        content.group, of: id, surroundings, isRequired: boundaries.isEmpty, &resolver)
    else { return nil }

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(insets)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior.object
    section.boundarySupplementaryItems = boundaries
    section.decorationItems = decorations
    set(references, followsInsets: follows, on: section)
    setScrolling(content, of: id, on: section, &resolver)
    setHandler(content, index: index, behavior, group, on: section, &resolver)
    return section
  }

  /// How many items the section shows: an infinite one shows each three times.
  private func itemCount(of content: CompositionalSection, index: Int) -> Int {
    let count = max(inputs.itemCount(index), 0)
    guard content.isInfinite else { return count }
    let (shown, overflow) = count.multipliedReportingOverflow(by: 3)
    return overflow ? Int.max : shown
  }

  /// What the section's own group is resolved in (R32). Before the section is there, UIKit tells the
  /// insets of the layout's reference only: those of another one count as 0.
  private func room(
    in environment: SectionEnvironment, _ insets: EdgeDistances,
    _ reference: ContentInsetsReference, _ behavior: OrthogonalScrollingBehavior
  ) -> Extent {
    let scroll = model.scrollDirection.axis
    let run = behavior == .none ? scroll : scroll.crossed
    let told = model.contentInsetsReference
    var container = environment.container
    if [.automatic, told == .automatic ? .safeArea : told].contains(reference) {
      container[scroll.crossed] -= environment.contentInsets.both(scroll.crossed)
    }
    container[run.crossed] -= insets.both(run.crossed)
    return container
  }

  private func onlyGroup(
    _ groups: [Child<Group>], of id: ElementID, _ surroundings: GroupSurroundings,
    isRequired: Bool, _ resolver: inout Resolver
  ) -> NSCollectionLayoutGroup? {
    var found = 0
    var made: NSCollectionLayoutGroup?
    let errorCount = resolver.errorCount
    resolver.forEachChild(groups, of: id) { group, resolver in
      found += 1
      if found == 1 { made = self.group(group, surroundings, &resolver) }
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

  private func setHandler(
    _ content: CompositionalSection, index: Int, _ behavior: OrthogonalScrollingBehavior,
    _ group: NSCollectionLayoutGroup, on section: NSCollectionLayoutSection,
    _ resolver: inout Resolver
  ) {
    let scroll = model.scrollDirection.axis
    let axis = behavior == .none ? scroll : scroll.crossed
    let handler = content.visibleItemsInvalidationHandler.flatMap {
      visibleItemsHandler($0, axis: axis, &resolver)
    }
    section.visibleItemsInvalidationHandler =
      content.isInfinite
      ? recentering(handler, section: index, group: group, behavior, axis: axis) : handler
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
