/// Asking for a part of a group that holds all items of a section.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct LargeGroupTests {
  /// Ratios from 1/2 to 2 without a pattern that fits the columns.
  private static let ratios = InputValue.values((0..<97).map { 0.5 + Double($0 * 31 % 97) / 64 })

  /// A grid of four columns, every eleventh cell twice as tall.
  private static func frames(_ pool: inout ExpressionPool) -> [Child<CustomFrame>] {
    let index = pool.append(.input(.index))
    let column = pool.append(.call2(.mod, index, pool.append(.integer(4))))
    let row = pool.append(
      .call1(.floor, pool.append(.binary(.divide, index, pool.append(.integer(4))))))
    let eleventh = pool.append(
      .binary(
        .equal, pool.append(.call2(.mod, index, pool.append(.integer(11)))),
        pool.append(.integer(0))))
    let height = pool.append(
      .conditional(
        eleventh, then: pool.append(.integer(80)), otherwise: pool.append(.integer(40))))
    return [
      .element(
        CustomFrame(
          id: ElementID(rawValue: 3),
          x: .expression(pool.append(.binary(.multiply, column, pool.append(.integer(80))))),
          y: .expression(pool.append(.binary(.multiply, row, pool.append(.integer(40))))),
          width: .constant(80), height: .expression(height)))
    ]
  }

  private static func eachGrid(_ scroll: OrthogonalScrollingBehavior = .none) -> LayoutModel {
    var pool = ExpressionPool()
    let frames = frames(&pool)
    return layout(
      expressions: pool,
      [
        section(
          each(.ofWidth(1), .ofHeight(1), frames), insets: uneven, scroll: scroll,
          boundaries: [boundary("h", .top, .ofWidth(1), 20)])
      ])
  }

  /// A row so long that it is searched like any other large group, with badges.
  private static let longRow = layout(
    group(
      .horizontal, .points(3000), 50, spacing: 2,
      badges: [badge("g", 30, 30, at: .bottomTrailing)],
      [
        item(
          13,
          badges: [
            badge(
              "b", 9, 9, at: .topTrailing,
              offset: AnchorOffset(isFractional: true, value: point(0.5, -0.5)))
          ]),
        item(7),
      ]))

  static let models: [LayoutModel] = [
    pictures(columns: 3, insets: uneven), pictures(columns: 40, spacing: 1), eachGrid(),
    eachGrid(.continuous), longRow,
  ]

  /// A query gives what meets the rectangle among all elements, in their order.
  @Test(arguments: models.indices, [false, true])
  func queriesAgreeWithTheWhole(model: Int, isRightToLeft: Bool) {
    let model = Self.models[model]
    for uikit in [UIKitGeneration.uikit14, .uikit17] {
      let solved = solve(
        model,
        in: scene(model, items: [700], scale: 3, uikit: uikit, isRightToLeft: isRightToLeft)
          .with(inputs: Self.ratios))
      #expect(solved.issues == [])
      let all = solved.elements
      #expect(all.count >= 700)
      for step in 0..<40 {
        let rect = Rect(
          x: Double(step * 37 % 300) - 20, y: Double(step * step * 9) - 100, width: 90,
          height: step % 3 == 0 ? 0.5 : 200)
        var met: [FrameElement] = []
        solved.forEachElement(in: rect) { met.append($0) }
        #expect(met == all.filter { $0.frame.intersects(rect) })
      }
    }
  }

  /// Cells far down a waterfall are found for `onScroll`, however many stand before them.
  @Test func theHandlerFindsWhatIsSeen() throws {
    var model = layout(waterfall(columns: 2, tile(10)))
    model.sections = [
      section(
        waterfall(columns: 2, tile(10)), onScroll: [.set(.alpha, .constant(0.5))])
    ]
    let solved = solve(
      model, in: scene(model, items: [120_000], height: 40, offset: Position(x: 0, y: 500_005)))
    var shown: [Int] = []
    solved.forEachElement(in: Rect(x: 0, y: 499_000, width: 320, height: 2_000)) {
      if $0.onScreen != nil { shown.append($0.item) }
    }
    #expect(shown == Array(100_000..<100_010))
  }

  /// What depends on the index of the item is the same for sections of as many items: they are solved
  /// once, else these would be more cells than are solved one by one.
  @Test func alikeSectionsAreSolvedOnce() {
    let model = pictures()
    let sections = [Int](repeating: 4_000, count: 6_000)
    let solved = solve(model, in: scene(model, items: sections).with(inputs: Self.ratios))
    #expect(solved.issues == [])
    #expect(solved.cellCount == 24_000_000)
  }

  /// A query looks at few cells: a thousand queries of thirty thousand cells take no time.
  @Test func thirtyThousandPictures() {
    let model = pictures()
    let solved = solve(model, in: scene(model, items: [30_000]).with(inputs: Self.ratios))
    #expect(solved.cellCount == 30_000)
    var found = 0
    for screen in 0..<1_000 {
      let rect = Rect(x: 0, y: Double(screen) * 3_000, width: 320, height: 480)
      solved.forEachElement(in: rect) { element in
        found += element.frame.intersects(rect) ? 1 : 0
      }
    }
    #expect(found > 4_000)
  }
}
