/// Headers, footers and other boundary items, pinning, backgrounds, empty sections (R20–R25, R30, R39).

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct BoundaryItemTests {
  @Test(arguments: down + sideways + special) func frames(_ row: FrameCase) { row.check() }

  /// Forty points tall rows of two, or a hundred points wide ones, in sections of three and two items.
  private static func model(
    _ boundaries: [BoundaryItem], scroll: ScrollDirection = .vertical, insets: Insets = uneven,
    follows: Bool = true
  ) -> LayoutModel {
    let rows =
      scroll == .vertical
      ? group(.horizontal, .ofWidth(1), 40, [item(.ofWidth(0.5))])
      : group(.horizontal, 100, .ofHeight(1), [item(.ofWidth(0.5))])
    return layout(
      scroll: scroll,
      [section(rows, insets: insets, followsInsets: follows, boundaries: boundaries)])
  }

  static let down = [
    FrameCase(
      "068 a header's offset takes room away (R21)",
      model([boundary("h", .top, 60, 30, offset: point(5, 7))]), items: [3, 2],
      category: .supplementary, [[134, 0, 60, 30], [134, 111, 60, 30]], contentSize: [320, 182]),
    FrameCase(
      "070 a footer", model([boundary("h", .bottom, 60, 30)]), items: [3, 2],
      category: .supplementary, [[129, 88, 60, 30], [129, 166, 60, 30]], contentSize: [320, 196]),
    FrameCase(
      "074 on the leading side, whole width (R22, R34)",
      model([boundary("h", .leading, 60, 30)], follows: false), items: [3, 2],
      category: .supplementary, [[0, 29, 60, 30], [0, 97, 60, 30]], contentSize: [320, 136]),
    FrameCase(
      "078 on the leading side, with an offset",
      model([boundary("h", .leading, 60, 30, offset: point(5, 7))]), items: [3, 2],
      category: .supplementary, [[9, 36, 60, 30], [9, 104, 60, 30]], contentSize: [320, 136]),
    FrameCase(
      "093 inside, with an offset (R24)",
      model([boundary("h", .topTrailing, 60, 30, offset: point(-5, -7), extends: false)]),
      items: [3, 2], category: .supplementary, [[249, -7, 60, 30], [249, 81, 60, 30]],
      contentSize: [320, 136]),
    FrameCase(
      "108 inside, taller than the section",
      model([boundary("h", .bottom, 33, 200, extends: false)], insets: .zero), items: [4],
      category: .supplementary, [[143.5, -120, 33, 200]], contentSize: [320, 80]),
    FrameCase(
      "114 beside, taller than the section",
      model([boundary("h", .leading, 33, 200)], insets: .zero),
      items: [4], category: .supplementary, [[0, 0, 33, 200]], contentSize: [320, 200]),
    FrameCase(
      "136 fractions along see the whole container (R20)",
      model([
        boundary("h", .top, .ofWidth(1), .ofHeight(0.1)),
        boundary("f", .bottom, .ofWidth(0.5), .estimated(20)),
      ]), items: [3, 2], category: .supplementary, [[4, 0, 310, 48], [81.5, 136, 155, 20]],
      contentSize: [320, 272]),
    FrameCase(
      "137 several on a side overlap",
      model([
        boundary("h", .top, .ofWidth(1), 30), boundary("t", .top, .ofWidth(1), 10),
        boundary("f", .bottom, .ofWidth(1), 7), boundary("g", .bottom, .ofWidth(1), 5),
      ]), items: [3, 2], category: .supplementary,
      [[4, 0, 310, 30], [4, 20, 310, 10], [4, 118, 310, 7], [4, 118, 310, 5]],
      contentSize: [320, 210]),
  ]

  static let sideways = [
    FrameCase(
      "071 bottom, whole height",
      model([boundary("h", .bottom, 60, 30)], scroll: .horizontal, follows: false),
      items: [3, 2], category: .supplementary, [[50, 450, 60, 30], [185, 450, 60, 30]],
      contentSize: [270, 480]),
    FrameCase(
      "077 leading", model([boundary("h", .leading, 60, 30)], scroll: .horizontal),
      items: [3, 2], category: .supplementary, [[0, 224, 60, 30], [220, 224, 60, 30]],
      contentSize: [390, 480]),
  ]

  /// Of the layout, backgrounds, empty sections.
  static let special = [
    FrameCase(
      "138 of the layout and of the section",
      layout(
        boundaries: [
          boundary("h", .top, .ofWidth(1), 30), boundary("f", .bottom, .ofWidth(1), 20),
        ],
        [
          section(
            group(.horizontal, .ofWidth(1), 40, [item(.ofWidth(0.5))]), insets: uneven,
            boundaries: [boundary("l", .top, .ofWidth(1), 10)])
        ]), items: [3, 2], category: .supplementary,
      [[0, 0, 320, 30], [0, 186, 320, 20], [4, 30, 310, 10], [4, 128, 310, 10]],
      contentSize: [320, 206]),
    FrameCase(
      "139 beside the layout",
      layout(
        boundaries: [boundary("h", .leading, 30), boundary("f", .trailing, 20)],
        [section(group(.horizontal, .ofWidth(1), 40, [item(.ofWidth(0.5))]), insets: uneven)]),
      items: [3, 2], category: .supplementary, [[0, 0, 30, 480], [300, 0, 20, 480]],
      contentSize: [320, 480]),
    FrameCase(
      "158 a background less its insets, also of an empty section with a header (R30, R39)",
      backgrounds, items: [3, 0, 2], category: .decoration,
      [[2, 1, 314, 118], [2, 123, 314, 34], [2, 161, 314, 74]], contentSize: [320, 238]),
    FrameCase(
      "an empty section has no background, but gaps on both sides (R30)",
      layout(
        spacing: 7,
        [
          section(
            group(.horizontal, .ofWidth(1), 40, [item()]), insets: uneven,
            backgrounds: [background("bg")])
        ]), items: [1, 0, 1], category: .decoration, [[0, 0, 320, 48], [0, 62, 320, 48]],
      contentSize: [320, 110]),
    FrameCase(
      "dsl-list-ios14-3: an empty section up to iOS 14, pinned items",
      list,
      scene(
        list, items: [0, 20], width: 375, height: 812, scale: 3, uikit: .uikit14,
        safeArea: EdgeDistances(top: 47, bottom: 34), offset: Position(x: 0, y: -47)),
      category: .supplementary,
      [[0, -2, 375, 24], [0, 24, 375, 24], [0, 46, 375, 24], [0, 707, 375, 24]]),
    FrameCase(
      "dsl-decoration-ios14-3: an empty orthogonal section keeps its height", shelf,
      scene(shelf, items: [0, 1], width: 375, scale: 3, uikit: .uikit14), category: .decoration,
      [[0, 0, 375, 72], [0, 72, 375, 72]]),
  ]

  private static let backgrounds = layout([
    section(
      group(.horizontal, .ofWidth(1), 40, [item(.ofWidth(0.5))]), insets: uneven, spacing: 4,
      boundaries: [boundary("h", .top, .ofWidth(1), 30)],
      backgrounds: [
        background("bg", insets: insets(top: 1, leading: 2, bottom: 3, trailing: 4), zIndex: -3)
      ])
  ])

  private static let list = layout([
    section(
      group(.horizontal, .ofWidth(1), 40, count: 1, [item()]), spacing: 2,
      boundaries: [
        boundary("header", .top, .ofWidth(1), 24, pinned: true),
        boundary("footer", .bottom, .ofWidth(1), 24, pinned: true),
      ])
  ])

  private static let shelf = layout([
    section(
      group(.horizontal, .ofWidth(1), 40, spacing: 8, count: 4, [item()]),
      insets: insets(all: 16), spacing: 8, scroll: .continuous, backgrounds: [background("bg")])
  ])

  /// Record 143, R25, R37.
  @Test func pinnedItemsStayWithinTheirSection() {
    let model = Self.model([
      boundary("h", .top, .ofWidth(1), 30, pinned: true),
      boundary("f", .bottom, .ofWidth(1), 20, pinned: true),
    ])
    let solved = solve(
      model, in: scene(model, items: [3, 12], height: 100, offset: Position(x: 0, y: 100)))
    let pinned = solved.elements(.supplementary)
    #expect(
      pinned.map { $0.frame.numbers } == [
        [4, 88, 310, 30], [4, 118, 310, 20], [4, 138, 310, 30], [4, 180, 310, 20],
      ])
    #expect(
      pinned.map { $0.zIndex } == [1_000_000_001, 1_000_000_001, 1_000_000_001, 1_000_000_001])
  }

  /// R37: cells stand above backgrounds.
  @Test func cellsStandAboveBackgrounds() {
    let solved = solve(Self.backgrounds, in: scene(Self.backgrounds, items: [1]))
    #expect(solved.elements.map { $0.zIndex } == [-3, 1, 1])
    #expect(solved.elements.map { $0.elementKind } == ["bg", "h", ""])
  }
}
