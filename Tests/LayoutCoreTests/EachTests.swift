/// Custom groups that hold all items, groups whose frames come from the app, endless sections.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct EachTests {
  /// A tall cell at the left, two beside it, again and again: `y` by the cell's number, `count` and the
  /// group's own size decide the rest.
  private static func mosaic() -> LayoutModel {
    var pool = ExpressionPool()
    let index = pool.append(.input(.index))
    let third = pool.append(
      .binary(.divide, pool.append(.input(.containerWidth)), pool.append(.integer(3))))
    let row = pool.append(
      .binary(
        .multiply,
        pool.append(
          .call1(.floor, pool.append(.binary(.divide, index, pool.append(.integer(3)))))),
        pool.append(.input(.containerHeight))))
    let lower = pool.append(.binary(.add, row, pool.append(.integer(20))))
    let isLast = pool.append(
      .binary(
        .equal, index,
        pool.append(
          .binary(.subtract, pool.append(.input(.count)), pool.append(.integer(1))))))
    func cell(_ x: Scalar, _ y: ExpressionID, _ width: ExpressionID, _ height: Double, id: UInt32)
      -> Child<CustomFrame>
    {
      .element(
        CustomFrame(
          id: ElementID(rawValue: id), x: x, y: .expression(y), width: .expression(width),
          height: .constant(height)))
    }
    let frames: [Child<CustomFrame>] = [
      cell(.zero, row, third, 40, id: 30), cell(.expression(third), row, third, 20, id: 31),
      .conditional(
        isLast, then: [cell(.zero, lower, third, 7, id: 32)],
        otherwise: [cell(.expression(third), lower, third, 20, id: 33)]),
    ]
    return layout(
      expressions: pool,
      [section(each(.ofWidth(0.75), 40, frames), insets: uneven, backgrounds: [background("b")])])
  }

  @Test func framesAreRepeatedUntilEveryItemHasOne() {
    let model = Self.mosaic()
    let solved = solve(model, in: scene(model, items: [5, 6, 0, 1]))
    #expect(solved.issues == [])
    #expect(
      solved.elements(.cell).filter { $0.section == 0 }.map { $0.frame.numbers } == [
        [4, 3, 80, 40], [84, 3, 80, 20], [84, 23, 80, 20], [4, 43, 80, 40], [84, 43, 80, 20],
      ])
    // The last of six is another one; the section is as long as the group, 3 + 40 + 5.
    #expect(
      solved.elements(.cell).filter { $0.section == 1 }.map { $0.frame.numbers }.last
        == [4, 48 + 63, 80, 7])
    #expect(
      solved.elements(.cell).map { $0.source.rawValue } == [
        30, 31, 33, 30, 31, 30, 31, 33, 30, 31, 32, 30,
      ])
    #expect(solved.elements(.cell).allSatisfy { $0.zIndex == 1 })
    #expect(solved.sections.map { $0.frame.height } == [48, 48, 0, 48])
    #expect([0, 1, 2, 3].map { solved.cellCount(ofSection: $0) } == [5, 6, 0, 1])
  }

  /// Conditions see the number of the cell about to be made, and aren't asked past the last item.
  @Test func inputsAreAskedForItemsOnly() throws {
    var pool = ExpressionPool()
    let wide = pool.append(.apply(ParameterID(rawValue: 0), pool.append(.input(.index))))
    var model = layout(
      expressions: pool,
      [
        section(
          each(
            .ofWidth(1), 50,
            [.conditional(wide, then: [frame(0, 0, 9, 9)], otherwise: [frame(0, 0, 5, 5)])]))
      ])
    model.parameters = [Parameter(name: "isWide", type: .booleanFunction)]
    var asked: [Int] = []
    var resolver = Resolver(
      model, in: SectionEnvironment(container: Extent(width: 320, height: 480)),
      inputs: [
        .function { index in
          asked.append(index)
          return index % 2 == 0 ? 1 : 0
        }
      ])
    resolver.beginReading(
      section: 0, in: SectionEnvironment(container: Extent(width: 320, height: 480)))
    guard case .compositional(let content) = model.sections[0].content,
      case .element(let group) = content.group[0], case .each(let frames) = group.arrangement
    else { return }
    let cells = resolver.cells(
      repeating: frames, of: group.id, extent: Extent(width: 320, height: 50), itemCount: 3)
    #expect(cells.map { $0.frame.width } == [9, 5, 9])
    #expect(asked == [0, 1, 2])
    #expect(resolver.issues == [])
  }

  @Test func framesThatGiveNothing() {
    let never: Child<CustomFrame> = .repetition(
      count: .constant(0), variable: nil, [frame(0, 0, 1, 1)])
    let model = layout(each(.ofWidth(1), 50, [never]))
    let solved = solve(model, in: scene(model, items: [2]))
    #expect(solved.issues.map { $0.kind } == [.emptyGroup])
    #expect(solve(model, in: scene(model, items: [0])).issues == [])
  }

  /// Within a row a group of all items takes the first of them.
  @Test func inARow() {
    let model = layout(
      group(
        .horizontal, .ofWidth(1), 50,
        [.element(.group(each(100, .ofHeight(1), [frame(1, 2, 3, 4)]))), item(60)]))
    let solved = solve(model, in: scene(model, items: [3]))
    #expect(solved.cells == [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]])
  }

  // MARK: - The app's closures

  @Test func framesThatAClosureGives() {
    let model = layout(provider("stack", .ofWidth(0.5), 30), insets: uneven)
    var scene = scene(model, items: [3])
    scene.providers = [
      ProvidedFrames(provider: "stack", frames: [Rect(x: 9, y: 9, width: 9, height: 9)]),
      ProvidedFrames(provider: "other", frames: []),
      ProvidedFrames(
        provider: "stack",
        frames: [
          Rect(x: 0, y: 1, width: 10, height: 20), Rect(x: 50, y: 0, width: 33.3, height: 30),
        ]),
    ]
    let solved = solve(model, in: scene)
    #expect(solved.issues == [])
    #expect(solved.cells == [[4, 4, 10, 20], [54, 3, 33.3, 30], [4, 34, 10, 20]])

    scene.providers.removeLast()
    scene.providers[0].frames = []
    #expect(solve(model, in: scene).issues.map { $0.kind } == [.emptyGroup])
  }

  @Test func aClosureThatNobodyKnowsFillsTheGroup() {
    let model = layout(provider("stack", .ofWidth(0.5), 30))
    let solved = solve(model, in: scene(model, items: [2, 1]))
    #expect(
      solved.issues == [
        EvaluationIssue(
          kind: .unknownProvider(name: "stack"), element: ElementID(rawValue: 2), section: 0)
      ])
    #expect(solved.cells == [[0, 0, 160, 30], [0, 30, 160, 30], [0, 60, 160, 30]])
  }

  @Test func aHandlerThatIsAClosure() {
    var model = layout([
      section(group(.horizontal, .ofWidth(1), 50, [item()]), onScroll: [])
    ])
    guard case .compositional(var content) = model.sections[0].content else { return }
    content.visibleItemsInvalidationHandler?.name = "fade"
    model.sections[0].content = .compositional(content)
    let solved = solve(model, in: scene(model, items: [2, 0, 2]))
    #expect(
      solved.issues == [
        EvaluationIssue(
          kind: .unknownHandler(name: "fade"), element: ElementID(rawValue: 8), section: 0)
      ])
    #expect(solved.cells.count == 4)
    #expect(solved.elements.allSatisfy { $0.onScreen == nil })
  }

  // MARK: - Endless sections

  private static func endless(_ group: Group) -> LayoutModel {
    var model = layout([section(group, scroll: .groupPaging)])
    guard case .compositional(var content) = model.sections[0].content else { return model }
    content.isInfinite = true
    model.sections[0].content = .compositional(content)
    return model
  }

  @Test func endlessSectionsShowThreeCopies() {
    let model = Self.endless(group(.horizontal, .ofWidth(0.75), 50, [item()]))
    let solved = solve(model, in: scene(model, items: [2, 0]))
    #expect(
      solved.elements(.cell).map { $0.item } == [0, 1, 2, 3, 4, 5])
    #expect(
      solved.cells == (0..<6).map { [Double($0) * 240, 0, 240, 50] })
    #expect(solved.cellCount(ofSection: 1) == 0)
    let many = solve(model, in: scene(model, items: [Int.max, 400_000_000]))
    #expect(many.cellCount(ofSection: 0) == 1_000_000_000)
    #expect(many.cellCount(ofSection: 1) == 1_000_000_000)
  }

  /// `count` is what the section shows; a list of one value for each item fits all copies.
  @Test func endlessSectionsOfAllItems() {
    var pool = ExpressionPool()
    let width = pool.append(.apply(ParameterID(rawValue: 0), pool.append(.input(.index))))
    let cell = CustomFrame(
      id: .none, x: .expression(pool.append(.input(.count))), y: .zero,
      width: .expression(width), height: .constant(1))
    var model = Self.endless(each(.ofWidth(1), 50, [.element(cell)]))
    model.expressions = pool
    model.parameters = [Parameter(name: "width", type: .numberFunction)]
    let solved = solve(
      model, in: scene(model, items: [2]).with(inputs: .values([3, 4])))
    #expect(solved.cells == (0..<6).map { [6, 0, $0 % 2 == 0 ? 3 : 4, 1] })
  }
}
