/// The enumerations of Apple's API that layouts name, in the order of their raw values there.

/// Which way the whole layout scrolls (`UICollectionView.ScrollDirection`).
package enum ScrollDirection: UInt8, CaseIterable, Sendable {
  case vertical
  case horizontal

  /// The axis along which sections follow each other.
  package var axis: Axis { self == .vertical ? .vertical : .horizontal }
}

/// How a section scrolls across the layout
/// (`UICollectionLayoutSectionOrthogonalScrollingBehavior`).
package enum OrthogonalScrollingBehavior: UInt8, CaseIterable, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// Whether an orthogonal section bounces (`…OrthogonalScrollingProperties.Bounce`).
package enum OrthogonalBounce: UInt8, CaseIterable, Sendable {
  case automatic
  case always
  case never
}

/// How fast an orthogonal section slows down (`…OrthogonalScrollingProperties.DecelerationRate`).
package enum OrthogonalDeceleration: UInt8, CaseIterable, Sendable {
  case automatic
  case normal
  case fast
}

/// What insets are measured from (`UIContentInsetsReference`).
package enum ContentInsetsReference: UInt8, CaseIterable, Sendable {
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// Where on a rectangle something is placed (`NSRectAlignment`); `none` is its centre.
package enum RectAlignment: UInt8, CaseIterable, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing

  /// −1 at the low side of `axis` (leading, top), 1 at the high side, 0 in between.
  package func side(along axis: Axis) -> Int {
    switch (self, axis) {
    case (.topLeading, .horizontal), (.leading, .horizontal), (.bottomLeading, .horizontal),
      (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical):
      return -1
    case (.topTrailing, .horizontal), (.trailing, .horizontal), (.bottomTrailing, .horizontal),
      (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical):
      return 1
    default:
      return 0
    }
  }
}

/// The look of a list section (`UICollectionLayoutListConfiguration.Appearance`).
package enum ListAppearance: UInt8, CaseIterable, Sendable {
  case plain
  case grouped
  case insetGrouped
  case sidebar
  case sidebarPlain
}

/// Where the header or footer of a list section comes from (`…HeaderMode`, `…FooterMode`).
package enum ListSupplementaryMode: UInt8, CaseIterable, Sendable {
  case none
  case supplementary
  case firstItemInSection
}
