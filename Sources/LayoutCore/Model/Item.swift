/// Items and groups: what fills a section.

/// One cell (`NSCollectionLayoutItem`).
package struct Item: Equatable, Sendable {
  package var id: ElementID
  package var size: Size
  package var contentInsets: Insets
  package var edgeSpacing: EdgeSpacing
  package var supplementaryItems: [Child<SupplementaryItem>]

  package init(
    id: ElementID, size: Size = .fill, contentInsets: Insets = .zero,
    edgeSpacing: EdgeSpacing = .none, supplementaryItems: [Child<SupplementaryItem>] = []
  ) {
    self.id = id
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}

/// What a group does with its subitems.
package enum GroupArrangement: Equatable, Sendable {
  /// One after the other along an axis.
  case line(Axis, subitems: [Child<Subitem>])
  /// At frames relative to the group's outer corner.
  case custom(frames: [Child<CustomFrame>])
}

/// A row, a column or a custom arrangement (`NSCollectionLayoutGroup`).
package struct Group: Equatable, Sendable {
  package var id: ElementID
  package var arrangement: GroupArrangement
  package var size: Size
  package var contentInsets: Insets
  package var edgeSpacing: EdgeSpacing
  /// The gap between neighbouring subitems; none is 0 points.
  package var interItemSpacing: Choice<Spacing>?
  /// How often the first subitem is repeated; it gets an even share of the group
  /// (`subitem:count:`) unless `countKeepsSize`.
  package var count: Scalar?
  /// Whether a repeated subitem keeps its own size (`repeatingSubitem:count:`).
  package var countKeepsSize: Bool
  package var supplementaryItems: [Child<SupplementaryItem>]

  package init(
    id: ElementID, arrangement: GroupArrangement, size: Size = .fill,
    contentInsets: Insets = .zero, edgeSpacing: EdgeSpacing = .none,
    interItemSpacing: Choice<Spacing>? = nil, count: Scalar? = nil,
    countKeepsSize: Bool = false, supplementaryItems: [Child<SupplementaryItem>] = []
  ) {
    self.id = id
    self.arrangement = arrangement
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.interItemSpacing = interItemSpacing
    self.count = count
    self.countKeepsSize = countKeepsSize
    self.supplementaryItems = supplementaryItems
  }
}

/// A member of a line group.
package indirect enum Subitem: Equatable, Sendable {
  case item(Item)
  case group(Group)
}

/// One cell of a custom group (`NSCollectionLayoutGroupCustomItem`), in points from the group's
/// outer corner. Its expressions see the group as `container`.
package struct CustomFrame: Equatable, Sendable {
  package var id: ElementID
  package var x: Scalar
  package var y: Scalar
  package var width: Scalar
  package var height: Scalar
  package var zIndex: Scalar

  package init(
    id: ElementID, x: Scalar, y: Scalar, width: Scalar, height: Scalar, zIndex: Scalar = .zero
  ) {
    self.id = id
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.zIndex = zIndex
  }
}
