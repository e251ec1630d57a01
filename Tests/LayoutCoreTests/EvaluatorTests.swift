/// Expressions, locals, conditions, repeats, and what is reported when they fail.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct EvaluatorTests {
  /// The height of a row that an expression gives; none with an error.
  private func height(_ build: (inout ExpressionPool) -> ExpressionID) -> (
    Double?, [EvaluationIssue]
  ) {
    var pool = ExpressionPool()
    let id = build(&pool)
    let model = layout(
      expressions: pool,
      locals: [
        Local(name: "a", type: .number, definition: ExpressionID(rawValue: 0)),
        Local(name: "self", type: .number, definition: ExpressionID(rawValue: 1)),
      ],
      [
        section(
          group(.horizontal, .ofWidth(1), .computed(.absolute, id), [item()]), name: "s")
      ])
    let solved = solve(model, in: scene(model, items: [1]))
    return (solved.cellFrame(section: 0, item: 0)?.height, solved.issues)
  }

  @Test func operatorsAndFunctions() {
    func call(_ function: Function, _ arguments: Double...) -> Double? {
      height { pool in
        let ids = arguments.map { pool.append(.number($0)) }
        switch ids.count {
        case 1: return pool.append(.call1(function, ids[0]))
        case 2: return pool.append(.call2(function, ids[0], ids[1]))
        default: return pool.append(.call3(function, ids[0], ids[1], ids[2]))
        }
      }.0
    }
    #expect(call(.min, 4, 7) == 4)
    #expect(call(.max, 4, 7) == 7)
    #expect(call(.abs, -4) == 4)
    #expect([call(.floor, 4.9), call(.ceil, 4.1), call(.round, 4.5)] == [4, 5, 5])
    #expect(call(.sqrt, 81) == 9)
    #expect([call(.sin, .pi / 2), call(.cos, 0)] == [1, 1])
    #expect(call(.mod, 17, 5) == 2)
    #expect([call(.clamp, 5, 1, 3), call(.clamp, 0, 1, 3), call(.clamp, 2, 4, 3)] == [3, 1, 4])

    func binary(_ operation: BinaryOperator, _ a: Double, _ b: Double) -> Double? {
      height { pool in
        let left = pool.append(.number(a))
        let right = pool.append(.number(b))
        let result = pool.append(.binary(operation, left, right))
        return pool.append(.binary(.add, result, pool.append(.integer(1))))
      }.0
    }
    let results: [(BinaryOperator, Double?)] = [
      (.add, 10), (.subtract, 4), (.multiply, 19), (.divide, 3), (.equal, 1), (.notEqual, 2),
      (.less, 1), (.lessOrEqual, 1), (.greater, 2), (.greaterOrEqual, 2),
    ]
    for (operation, result) in results { #expect(binary(operation, 6, 3) == result) }
    #expect([binary(.and, 1, 1), binary(.and, 1, 0), binary(.and, 0, 1)] == [2, 1, 1])
    #expect([binary(.or, 0, 0), binary(.or, 0, 1), binary(.or, 1, 0)] == [1, 2, 2])
  }

  /// `and`, `or` and conditions don't compute what doesn't count: here a division by zero.
  @Test func lazily() {
    func lazy(_ build: (inout ExpressionPool, _ bad: ExpressionID) -> ExpressionID) -> Double? {
      let (height, issues) = height { pool in
        let zero = pool.append(.number(0))
        let bad = pool.append(.binary(.divide, zero, zero))
        return pool.append(.binary(.add, build(&pool, bad), pool.append(.number(1))))
      }
      #expect(issues == [])
      return height
    }
    #expect(lazy { $0.append(.binary(.or, $0.append(.boolean(true)), $1)) } == 2)
    #expect(lazy { $0.append(.binary(.and, $0.append(.boolean(false)), $1)) } == 1)
    #expect(
      lazy { pool, bad in
        let (no, five) = (pool.append(.boolean(false)), pool.append(.number(5)))
        return pool.append(.conditional(no, then: bad, otherwise: five))
      } == 6)
  }

  @Test func faults() {
    func issue(_ build: (inout ExpressionPool) -> ExpressionID) -> EvaluationIssueKind? {
      let (height, issues) = height(build)
      #expect(height == nil)
      return issues.first?.kind
    }
    #expect(
      issue { pool in
        let zero = pool.append(.number(0))
        return pool.append(.binary(.divide, zero, zero))
      } == .divisionByZero)
    #expect(
      issue { pool in
        let zero = pool.append(.number(0))
        return pool.append(.call2(.mod, zero, zero))
      } == .divisionByZero)
    #expect(issue { $0.append(.call1(.sqrt, $0.append(.number(-1)))) } == .notFinite)
    #expect(issue { $0.append(.number(.infinity)) } == .notFinite)
    #expect(issue { $0.append(.number(-3)) } == .negativeDimension(value: -3))
    // Broken pools: an operand after its user, an unknown node, an unknown local, a local of itself.
    #expect(issue { $0.append(.unary(.negate, ExpressionID(rawValue: 5))) } == .notFinite)
    #expect(issue { _ in ExpressionID(rawValue: 99) } == .notFinite)
    #expect(issue { $0.append(.local(LocalID(rawValue: 9))) } == .notFinite)
    #expect(issue { $0.append(.local(LocalID(rawValue: 0))) } == .notFinite)
  }

  /// A chain of a hundred thousand additions, and one in which every node uses the one before twice.
  @Test func depthAndSharing() {
    let deep = height { pool in
      var id = pool.append(.number(1))
      for _ in 0..<100_000 { id = pool.append(.binary(.add, id, pool.append(.number(0)))) }
      return id
    }
    #expect(deep.0 == 1)
    let shared = height { pool in
      var id = pool.append(.number(1))
      for _ in 0..<80 {
        id = pool.append(.call2(.max, id, id))
      }
      return id
    }
    #expect(shared.0 == 1)
  }

  /// Variables of repeats, `let` between children, conditions by the section's index, `container`.
  @Test func childrenDependOnTheEnvironment() {
    var pool = ExpressionPool()
    let i = LocalID(rawValue: 0)
    let width = LocalID(rawValue: 1)
    let base = pool.append(.binary(.multiply, pool.append(.local(i)), pool.append(.number(30))))
    let wide = pool.append(.binary(.add, base, pool.append(.number(20))))
    let isFirst = pool.append(
      .binary(.equal, pool.append(.input(.sectionIndex)), pool.append(.integer(0))))
    let half = pool.append(
      .binary(.divide, pool.append(.input(.containerHeight)), pool.append(.number(2))))
    let repeated: Child<Subitem> = .repetition(
      count: .constant(2), variable: i,
      [
        .local(width, wide),
        item(.computed(.absolute, pool.append(.local(width)))),
      ])
    let row = group(
      .horizontal, .ofWidth(1), .computed(.absolute, half),
      [repeated, .conditional(isFirst, then: [item(7)], otherwise: [item(9)])])
    let model = layout(
      expressions: pool,
      locals: [Local(name: "i", type: .integer), Local(name: "width", type: .number)],
      [section(row)])
    let solved = solve(model, in: scene(model, items: [3, 3]))
    #expect(
      solved.elements.map { $0.frame.numbers } == [
        [0, 0, 20, 240], [20, 0, 50, 240], [70, 0, 7, 240], [0, 240, 20, 240],
        [20, 240, 50, 240], [70, 240, 9, 240],
      ])
  }

  /// Frames of a custom group see the group as `container`, and `index` and `count`.
  @Test func customFramesSeeTheirGroup() {
    var pool = ExpressionPool()
    let index = pool.append(.input(.index))
    let width = pool.append(
      .binary(.divide, pool.append(.input(.containerWidth)), pool.append(.input(.count))))
    let frame = CustomFrame(
      id: .none, x: .expression(pool.append(.binary(.multiply, index, width))),
      y: .expression(index), width: .expression(width), height: .constant(10))
    let each: Child<CustomFrame> = .repetition(
      count: .expression(pool.append(.input(.count))), variable: nil, [.element(frame)])
    let model = layout(
      expressions: pool, [section(custom(.ofWidth(0.5), 50, [each]), insets: uneven)])
    let solved = solve(model, in: scene(model, items: [4, 2]))
    #expect(
      solved.elements.map { $0.frame.numbers } == [
        [4, 3, 40, 10], [44, 4, 40, 10], [84, 5, 40, 10], [124, 6, 40, 10], [4, 61, 80, 10],
        [84, 62, 80, 10],
      ])
  }
}
