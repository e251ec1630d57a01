/// Rows of layouts, sections, lists, groups and items.

extension PropertyTable {
  static let layoutRows: [Property] = [
    Property(
      .layout, .scroll, .enumeration(.scrollDirection), "scrollDirection", default: "vertical",
      "Which way the layout scrolls."),
    Property(
      .layout, .spacing, .number, "interSectionSpacing", default: "0",
      "Points between sections."),
    Property(
      .layout, .insetsReference, .enumeration(.contentInsetsReference), "contentInsetsReference",
      default: "safeArea", since: .since14,
      before: "leave it out: iOS 13 measures from the safe area",
      "What the content's insets are measured from."),
  ]

  static let sectionRows: [Property] = [
    Property(
      .section, .insets, .insets, "contentInsets", default: "0",
      "Points between the section's edges and its groups."),
    Property(
      .section, .spacing, .number, "interGroupSpacing", default: "0", "Points between groups."),
    Property(
      .section, .scroll, .enumeration(.orthogonalScrollingBehavior),
      "orthogonalScrollingBehavior", default: "none",
      "How the section scrolls across the layout."),
    Property(
      .section, .bounce, .enumeration(.bounce), "bounce", default: "automatic", since: .since17,
      "Whether the section bounces at its ends."),
    Property(
      .section, .deceleration, .enumeration(.decelerationRate), "decelerationRate",
      default: "automatic", since: .since17, "How fast the section slows down."),
    Property(
      .section, .insetsReference, .enumeration(.contentInsetsReference),
      "contentInsetsReference", default: "automatic", since: .since14,
      before: "leave it out: iOS 13 measures from the safe area",
      "What the section's insets are measured from."),
    Property(
      .section, .supplementaryInsetsReference, .enumeration(.contentInsetsReference),
      "supplementaryContentInsetsReference", default: "automatic", since: .since16,
      before: "write `supplementariesFollowInsets:`, which iOS 13 has",
      "What the insets of headers and footers are measured from."),
    Property(
      .section, .supplementariesFollowInsets, .boolean, "supplementariesFollowContentInsets",
      default: "true", "Whether headers and footers keep the section's insets."),
    Property(
      .section, .infinite, .flag, "", "Shows the items in three copies that recentre."),
    Property(.section, .rest, .flag, "", "Serves every index past the last section written."),
  ]

  static let listRows: [Property] = [
    Property(
      .list, .insets, .insets, "contentInsets", since: .since14,
      "Points between the section's edges and its rows."),
    Property(
      .list, .headerMode, .enumeration(.headerMode), "headerMode", default: "none", since: .since14,
      "Where the header comes from."),
    Property(
      .list, .footerMode, .enumeration(.footerMode), "footerMode", default: "none", since: .since14,
      "Where the footer comes from."),
    Property(
      .list, .headerTopPadding, .number, "headerTopPadding", since: .since15,
      before: "leave it out: lists of iOS 14 have no padding there", "Points above the header."),
    Property(
      .list, .separators, .boolean, "showsSeparators", default: "true",
      since: .since14OnPhones,
      "Whether lines separate the rows."),
    Property(.list, .rowHeight, .number, "", default: "44", "The height of a row in frames."),
    Property(.list, .rest, .flag, "", "Serves every index past the last section written."),
  ]

  static let groupRows: [Property] =
    sizeRows(of: .group) + [
      Property(
        .group, .insets, .insets, "contentInsets", default: "0",
        "Points between the group's edges and its items."),
      Property(
        .group, .spacing, .spacing, "interItemSpacing", default: "0",
        "The gap between items; of a waterfall, points between its columns."),
      Property(
        .group, .edges, .edges, "edgeSpacing", "Gaps around the group."),
      Property(
        .group, .count, .integer(least: 1), "count", "How often the only child is repeated."),
      Property(
        .group, .columns, .integer(least: 1), "", "The number of columns of a waterfall."),
      Property(
        .group, .rowSpacing, .number, "", default: "spacing",
        "Points between the items of a waterfall's column."),
      Property(
        .group, .provider, .string, "itemProvider", "The name of a closure that gives the frames."),
    ]

  static let itemRows: [Property] =
    sizeRows(of: .item) + [
      Property(
        .item, .insets, .insets, "contentInsets", default: "0",
        "Points between the item's edges and its cell."),
      Property(.item, .edges, .edges, "edgeSpacing", "Gaps around the item."),
    ]

  /// Width, height and aspect of an element with a size.
  static func sizeRows(of element: ElementName) -> [Property] {
    [
      Property(
        element, .width, .dimension, "widthDimension", default: "fractionalWidth(1)",
        "How wide it is."),
      Property(
        element, .height, .dimension, "heightDimension", default: "fractionalHeight(1)",
        "How tall it is."),
      Property(
        element, .aspect, .number, "", "Width divided by height: gives the side not written."),
    ]
  }
}
