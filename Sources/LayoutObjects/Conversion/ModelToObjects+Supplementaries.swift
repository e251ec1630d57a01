/// Makes headers, badges and backgrounds from the model.

import LayoutCore

extension ModelToObjects {
  /// Headers, footers and the like; of one element kind the first, as UIKit refuses a second.
  func boundaryItems(
    _ children: [Child<BoundaryItem>], of owner: ElementID, zIndex: Int? = nil,
    _ resolver: inout Resolver
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    resolver.forEachChild(children, of: owner) { item, resolver in
      let id = item.id
      let made = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(item.size, at: id, &resolver),
        elementKind: resolver.text(item.elementKind, at: item.id),
        alignment: resolver.chosen(item.alignment, at: id).object,
        absoluteOffset: CGPoint(resolver.resolve(item.offset, at: id)))
      made.contentInsets = NSDirectionalEdgeInsets(resolver.resolve(item.contentInsets, at: id))
      made.extendsBoundary = resolver.chosen(item.extendsBoundary, at: id)
      made.pinToVisibleBounds = resolver.chosen(item.pinToVisibleBounds, at: id)
      made.zIndex = resolver.resolveZIndex(
        item.zIndex, standard: zIndex ?? made.zIndex, at: id)
      if !items.contains(where: { $0.elementKind == made.elementKind }) { items.append(made) }
    }
    return items
  }

  /// Backgrounds.
  func decorationItems(
    _ children: [Child<DecorationItem>], of owner: ElementID, _ resolver: inout Resolver
  ) -> [NSCollectionLayoutDecorationItem] {
    var items: [NSCollectionLayoutDecorationItem] = []
    resolver.forEachChild(children, of: owner) { item, resolver in
      let made = NSCollectionLayoutDecorationItem.background(
        elementKind: resolver.text(item.elementKind, at: item.id))
      made.contentInsets = NSDirectionalEdgeInsets(
        resolver.resolve(item.contentInsets, at: item.id))
      made.zIndex = resolver.resolveZIndex(item.zIndex, standard: made.zIndex, at: item.id)
      items.append(made)
    }
    return items
  }

  /// Badges.
  func supplementaryItems(
    _ children: [Child<SupplementaryItem>], of owner: ElementID, _ resolver: inout Resolver
  ) -> [NSCollectionLayoutSupplementaryItem] {
    var items: [NSCollectionLayoutSupplementaryItem] = []
    resolver.forEachChild(children, of: owner) { item, resolver in
      let id = item.id
      let size = layoutSize(item.size, at: id, &resolver)
      let container = anchor(item.containerAnchor, at: id, &resolver)
      let made: NSCollectionLayoutSupplementaryItem
      if let own = item.itemAnchor {
        made = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: resolver.text(item.elementKind, at: item.id),
          containerAnchor: container,
          itemAnchor: anchor(own, at: id, &resolver))
      } else {
        made = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: resolver.text(item.elementKind, at: item.id),
          containerAnchor: container)
      }
      made.contentInsets = NSDirectionalEdgeInsets(resolver.resolve(item.contentInsets, at: id))
      made.zIndex = resolver.resolveZIndex(item.zIndex, standard: made.zIndex, at: id)
      items.append(made)
    }
    return items
  }

  private func anchor(
    _ anchor: Anchor, at id: ElementID, _ resolver: inout Resolver
  ) -> NSCollectionLayoutAnchor {
    let edges = resolver.chosen(anchor.edges, at: id).edges
    let offset = CGPoint(resolver.resolve(anchor.offset.value, at: id))
    return anchor.offset.isFractional
      ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }
}
