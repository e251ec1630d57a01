/// The widths that findings hold at, as data beside the words.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct WidthTests {
  static let rows: [(DiagnosticCode, [WidthRange], String)] = [
    (
      .noRoomForGroup, [WidthRange(below: 81)],
      "section insets: 16 < group horizontal 80 count: 4 spacing: 16 < item > >"
    ),
    (
      .noRoomForGroup, [WidthRange()],
      "section < group horizontal 40 insets: 20 < item > >"
    ),
    (
      .groupCannotFit, [WidthRange(below: 336)],
      "section < group horizontal 44 spacing: 16 < item 160 item 160 > >"
    ),
    (
      .overlappingBoundaries, [WidthRange(below: 400)],
      """
      section < header 44 width: 200 align: topLeading
      boundary topTrailing 30 width: 200 kind: "a" group horizontal 44 < item > >
      """
    ),
    (
      .pagingWiderThanView, [WidthRange(below: 350)],
      "section scroll: groupPaging < group horizontal 350 height: 200 < item > >"
    ),
    (.unusedLet, [], "let a = 1\nsection < group horizontal 44 < item > >"),
  ]

  @Test(arguments: rows)
  func areTold(_ code: DiagnosticCode, _ widths: [WidthRange], _ text: String) throws {
    let compiled = CompiledText(text)
    let all = compiled.compilation.diagnostics + compiled.compilation.findings()
    let found = try #require(
      all.first { $0.code == code }, "\(compiled.rendered)\(compiled.render(all))")
    #expect(found.widths == widths, "\(found.message)")
  }
}
