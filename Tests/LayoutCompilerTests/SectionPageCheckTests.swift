/// The checks of how sections scroll and what their lengths refer to: where they speak up, what they say,
/// and where they stay silent.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct SectionPageCheckTests {
  static let fractions: [CheckRow] = [
    CheckRow(
      .fractionOfViewport, "section < group horizontal «40%» < item > >",
      says: "this is 0.4 of the height of the whole view, bars included"),
    CheckRow(
      .fractionOfViewport, "section < «group horizontal» < item > >",
      says: "this is as tall as the whole view, bars included"),
    // The bare dimension is the width.
    CheckRow(
      .fractionOfViewport,
      "section scroll: paging insets: 8 < «group horizontal 200» < item > >",
      says: "this is as tall as the whole view, bars included"),
    CheckRow(.fractionOfViewport, silent: "section < group horizontal 44 < item 50% > >"),
    CheckRow(
      .fractionOfViewport,
      silent: "section < group horizontal height: fractionalWidth(0.4) < item > >"),
    CheckRow(
      .fractionOfViewport, silent: "section < group waterfall columns: 2 < item height: 40 > >"),
    CheckRow(
      .fractionOfViewport,
      silent: "layout A scroll: horizontal < section < group horizontal 40% < item > > >"),
    CheckRow(
      .fractionOfViewport,
      silent: "section < group horizontal height: if (container.width > 600) 40% else 44 < item > >"
    ),
  ]

  static let pages: [CheckRow] = [
    CheckRow(
      .pagingWiderThanView,
      "section scroll: paging insets: 20 < «group horizontal height: 200» < item > >",
      says: "this page is longer than a step of its section: each stop is further off"),
    CheckRow(
      .pagingWiderThanView,
      "section scroll: groupPaging insets: 20 < «group horizontal height: 200» < item > >",
      says: "this page is longer than what shows of it at rest"),
    CheckRow(
      .pagingWiderThanView,
      "section scroll: groupPaging < group horizontal «350» height: 200 < item > >",
      says: "this page is longer than what shows of it at rest below 350 pt"),
    CheckRow(
      .pagingWiderThanView,
      "section scroll: groupPagingCentered < group horizontal «120%» height: 200 < item > >",
      says: "this page is longer than what shows of it at rest"),
    // In the room of the insets it shows.
    CheckRow(
      .pagingWiderThanView,
      silent: """
        section scroll: groupPagingCentered insets: 16 <
          group horizontal 92% height: 200 < item >
        >
        """),
    CheckRow(
      .pagingWiderThanView,
      silent: "section scroll: groupPaging < group horizontal 310 height: 200 < item > >"),
    CheckRow(
      .pagingWiderThanView,
      silent:
        "section scroll: groupPaging insets: (vertical: 8) < group horizontal height: 9 < item > >"),
    CheckRow(
      .pagingWiderThanView,
      silent: "section scroll: continuous insets: 20 < group horizontal height: 200 < item > >"),
    CheckRow(
      .pagingWiderThanView,
      silent: "section scroll: groupPaging insets: 20 < group horizontal 80% height: 9 < item > >"),
  ]

  static let stops: [CheckRow] = [
    CheckRow(
      .centeredFirstStop,
      "section scroll: «groupPagingCentered» < group horizontal 80% height: 200 < item > >",
      says: "the first group rests in the middle, 39.3 pt from the edge on iPhone16"),
    CheckRow(
      .centeredFirstStop,
      "section scroll: «groupPagingCentered» insets: 10 < group horizontal 80% height: 9 < item > >",
      says: "the first group rests in the middle, 39.3 pt from the edge on iPhone16"),
    CheckRow(
      .centeredFirstStop,
      silent: "section scroll: groupPagingCentered < group horizontal height: 200 < item > >"),
    CheckRow(
      .centeredFirstStop,
      silent: "section scroll: groupPaging < group horizontal 80% height: 200 < item > >"),
    CheckRow(
      .emptySectionSpacing,
      "layout A spacing: «20» < section < header 9 > section < header 9 > >",
      says: "a section without items still has 20 pt on both its sides"),
    CheckRow(.emptySectionSpacing, silent: "layout A spacing: 20 < section < header 9 > >"),
    CheckRow(
      .emptySectionSpacing,
      silent: "layout A < section spacing: 9 < header 9 > section < header 9 > >"),
  ]

  static let inputs: [CheckRow] = [
    .input("screenWidth: Number", "section < header (screenWidth / 9) >"),
    .input("isLandscape: Bool", "section < if (isLandscape) < header 20 > >"),
    .input("windowSize: Number", "section < header (windowSize) >"),
    .input("orientation: String", "section < if (orientation == \"up\") < header 20 > >"),
    CheckRow(
      .screenNotContainer,
      silent: "layout A(isFullScreen: Bool) < section < if (isFullScreen) < header 9 > > >"),
    CheckRow(
      .screenNotContainer, silent: "layout A(width: Number) < section < header (width) > >"),
    CheckRow(.screenNotContainer, silent: "let screenWidth = 3 section < header (screenWidth) >"),
  ]

  @Test(arguments: fractions + pages + stops + inputs)
  func saysIt(row: CheckRow) {
    #expect(row.faults == [], "\(row.text)")
  }

  /// A page that is too long is one of which a part is cut off where the solver has it rest, on a narrow
  /// phone; others show whole.
  @Test(arguments: pages.filter { !$0.text.contains("continuous") })
  func pagesAreCutOff(row: CheckRow) throws {
    let text = String(decoding: MarkedText(row.text).source, as: UTF8.self)
    let model = try #require(CompiledText(text).compilation.models.first)
    var description = SceneDescription()
    description.container = Extent(width: 320, height: 568)
    description.items = .same(9)
    var scene = try description.scene(for: model)
    let unscrolled = solve(model, in: scene)
    let third = try #require(unscrolled.cellFrame(section: 0, item: 2))
    let first = try #require(unscrolled.cellFrame(section: 0, item: 0))
    scene.sections[0].proposedScroll = third.x - first.x
    let scroll = try #require(solve(model, in: scene).sections[0].scroll)
    let start = third.x - scroll.offset
    let isCut = start < -0.5 || start + third.width > 320.5
    #expect(isCut == !row.message.isEmpty, "\(row.text): \(start), \(third.width)")
  }

  /// The heights are the solver's, cut to pixels and less what a section that scrolls takes off.
  @Test(arguments: [
    (
      "section < group horizontal 40% < item > >",
      ["340.7 pt of 852 pt on iPhone16", "157 pt of 393 pt on iPhone16Landscape"]
    ),
    (
      "section scroll: paging insets: 8 < group horizontal height: 50% < item > >",
      ["418 pt of 852 pt on iPhone16", "188.3 pt of 393 pt on iPhone16Landscape"]
    ),
  ])
  func fractionsInPoints(text: String, notes: [String]) {
    let found = CompiledText(text).compilation.findings().filter { $0.code == .fractionOfViewport }
    #expect(found.map { $0.notes } == [notes])
  }

  static let list: [DiagnosticTableTests.Row] = [
    .init(.unsupportedInList, "list plain «spacing»: 8"),
    .init(.unsupportedInList, "list plain «scroll»: paging"),
    .init(.unsupportedInList, "list plain < «group» horizontal 44 < item > >"),
    .init(.unsupportedInList, "list plain < header 20 «background» \"b\" >"),
    .init(.unsupportedInList, "list plain < «boundary» top 20 kind: \"a\" >"),
    .init(.attributeNotAllowed, "list plain «width»: 8"),
  ]

  @Test(arguments: list) func refusesInLists(row: DiagnosticTableTests.Row) {
    let marked = MarkedText(row.text)
    let found = CompiledText(marked.source).compilation.diagnostics
    #expect(found.map { $0.code } == [row.code])
    #expect(found.map { $0.primary.range } == marked.ranges)
  }
}

extension CheckRow {
  fileprivate static func input(_ parameter: String, _ section: String) -> CheckRow {
    let name = parameter.prefix { $0 != ":" }
    return CheckRow(
      .screenNotContainer,
      "layout A(«\(name)»\(parameter.dropFirst(name.count))) < \(section) >",
      says: "`\(name)` is no part of the environment: when it changes, nothing is laid out anew")
  }
}
