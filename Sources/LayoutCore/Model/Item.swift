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
  /// At frames relative to the group's outer corner; every group has as many cells as frames.
  case custom(frames: [Child<CustomFrame>])
  /// One group with all items of the section: the frames are computed anew for the items that follow,
  /// `index` being the item.
  case each(frames: [Child<CustomFrame>])
  /// At frames that a closure of the app gives.
  case provider(String)
  /// One group with all items of the section, each in the shortest column (R15).
  case waterfall(Waterfall)
}

/// Columns that are filled one item after the other (`semantics.md` R15).
package struct Waterfall: Equatable, Sendable {
  package var columns: Scalar
  /// Between columns, in points.
  package var spacing: Scalar
  /// Between the items of a column, in points.
  package var rowSpacing: Scalar
  /// Exactly one once conditions are decided; its height may use `index` and the column's width.
  package var item: [Child<Item>]

  package init(columns: Scalar, spacing: Scalar, rowSpacing: Scalar, item: [Child<Item>]) {
    self.columns = columns
    self.spacing = spacing
    self.rowSpacing = rowSpacing
    self.item = item
  }
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
