/// Makes groups and items from the model.

import LayoutCore

/// What a group is told of its section.
struct GroupSurroundings {
  /// How many items the section shows.
  var itemCount: Int
  /// The room of the section's own group: the container less its insets, in points.
  var container: Extent
  /// How many groups the group stands in.
  var depth = 0
}

extension ModelToObjects {
  /// A group and all that stands in it; none where it would be empty, which is reported.
  func group(
    _ group: Group, _ surroundings: GroupSurroundings, _ resolver: inout Resolver
  ) -> NSCollectionLayoutGroup? {
    let id = group.id
    guard surroundings.depth < Resolver.depthLimit else {
      resolver.report(.tooManyChildren(limit: Resolver.depthLimit), at: id)
      return nil
    }
    let size = layoutSize(group.size, at: id, &resolver)
    let insets = resolver.resolve(group.contentInsets, at: id)
    let edges = edgeSpacing(group.edgeSpacing, at: id, &resolver)
    let spacing = group.interItemSpacing.map { resolver.resolve($0, at: id) }
    let count = group.count.map { resolver.resolveCount($0, at: id) }
    let badges = supplementaryItems(group.supplementaryItems, of: id, &resolver)
    let made: NSCollectionLayoutGroup
    switch group.arrangement {
    case .line(let axis, let children):
      let errorCount = resolver.errorCount
      let subitems = subitems(children, of: id, surroundings, &resolver)
      guard let first = subitems.first else {
        if resolver.errorCount == errorCount { resolver.report(.emptyGroup, at: id) }
        return nil
      }
      if let count {
        made = counted(axis, size, first, count, keepsSize: group.countKeepsSize)
      } else {
        made =
          axis == .horizontal
          ? .horizontal(layoutSize: size, subitems: subitems)
          : .vertical(layoutSize: size, subitems: subitems)
      }
    case .custom, .each, .provider:
      let itemCount = surroundings.itemCount
      made = .custom(
        layoutSize: size, itemProvider: itemProvider(group, itemCount: itemCount, &resolver))
    case .waterfall(let waterfall):
      guard
        let columns = self.waterfall(waterfall, of: group, insets, surroundings, &resolver)
      else { return nil }
      made = columns
    }
    made.contentInsets = NSDirectionalEdgeInsets(insets)
    made.edgeSpacing = edges
    made.interItemSpacing = spacing.map { layoutSpacing($0) }
    made.supplementaryItems = badges
    return made
  }

  /// A group of one subitem, repeated.
  private func counted(
    _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int,
    keepsSize: Bool
  ) -> NSCollectionLayoutGroup {
    if keepsSize {
      if #available(iOS 16, tvOS 16, macOS 13, *) {
        return axis == .horizontal
          ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
          : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
      }
    }
    return axis == .horizontal
      ? .horizontal(layoutSize: size, subitem: subitem, count: count)
      : .vertical(layoutSize: size, subitem: subitem, count: count)
  }

  private func subitems(
    _ children: [Child<Subitem>], of id: ElementID, _ surroundings: GroupSurroundings,
    _ resolver: inout Resolver
  ) -> [NSCollectionLayoutItem] {
    var subitems: [NSCollectionLayoutItem] = []
    var inside = surroundings
    inside.depth += 1
    resolver.forEachChild(children, of: id) { child, resolver in
      switch child {
      case .item(let item): subitems.append(self.item(item, &resolver))
      case .group(let group):
        if let made = self.group(group, inside, &resolver) { subitems.append(made) }
      }
    }
    return subitems
  }

  private func item(_ item: Item, _ resolver: inout Resolver) -> NSCollectionLayoutItem {
    let made = NSCollectionLayoutItem(
      layoutSize: layoutSize(item.size, at: item.id, &resolver),
      supplementaryItems: supplementaryItems(item.supplementaryItems, of: item.id, &resolver))
    made.contentInsets = NSDirectionalEdgeInsets(
      resolver.resolve(item.contentInsets, at: item.id))
    made.edgeSpacing = edgeSpacing(item.edgeSpacing, at: item.id, &resolver)
    return made
  }
}
