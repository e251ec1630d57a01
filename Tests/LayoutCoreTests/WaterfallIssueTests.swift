/// What waterfalls refuse, and that they stay quick and sound with many items and unreasonable numbers.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct WaterfallIssueTests {
  private static func issue(
    _ kind: EvaluationIssueKind, at element: UInt32, expression: UInt32? = nil
  ) -> EvaluationIssue {
    EvaluationIssue(
      kind: kind, element: ElementID(rawValue: element),
      expression: expression.map { ExpressionID(rawValue: $0) }, section: 0)
  }

  static let errors: [IssueRow] = [
    IssueRow(
      "no columns", layout(waterfall(columns: 0, tile(10))),
      issue(.countTooSmall(value: 0, least: 1), at: 2)),
    IssueRow(
      "half a column", layout(waterfall(columns: 2.5, tile(10))),
      issue(.countTooSmall(value: 2.5, least: 1), at: 2)),
    IssueRow(
      "an estimate", layout(waterfall(columns: 2, tile(.estimated(44)))),
      issue(.estimatedWaterfall, at: 1)),
    IssueRow(
      "a uniform height", layout(waterfall(columns: 2, tile(.uniform(44)))),
      issue(.estimatedWaterfall, at: 1)),
    IssueRow("no item", layout(waterfall(columns: 2)), issue(.emptyGroup, at: 2)),
    IssueRow(
      "two items", layout(waterfall(columns: 2, tile(10), tile(20))),
      issue(.tooManyChildren(limit: 1), at: 2)),
    IssueRow(
      "no height", layout(waterfall(columns: 2, tile(0))),
      issue(.negativeDimension(value: 0), at: 1)),
    IssueRow(
      "within a group",
      layout(
        group(
          .horizontal, .ofWidth(1), 40, id: 9, [.element(.group(waterfall(columns: 2, tile(10))))])),
      issue(.emptyGroup, at: 2)),
    IssueRow(
      "a ratio of zero", pictures(), inputs: [.values([1, 0])],
      issue(.divisionByZero, at: 1, expression: 3)),
    IssueRow(
      "a ratio that is no number", pictures(), inputs: [.values([1, .nan])],
      issue(.notFinite, at: 1, expression: 1)),
    IssueRow(
      "a negative height", pictures(), inputs: [.values([-2])],
      issue(.negativeDimension(value: -156.5 / 2 + 60), at: 1, expression: 5)),
    IssueRow(
      "no ratios", pictures(), inputs: [.values([])],
      issue(.emptyInput(aspectRatio), at: 1, expression: 1)),
    IssueRow(
      "ratios that nobody gives", pictures(),
      issue(.missingInput(aspectRatio), at: 1, expression: 1)),
  ]

  @Test(arguments: errors) func errorsLeaveNoFrames(_ row: IssueRow) {
    var scene = scene(row.model, items: [5])
    scene.inputs = row.inputs
    let solved = solve(row.model, in: scene)
    #expect(solved.issues == [row.issue])
    #expect(solved.elements.isEmpty)
  }

  @Test(arguments: [1_000_001, 1_000_000_000, Int.max]) func tooManyItems(count: Int) {
    for group in [waterfall(columns: 2, tile(10)), each(.ofWidth(1), 10, [frame(0, 0, 1, 1)])] {
      let model = layout(group)
      let solved = solve(model, in: scene(model, items: [count]))
      #expect(solved.issues == [Self.issue(.tooManyChildren(limit: 1_000_000), at: 2)])
      #expect(solved.cellCount == 0)
    }
  }

  @Test func withoutRoomTheSectionIsEmpty() {
    let narrow = layout(
      waterfall(columns: 2, tile(10)), insets: insets(leading: 200, trailing: 150))
    let flat = layout(waterfall(columns: 9, spacing: 100, rowSpacing: 0, tile(.ofWidth(1))))
    let rows = [
      (narrow, Self.issue(.noRoomForGroup(axis: .horizontal, room: -30), at: 2)),
      (flat, Self.issue(.noRoomForGroup(axis: .vertical, room: 0), at: 2)),
    ]
    for (model, issue) in rows {
      let solved = solve(model, in: scene(model, items: [4]))
      #expect(solved.issues == [issue])
      #expect(solved.elements.isEmpty)
      #expect(solved.sections.map { $0.frame.height } == [0])
    }
  }

  /// A view without height has room for a waterfall, which isn't a fraction of it.
  @Test func aViewWithoutHeight() {
    let model = layout(waterfall(columns: 2, tile(10)))
    let solved = solve(model, in: scene(model, items: [1], height: 0))
    #expect(solved.issues == [])
    #expect(solved.cells == [[0, 0, 160, 10]])
  }

  static let numbers: [Double] = [0, -1, 1e-9, 1e300, .infinity, -.infinity, .nan, -1e300, 1e9]

  /// Whatever the numbers, there are finite frames or issues.
  @Test(arguments: numbers) func unreasonableNumbers(_ value: Double) {
    let models = [
      pictures(columns: value), pictures(spacing: value), pictures(rowSpacing: value),
      pictures(insets: insets(all: value), item: insets(all: value)), pictures(),
      layout(waterfall(columns: 3, tile(.points(value)))),
      layout(waterfall(columns: 1e9, spacing: value, width: .points(1e9), tile(.ofWidth(value)))),
      layout(each(.ofWidth(1), 10, [frame(value, value, value, value, zIndex: value)])),
      layout(provider("p")),
    ]
    for model in models {
      var scene = scene(model, items: [70], width: 320, height: 480)
      scene.inputs = [.values([1, value, 2])]
      scene.providers = [
        ProvidedFrames(
          provider: "p", frames: [Rect(x: value, y: value, width: value, height: value)])
      ]
      for width in [320, value] {
        scene.container.width = width
        let solved = solve(model, in: scene)
        for element in solved.elements {
          #expect(element.frame.numbers.allSatisfy { $0.isFinite })
        }
        #expect(solved.contentSize.width.isFinite && solved.contentSize.height.isFinite)
        #expect(solved.cellCount == (solved.issues.isEmpty ? 70 : solved.cellCount))
      }
    }
  }

  /// As many columns as items: the shortest is found without looking at all.
  @Test func asManyColumnsAsItems() {
    let model = layout(waterfall(columns: 1e9, spacing: 1, tile(10)))
    let solved = solve(model, in: scene(model, items: [30_000]))
    #expect(solved.cellFrame(section: 0, item: 29_999)?.numbers == [29_999, 0, 0, 10])
    #expect(solved.contentSize.height == 10)
  }
}

/// A layout with the one error that it gives in a section of five items.
struct IssueRow: CustomTestStringConvertible {
  var testDescription: String
  var model: LayoutModel
  var inputs: [InputValue?]
  var issue: EvaluationIssue

  init(
    _ name: String, _ model: LayoutModel, inputs: [InputValue?] = [], _ issue: EvaluationIssue
  ) {
    self.testDescription = name
    self.model = model
    self.inputs = inputs
    self.issue = issue
  }
}
