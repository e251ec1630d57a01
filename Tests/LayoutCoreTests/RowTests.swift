/// Rows and columns: fitting, cutting to pixels, gaps, counts, edges, insets, nesting (R0–R14).

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct RowTests {
  @Test(arguments: fitting + spacing + nesting) func frames(_ row: FrameCase) { row.check() }

  private static func row(_ fraction: Double, _ spacing: Gap? = nil) -> LayoutModel {
    layout(group(.horizontal, .ofWidth(1), 10, spacing: spacing, [item(.ofWidth(fraction), 10)]))
  }

  /// R0, R8, R10, R13.
  static let fitting = [
    FrameCase(
      "004 thirds are cut to half points", row(1.0 / 3), items: [8],
      [[0, 0, 106.5, 10], [106.5, 0, 106.5, 10], [213, 0, 106.5, 10], [0, 10, 106.5, 10]],
      contentSize: [320, 30]),
    FrameCase(
      "007 gaps come off before fractions", row(0.3, 10), items: [8],
      [[0, 0, 90, 10], [100, 0, 90, 10], [200, 0, 90, 10], [0, 10, 90, 10]]),
    FrameCase(
      "008 four quarters fit with gaps", row(0.25, 10), items: [8],
      [
        [0, 0, 72.5, 10], [82.5, 0, 72.5, 10], [165, 0, 72.5, 10], [247.5, 0, 72.5, 10],
        [0, 10, 72.5, 10],
      ]),
    FrameCase(
      "013 flexible gaps share the rest", row(0.3, .flexible(10)), items: [8],
      [[0, 0, 90, 10], [115, 0, 90, 10], [230, 0, 90, 10], [0, 10, 90, 10]]),
    FrameCase(
      "018 one fits", row(0.9, .flexible(10)), items: [8], [[0, 0, 288, 10], [0, 10, 288, 10]],
      contentSize: [320, 80]),
    FrameCase(
      "020 origins are rounded last", row(0.25, .flexible(1)), items: [8],
      [[0, 0, 79, 10], [80.5, 0, 79, 10], [160.5, 0, 79, 10], [241, 0, 79, 10]]),
    FrameCase(
      "029 the next row begins with the first subitem",
      layout(group(.horizontal, .ofWidth(1), 20, [item(.ofWidth(0.5)), item(.ofWidth(0.25))])),
      items: [8], [[0, 0, 160, 20], [160, 0, 80, 20], [0, 20, 160, 20], [160, 20, 80, 20]],
      contentSize: [320, 80]),
    FrameCase(
      "031 a height that is a fraction of the width (R8b)",
      layout(
        group(
          .horizontal, .ofWidth(1), 20, spacing: 10,
          [item(.ofWidth(0.5), 100), item(.ofWidth(0.5), .ofWidth(0.25))])), items: [4],
      [[0, 0, 155, 100], [165, 0, 155, 77.5], [0, 20, 155, 100], [165, 20, 155, 77.5]],
      contentSize: [320, 40]),
  ]

  /// R5, R6, R9, R14, R33, R36.
  static let spacing = [
    FrameCase(
      "044 count replaces the length",
      layout(
        group(.vertical, .ofWidth(0.5), 90, count: 3, [item(.ofWidth(1), .ofHeight(0.1))])),
      items: [7], [[0, 0, 160, 30], [0, 30, 160, 30], [0, 60, 160, 30], [0, 90, 160, 30]],
      contentSize: [320, 210]),
    FrameCase(
      "046 insets of group and item",
      layout(
        group(
          .horizontal, .ofWidth(1), 100,
          insets: insets(top: 1, leading: 2, bottom: 3, trailing: 4),
          [
            item(
              .ofWidth(0.5), insets: insets(top: 5, leading: 6, bottom: 7, trailing: 8))
          ])), items: [4], [[8, 6, 143, 84], [165, 6, 143, 84], [8, 106, 143, 84]],
      contentSize: [320, 200]),
    FrameCase(
      "insets larger than the item",
      layout(group(.horizontal, .ofWidth(1), 20, [item(insets: insets(top: 15, bottom: 25))])),
      items: [1], [[0, 15, 320, 20]]),
    FrameCase(
      "047 edge spacing leaves room for one",
      layout(
        group(
          .horizontal, .ofWidth(1), 100,
          [item(.ofWidth(0.5), edges: edges(leading: 4, top: 5, trailing: 6, bottom: 7))])),
      items: [4], [[4, 5, 160, 100], [4, 105, 160, 100]], contentSize: [320, 400]),
    FrameCase(
      "049 flexible edges",
      layout(
        group(
          .horizontal, .ofWidth(1), 100,
          [
            item(
              .ofWidth(0.4), .ofHeight(0.5),
              edges: edges(leading: .flexible(0), top: .flexible(0)))
          ])), items: [4], [[32, 50, 128, 50], [192, 50, 128, 50], [32, 150, 128, 50]]),
    FrameCase(
      "050 edges and spacing of groups",
      layout(
        group(
          .horizontal, .ofWidth(1), 30,
          edges: edges(leading: 4, top: 5, trailing: 6, bottom: 7), [item(.ofWidth(0.5))]),
        spacing: 8), items: [5],
      [[4, 5, 160, 30], [164, 5, 160, 30], [4, 55, 160, 30], [164, 55, 160, 30]],
      contentSize: [320, 142]),
    FrameCase(
      "053 sideways, insets across only",
      layout(
        group(.vertical, 100, .ofHeight(1), [item(.ofWidth(1), .ofHeight(0.25))]),
        insets: uneven, spacing: 5, scroll: .horizontal), items: [6],
      [
        [4, 3, 100, 118], [4, 121, 100, 118], [4, 239, 100, 118], [4, 357, 100, 118],
        [109, 3, 100, 118],
      ]),
  ]

  /// R7, R11, R12, R16.
  static let nesting = [
    FrameCase(
      "055 nested columns",
      layout(
        group(
          .horizontal, .ofWidth(1), 100, spacing: 6,
          [
            item(.ofWidth(0.5)),
            .element(
              .group(
                group(
                  .vertical, .ofWidth(0.5), spacing: 4, [item(.ofWidth(1), .ofHeight(0.5))]))),
          ])), items: [9],
      [[0, 0, 157, 100], [163, 0, 157, 48], [163, 52, 157, 48], [0, 100, 157, 100]],
      contentSize: [320, 300]),
    FrameCase(
      "061 custom frames count from the outer corner",
      layout(
        custom(
          .ofWidth(1), 80,
          [frame(1, 2, 30, 40), frame(50, 10, 60, 30, zIndex: 4), frame(-5, -5, 400, 20)]),
        insets: uneven), items: [4],
      [[5, 5, 30, 40], [54, 13, 60, 30], [-1, -2, 400, 20], [5, 85, 30, 40]]),
    FrameCase(
      "057 an estimated row is as thick as its items",
      layout(
        group(
          .horizontal, .ofWidth(1), .estimated(44), [item(.ofWidth(0.5), .estimated(30))])),
      items: [4], [[0, 0, 160, 30], [160, 0, 160, 30], [0, 30, 160, 30]],
      contentSize: [320, 60]),
    FrameCase(
      "060 a fixed column holds what fits of the estimates",
      layout(group(.vertical, .ofWidth(1), 100, [item(.ofWidth(1), .estimated(30))])),
      items: [5], [[0, 0, 320, 30], [0, 30, 320, 30], [0, 60, 320, 30], [0, 100, 320, 30]],
      contentSize: [320, 170]),
    FrameCase(
      "037 a partly filled column",
      layout(group(.vertical, .ofWidth(1), 100, [item(.ofWidth(1), 30)])), items: [5],
      [[0, 0, 320, 30]], contentSize: [320, 170]),
    FrameCase(
      "039 with gaps",
      layout(group(.vertical, .ofWidth(1), 100, spacing: 10, [item(.ofWidth(1), 30)])),
      items: [5], [[0, 0, 320, 30]], contentSize: [320, 260]),
    FrameCase(
      "042 with flexible gaps, as in a full group",
      layout(
        group(.horizontal, 100, spacing: .flexible(10), [item(30)]), scroll: .horizontal),
      items: [5], [[0, 0, 30, 480], [70, 0, 30, 480], [100, 0, 30, 480]],
      contentSize: [230, 480]),
    FrameCase(
      "insets of a partly filled group are not added back",
      layout(
        group(
          .vertical, .ofWidth(1), 100, insets: insets(top: 5, bottom: 5),
          [item(.ofWidth(1), 30)])), items: [1], [[0, 5, 320, 30]], contentSize: [320, 30]),
  ]
}
