/// Frames of waterfalls (R15), computed by hand.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct WaterfallTests {
  static let ratios = InputValue.values([1.5, 0.75, 1, 2])

  private static func solved(
    _ model: LayoutModel, items: Int, width: Double = 320, scale: Double = 2,
    uikit: UIKitGeneration = .uikit17, isRightToLeft: Bool = false
  ) -> SolvedLayout {
    solve(
      model,
      in: scene(
        model, items: [items], width: width, scale: scale, uikit: uikit,
        isRightToLeft: isRightToLeft
      ).with(inputs: ratios))
  }

  /// A screen, the column's width on it, where the tops of the cells are (in pixels) and how tall the
  /// group is.
  struct Screen {
    var width: Double
    var scale: Double
    var column: Double
    var tops: [Double]
    var height: Double
  }

  /// Two columns with seven points between them: (width − 7) / 2 down to pixels; each picture is
  /// column / ratio + 60 tall.
  @Test(arguments: [
    Screen(
      width: 320, scale: 2, column: 156.5, tops: [0, 0, 343, 551, 790, 842],
      height: 689.583_333_333_333_3),
    Screen(
      width: 320, scale: 3, column: 469 / 3.0, tops: [0, 0, 514, 826, 1184, 1262],
      height: 689.055_555_555_555_5),
    Screen(
      width: 390, scale: 2, column: 191.5, tops: [0, 0, 389, 645, 906, 970],
      height: 800.416_666_666_666_6),
    Screen(
      width: 390, scale: 3, column: 574 / 3.0, tops: [0, 0, 584, 966, 1359, 1454],
      height: 799.888_888_888_888_9),
  ])
  func picturesInTwoColumns(_ screen: Screen) {
    let solved = Self.solved(pictures(), items: 6, width: screen.width, scale: screen.scale)
    let columns = [0, 1, 0, 1, 0, 1] as [Double]
    let ratios = [1.5, 0.75, 1, 2, 1.5, 0.75]
    let frames = (0..<6).map { index in
      [
        columns[index] * ((screen.column + 7) * screen.scale).rounded() / screen.scale,
        screen.tops[index] / screen.scale, screen.column, screen.column / ratios[index] + 60,
      ]
    }
    #expect(solved.cells == frames)
    #expect(solved.issues == [])
    #expect(abs(solved.contentSize.height - screen.height) < 1e-9)
    #expect(solved.contentSize.width == screen.width)
  }

  static let cases = [
    FrameCase(
      "three columns", pictures(columns: 3, spacing: 10, rowSpacing: 5), items: [4],
      [
        [0, 0, 100, 100 / 1.5 + 60], [110, 0, 100, 100 / 0.75 + 60], [220, 0, 100, 160],
        [0, 131.5, 100, 110],
      ], contentSize: [320, 100 / 1.5 + 65 + 115 - 5]),
    FrameCase(
      "insets of the group: (320 − 12 − 14 − 2 · 10) / 3",
      pictures(
        columns: 3, spacing: 10, rowSpacing: 5,
        insets: insets(top: 11, leading: 12, bottom: 13, trailing: 14)), items: [5],
      [
        [12, 11, 91, 91 / 1.5 + 60], [113, 11, 91, 91 / 0.75 + 60], [214, 11, 91, 151],
        [12, 136.5, 91, 105.5], [214, 167, 91, 91 / 1.5 + 60],
      ], contentSize: [320, 11 + (156 + (91 / 1.5 + 65) - 5) + 13]),
    FrameCase(
      "insets of the section: (320 − 4 − 6 − 10) / 2",
      pictures(spacing: 10, sectionInsets: uneven), items: [2],
      [[4, 3, 150, 160], [164, 3, 150, 260]], contentSize: [320, 3 + 260 + 5]),
    FrameCase(
      "insets of the item", pictures(spacing: 20, item: uneven), items: [2],
      [[4, 3, 140, 152], [174, 3, 140, 252]], contentSize: [320, 260]),
    FrameCase(
      "edge spacing of the group: its width is not what it takes",
      pictures(spacing: 20, edges: edges(leading: 5, top: 6, bottom: 7)), items: [2],
      [[5, 6, 150, 160], [175, 6, 150, 260]], contentSize: [320, 6 + 260 + 7]),
    FrameCase(
      "one item", pictures(spacing: 20), items: [1], [[0, 0, 150, 160]],
      contentSize: [320, 160]),
    FrameCase(
      "no items", pictures(insets: insets(all: 10)), items: [0], [], contentSize: [320, 0]),
    FrameCase(
      "one column", pictures(columns: 1, spacing: 9), items: [2],
      [[0, 0, 320, 320 / 1.5 + 60], [0, 282.5, 320, 320 / 0.75 + 60]],
      contentSize: [320, 320 / 1.5 + 69 + (320 / 0.75 + 69) - 9]),
    FrameCase(
      "fractions of the column, cut to pixels, and of the view",
      layout(waterfall(columns: 3, spacing: 1, tile(.ofWidth(0.7)))), items: [4],
      [[0, 0, 106, 74], [107, 0, 106, 74], [214, 0, 106, 74], [0, 75, 106, 74]],
      contentSize: [320, 149]),
    FrameCase(
      "fractions of the view, whatever the section's insets",
      layout(waterfall(columns: 2, tile(.ofHeight(0.1))), insets: uneven), items: [2],
      [[4, 3, 155, 48], [159, 3, 155, 48]], contentSize: [320, 56]),
    FrameCase(
      "points between pixels are kept", layout(waterfall(columns: 1, tile(33.3))), items: [3],
      [[0, 0, 320, 33.3], [0, 33.5, 320, 33.3], [0, 66.5, 320, 33.3]],
      contentSize: [320, 33.3 + 33.3 + 33.3]),
    FrameCase(
      "a narrower group", layout(waterfall(columns: 2, width: .ofWidth(0.5), tile(10))), items: [3],
      [[0, 0, 80, 10], [80, 0, 80, 10], [0, 10, 80, 10]], contentSize: [320, 20]),
    FrameCase(
      "columns without room have no width",
      layout(waterfall(columns: 5, spacing: 90, rowSpacing: 2, tile(10))), items: [6],
      [
        [0, 0, 0, 10], [90, 0, 0, 10], [180, 0, 0, 10], [270, 0, 0, 10], [360, 0, 0, 10],
        [0, 12, 0, 10],
      ], contentSize: [320, 22]),
    FrameCase(
      "more columns than items", layout(waterfall(columns: 4, spacing: 8, tile(10))), items: [2],
      [[0, 0, 74, 10], [82, 0, 74, 10]], contentSize: [320, 10]),
    FrameCase(
      "scrolling sideways: as long as the view is wide",
      pictures(spacing: 20, scroll: .horizontal), items: [2],
      [[0, 0, 150, 160], [170, 0, 150, 260]], contentSize: [320, 480]),
    FrameCase(
      "in a section that scrolls itself: as thick as its columns",
      pictures(spacing: 20, orthogonal: .continuous), items: [2],
      [[0, 0, 150, 160], [170, 0, 150, 260]], contentSize: [320, 260]),
  ]

  @Test(arguments: cases) func frames(_ row: FrameCase) {
    var row = row
    row.scene.inputs = [Self.ratios]
    row.check()
  }

  @Test func fromRightToLeftTheFirstColumnIsAtTheRight() {
    let column = 574 / 3.0
    let first = 390 - column
    let second = 390 - 595 / 3.0 - column
    let heights: [Double] = [column / 1.5 + 60, column / 0.75 + 60, column + 60, column / 2 + 60]
    let solved = Self.solved(pictures(), items: 4, width: 390, scale: 3, isRightToLeft: true)
    #expect(
      solved.cells == [
        [first, 0, column, heights[0]], [second, 0, column, heights[1]],
        [first, 584 / 3.0, column, heights[2]], [second, 322, column, heights[3]],
      ])
  }

  /// (390 − 7) / 2 = 191.5 isn't on the grid of three pixels; in the end 191.667 is nearest.
  @Test func upToIOS14NothingIsCut() {
    let solved = Self.solved(pictures(), items: 4, width: 390, scale: 3, uikit: .uikit14)
    let pixels: [[Double]] = [
      [0, 0, 575, 563], [596, 0, 575, 946], [0, 584, 575, 755], [596, 967, 575, 467],
    ]
    #expect(solved.cells == pixels.map { $0.map { $0 / 3 } })
    #expect(abs(solved.contentSize.height - 478.083_333_333_333_3) < 1e-9)
  }

  @Test func cellsKnowTheirItemAndStandAboveBackgrounds() {
    let solved = Self.solved(pictures(backgrounds: [background("bg")]), items: 3)
    #expect(solved.elements(.cell).map { $0.item } == [0, 1, 2])
    #expect(solved.elements(.cell).map { $0.zIndex } == [1, 1, 1])
    #expect(solved.elements(.decoration).first?.frame.height == solved.contentSize.height)
    #expect(solved.cellFrame(section: 0, item: 2)?.numbers == solved.cells[2])
    #expect(solved.groupCapacity(ofSection: 0) == 3)
  }

  /// The group's badges count with the group, which is as tall as its columns.
  @Test func theGroupHasBadges() {
    let model = layout(
      waterfall(
        columns: 2, insets: insets(all: 10),
        badges: [badge("new", 8, .ofHeight(0.1), at: .bottomTrailing)], tile(30)))
    let solved = solve(model, in: scene(model, items: [3]))
    #expect(solved.elements(.supplementary).map { $0.frame.numbers } == [[302, 22, 8, 48]])
  }
}
