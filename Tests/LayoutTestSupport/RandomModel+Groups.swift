/// Makes up groups, items and views beside them for `RandomModel`.

import LayoutCore

extension ModelMaker {
  mutating func group(depth: Int) -> Group {
    var group = Group(id: nextElement(), arrangement: .custom(frames: []), size: size())
    group.contentInsets = insets()
    group.edgeSpacing = edgeSpacing()
    group.interItemSpacing = spacing()
    group.count = isOne(in: 2) ? nil : count()
    group.countKeepsSize = isOne(in: 3)
    group.supplementaryItems = badges()
    if let arrangement = dataArrangement() {
      group.arrangement = arrangement
    } else if isOne(in: 4) {
      group.arrangement = .custom(frames: children { $0.customFrame() })
    } else {
      group.arrangement = .line(
        isOne(in: 2) ? .horizontal : .vertical,
        subitems: children { maker in
          if depth > 0, maker.isOne(in: 3) { return .group(maker.group(depth: depth - 1)) }
          return .item(maker.item())
        })
    }
    return group
  }

  mutating func item() -> Item {
    var item = Item(id: nextElement(), size: size())
    item.contentInsets = insets()
    item.edgeSpacing = edgeSpacing()
    item.supplementaryItems = badges()
    return item
  }

  mutating func customFrame() -> CustomFrame {
    let id = nextElement()
    let x = scalar()
    let y = scalar()
    let width = scalar()
    let height = scalar()
    return CustomFrame(id: id, x: x, y: y, width: width, height: height, zIndex: scalar())
  }

  private mutating func anchor() -> Anchor {
    let edges = choice { $0.pick(RectAlignment.allCases) }
    if isOne(in: 3) { return Anchor(edges: edges) }
    return Anchor(
      edges: edges, offset: AnchorOffset(isFractional: isOne(in: 2), value: point()))
  }

  private mutating func badges() -> [Child<SupplementaryItem>] {
    guard isOne(in: 3) else { return [] }
    return children { maker in
      let id = maker.nextElement()
      let kind = maker.kind()
      let size = maker.size()
      let insets = maker.insets()
      let container = maker.anchor()
      let own = maker.isOne(in: 2) ? nil : maker.anchor()
      return SupplementaryItem(
        id: id, elementKind: kind, size: size, contentInsets: insets,
        containerAnchor: container, itemAnchor: own, zIndex: maker.optionalScalar())
    }
  }

  mutating func boundaryItem() -> BoundaryItem {
    let id = nextElement()
    let kind = kind()
    let size = size()
    let insets = insets()
    var item = BoundaryItem(
      id: id, elementKind: kind, size: size, contentInsets: insets,
      alignment: choice { $0.pick(RectAlignment.allCases) })
    if isOne(in: 2) { item.offset = point() }
    item.extendsBoundary = choice { $0.isOne(in: 2) }
    item.pinToVisibleBounds = choice { $0.isOne(in: 2) }
    item.zIndex = optionalScalar()
    return item
  }
}
