/// A section with every expression computed, every condition decided and every repeat expanded, as
/// flat arrays.

/// What a node does with its children.
enum ResolvedArrangement: Equatable {
  case item
  /// Along an axis; the children are `ResolvedSection.children[range]`.
  case line(Axis, Range<Int>)
  /// Position in `ResolvedSection.customs`.
  case custom(Int)
}

/// An item or a group.
struct ResolvedNode {
  var id: ElementID
  var arrangement: ResolvedArrangement
  var size: ResolvedSize
  var contentInsets: EdgeDistances
  var edges: ResolvedEdges
  /// Of groups: the gap between neighbours.
  var spacing = ResolvedSpacing.none
  /// Of groups: how often the first child is repeated (R9).
  var count: Int?
  /// Of groups: whether the repeated child keeps its own size (R9).
  var countKeepsSize = false
  /// Positions in `ResolvedSection.supplementaries`.
  var supplementaries: Range<Int>

  /// R3: the content insets, but none on an axis with an estimated dimension.
  var effectiveInsets: EdgeDistances { contentInsets.without(estimatedAxesOf: size) }
}

extension EdgeDistances {
  /// R3: no insets on an axis with an estimated dimension.
  func without(estimatedAxesOf size: ResolvedSize) -> EdgeDistances {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// Where the cells of a custom group come from.
enum CustomSource {
  case frames([Child<CustomFrame>])
  case each([Child<CustomFrame>])
  /// A closure of the app, by name.
  case provider(String)
  case waterfall(Waterfall)
}

/// A custom group or waterfall; its cells are computed when the size of the group is known.
struct ResolvedCustom {
  var source: CustomSource
  /// The values of locals where the group stands.
  var locals: [Double]
}

/// A point of a rectangle and a distance from it.
struct ResolvedAnchor {
  var edges: RectAlignment
  var isFractional: Bool
  var offset: Position
}

/// A badge.
struct ResolvedSupplementary {
  var id: ElementID
  /// Position in `ResolvedSection.kinds`.
  var kind: Int
  var size: ResolvedSize
  var contentInsets: EdgeDistances
  var container: ResolvedAnchor
  var item: ResolvedAnchor?
  var zIndex: Int
  var measured: MeasuredSize?
}

/// A header, a footer or a view at another edge.
struct ResolvedBoundary {
  var id: ElementID
  var elementKind: String
  var size: ResolvedSize
  var contentInsets: EdgeDistances
  var alignment: RectAlignment
  var offset: Position
  var extends: Bool
  var isPinned: Bool
  var zIndex: Int
  var measured: MeasuredSize?
}

/// A background.
struct ResolvedDecoration {
  var id: ElementID
  var elementKind: String
  var contentInsets: EdgeDistances
  var zIndex: Int
}

/// A section as the solver sees it.
struct ResolvedSection {
  var id = ElementID.none
  var nodes: [ResolvedNode] = []
  /// Positions in `nodes`, the children of a group next to each other.
  var children: [Int] = []
  var customs: [ResolvedCustom] = []
  var supplementaries: [ResolvedSupplementary] = []
  /// The different element kinds of badges.
  var kinds: [String] = []
  /// The group; none in a section of boundary items only.
  var root: Int?
  var contentInsets = EdgeDistances.zero
  var spacing = 0.0
  var behavior = OrthogonalScrollingBehavior.none
  /// R50: what the content insets reference takes off across the scroll axis.
  var reference = EdgeDistances.zero
  /// The same for boundary items.
  var supplementaryReference = EdgeDistances.zero
  var supplementariesFollowInsets = true
  var boundaries: [ResolvedBoundary] = []
  var decorations: [ResolvedDecoration] = []
  /// Points above everything; only of lists.
  var topPadding = 0.0
  var isApproximate = false
  var handler: ScrollHandler?
  /// The values of locals at the end of the section, for `onScroll`.
  var handlerLocals: [Double] = []
  /// Whether anything came from the index of the section.
  var dependsOnIndex = false
  /// Whether a cell that was measured can change anything.
  var hasEstimatedItems = false

  /// Whether a node is a waterfall, whose height follows from its cells.
  func isWaterfall(_ node: Int) -> Bool {
    guard case .custom(let index) = nodes[node].arrangement else { return false }
    if case .waterfall = customs[index].source { return true }
    return false
  }
}
