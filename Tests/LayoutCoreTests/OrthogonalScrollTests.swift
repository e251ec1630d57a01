/// Orthogonal sections: places, resting offsets, `onScroll` (R32, R40).

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct OrthogonalScrollTests {
  /// A row of the table: groups of a width and spacing, and where eight of them rest.
  struct RestCase: CustomTestStringConvertible {
    var behavior: OrthogonalScrollingBehavior
    var width: Side
    var spacing: Double
    var items: Int
    /// Proposed offset and resting offset.
    var rests: [(Double, Double)]
    var range: [Double]
    var testDescription: String { "\(behavior) \(width) \(items)" }
  }

  /// From the records `mac27-orth-*`.
  static let rests = [
    RestCase(
      behavior: .continuous, width: .ofWidth(0.8), spacing: 8, items: 3,
      rests: [(0, 0), (130, 130), (400, 400), (700, 474)], range: [0, 474]),
    RestCase(
      behavior: .continuousGroupLeadingBoundary, width: 100, spacing: 8, items: 8,
      rests: [(40, 0), (130, 108), (300, 324), (700, 546)], range: [0, 546]),
    RestCase(
      behavior: .continuousGroupLeadingBoundary, width: 100, spacing: 8, items: 3,
      rests: [(0, 0), (40, 6), (700, 6)], range: [0, 6]),
    RestCase(
      behavior: .groupPaging, width: 100, spacing: 0, items: 8,
      rests: [(40, 0), (130, 100), (700, 490)], range: [0, 490]),
    RestCase(
      behavior: .groupPaging, width: 100, spacing: 0, items: 3, rests: [(200, 0)], range: [0, 0]),
    RestCase(
      behavior: .paging, width: 100, spacing: 0, items: 8,
      rests: [(130, 0), (200, 310), (400, 310), (700, 490)], range: [0, 490]),
    RestCase(
      behavior: .groupPagingCentered, width: 100, spacing: 8, items: 8,
      rests: [(0, 3), (130, 111), (200, 219), (700, 651)], range: [-105, 651]),
  ]

  @Test(arguments: rests) func restsWhereUIKitDoes(_ row: RestCase) {
    let model = layout([
      section(
        group(.horizontal, row.width, 50, [item()]), insets: uneven, spacing: row.spacing,
        scroll: row.behavior)
    ])
    for (proposed, rest) in row.rests {
      let solved = solve(model, in: scene(model, items: [row.items], scroll: proposed))
      let scroll = solved.sections[0].scroll
      #expect(scroll?.proposed == proposed)
      #expect(scroll?.offset == rest)
      #expect([scroll?.lowest, scroll?.highest] == row.range)
    }
  }

  /// Record `mac27-orth-paging-v3`: frames are unscrolled, the section is as long as a group.
  @Test func framesAreUnscrolled() {
    let model = layout([
      section(
        group(.horizontal, 100, 50, [item()]), insets: uneven, scroll: .paging,
        boundaries: [boundary("h", .top, .ofWidth(1), 20)])
    ])
    let solved = solve(model, in: scene(model, items: [3, 8], scroll: 310))
    #expect(solved.cellFrame(section: 1, item: 7)?.numbers == [704, 101, 100, 50])
    #expect(solved.sections.map { $0.frame.numbers } == [[0, 0, 320, 78], [0, 78, 320, 78]])
    #expect(solved.contentSize == Extent(width: 320, height: 156))
  }

  /// Record `mac27-orth-handler-modified` at an offset of 250.
  @Test func handlerChangesVisibleCells() throws {
    var pool = ExpressionPool()
    func number(_ value: Double) -> ExpressionID { pool.append(.number(value)) }
    func binary(_ operation: BinaryOperator, _ a: ExpressionID, _ b: ExpressionID) -> ExpressionID {
      pool.append(.binary(operation, a, b))
    }
    let index = pool.append(.input(.index))
    let offset = pool.append(.input(.offsetX))
    let d = LocalID(rawValue: 0)
    let start = binary(.add, binary(.multiply, number(155), index), number(4))
    let away = pool.append(.call1(.abs, binary(.subtract, start, offset)))
    let distance = binary(.divide, away, number(300))
    let local = pool.append(.local(d))
    let alpha = pool.append(.call2(.max, number(0.2), binary(.subtract, number(1), local)))
    let scale = binary(.subtract, number(1), binary(.divide, local, number(2)))
    let centre = binary(.add, number(150), offset)
    let statements: [ScrollStatement] = [
      .local(d, distance), .set(.alpha, .expression(alpha)),
      .set(.zIndex, .expression(binary(.subtract, number(10), index))),
      .conditional(
        binary(.equal, index, number(1)),
        then: [.setPoint(.center, ScalarPoint(x: .expression(centre), y: .constant(60)))],
        otherwise: []),
      .conditional(
        binary(.equal, index, number(3)), then: [.set(.rotate, .constant(0.3))],
        otherwise: [.set(.scale, .expression(scale))]),
    ]
    let model = layout(
      expressions: pool, locals: [Local(name: "d", type: .number)],
      [
        section(
          group(.horizontal, .ofWidth(0.5), .ofHeight(0.5), [item()]), insets: uneven,
          scroll: .continuous, onScroll: statements)
      ])
    let solved = solve(model, in: scene(model, items: [6], scroll: 250))
    let cells = solved.elements(.cell)
    #expect(cells.map { $0.onScreen != nil } == [false, true, true, true, false, false])
    let expected: [Int: ([Double], Double)] = [
      1: ([82.1333, -40.1033, 135.733, 200.207], 0.696667),
      2: ([82.5333, 15.5867, 142.933, 210.827], 0.786667),
      3: ([202.702, -15.3713, 222.597, 272.743], 0.27),
    ]
    for (item, (frame, alpha)) in expected {
      let state = try #require(cells[item].onScreen)
      for (found, recorded) in zip(state.frame.numbers, frame) {
        #expect((found - recorded).magnitude < 0.01)
      }
      #expect((state.alpha - alpha).magnitude < 1e-3)
      #expect(state.zIndex == 10 - item)
    }
  }

  /// Cells of a section that doesn't scroll itself follow the view's offset; `distance` counts from
  /// the visible centre.
  @Test func handlerSeesTheViewsOffset() {
    var pool = ExpressionPool()
    let distance = pool.append(.input(.distance))
    let model = layout(
      expressions: pool,
      [
        section(
          group(.vertical, .ofWidth(1), 100, [item()]),
          onScroll: [
            .setPoint(.translate, ScalarPoint(x: .expression(distance), y: .constant(1))),
            .set(.hidden, .constant(1)), .set(.alpha, .constant(4)),
          ])
      ])
    let solved = solve(
      model, in: scene(model, items: [9], height: 200, offset: Position(x: 0, y: 250)))
    let states = solved.elements(.cell).map { $0.onScreen }
    #expect(states.map { $0?.frame.x } == [nil, nil, 100, 0, 100, nil, nil, nil, nil])
    #expect(
      states[3]
        == OnScreenState(
          frame: Rect(x: 0, y: 301, width: 320, height: 100), isHidden: true))
  }
}
