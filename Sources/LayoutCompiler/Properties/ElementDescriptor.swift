/// The elements of the language: what they are in Apple's API and what may stand in them.

/// An element as the checker, the documentation and the editors see it.
package enum ElementName: String, CaseIterable, Sendable {
  case layout
  case section
  case list
  case group
  case item
  case header
  case footer
  case boundary
  case badge
  case background
  case frame
  case onScroll
  case preview

  /// The elements that may stand between its brackets.
  package var children: [ElementName] {
    switch self {
    case .layout: return [.section, .list, .header, .footer, .boundary]
    case .section: return [.group, .header, .footer, .boundary, .background, .onScroll]
    case .list: return [.header, .footer]
    case .group: return [.item, .group, .badge]
    case .item: return [.badge]
    case .header, .footer, .boundary, .badge, .background, .frame, .onScroll, .preview: return []
    }
  }

  /// Whether a bare dimension may follow.
  package var takesBareDimension: Bool {
    switch self {
    case .group, .item, .header, .footer, .boundary, .badge: return true
    case .layout, .section, .list, .background, .frame, .onScroll, .preview: return false
    }
  }

  /// The systems that have it.
  package var availability: Availability { self == .list ? .since14 : .always }

  /// What to write for systems that lack it, as an order.
  package var olderForm: String {
    self == .list ? "write a section of rows: `group horizontal estimated(44) < item >`" : ""
  }

  /// Apple's type; empty for what exists only in the language.
  package var appleName: String {
    switch self {
    case .layout: return "UICollectionViewCompositionalLayout"
    case .section: return "NSCollectionLayoutSection"
    case .list: return "UICollectionLayoutListConfiguration"
    case .group: return "NSCollectionLayoutGroup"
    case .item: return "NSCollectionLayoutItem"
    case .header, .footer, .boundary: return "NSCollectionLayoutBoundarySupplementaryItem"
    case .badge: return "NSCollectionLayoutSupplementaryItem"
    case .background: return "NSCollectionLayoutDecorationItem"
    case .frame: return "NSCollectionLayoutGroupCustomItem"
    case .onScroll: return "NSCollectionLayoutSectionVisibleItemsInvalidationHandler"
    case .preview: return ""
    }
  }

  /// One line for hover, completion and the reference page.
  package var summary: String {
    switch self {
    case .layout: return "A collection-view layout: its sections, from first to last."
    case .section: return "A section: one group, repeated until all items are placed."
    case .list: return "A section laid out by UIKit as a list."
    case .group:
      return "Items and groups side by side, one below the other, in columns, or at given frames."
    case .item: return "One cell."
    case .header: return "A view before the section's content."
    case .footer: return "A view after the section's content."
    case .boundary: return "A view at any edge of the section or of the whole layout."
    case .badge: return "A view anchored to an item or a group."
    case .background: return "A decoration behind the whole section."
    case .frame: return "One cell of a custom group, in points from the group's corner."
    case .onScroll: return "What happens to each visible cell while scrolling."
    case .preview: return "A scene in which a layout of the file is shown."
    }
  }
}
