/// Sections: compositional ones and lists.

/// One section of a layout (`NSCollectionLayoutSection`).
package struct Section: Equatable, Sendable {
  package var id: ElementID
  /// As written, or `section0`, `section1`, … for sections without a name.
  package var name: String
  /// The text of the `///` comment before the section, lines joined by line feeds; empty if none.
  package var documentation: String
  package var content: SectionContent
  package var boundarySupplementaryItems: [Child<BoundaryItem>]
  /// Whether it serves every section of the data past the last one written.
  package var isRest: Bool
  /// The use of a `define` that it comes from; none where it was written out.
  package var template: SectionTemplate?

  package init(
    id: ElementID, name: String, documentation: String = "", content: SectionContent,
    boundarySupplementaryItems: [Child<BoundaryItem>] = [], isRest: Bool = false,
    template: SectionTemplate? = nil
  ) {
    self.id = id
    self.name = name
    self.documentation = documentation
    self.content = content
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.isRest = isRest
    self.template = template
  }
}

/// What fills a section.
package indirect enum SectionContent: Equatable, Sendable {
  case compositional(CompositionalSection)
  case list(ListSection)
}

/// A section of repeated groups.
package struct CompositionalSection: Equatable, Sendable {
  /// Exactly one group once conditions are decided; none in a section of boundary items only.
  package var group: [Child<Group>]
  package var contentInsets: Insets
  package var interGroupSpacing: Scalar
  package var orthogonalScrollingBehavior: Choice<OrthogonalScrollingBehavior>
  package var orthogonalBounce: Choice<OrthogonalBounce>
  package var orthogonalDeceleration: Choice<OrthogonalDeceleration>
  package var contentInsetsReference: Choice<ContentInsetsReference>
  package var supplementaryContentInsetsReference: Choice<ContentInsetsReference>
  package var supplementariesFollowContentInsets: Choice<Bool>
  package var decorationItems: [Child<DecorationItem>]
  package var visibleItemsInvalidationHandler: ScrollHandler?
  /// Whether its items are shown in three copies, to scroll without an end.
  package var isInfinite: Bool

  package init(
    group: [Child<Group>] = [], contentInsets: Insets = .zero, interGroupSpacing: Scalar = .zero,
    orthogonalScrollingBehavior: Choice<OrthogonalScrollingBehavior> = .always(.none),
    orthogonalBounce: Choice<OrthogonalBounce> = .always(.automatic),
    orthogonalDeceleration: Choice<OrthogonalDeceleration> = .always(.automatic),
    contentInsetsReference: Choice<ContentInsetsReference> = .always(.automatic),
    supplementaryContentInsetsReference: Choice<ContentInsetsReference> = .always(.automatic),
    supplementariesFollowContentInsets: Choice<Bool> = .always(true),
    decorationItems: [Child<DecorationItem>] = [],
    visibleItemsInvalidationHandler: ScrollHandler? = nil, isInfinite: Bool = false
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.orthogonalBounce = orthogonalBounce
    self.orthogonalDeceleration = orthogonalDeceleration
    self.contentInsetsReference = contentInsetsReference
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.decorationItems = decorationItems
    self.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    self.isInfinite = isInfinite
  }
}

/// A section laid out by UIKit's list configuration; most of its metrics are private, so its frames
/// are approximate (`UICollectionLayoutListConfiguration`).
package struct ListSection: Equatable, Sendable {
  package var appearance: Choice<ListAppearance>
  /// None: those of the appearance.
  package var contentInsets: Insets?
  package var headerMode: Choice<ListSupplementaryMode>
  package var footerMode: Choice<ListSupplementaryMode>
  /// Points above the header; none: UIKit's.
  package var headerTopPadding: Scalar?
  package var showsSeparators: Choice<Bool>
  /// Points; for frames only, UIKit measures rows. None: 44.
  package var rowHeight: Scalar?

  package init(
    appearance: Choice<ListAppearance>, contentInsets: Insets? = nil,
    headerMode: Choice<ListSupplementaryMode> = .always(.none),
    footerMode: Choice<ListSupplementaryMode> = .always(.none), headerTopPadding: Scalar? = nil,
    showsSeparators: Choice<Bool> = .always(true), rowHeight: Scalar? = nil
  ) {
    self.appearance = appearance
    self.contentInsets = contentInsets
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.headerTopPadding = headerTopPadding
    self.showsSeparators = showsSeparators
    self.rowHeight = rowHeight
  }
}
