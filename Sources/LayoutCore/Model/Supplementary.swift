/// Views beside the cells: badges, headers and footers, backgrounds.

/// A distance from an anchor: points, or fractions of the supplementary's own size.
package struct AnchorOffset: Equatable, Sendable {
  package var isFractional: Bool
  package var value: ScalarPoint

  package init(isFractional: Bool, value: ScalarPoint) {
    self.isFractional = isFractional
    self.value = value
  }

  package static let zero = AnchorOffset(isFractional: false, value: .zero)
}

/// A point of a rectangle and a distance from it (`NSCollectionLayoutAnchor`).
package struct Anchor: Equatable, Sendable {
  package var edges: Choice<RectAlignment>
  package var offset: AnchorOffset

  package init(edges: Choice<RectAlignment>, offset: AnchorOffset = .zero) {
    self.edges = edges
    self.offset = offset
  }
}

/// A view attached to an item or a group: a badge (`NSCollectionLayoutSupplementaryItem`).
package struct SupplementaryItem: Equatable, Sendable {
  package var id: ElementID
  package var elementKind: Choice<TextValue>
  package var size: Size
  package var contentInsets: Insets
  package var containerAnchor: Anchor
  /// The point of the supplementary itself that meets the container's; none: the same edges.
  package var itemAnchor: Anchor?
  /// None: what UIKit gives, 1.
  package var zIndex: Scalar?

  package init(
    id: ElementID, elementKind: Choice<TextValue>, size: Size, contentInsets: Insets = .zero,
    containerAnchor: Anchor, itemAnchor: Anchor? = nil, zIndex: Scalar? = nil
  ) {
    self.id = id
    self.elementKind = elementKind
    self.size = size
    self.contentInsets = contentInsets
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}

/// A header, a footer, or a view at any edge of a section or of the whole layout
/// (`NSCollectionLayoutBoundarySupplementaryItem`).
package struct BoundaryItem: Equatable, Sendable {
  package var id: ElementID
  package var elementKind: Choice<TextValue>
  package var size: Size
  package var contentInsets: Insets
  package var alignment: Choice<RectAlignment>
  /// Points, rightwards and downwards.
  package var offset: ScalarPoint
  package var extendsBoundary: Choice<Bool>
  package var pinToVisibleBounds: Choice<Bool>
  /// None: what UIKit gives, 1.
  package var zIndex: Scalar?

  package init(
    id: ElementID, elementKind: Choice<TextValue>, size: Size, contentInsets: Insets = .zero,
    alignment: Choice<RectAlignment>, offset: ScalarPoint = .zero,
    extendsBoundary: Choice<Bool> = .always(true),
    pinToVisibleBounds: Choice<Bool> = .always(false),
    zIndex: Scalar? = nil
  ) {
    self.id = id
    self.elementKind = elementKind
    self.size = size
    self.contentInsets = contentInsets
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.zIndex = zIndex
  }

  /// UIKit's kind of section headers: `UICollectionView.elementKindSectionHeader`.
  package static let headerKind = "UICollectionElementKindSectionHeader"
  /// UIKit's kind of section footers: `UICollectionView.elementKindSectionFooter`.
  package static let footerKind = "UICollectionElementKindSectionFooter"
}

/// A background of a section (`NSCollectionLayoutDecorationItem`).
package struct DecorationItem: Equatable, Sendable {
  package var id: ElementID
  package var elementKind: Choice<TextValue>
  package var contentInsets: Insets
  /// None: what UIKit gives, 0.
  package var zIndex: Scalar?
  /// The class that generated Swift registers for the kind; none: the app registers one.
  package var viewClass: String?

  package init(
    id: ElementID, elementKind: Choice<TextValue>, contentInsets: Insets = .zero,
    zIndex: Scalar? = nil,
    viewClass: String? = nil
  ) {
    self.id = id
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
    self.viewClass = viewClass
  }
}
