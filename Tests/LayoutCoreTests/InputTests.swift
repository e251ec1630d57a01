/// Run-time inputs: values, defaults, functions of the index, texts, and what is reported of them.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct InputTests {
  private static let id = ParameterID(rawValue: 0)

  /// The value of an expression with one input, as it is given or by default.
  private func value(
    _ type: ParameterType, _ input: InputValue?, fallback: ParameterDefault? = nil, index: Int = 0,
    _ build: ((inout ExpressionPool) -> ExpressionID)? = nil
  ) -> (Double, [EvaluationIssueKind]) {
    var pool = ExpressionPool()
    let root =
      build?(&pool)
      ?? (type.isFunction
        ? pool.append(.apply(Self.id, pool.append(.input(.index))))
        : pool.append(.parameter(Self.id)))
    var model = layout(expressions: pool, [])
    model.parameters = [Parameter(name: "p", type: type, defaultValue: fallback)]
    let scene = scene(model, items: []).with(inputs: input)
    let (value, issues) = evaluate(root, of: model, in: scene, index: index)
    return (value, issues.map { $0.kind })
  }

  @Test func valuesOfEveryType() {
    #expect(value(.integer, .number(7)) == (7, []))
    #expect(value(.number, .number(0.5)) == (0.5, []))
    #expect(value(.boolean, .number(1)) == (1, []))
    #expect(value(.boolean, .number(0.25)) == (1, []))
    #expect(value(.numberFunction, .values([1.5, 0.75, 3]), index: 1) == (0.75, []))
    #expect(value(.booleanFunction, .values([0, 4]), index: 3) == (1, []))
    // A number for a function: always that.
    #expect(value(.numberFunction, .number(1.25), index: 9) == (1.25, []))
  }

  @Test(arguments: [(0, 10.0), (2, 30), (3, 10), (5, 30), (-1, 30), (-3, 10), (-4, 30)])
  func listsRepeatInBothDirections(_ row: (index: Int, value: Double)) {
    let found = value(.numberFunction, .values([10, 20, 30]), index: row.index)
    #expect(found == (row.value, []))
  }

  @Test func defaultsStandInForWhatIsNotGiven() {
    #expect(value(.integer, nil, fallback: .value(.constant(3))) == (3, []))
    #expect(
      value(.number, nil, fallback: .value(.folded(0.75, ExpressionID(rawValue: 0)))) == (0.75, []))
    #expect(value(.number, .number(2), fallback: .value(.constant(3))) == (2, []))
    #expect(value(.numberFunction, nil, fallback: .value(.constant(3)), index: 5) == (3, []))
    // What isn't of the type isn't given.
    #expect(value(.number, .text("2"), fallback: .value(.constant(3))) == (3, []))
    #expect(value(.number, .values([2]), fallback: .value(.constant(3))) == (3, []))
    #expect(value(.numberFunction, .text("2"), fallback: .value(.constant(3))) == (3, []))
  }

  /// `p(index) + 100 · p(10) + index` with the default `index · index`: each use has its own index, and
  /// what was known before still holds after.
  @Test func defaultsOfFunctionsSeeTheirIndex() {
    let square = ExpressionID(rawValue: 1)
    let found = value(
      .numberFunction, nil, fallback: .value(.expression(square)), index: 3
    ) { pool in
      let index = pool.append(.input(.index))
      _ = pool.append(.binary(.multiply, index, index))
      let own = pool.append(.apply(Self.id, index))
      let other = pool.append(.apply(Self.id, pool.append(.integer(10))))
      let hundred = pool.append(.binary(.multiply, pool.append(.integer(100)), other))
      let sum = pool.append(.binary(.add, own, hundred))
      return pool.append(.binary(.add, sum, index))
    }
    #expect(found == (9 + 10_000 + 3, []))
  }

  /// In the definition of a `let`, too, which sees the section only.
  @Test func defaultsWithinDefinitions() {
    var pool = ExpressionPool()
    let index = pool.append(.input(.index))
    let double = pool.append(.binary(.add, index, index))
    let use = pool.append(.apply(Self.id, pool.append(.integer(21))))
    let local = pool.append(.local(LocalID(rawValue: 0)))
    let height = pool.append(.binary(.add, local, local))
    var model = layout(
      expressions: pool, locals: [Local(name: "a", type: .number, definition: use)],
      [section(group(.horizontal, .ofWidth(1), .computed(.absolute, height), [item()]))])
    model.parameters = [
      Parameter(
        name: "p", type: .numberFunction, defaultValue: .value(.expression(double)))
    ]
    let solved = solve(model, in: scene(model, items: [1]))
    #expect(solved.cells == [[0, 0, 320, 84]])
  }

  @Test func closuresAreCalledWithWholeNumbers() {
    var pool = ExpressionPool()
    let id = Self.id
    let asked = [-2.75, 3.5, 1e18, 1e19, .infinity, .nan].map { number in
      pool.append(.apply(id, pool.append(.number(number))))
    }
    var model = layout(expressions: pool, [])
    model.parameters = [Parameter(name: "p", type: .numberFunction)]
    var calls: [Int] = []
    let environment = SectionEnvironment(container: Extent(width: 320, height: 480))
    var resolver = Resolver(
      model, in: environment,
      inputs: [
        .function { index in
          calls.append(index)
          return Double(index) * 2
        }
      ])
    resolver.beginReading(section: 0, in: environment)
    let values = asked.map { resolver.number(.expression($0), at: .none) }
    let most = 1_000_000_000_000_000
    #expect(calls == [-2, 3, most, most, most, 0])
    #expect(values == [-4, 6, 1e9, 1e9, 1e9, 0])
    #expect(resolver.issues.isEmpty)
  }

  @Test func whatIsMissingIsSaidOnce() {
    var pool = ExpressionPool()
    let width = pool.append(.parameter(Self.id))
    let height = pool.append(.binary(.add, width, pool.append(.integer(1))))
    var model = layout(
      expressions: pool,
      [
        section(
          group(
            .horizontal, .ofWidth(1), .computed(.absolute, height), id: 20,
            [
              item(.computed(.absolute, width), id: 21), item(.computed(.absolute, height), id: 22),
            ]))
      ])
    model.parameters = [Parameter(name: "p", type: .number)]
    let solved = solve(model, in: scene(model, items: [4, 4]))
    #expect(
      solved.issues == [
        EvaluationIssue(
          kind: .missingInput(Self.id), element: ElementID(rawValue: 20), expression: width,
          section: 0)
      ])
  }

  @Test func faults() {
    #expect(value(.number, nil).1 == [.missingInput(Self.id)])
    #expect(value(.numberFunction, nil).1 == [.missingInput(Self.id)])
    #expect(value(.numberFunction, .values([])).1 == [.emptyInput(Self.id)])
    #expect(value(.number, .number(.nan)).1 == [.notFinite])
    #expect(value(.number, .number(.infinity)).1 == [.notFinite])
    // Models that no compiler makes: a function without an index, a number with one, a default that
    // uses an input, the environment or a local, an input that isn't declared.
    #expect(value(.numberFunction, .number(1)) { $0.append(.parameter(Self.id)) }.1 == [.notFinite])
    #expect(
      value(.number, .number(1)) { $0.append(.apply(Self.id, $0.append(.integer(1)))) }.1
        == [.notFinite])
    #expect(value(.string, .text("a")) { $0.append(.parameter(Self.id)) }.1 == [.notFinite])
    for node in [
      Expression.input(.containerWidth), .local(LocalID(rawValue: 0)), .parameter(Self.id),
      .apply(Self.id, ExpressionID(rawValue: 0)), .sameText(.literal("a"), .literal("a")),
    ] {
      let found = value(
        .numberFunction, nil, fallback: .value(.expression(ExpressionID(rawValue: 1)))
      ) { pool in
        _ = pool.append(.integer(1))
        _ = pool.append(node)
        return pool.append(.apply(Self.id, ExpressionID(rawValue: 0)))
      }
      #expect(found.1 == [.notFinite])
    }
    #expect(
      value(.number, .number(1)) { $0.append(.parameter(ParameterID(rawValue: 9))) }.1
        == [.notFinite])
  }

  @Test func texts() {
    func same(_ input: InputValue?, fallback: String? = nil) -> (Double, [EvaluationIssueKind]) {
      value(.string, input, fallback: fallback.map { .text($0) }) {
        $0.append(.sameText(.parameter(Self.id), .literal("wide")))
      }
    }
    #expect(same(.text("wide")) == (1, []))
    #expect(same(.text("narrow")) == (0, []))
    #expect(same(nil, fallback: "wide") == (1, []))
    #expect(same(.text("narrow"), fallback: "wide") == (0, []))
    #expect(same(.number(1), fallback: "wide") == (1, []))
    #expect(same(nil).1 == [.missingInput(Self.id)])
    #expect(
      value(.string, nil) { $0.append(.sameText(.literal("é"), .literal("é"))) } == (1, []))
  }

  @Test func elementKindsFromTexts() {
    let kind = Choice<TextValue>.conditional(
      ExpressionID(rawValue: 0), then: .always(.parameter(Self.id)), otherwise: .text("plain"))
    var pool = ExpressionPool()
    _ = pool.append(.boolean(true))
    var header = boundary("", .top, .ofWidth(1), 20)
    header.elementKind = kind
    var mark = badge("", 9, 9, at: .top)
    mark.elementKind = kind
    var back = background("")
    back.elementKind = kind
    var model = layout(
      expressions: pool,
      [
        section(
          group(.horizontal, .ofWidth(1), 40, [item(badges: [mark])]), boundaries: [header],
          backgrounds: [back])
      ])
    model.parameters = [Parameter(name: "kind", type: .string)]
    let solved = solve(model, in: scene(model, items: [1]).with(inputs: .text("fancy")))
    #expect(solved.elements.map { $0.elementKind } == ["fancy", "fancy", "", "fancy"])
    let missing = solve(model, in: scene(model, items: [1]))
    #expect(missing.issues.map { $0.kind } == [.missingInput(Self.id)])
    #expect(missing.elements.isEmpty)
  }

  /// Sections that differ by their index are solved one by one; those that differ by the index of
  /// their items are alike.
  @Test func inputsByTheSectionsIndex() {
    var pool = ExpressionPool()
    let bySection = pool.append(.apply(Self.id, pool.append(.input(.sectionIndex))))
    let byItem = pool.append(.apply(Self.id, pool.append(.input(.index))))
    let rows: [(ExpressionID, [[Double]])] = [
      (bySection, [[10, 10], [20, 20], [30, 30]]), (byItem, [[10, 20], [10, 20], [10, 20]]),
    ]
    for (height, expected) in rows {
      for group in [
        waterfall(columns: 1, tile(.computed(.absolute, height))),
        each(
          .ofWidth(1), 99,
          [
            .element(
              CustomFrame(
                id: .none, x: .zero, y: .zero, width: .constant(5), height: .expression(height)))
          ]),
      ] {
        var model = layout(expressions: pool, [section(group)])
        model.parameters = [Parameter(name: "p", type: .numberFunction)]
        let solved = solve(
          model, in: scene(model, items: [2, 2, 2]).with(inputs: .values([10, 20, 30])))
        let heights = (0..<3).map { section in
          solved.elements(.cell).filter { $0.section == section }.map { $0.frame.height }
        }
        #expect(heights == expected)
      }
    }
  }
}
