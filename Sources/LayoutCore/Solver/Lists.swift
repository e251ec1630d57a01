/// List sections: estimated rows below each other, with insets, headers and footers by appearance
/// (semantics.md, "Lists"). Most metrics are private to UIKit, so frames are approximate.

/// What an appearance gives a list section, in points.
package struct ListMetrics: Equatable, Sendable {
  package var insets: EdgeDistances
  /// The estimate, also of footers.
  package var headerHeight: Double
  /// Whether headers and footers are pinned.
  package var isPinned: Bool

  /// Recorded with the Mac idiom, in a first section; the phone's own where they were measured.
  package init(_ appearance: ListAppearance, isPhone: Bool) {
    switch appearance {
    case .plain:
      insets = .zero
    case .grouped where isPhone:
      insets = EdgeDistances(top: Self.phoneGap, bottom: Self.phoneGap)
    case .grouped:
      insets = EdgeDistances(top: 35, bottom: 20)
    case .insetGrouped where isPhone:
      insets = EdgeDistances(
        top: Self.phoneGap, leading: 20, bottom: Self.phoneGap, trailing: 20)
    case .insetGrouped:
      insets = EdgeDistances(top: 35, leading: 16, bottom: 20, trailing: 16)
    case .sidebar:
      insets = EdgeDistances(leading: 12.987, bottom: 10, trailing: 12.987)
    case .sidebarPlain:
      insets = EdgeDistances(leading: 12.987, trailing: 12.987)
    }
    isPinned = appearance == .plain || appearance == .sidebarPlain
    headerHeight = isPinned ? 28 : 17.5
  }

  /// The content insets beside a header and a footer that come from `header` and `footer`.
  package func insets(
    header: ListSupplementaryMode, footer: ListSupplementaryMode
  ) -> EdgeDistances {
    var insets = insets
    if header == .supplementary {
      insets.top = 0
    } else if header == .firstItemInSection {
      insets.top = isPinned ? 22 : 0
    }
    if footer == .supplementary { insets.bottom = 0 }
    return insets
  }

  /// The z-index of headers and footers of lists.
  package static let zIndex = 200
  /// The estimated height of a row, in points.
  package static let rowHeight = 44.0

  /// 53 pixels of a screen of three pixels a point.
  private static let phoneGap = 53.0 / 3
}

extension Resolver {
  /// The position of `phone` among the idioms.
  private static let phone: UInt8 = 1

  /// Fills the section at work with the rows, the header and the footer of a list.
  mutating func resolve(_ list: ListSection, _ model: Section) {
    let id = model.id
    let appearance = evaluator.value(of: list.appearance, at: id)
    let metrics = ListMetrics(appearance, isPhone: context.traits.idiom == Self.phone)
    let headerMode = evaluator.value(of: list.headerMode, at: id)
    let footerMode = evaluator.value(of: list.footerMode, at: id)
    section.isApproximate = true
    section.boundaries = resolve(
      model.boundarySupplementaryItems, of: id, zIndex: ListMetrics.zIndex)
    let hasHeader = section.boundaries.contains { $0.alignment.side(along: .vertical) < 0 }
    let hasFooter = section.boundaries.contains { $0.alignment.side(along: .vertical) > 0 }
    if headerMode == .supplementary, !hasHeader {
      section.boundaries.append(listBoundary(BoundaryItem.headerKind, .top, metrics, id))
    }
    if footerMode == .supplementary, !hasFooter {
      section.boundaries.append(listBoundary(BoundaryItem.footerKind, .bottom, metrics, id))
    }

    section.contentInsets = metrics.insets(
      header: hasHeader ? .supplementary : headerMode,
      footer: hasFooter ? .supplementary : footerMode)
    if let insets = list.contentInsets { section.contentInsets = resolve(insets, at: id) }
    if let padding = list.headerTopPadding {
      section.topPadding = resolveLength(padding, at: id)
    }
    resolveRows(list, id)
  }

  private mutating func resolveRows(_ list: ListSection, _ id: ElementID) {
    let height = resolve(
      .always(Dimension(.estimated, list.rowHeight ?? .constant(ListMetrics.rowHeight))), at: id)
    let size = ResolvedSize(width: ResolvedSize.fill.width, height: height)
    let row = ResolvedNode(
      id: id, arrangement: .item, size: size, contentInsets: .zero, edges: ResolvedEdges(),
      supplementaries: 0..<0)
    var group = row
    group.arrangement = .line(.horizontal, 0..<1)
    section.nodes = [row, group]
    section.children = [0]
    section.root = 1
    section.hasEstimatedItems = true
  }

  private func listBoundary(
    _ kind: String, _ alignment: RectAlignment, _ metrics: ListMetrics, _ id: ElementID
  ) -> ResolvedBoundary {
    let height = ResolvedDimension(kind: .estimated, value: metrics.headerHeight)
    return ResolvedBoundary(
      id: id, elementKind: kind,
      size: ResolvedSize(width: ResolvedSize.fill.width, height: height), contentInsets: .zero,
      alignment: alignment, offset: .zero, extends: true, isPinned: metrics.isPinned,
      zIndex: ListMetrics.zIndex, measured: context.measuredSize(ofKind: kind))
  }
}
