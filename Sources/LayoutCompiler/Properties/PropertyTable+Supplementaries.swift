/// Rows of headers, footers, badges, backgrounds, frames of custom groups, and of `onScroll`.

extension PropertyTable {
  static let supplementaryRows: [Property] =
    boundaryRows(of: .header) + boundaryRows(of: .footer) + boundaryRows(of: .boundary)
    + badgeRows + backgroundRows + frameRows

  /// Rows of `header`, `footer` and `boundary`.
  private static func boundaryRows(of element: ElementName) -> [Property] {
    let own: [Property] = [
      Property(
        element, .kind, .string, "elementKind", "The element kind that the view registers for."),
      Property(
        element, .insets, .insets, "contentInsets", default: "0",
        "Points between the placed frame and the view."),
      Property(element, .offset, .point, "offset", default: "(0, 0)", "Points to move it by."),
      Property(
        element, .pinned, .flag, "pinToVisibleBounds", default: "false",
        "Stays visible while its section is."),
      Property(
        element, .extends, .boolean, "extendsBoundary", default: "true",
        "Whether the section grows by it."),
      Property(
        element, .zIndex, .integer(least: nil), "zIndex", default: "1",
        "Which of overlapping views is in front."),
    ]
    let alignment = Property(
      element, .align, .enumeration(.alignment), "alignment",
      default: element == .footer ? "bottom" : "top", "At which edge or corner it stands.")
    return sizeRows(of: element).filter { $0.name != .aspect } + own
      + (element == .boundary ? [] : [alignment])
  }

  private static let badgeRows: [Property] =
    sizeRows(of: .badge).filter { $0.name != .aspect } + [
      Property(
        .badge, .at, .enumeration(.anchorEdges), "containerAnchor", default: "center",
        "The point of the item or group that it is anchored to."),
      Property(
        .badge, .offset, .anchorOffset, "absoluteOffset", default: "(0, 0)",
        "How far from that point: points, or fractions of its own size."),
      Property(
        .badge, .itemAt, .enumeration(.anchorEdges), "itemAnchor",
        "The point of the badge that meets the anchor."),
      Property(
        .badge, .itemOffset, .anchorOffset, "itemOffset", default: "(0, 0)",
        "How far from the badge's point."),
      Property(
        .badge, .zIndex, .integer(least: nil), "zIndex", default: "1",
        "Which of overlapping views is in front."),
    ]

  private static let backgroundRows: [Property] = [
    Property(
      .background, .insets, .insets, "contentInsets", default: "0",
      "Points between the section's edges and the background."),
    Property(
      .background, .zIndex, .integer(least: nil), "zIndex", default: "0",
      "Which of overlapping views is in front."),
    Property(
      .background, .class, .string, "", "The class that generated Swift registers for the kind."),
  ]

  private static let frameRows: [Property] = [
    Property(.frame, .x, .number, "x", default: "0", "Points from the group's leading edge."),
    Property(.frame, .y, .number, "y", default: "0", "Points from the group's top."),
    Property(.frame, .width, .number, "width", "Points."),
    Property(.frame, .height, .number, "height", "Points."),
    Property(
      .frame, .zIndex, .integer(least: nil), "zIndex", default: "0",
      "Which of overlapping cells is in front."),
  ]

  static let scrollRows: [Property] = [
    Property(
      .onScroll, .handler, .string, "visibleItemsInvalidationHandler",
      "The name of a closure that the app passes in."),
    Property(
      .onScroll, .scale, .number, "transform", default: "1", since: .alwaysInUIKit,
      "1 is full size."),
    Property(.onScroll, .alpha, .number, "alpha", default: "1", "0 is transparent, 1 opaque."),
    Property(
      .onScroll, .translate, .point, "transform", default: "(0, 0)", since: .alwaysInUIKit,
      "Points to move the cell by."),
    Property(.onScroll, .center, .point, "center", "Where the cell's centre goes, in points."),
    Property(
      .onScroll, .rotate, .number, "transform", default: "0", since: .alwaysInUIKit,
      "Radians, clockwise."),
    Property(
      .onScroll, .zIndex, .integer(least: nil), "zIndex", "Which of overlapping cells is in front."),
    Property(.onScroll, .hidden, .boolean, "isHidden", default: "false", "Hides the cell."),
  ]
}
