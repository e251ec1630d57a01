/// Asking for a rectangle or for one item, however many items there are.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct VisibleQueryTests {
  private static let grid = layout(
    group(.horizontal, .ofWidth(1), 100, spacing: 8, [item(.ofWidth(1.0 / 3))]), spacing: 4)

  @Test func tenMillionItems() {
    let solved = solve(Self.grid, in: scene(Self.grid, items: [10_000_000]))
    #expect(solved.cellCount == 10_000_000)
    #expect(solved.contentSize.height == 3_333_334 * 104 - 4)
    #expect(solved.cellFrame(section: 0, item: 9_999_999)?.numbers == [0, 346_666_632, 101, 100])
    #expect(solved.cellFrame(section: 0, item: 10_000_000) == nil)
    #expect(solved.cellFrame(section: 1, item: 0) == nil)
    var items: [Int] = []
    solved.forEachElement(in: Rect(x: 150, y: 104_000_100, width: 100, height: 5)) {
      items.append($0.item)
    }
    #expect(items == [3_000_004, 3_000_005])
  }

  /// A query gives what meets the rectangle among all elements, in their order.
  @Test(arguments: [
    (OrthogonalScrollingBehavior.none, 0.0, 0), (.none, -120, 0), (.none, -60, 3),
    (.continuous, 4, 0), (.none, 4, 6),
  ])
  func queriesAgreeWithTheWhole(_ row: (OrthogonalScrollingBehavior, Double, Int)) {
    let model = layout(
      spacing: 6,
      [
        section(
          group(
            .horizontal, .ofWidth(1), .estimated(50), spacing: 8,
            [item(.ofWidth(0.4), .estimated(50), badges: [badge("b", 60, 9, at: .topTrailing)])]),
          insets: uneven, spacing: row.1, scroll: row.0,
          boundaries: [boundary("h", .top, .ofWidth(1), 20, pinned: true)],
          backgrounds: [background("bg")])
      ])
    let measured = (0..<row.2).map {
      MeasuredCell(section: nil, item: $0 * 3, size: MeasuredSize(single: Double(70 + $0)))
    }
    let solved = solve(
      model, in: scene(model, items: [23, 0, 9], offset: Position(x: 0, y: 90), cells: measured))
    let all = solved.elements
    #expect(solved.cellCount == 32)
    for y in stride(from: -200.0, to: 900, by: 77) {
      let rect = Rect(x: 30, y: y, width: 150, height: 61)
      var met: [FrameElement] = []
      solved.forEachElement(in: rect) { met.append($0) }
      #expect(met == all.filter { $0.frame.intersects(rect) })
    }
    for cell in all where cell.category == .cell {
      #expect(solved.cellFrame(section: cell.section ?? -1, item: cell.item) == cell.frame)
    }
    var last: [FrameElement] = []
    solved.forEachElement(ofSection: 2) { last.append($0) }
    #expect(last == all.filter { $0.section == 2 })
    #expect([0, 1, 2, 3].map { solved.cellCount(ofSection: $0) } == [23, 0, 9, 0])
  }

  /// A buffer that is too small is filled as far as it goes.
  @Test func writesWhatFits() {
    let solved = solve(Self.grid, in: scene(Self.grid, items: [7]))
    let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: 11)
    defer { unsafe buffer.deallocate() }
    unsafe buffer.initialize(repeating: -1)
    unsafe solved.writeCellFrames(into: buffer)
    #expect(unsafe Array(buffer) == [0, 0, 101, 100, 109, 0, 101, 100, -1, -1, -1])
  }
}
