/// What is reported, once, and at which element; and that no input is too much.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct IssueTests {
  /// A layout and the kinds of issues that it has.
  struct IssueCase: CustomTestStringConvertible {
    var testDescription: String
    var model: LayoutModel
    var issues: [EvaluationIssue]

    init(_ name: String, _ model: LayoutModel, _ issues: EvaluationIssue...) {
      testDescription = name
      self.model = model
      self.issues = issues
    }
  }

  private static func issue(
    _ kind: EvaluationIssueKind, at element: UInt32, section: Int? = 0
  ) -> EvaluationIssue {
    EvaluationIssue(kind: kind, element: ElementID(rawValue: element), section: section)
  }

  private static let row = group(.horizontal, .ofWidth(1), 40, [item()])

  static let errors = [
    IssueCase(
      "a size of nothing", layout(group(.horizontal, .ofWidth(1), 0, [item()])),
      issue(.negativeDimension(value: 0), at: 2)),
    IssueCase(
      "not a number", layout(group(.horizontal, .ofWidth(.nan), 40, [item()])),
      issue(.notFinite, at: 2)),
    IssueCase(
      "a count of nothing", layout(group(.horizontal, .ofWidth(1), 40, count: 0, [item()])),
      issue(.countTooSmall(value: 0, least: 1), at: 2)),
    IssueCase(
      "half a repeat",
      layout(
        group(
          .horizontal, .ofWidth(1), 40,
          [item(), .repetition(count: .constant(1.5), variable: nil, [item()])])),
      issue(.countTooSmall(value: 1.5, least: 0), at: 2)),
    IssueCase(
      "too many repeats",
      layout(
        group(
          .horizontal, .ofWidth(1), 40,
          [item(), .repetition(count: .constant(10_001), variable: nil, [item()])])),
      issue(.tooManyChildren(limit: 10_000), at: 2)),
    IssueCase(
      "repeats of nothing",
      layout(
        group(
          .horizontal, .ofWidth(1), 40,
          [
            item(),
            .repetition(
              count: .constant(9_999), variable: nil,
              [.repetition(count: .constant(9_999), variable: nil, [])]),
          ])), issue(.tooManyChildren(limit: 1_000_000), at: 2)),
    IssueCase(
      "an empty group", layout(group(.vertical, .ofWidth(1), 40, [])), issue(.emptyGroup, at: 2)),
    IssueCase(
      "no group", layout([section(nil)]), issue(.notExactlyOneGroup(found: 0), at: 7)),
    IssueCase(
      "no section", layout([]),
      issue(.missingSection(index: 0, available: 0), at: 0),
      issue(.missingSection(index: 1, available: 0), at: 0, section: 1)),
    IssueCase(
      "a custom frame of less than nothing",
      layout(custom(.ofWidth(1), 40, [frame(0, 0, -1, 5)])),
      issue(.negativeDimension(value: -1), at: 3)),
  ]

  @Test(arguments: errors) func errorsLeaveNoFrames(_ row: IssueCase) {
    let solved = solve(row.model, in: scene(row.model, items: [2, 2]))
    #expect(solved.issues == row.issues)
    #expect(solved.elements.isEmpty)
    #expect(solved.contentSize == .zero)
    #expect(solved.sections.isEmpty)
  }

  @Test func sectionsTogetherHaveALimit() {
    let group = group(
      .horizontal, .ofWidth(1), 40,
      [
        item(),
        .repetition(
          count: .constant(9_999), variable: nil,
          [.repetition(count: .constant(99), variable: nil, [])]),
      ])
    let model = layout([section(group), section(group), section(group), section(group)])
    let three = solve(model, in: scene(model, items: [1, 1, 1]))
    #expect(three.issues.isEmpty)
    let four = solve(model, in: scene(model, items: [1, 1, 1, 1]))
    #expect(four.issues == [Self.issue(.tooManyChildren(limit: 3_000_000), at: 2, section: 3)])
  }

  static let warnings = [
    IssueCase(
      "insets leave nothing", layout(row, insets: insets(leading: 200, trailing: 150)),
      issue(.noRoomForGroup(axis: .horizontal, room: -30), at: 2)),
    IssueCase(
      "insets of the group leave nothing",
      layout(group(.horizontal, .ofWidth(1), 40, insets: insets(all: 20), [item()])),
      issue(.noRoomForGroup(axis: .vertical, room: 0), at: 2)),
    IssueCase(
      "the gaps of a count leave nothing",
      layout(group(.horizontal, .ofWidth(1), 40, spacing: 80, count: 5, [item()])),
      issue(.noRoomForGroup(axis: .horizontal, room: 0), at: 2)),
    IssueCase(
      "the gaps between shares leave nothing",
      layout(group(.horizontal, .ofWidth(1), 40, spacing: 120, [item(.ofWidth(0.25))])),
      issue(.noRoomForGroup(axis: .horizontal, room: -40), at: 2)),
    IssueCase(
      "insets of a nested group leave nothing",
      layout(
        group(
          .horizontal, .ofWidth(1), 40,
          [
            .element(
              .group(group(.vertical, .ofWidth(0.5), insets: insets(all: 20), id: 9, [item()])))
          ])),
      issue(.noRoomForGroup(axis: .vertical, room: 0), at: 9)),
    IssueCase(
      "the first item is too wide",
      layout(group(.horizontal, .ofWidth(0.5), 40, [item(200)])),
      issue(.firstItemDoesNotFit(axis: .horizontal, needed: 200, room: 160), at: 2)),
    IssueCase(
      "the first item of a nested group is too tall",
      layout(
        group(
          .horizontal, .ofWidth(1), 40,
          [.element(.group(group(.vertical, id: 9, [item(.ofWidth(1), 50)])))])),
      issue(.firstItemDoesNotFit(axis: .vertical, needed: 50, room: 40), at: 9)),
  ]

  @Test(arguments: warnings) func warningsLeaveEmptySections(_ row: IssueCase) {
    let solved = solve(row.model, in: scene(row.model, items: [2, 3]))
    #expect(solved.issues == row.issues)
    #expect(solved.elements.isEmpty)
    #expect(solved.sections.map { $0.frame.height } == [0, 0])
  }

  /// A nested group without room holds nothing; what stands beside it is shown.
  @Test func nestedGroupsHoldNothing() {
    let full = group(.vertical, .ofWidth(0.5), id: 9, [item()])
    let flat = group(.vertical, .ofWidth(0.5), insets: insets(all: 20), id: 10, [item()])
    let tall = group(.vertical, .ofWidth(0.5), id: 11, [item(.ofWidth(1), 50)])
    for (nested, found) in [
      (flat, Self.issue(.noRoomForGroup(axis: .vertical, room: 0), at: 10)),
      (tall, Self.issue(.firstItemDoesNotFit(axis: .vertical, needed: 50, room: 40), at: 11)),
    ] {
      let model = layout(
        group(.horizontal, .ofWidth(1), 40, [.element(.group(full)), .element(.group(nested))]))
      let solved = solve(model, in: scene(model, items: [2]))
      #expect(solved.issues == [found])
      #expect(solved.elements.map { $0.frame.width } == [160, 160])
      #expect(solved.elements.map { $0.frame.y } == [0, 40])
    }
  }

  /// Gaps between items of fixed size leave room for what fits.
  @Test func gapsBetweenPointsTakeNoRoom() {
    let model = layout(group(.horizontal, .ofWidth(1), 40, spacing: 400, [item(100)]))
    let solved = solve(model, in: scene(model, items: [2]))
    #expect(solved.issues == [])
    #expect(solved.elements.count == 2)
  }

  /// Numbers beyond all reason give finite frames or issues.
  @Test(arguments: [0, -1, 1e-9, 1e300, .infinity, .nan, -1e300, 1e9] as [Double])
  func unreasonableNumbers(_ value: Double) {
    let models = [
      layout(
        group(
          .horizontal, .ofWidth(value), .points(abs(value)), spacing: .flexible(value),
          insets: insets(all: value), [item(.estimated(value))]), spacing: value),
      layout(
        spacing: value,
        [
          section(
            group(.vertical, .ofWidth(1), 100, spacing: .fixed(value), [item(.ofWidth(1), 0.01)]),
            spacing: value, scroll: .groupPagingCentered,
            boundaries: [boundary("h", .top, .ofWidth(1), 9, offset: point(value, value))])
        ]),
    ]
    for model in models {
      let scene = scene(
        model, items: [40, value < 0 ? 4_000 : Int.max, -3], width: value, height: value,
        scale: value,
        safeArea: EdgeDistances(top: value, leading: value),
        offset: Position(x: value, y: value), isRightToLeft: true, scroll: value,
        cells: [MeasuredCell(section: nil, item: 1, size: MeasuredSize(single: value))])
      for scene in [scene, with(scene, container: Extent(width: 320, height: 480))] {
        let solved = solve(model, in: scene)
        for section in solved.sections { #expect(section.frame.numbers.allSatisfy { $0.isFinite }) }
        for item in [0, 1, 39] {
          let frame = solved.cellFrame(section: 0, item: item)
          #expect(frame?.numbers.allSatisfy { $0.isFinite } ?? true)
        }
        #expect(solved.contentSize.width.isFinite && solved.contentSize.height.isFinite)
      }
    }
  }

  private func with(_ scene: Scene, container: Extent) -> Scene {
    var scene = scene
    scene.container = container
    return scene
  }
}
