/// Measured cells (R2, R11), uniform siblings, list sections.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct MeasurementTests {
  @Test(arguments: records + decided) func frames(_ row: FrameCase) { row.check() }

  private static func measured(_ heights: [Double]) -> [MeasuredCell] {
    heights.indices.map {
      MeasuredCell(section: nil, item: $0, size: MeasuredSize(single: heights[$0]))
    }
  }

  private static let list = layout(
    group(.vertical, .ofWidth(1), .estimated(44), [item(.ofWidth(1), .estimated(44))]), spacing: 3)
  private static let grid = layout(
    group(
      .horizontal, .ofWidth(1), .estimated(50), spacing: 5, count: 2,
      [item(.ofWidth(0.5), .estimated(50))]), spacing: 3)
  private static let pairs = layout(
    group(
      .vertical, .ofWidth(1), .estimated(88), spacing: 5,
      [item(.ofWidth(1), .estimated(44)), item(.ofWidth(1), .estimated(44))]), spacing: 3)

  static let records = [
    FrameCase(
      "sized-01", list, scene(list, items: [5], cells: measured([31, 50, 31, 69, 31])),
      [
        [0, 0, 320, 31], [0, 34, 320, 50], [0, 87, 320, 31], [0, 121, 320, 69],
        [0, 193, 320, 31],
      ], contentSize: [320, 224]),
    FrameCase(
      "sized-05", grid, scene(grid, items: [5], cells: measured([31, 88, 31, 126, 31])),
      [
        [0, 0, 157.5, 31], [162.5, 0, 157.5, 88], [0, 91, 157.5, 31], [162.5, 91, 157.5, 126],
        [0, 220, 157.5, 31],
      ], contentSize: [320, 251]),
    FrameCase(
      "sized-10", pairs, scene(pairs, items: [6], cells: measured([31, 50, 31, 69, 31, 31])),
      [[0, 0, 320, 31], [0, 36, 320, 50], [0, 89, 320, 31]], contentSize: [320, 264]),
    FrameCase(
      "sized-17: the rest keeps its estimate", grid,
      scene(
        grid, items: [40],
        cells: measured([31, 88, 31, 126, 31, 31, 88, 31, 126, 31, 31, 88])),
      [[0, 0, 157.5, 31]], contentSize: [320, 1304]),
  ]

  private static let tags = layout(
    group(
      .horizontal, .ofWidth(1), 30, spacing: 10, [item(.estimated(100), 30)]))
  private static let uniform = layout(
    group(.horizontal, .ofWidth(1), .estimated(50), [item(.ofWidth(0.5), .uniform(50))]))

  static let decided = [
    FrameCase(
      "tags flow by their measured widths", tags,
      scene(tags, items: [6], cells: measured([50, 200, 40, 310, 400])),
      [
        [0, 0, 50, 30], [60, 0, 200, 30], [270, 0, 40, 30], [0, 30, 310, 30], [0, 60, 400, 30],
        [0, 90, 100, 30],
      ]),
    FrameCase(
      "uniform siblings are as tall as the tallest of the section", uniform,
      scene(uniform, items: [3], cells: measured([31, 70])),
      [[0, 0, 160, 70], [160, 0, 160, 70], [0, 70, 160, 70]], contentSize: [320, 140]),
    FrameCase(
      "a section's own measurement wins", list,
      scene(
        list, items: [1, 1],
        cells: measured([31]) + [
          MeasuredCell(section: 1, item: 0, size: MeasuredSize(width: 9, height: 20))
        ]), [[0, 0, 320, 31], [0, 31, 320, 20]]),
  ]

  /// semantics.md, "Lists".
  @Test(arguments: [
    (ListAppearance.plain, UInt8(5), [0.0, 0, 320, 44], 88.0),
    (.grouped, 5, [0, 35, 320, 44], 143), (.insetGrouped, 5, [16, 35, 288, 44], 143),
    (.insetGrouped, 1, [20, 17.5, 280, 44], 88 + 2 * 53.0 / 3),
    (.sidebar, 5, [13, 0, 294, 44], 98),
  ])
  func lists(_ row: (ListAppearance, UInt8, [Double], Double)) {
    let model = layout([
      Section(
        id: .none, name: "list", content: .list(ListSection(appearance: .always(row.0))))
    ])
    let solved = solve(model, in: scene(model, items: [2], traits: Traits(idiom: row.1)))
    #expect(solved.cellFrame(section: 0, item: 0)?.numbers == row.2)
    #expect(solved.contentSize.height == row.3)
    #expect(solved.sections[0].isApproximate)
  }

  /// Headers and footers of lists, measured rows.
  @Test func listHeaders() {
    let list = ListSection(
      appearance: .always(.insetGrouped), headerMode: .always(.supplementary),
      footerMode: .always(.supplementary))
    let model = layout([Section(id: .none, name: "list", content: .list(list))])
    let solved = solve(
      model,
      in: scene(
        model, items: [1], cells: Self.measured([60]),
        supplementaries: [
          MeasuredSupplementary(
            elementKind: BoundaryItem.headerKind, size: MeasuredSize(single: 40))
        ]))
    #expect(
      solved.elements.map { $0.frame.numbers } == [
        [16, 0, 288, 40], [16, 100, 288, 17.5], [16, 40, 288, 60],
      ])
    #expect(solved.elements.map { $0.zIndex } == [200, 200, 0])
  }
}
