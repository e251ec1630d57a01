/// The checks of groups, literals and sections that could go: where they speak up, what they say and mend,
/// and where they stay silent.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct StructureCheckTests {
  static let message = "this group holds one child that fills it, and changes nothing"

  static let groups: [CheckRow] = [
    .group(
      "item 50% «group vertical 50%» < item >", fixed: "item 50% item 50%"),
    .group(
      "«group vertical width: 50% spacing: 4» < item insets: 8 < badge \"b\" 9 > >",
      fixed: "item width: 50% insets: 8 < badge \"b\" 9 >"),
    .group(
      "«group vertical 50%» < group horizontal spacing: 8 insets: 4 < item 30% item 30% > >",
      fixed: "group horizontal 50% spacing: 8 insets: 4 < item 30% item 30% >"),
    .group(
      "«group vertical 50%» < item width: fractionalWidth(1) height: fractionalHeight(1) >",
      fixed: "item 50%"),
    .group(
      "«group vertical 50% height: estimated(80)» < item height: estimated(80) >",
      fixed: "item 50% height: estimated(80)"),
    .group("«group vertical 50%» < /* the picture */ item >", fixed: nil),
    .silentGroup("group vertical 50% < item 50% >"),
    .silentGroup("group vertical 50% < item item >"),
    .silentGroup("group vertical 50% insets: 8 < item >"),
    .silentGroup("group vertical 50% edges: (top: 8) < item >"),
    .silentGroup("group vertical 50% count: 2 < item >"),
    .silentGroup("group vertical 50% < item badge \"b\" 9 >"),
    .silentGroup("group vertical 50% height: estimated(80) < item >"),
    .silentGroup("group vertical 50% < item edges: (top: 8) >"),
    .silentGroup("group vertical 50% < if (sectionIndex > 0) < item > else < item 50% > >"),
    CheckRow(.redundantGroup, silent: "section < group horizontal 44 < item > >"),
    // At one of its uses it has a say.
    CheckRow(
      .redundantGroup,
      silent: """
        define cell(h) < group vertical 50% < item height: fractionalHeight(h) > >
        section < group horizontal 44 < cell(1) cell(0.5) > >
        """),
  ]

  static let literals: [CheckRow] = [
    CheckRow(
      .repeatedLiteral,
      """
      section a insets: «16» < header 20 >
      section b insets: (leading: 16, trailing: 16.0) < header 20 insets: 16pt >
      """, says: "`16` is written 4 times as an inset",
      fixed: """
        let margin = 16

        section a insets: margin < header 20 >
        section b insets: (leading: margin, trailing: margin) < header 20 insets: margin >
        """),
    CheckRow(
      .repeatedLiteral,
      """
      let margin = 4
      /// The first.
      section a spacing: «8» insets: margin < group horizontal 44 spacing: 8 < item > >
      section b spacing: 8 < group horizontal 44 spacing: flexible(8) < item > >
      """, says: "`8` is written 4 times as a spacing",
      fixed: """
        let margin = 4
        let gap = 8

        /// The first.
        section a spacing: gap insets: margin < group horizontal 44 spacing: gap < item > >
        section b spacing: gap < group horizontal 44 spacing: flexible(gap) < item > >
        """),
    CheckRow(
      .repeatedLiteral,
      """
      define margin(w) < item width: w height: «40» >
      section < group horizontal 44 <
          item height: 40
          group vertical 50 height: estimated(40) < item height: estimated(40) >
          margin(9)
      > >
      """, says: "`40` is written 4 times as a height",
      fixed: """
        let commonHeight = 40

        define margin(w) < item width: w height: commonHeight >
        section < group horizontal 44 <
            item height: commonHeight
            group vertical 50 height: estimated(commonHeight) < item height: estimated(commonHeight) >
            margin(9)
        > >
        """),
    // Three times, or for two purposes, or nothing to name.
    CheckRow(.repeatedLiteral, silent: "section insets: (4, 4) < header 20 insets: 4 >"),
    CheckRow(.repeatedLiteral, silent: "section insets: (4, 4) spacing: 4 < header 20 insets: 4 >"),
    CheckRow(.repeatedLiteral, silent: "section insets: (1, 1) < header 20 insets: (1, 1) >"),
    CheckRow(
      .repeatedLiteral,
      silent: """
        section < group horizontal 44 < repeat 3 < item 20% > item width: 20% item width: 20% > >
        """),
  ]

  static let sections: [CheckRow] = [
    CheckRow(
      .unreachableSection, "if (1 > 2) < «section a» < header 20 > > section b < header 20 >",
      says: "the section `a` is never there"),
    CheckRow(
      .unreachableSection,
      "let all = true if (all) < section a < header 20 > > else < «section b» < header 20 > >",
      says: "the section `b` is never there"),
    CheckRow(
      .unreachableSection, "repeat 0 < «section a» < header 20 > > section b < header 20 >",
      says: "the section `a` is never there"),
    CheckRow(
      .unreachableSection,
      """
      define one(wide) < if (wide) < «section a» < header 20 > > >
      one(false) section b < header 20 >
      """, says: "the section `a` is never there"),
    CheckRow(
      .unreachableSection,
      silent: """
        define one(wide) < if (wide) < section a < header 20 > > >
        one(false) one(true) section b < header 20 >
        """),
    CheckRow(.unreachableSection, silent: "if (1 < 2) < section a < header 20 > >"),
    CheckRow(.unreachableSection, silent: "section a rest < header 20 > section b < header 20 >"),
  ]

  @Test(arguments: groups + literals + sections)
  func saysIt(row: CheckRow) {
    #expect(row.faults == [], "\(row.text)")
  }

  /// Without the group the frames are the same.
  @Test(arguments: groups.filter { $0.fixed != nil })
  func framesStay(row: CheckRow) throws {
    let before = String(decoding: MarkedText(row.text).source, as: UTF8.self)
    for width in [320.0, 375, 393] {
      var description = SceneDescription()
      description.container = Extent(width: width, height: 700)
      description.items = .same(7)
      let frames = try [before, row.fixed ?? ""].map { text in
        let model = try #require(CompiledText(text).compilation.models.first)
        return solve(model, in: try description.scene(for: model)).allElements.map { $0.frame }
      }
      #expect(frames[0] == frames[1], "\(row.text) at \(width)")
    }
  }
}

extension CheckRow {
  /// A group in a row that changes nothing.
  fileprivate static func group(_ text: String, fixed: String?) -> CheckRow {
    CheckRow(
      .redundantGroup, "section < group horizontal 80 < \(text) > >",
      says: StructureCheckTests.message,
      fixed: fixed.map { "section < group horizontal 80 < \($0) > >" })
  }

  /// A group in a row that has a say.
  fileprivate static func silentGroup(_ text: String) -> CheckRow {
    CheckRow(.redundantGroup, silent: "section < group horizontal 80 < \(text) > >")
  }
}
