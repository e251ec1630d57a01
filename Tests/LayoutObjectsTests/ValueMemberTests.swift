/// Raw values and arithmetic of the twins of Apple's values.

import LayoutObjects
import Testing

@Suite struct ValueMemberTests {
  @Test func rawValues() {
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]
    #expect(behaviors.map { $0.rawValue } == Array(0...5))
    let references: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    #expect(references.map { $0.rawValue } == Array(0...4))
    let alignments: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    #expect(alignments.map { $0.rawValue } == Array(0...8))
    let edges: [NSDirectionalRectEdge] = [[], .top, .leading, .bottom, .trailing, .all]
    #expect(edges.map { $0.rawValue } == [0, 1, 2, 4, 8, 15])
    let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    #expect(appearances.map { $0.rawValue } == Array(0...4))
    let headers: [UICollectionLayoutListConfiguration.HeaderMode] = [
      .none, .supplementary, .firstItemInSection,
    ]
    #expect(headers.map { $0.rawValue } == Array(0...2))
    let footers: [UICollectionLayoutListConfiguration.FooterMode] = [.none, .supplementary]
    #expect(footers.map { $0.rawValue } == [0, 1])
    let bounces: [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce] = [
      .automatic, .always, .never,
    ]
    #expect(bounces.map { $0.rawValue } == Array(0...2))
    let rates: Set<UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate> = [
      .automatic, .normal, .fast,
    ]
    #expect(rates.count == 3)
    let lines: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
    #expect(lines.map { $0.rawValue } == Array(0...2))
    let categories: [UICollectionView.ElementCategory] = [
      .cell, .supplementaryView, .decorationView,
    ]
    #expect(categories.map { $0.rawValue } == [0, 1, 2])
  }

  @Test func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .mac),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(displayScale: 3),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(),
    ])
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceIdiom == .mac && traits.layoutDirection == .rightToLeft)
    #expect(traits.displayScale == 3 && traits.preferredContentSizeCategory == .extraLarge)
    #expect(UIUserInterfaceIdiom.vision.rawValue == 6 && UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
  }

  @Test func textSizesAreOrdered() {
    let sizes: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
    #expect(sizes.map { $0.isAccessibilityCategory } == sizes.indices.map { $0 >= 8 })
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
    #expect(
      UIContentSizeCategory.accessibilityLarge.rawValue == "UICTContentSizeCategoryAccessibilityL")
  }

  @Test func indexPaths() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1) && path == [1, 3])
    path.item += 1
    path.section = 5
    #expect(path == [5, 4] && path.row == 4)
  }

  @Test func transforms() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 1)
    #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 2))
    let turned = CGAffineTransform.identity.rotated(by: .pi / 2)
    #expect(abs(turned.b - 1) < 1e-15 && abs(turned.c + 1) < 1e-15 && abs(turned.a) < 1e-15)
    #expect(CGAffineTransform().isIdentity && !transform.isIdentity)
    #expect(CATransform3DMakeAffineTransform(.identity) == CATransform3DIdentity)
    #expect(CATransform3DMakeTranslation(1, 2, 3).m42 == 2)
    #expect(CATransform3DMakeScale(2, 3, 4).m33 == 4)
  }
}
