/// Builds layout models in tests, in about as many words as the language needs.

package import LayoutCore

/// One side of a size; a literal is points.
package enum Side: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  case points(Double)
  case ofWidth(Double)
  case ofHeight(Double)
  case estimated(Double)
  case uniform(Double)
  case computed(DimensionKind, ExpressionID)

  package init(floatLiteral value: Double) { self = .points(value) }
  package init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// The side as the model has it.
  package var dimension: Choice<Dimension> {
    switch self {
    case .points(let value): return .always(Dimension(.absolute, .constant(value)))
    case .ofWidth(let value): return .always(Dimension(.fractionalWidth, .constant(value)))
    case .ofHeight(let value): return .always(Dimension(.fractionalHeight, .constant(value)))
    case .estimated(let value): return .always(Dimension(.estimated, .constant(value)))
    case .uniform(let value):
      return .always(Dimension(.uniformAcrossSiblings, .constant(value)))
    case .computed(let kind, let expression):
      return .always(Dimension(kind, .expression(expression)))
    }
  }
}

/// A gap; a literal is fixed points.
package enum Gap: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  case fixed(Double)
  case flexible(Double)

  package init(floatLiteral value: Double) { self = .fixed(value) }
  package init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// The gap as the model has it.
  package var spacing: Choice<Spacing> {
    switch self {
    case .fixed(let value): return .always(Spacing(isFlexible: false, value: .constant(value)))
    case .flexible(let value): return .always(Spacing(isFlexible: true, value: .constant(value)))
    }
  }
}

/// A size whose sides fill the container where they are not given.
package func size(_ width: Side = .ofWidth(1), _ height: Side = .ofHeight(1)) -> Size {
  Size(width: width.dimension, height: height.dimension)
}

/// Insets in the order of their names.
package func insets(
  top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
) -> Insets {
  Insets(
    top: .constant(top), leading: .constant(leading), bottom: .constant(bottom),
    trailing: .constant(trailing))
}

/// The same insets on all sides.
package func insets(all value: Double) -> Insets {
  insets(top: value, leading: value, bottom: value, trailing: value)
}

/// Edge spacing.
package func edges(
  leading: Gap? = nil, top: Gap? = nil, trailing: Gap? = nil, bottom: Gap? = nil
) -> EdgeSpacing {
  EdgeSpacing(
    leading: leading?.spacing, top: top?.spacing, trailing: trailing?.spacing,
    bottom: bottom?.spacing)
}

/// A constant point.
package func point(_ x: Double, _ y: Double) -> ScalarPoint {
  ScalarPoint(x: .constant(x), y: .constant(y))
}

/// An item as a member of a group.
package func item(
  _ width: Side = .ofWidth(1), _ height: Side = .ofHeight(1), insets: Insets = .zero,
  edges: EdgeSpacing = .none, badges: [SupplementaryItem] = [], id: UInt32 = 1
) -> Child<Subitem> {
  .element(
    .item(
      Item(
        id: ElementID(rawValue: id), size: size(width, height), contentInsets: insets,
        edgeSpacing: edges, supplementaryItems: badges.map { .element($0) })))
}

/// A row or a column.
package func group(
  _ axis: Axis, _ width: Side = .ofWidth(1), _ height: Side = .ofHeight(1), spacing: Gap? = nil,
  count: Double? = nil, insets: Insets = .zero, edges: EdgeSpacing = .none,
  badges: [SupplementaryItem] = [], id: UInt32 = 2, _ subitems: [Child<Subitem>]
) -> Group {
  Group(
    id: ElementID(rawValue: id), arrangement: .line(axis, subitems: subitems),
    size: size(width, height), contentInsets: insets, edgeSpacing: edges,
    interItemSpacing: spacing?.spacing, count: count.map { .constant($0) },
    supplementaryItems: badges.map { .element($0) })
}

/// A group at frames.
package func custom(
  _ width: Side = .ofWidth(1), _ height: Side = .ofHeight(1), insets: Insets = .zero,
  id: UInt32 = 2, _ frames: [Child<CustomFrame>]
) -> Group {
  Group(
    id: ElementID(rawValue: id), arrangement: .custom(frames: frames),
    size: size(width, height), contentInsets: insets)
}

/// A frame of a custom group.
package func frame(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, zIndex: Double = 0
) -> Child<CustomFrame> {
  .element(
    CustomFrame(
      id: ElementID(rawValue: 3), x: .constant(x), y: .constant(y), width: .constant(width),
      height: .constant(height), zIndex: .constant(zIndex)))
}

/// A badge.
package func badge(
  _ kind: String, _ width: Side = .ofWidth(1), _ height: Side = .ofHeight(1),
  at edges: RectAlignment, offset: AnchorOffset = .zero, item: RectAlignment? = nil,
  itemOffset: AnchorOffset = .zero, zIndex: Double? = nil
) -> SupplementaryItem {
  SupplementaryItem(
    id: ElementID(rawValue: 4), elementKind: .text(kind), size: size(width, height),
    containerAnchor: Anchor(edges: .always(edges), offset: offset),
    itemAnchor: item.map { Anchor(edges: .always($0), offset: itemOffset) },
    zIndex: zIndex.map { .constant($0) })
}

/// A header, a footer or another boundary item.
package func boundary(
  _ kind: String, _ alignment: RectAlignment, _ width: Side = .ofWidth(1),
  _ height: Side = .ofHeight(1), offset: ScalarPoint = .zero, extends: Bool = true,
  pinned: Bool = false
) -> BoundaryItem {
  BoundaryItem(
    id: ElementID(rawValue: 5), elementKind: .text(kind), size: size(width, height),
    alignment: .always(alignment), offset: offset, extendsBoundary: .always(extends),
    pinToVisibleBounds: .always(pinned))
}

/// A background.
package func background(
  _ kind: String, insets: Insets = .zero, zIndex: Double? = nil
) -> DecorationItem {
  DecorationItem(
    id: ElementID(rawValue: 6), elementKind: .text(kind), contentInsets: insets,
    zIndex: zIndex.map { .constant($0) })
}

/// A compositional section.
package func section(
  _ group: Group?, insets: Insets = .zero, spacing: Double = 0,
  scroll: OrthogonalScrollingBehavior = .none, reference: ContentInsetsReference = .automatic,
  followsInsets: Bool = true, boundaries: [BoundaryItem] = [], backgrounds: [DecorationItem] = [],
  onScroll: [ScrollStatement]? = nil, id: UInt32 = 7, name: String = "main"
) -> Section {
  Section(
    id: ElementID(rawValue: id), name: name,
    content: .compositional(
      CompositionalSection(
        group: group.map { [.element($0)] } ?? [], contentInsets: insets,
        interGroupSpacing: .constant(spacing), orthogonalScrollingBehavior: .always(scroll),
        contentInsetsReference: .always(reference),
        supplementariesFollowContentInsets: .always(followsInsets),
        decorationItems: backgrounds.map { .element($0) },
        visibleItemsInvalidationHandler: onScroll.map {
          ScrollHandler(id: ElementID(rawValue: 8), statements: $0)
        })),
    boundarySupplementaryItems: boundaries.map { .element($0) })
}

/// A layout.
package func layout(
  scroll: ScrollDirection = .vertical, spacing: Double = 0,
  reference: ContentInsetsReference = .automatic, boundaries: [BoundaryItem] = [],
  expressions: ExpressionPool = ExpressionPool(), locals: [Local] = [], _ sections: [Section]
) -> LayoutModel {
  LayoutModel(
    id: ElementID(rawValue: 0), name: "Test", scrollDirection: scroll,
    interSectionSpacing: .constant(spacing), contentInsetsReference: reference,
    boundarySupplementaryItems: boundaries.map { .element($0) }, sections: sections,
    expressions: expressions, locals: locals)
}

/// A scene of 320 × 480 points with two pixels a point; the layout's sections serve those of the data
/// in order, an only one all of them.
package func scene(
  _ model: LayoutModel, items: [Int], width: Double = 320, height: Double = 480,
  scale: Double = 2, uikit: UIKitGeneration = .uikit17, safeArea: EdgeDistances = .zero,
  layoutMargins: EdgeDistances = .zero, offset: Position = .zero, isRightToLeft: Bool = false,
  traits: Traits = Traits(), scroll: Double? = nil, cells: [MeasuredCell] = [],
  supplementaries: [MeasuredSupplementary] = []
) -> Scene {
  Scene(
    container: Extent(width: width, height: height), scale: scale, uikit: uikit,
    safeArea: safeArea, layoutMargins: layoutMargins, offset: offset,
    isRightToLeft: isRightToLeft, traits: traits,
    sections: items.indices.map {
      SceneSection(
        modelIndex: model.sections.count == 1 ? 0 : $0, itemCount: items[$0],
        proposedScroll: scroll)
    }, measuredCells: cells, measuredSupplementaries: supplementaries)
}
