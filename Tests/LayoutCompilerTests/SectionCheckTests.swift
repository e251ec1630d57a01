/// The checks of sections and what stands at their edges: where they speak up, what they say and mend, and
/// where they stay silent.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct SectionCheckTests {
  static let headers: [CheckRow] = [
    CheckRow(
      .headerInset, "section insets: 16 < «header 44» footer 44 >",
      says: "this is as wide as its section less the insets: 361 pt of the 393 pt of iPhone16"),
    CheckRow(
      .headerInset,
      "layout A scroll: horizontal < section insets: 10 < «header 44 align: leading» > >",
      says: "this is as tall as its section less the insets: 832 pt of the 852 pt of iPhone16"),
    CheckRow(
      .headerInset,
      silent: "section insets: 16 supplementariesFollowInsets: false < header 44 >"),
    CheckRow(
      .headerInset, silent: "section insets: 16 supplementariesFollowInsets: true < header 44 >"),
    CheckRow(
      .headerInset,
      silent: """
        define titled() < section insets: 16 supplementariesFollowInsets: true < header 44 > >
        section a = titled() section b = titled() insets: 8
        """),
    CheckRow(.headerInset, silent: "section insets: (vertical: 16) < header 44 >"),
    CheckRow(.headerInset, silent: "section insets: 16 < header 44 width: 100 >"),
    CheckRow(.headerInset, silent: "section insets: 16 < boundary leading 44 kind: \"a\" >"),
    CheckRow(.headerInset, silent: "section < header 44 insets: 16 >"),
  ]

  static let backgrounds: [CheckRow] = [
    .background(
      "header 44 «background \"b\"»", header: "header",
      fixed: "header 44 background \"b\" insets: (top: 44)"),
    .background(
      "«background \"b\" insets: 8» footer 30", header: "footer",
      fixed: "background \"b\" insets: (top: 8, leading: 8, bottom: 30, trailing: 8) footer 30"),
    .background(
      "header 44 footer 30 «background \"b\" class: \"B\"»", header: "header",
      fixed: "header 44 footer 30 background \"b\" class: \"B\" insets: (top: 44, bottom: 30)"),
    .background("header estimated(44) «background \"b\"»", header: "header", fixed: nil),
    .background(
      "header 44 offset: (0, -4) «background \"b\"»", header: "header",
      fixed: "header 44 offset: (0, -4) background \"b\" insets: (top: 48)"),
    .silentBackground("header 44 background \"b\" insets: (top: 44)"),
    .silentBackground("header 44 offset: (0, 4) background \"b\" insets: (top: 40)"),
    .silentBackground("header estimated(44) background \"b\" insets: (top: 40)"),
    .silentBackground("header 44 extends: false background \"b\""),
    .silentBackground("boundary leading 44 kind: \"a\" background \"b\""),
    .silentBackground("background \"b\""),
    .silentBackground("if (sectionIndex > 0) < header 44 > background \"b\""),
  ]

  static let pinned: [CheckRow] = [
    CheckRow(
      .pinnedGlobalWithSideways,
      """
      layout A <
        «header 60 pinned»
        section a scroll: paging < header 9 > section b < header 9 >
      >
      """, says: "this is pinned over the section `a`, which scrolls by itself"),
    CheckRow(
      .pinnedGlobalWithSideways,
      silent: "layout A < header 60 pinned section a < header 9 > >"),
    CheckRow(
      .pinnedGlobalWithSideways,
      silent: "layout A < header 60 section a scroll: paging < header 9 pinned > >"),
  ]

  static let overlaps: [CheckRow] = [
    .edge(
      "header 44 «boundary top 30 kind: \"a\"»", says: "",
      fixed: "header 44 boundary top 30 kind: \"a\" offset: (0, -44)"),
    .edge(
      "footer 44 «boundary bottomTrailing 30 kind: \"a\"»", says: "",
      fixed: "footer 44 boundary bottomTrailing 30 kind: \"a\" offset: (0, 44)"),
    .edge("header estimated(44) «boundary top 30 kind: \"a\"»", says: "", fixed: nil),
    .edge(
      "header 44 width: 200 align: topLeading «boundary topTrailing 30 width: 200 kind: \"a\"»",
      says: " below 400 pt",
      fixed: "header 44 width: 200 align: topLeading "
        + "boundary topTrailing 30 width: 200 kind: \"a\" offset: (0, -44)"),
    .edge(
      "header 44 extends: false «boundary top 30 kind: \"a\" extends: false»", says: "", fixed: nil),
    .edge("header 44 «boundary top 30 kind: \"a\" offset: (0, -20)»", says: "", fixed: nil),
    .silentEdge("header 44 boundary top 30 kind: \"a\" offset: (0, -44)"),
    .silentEdge("header 44 footer 44"),
    .silentEdge(
      "header 44 width: 50% align: topLeading boundary topTrailing 30 width: 50% kind: \"a\""),
    .silentEdge("header 44 boundary top 30 kind: \"a\" extends: false"),
    .silentEdge("header 44 boundary top 30 kind: \"a\" zIndex: 5"),
    .silentEdge("header 44 boundary leading 30 kind: \"a\""),
    .silentEdge(
      "header 44 width: 150 align: topLeading boundary topTrailing 30 width: 150 kind: \"a\""),
    .silentEdge(
      "header 44 width: estimated(90) align: topLeading boundary topTrailing 30 width: 90 kind: \"a\""
    ),
    .silentEdge(
      "if (sectionIndex > 0) < header 44 > else < boundary top 30 kind: \"a\" >"),
  ]

  static let directions: [CheckRow] = [
    .badge("at: topTrailing offset: «(10, -10)»", says: "10 pt to the right"),
    .badge("at: topLeading itemAt: top itemOffset: «(-4, 0)»", says: "4 pt to the left"),
    CheckRow(
      .physicalOffset, "section < header 44 offset: «(5, 0)» >",
      says: "this is moved 5 pt to the right, whatever the direction of reading"),
    CheckRow(
      .physicalOffset,
      "section < group custom 200 < frame width: 9 height: 9 frame x: «9» width: 9 height: 9 > >",
      says: "the frames of this group count from the left, whatever the direction of reading"),
    CheckRow(.physicalOffset, silent: "section < header 44 offset: (0, 5) >"),
    CheckRow(
      .physicalOffset,
      silent: """
        section < group horizontal 44 < item < badge "b" 9 offset: fractional(0.5, 0.5) > > >
        """),
    CheckRow(
      .physicalOffset,
      silent: """
        section < header 44 offset:
          (if (traits.layoutDirection == rightToLeft) -5 else 5, 0) >
        """),
    CheckRow(
      .physicalOffset, silent: "section < group custom 200 < frame y: 9 width: 9 height: 9 > >"),
  ]

  /// What is mended shares no area any more, by the solver's rules; before it does.
  @Test(arguments: (backgrounds + overlaps).filter { $0.fixed != nil })
  func framesPart(row: CheckRow) throws {
    let before = String(decoding: MarkedText(row.text).source, as: UTF8.self)
    #expect(try meet(before))
    #expect(try !meet(row.fixed ?? ""))
  }

  /// Whether boundary items or backgrounds of the one section share area on a narrow phone.
  private func meet(_ text: String) throws -> Bool {
    let model = try #require(CompiledText(text).compilation.models.first)
    var description = SceneDescription()
    description.container = Extent(width: 320, height: 568)
    description.items = .same(3)
    let frames = solve(model, in: try description.scene(for: model)).allElements
      .filter { $0.category != .cell }.map { $0.frame }
    return frames.indices.contains { index in
      frames[..<index].contains { $0.intersects(frames[index]) }
    }
  }

  @Test(arguments: headers + backgrounds + pinned + overlaps + directions)
  func saysIt(row: CheckRow) {
    #expect(row.faults == [], "\(row.text)")
  }
}

extension CheckRow {
  fileprivate static func background(_ text: String, header: String, fixed: String?) -> CheckRow {
    CheckRow(
      .backgroundIncludesHeader, "section < \(text) group horizontal 44 < item > >",
      says: "this background also lies behind the \(header) of its section",
      fixed: fixed.map { "section < \($0) group horizontal 44 < item > >" })
  }

  fileprivate static func silentBackground(_ text: String) -> CheckRow {
    CheckRow(.backgroundIncludesHeader, silent: "section < \(text) group horizontal 44 < item > >")
  }

  fileprivate static func edge(_ text: String, says widths: String, fixed: String?) -> CheckRow {
    CheckRow(
      .overlappingBoundaries, "section < \(text) >",
      says: "this lies on another boundary item of the same edge\(widths)",
      fixed: fixed.map { "section < \($0) >" })
  }

  fileprivate static func silentEdge(_ text: String) -> CheckRow {
    CheckRow(.overlappingBoundaries, silent: "section < \(text) >")
  }

  fileprivate static func badge(_ text: String, says distance: String) -> CheckRow {
    CheckRow(
      .physicalOffset, "section < group horizontal 44 < item < badge \"b\" 9 \(text) > > >",
      says: "this is moved \(distance), whatever the direction of reading")
  }
}
