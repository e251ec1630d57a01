/// What the parts of a place are called.

/// A part of the place of an element.
package enum PlacePart: UInt8, CaseIterable, Sendable {
  case aboveSection
  case beforeSection
  case headers
  case headerTopPadding
  case reference
  case sectionInsets
  case groups
  case edges
  case groupInsets
  case subitems
  case flexible
  case itemInsets
  case ownInsets
  case customFrame
  case columns
  case column
  case contentStart
  case contentEnd
  case ownWidth
  case ownHeight
  case alignment
  case offset
  case anchor
  case ownAnchor

  /// Behind the number.
  var label: String {
    switch self {
    case .aboveSection: return "above the section"
    case .beforeSection: return "before the section"
    case .headers: return "of headers"
    case .headerTopPadding: return "headerTopPadding"
    case .reference: return "of the contentInsetsReference"
    case .sectionInsets: return "contentInsets of the section"
    case .groups: return "in the groups before"
    case .edges: return "edgeSpacing"
    case .groupInsets: return "contentInsets of the group"
    case .subitems: return "in the subitems before"
    case .flexible: return "of flexible spacing"
    case .itemInsets: return "contentInsets of the item"
    case .ownInsets: return "contentInsets"
    case .customFrame: return "in the custom group"
    case .columns: return "in the columns before"
    case .column: return "above it in its column"
    case .contentStart: return "where the content begins"
    case .contentEnd: return "where the content ends"
    case .ownWidth: return "its own width"
    case .ownHeight: return "its own height"
    case .alignment: return "by its alignment"
    case .offset: return "offset"
    case .anchor: return "to the anchor"
    case .ownAnchor: return "to its own anchor"
    }
  }
}

/// What may stand before an element several times, each with a gap behind it.
package enum RepeatedPart: UInt8, CaseIterable, Sendable {
  case group
  case column
  case subitem
  /// With flexible spacing.
  case flexibleSubitem

  var thing: String {
    switch self {
    case .group: return "group"
    case .column: return "column"
    case .subitem, .flexibleSubitem: return "subitem"
    }
  }

  /// What Apple calls the gap.
  var gap: String {
    switch self {
    case .group: return "interGroupSpacing"
    case .column: return "spacing"
    case .subitem: return "interItemSpacing"
    case .flexibleSubitem: return "flexible interItemSpacing"
    }
  }
}

/// Whose side a fraction is taken of.
package enum LengthHost: UInt8, CaseIterable, Sendable {
  case group
  case cell
  case section
  case list
  case view
  case column

  /// The side, as "the group's inner width".
  func side(isWidth: Bool) -> String {
    let side = isWidth ? "width" : "height"
    switch self {
    case .group: return "the group's inner " + side
    case .cell: return "the cell's " + side
    case .section: return "the section's inner " + side
    case .list: return "the list's inner " + side
    case .view: return "the view's " + side
    case .column: return "the column's " + side
    }
  }
}
