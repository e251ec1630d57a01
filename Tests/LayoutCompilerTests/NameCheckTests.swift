/// The checks of names: where they speak up, what they say and mend, and where they stay silent.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct NameCheckTests {
  static let lets: [CheckRow] = [
    CheckRow(
      .unusedLet, "let «gap» = 8\nsection < header 20 >", says: "the constant `gap` is never used",
      fixed: "section < header 20 >"),
    // The documentation and one of two empty lines go with it.
    CheckRow(
      .unusedLet,
      "let a = 2\n\n/// The gap.\n/// In points.\nlet «gap» = 8\n\nsection < header (a) >",
      says: "the constant `gap` is never used", fixed: "let a = 2\n\nsection < header (a) >"),
    CheckRow(
      .unusedLet, "let «gap» = 8 section < header 20 >", says: "the constant `gap` is never used",
      fixed: "section < header 20 >"),
    CheckRow(
      .unusedLet, "section < header 20 > let «gap» = 8", says: "the constant `gap` is never used",
      fixed: "section < header 20 >"),
    CheckRow(
      .unusedLet, "section < let «gap» = container.width header 20 >",
      says: "the constant `gap` is never used", fixed: "section < header 20 >"),
    CheckRow(
      .unusedLet, "section < group horizontal 44 < repeat 2 as «i» < item 40 > > >",
      says: "the variable `i` is never used",
      fixed: "section < group horizontal 44 < repeat 2 < item 40 > > >"),
    // The inner one is used.
    CheckRow(
      .unusedLet,
      "let «gap» = 8\nsection < let gap = 4 group horizontal 44 spacing: gap < item > >",
      says: "the constant `gap` is never used",
      fixed: "section < let gap = 4 group horizontal 44 spacing: gap < item > >"),
    CheckRow(
      .unusedLet, "let «a» = b\nlet b = 8\nsection spacing: b < header 20 >",
      says: "the constant `a` is never used", fixed: "let b = 8\nsection spacing: b < header 20 >"),
    CheckRow(.unusedLet, silent: "let _gap = 8 section < header 20 >"),
    CheckRow(.unusedLet, silent: "let gap = 8 define card() < item insets: gap >"),
    CheckRow(.unusedLet, silent: "let gap = 8"),
    CheckRow(.unusedLet, silent: "let gap = 8 section spacing: `gap` < header 20 >"),
    CheckRow(.unusedLet, silent: "let n = 8 section a < header 20 > preview \"P\" items: n"),
    CheckRow(.unusedLet, silent: "let a = 8 let b = a * 2 section spacing: b < header 20 >"),
    CheckRow(
      .unusedLet,
      silent: "section < group horizontal 44 < repeat 2 as i < item (40 + i) > > >"),
    CheckRow(
      .unusedLet,
      silent: "let wide = (container.width > 600) section < if (wide) < header 20 > footer 20 >"),
  ]

  static let definitions: [CheckRow] = [
    CheckRow(
      .unusedDefine, "define «card»() < item 40 >\nsection < header 20 >",
      says: "the definition `card` is never used", fixed: "section < header 20 >"),
    CheckRow(
      .unusedDefine,
      "define «a»() < b() > define b() < item 40 > section < group horizontal 44 < b() > >",
      says: "the definition `a` is never used",
      fixed: "define b() < item 40 > section < group horizontal 44 < b() > >"),
    CheckRow(.unusedDefine, silent: "define card() < item 40 >"),
    CheckRow(.unusedDefine, silent: "define rows() < section < header 20 > > section a = rows()"),
    CheckRow(.unusedDefine, silent: "define rows() < section a < header 20 > > rows()"),
  ]

  static let parameters: [CheckRow] = [
    CheckRow(
      .unusedParameter,
      "define card(a, «b», c = 1) < item (a) insets: c > "
        + "section < group horizontal 44 < card(40, 2, 3) card(c: 4, b: 5, a: 6) > >",
      says: "the parameter `b` of `card` is never used",
      fixed: "define card(a, c = 1) < item (a) insets: c > "
        + "section < group horizontal 44 < card(40, 3) card(c: 4, a: 6) > >"),
    CheckRow(
      .unusedParameter,
      "define card(«a») < item 40 > section < group horizontal 44 < card(3) > >",
      says: "the parameter `a` of `card` is never used",
      fixed: "define card() < item 40 > section < group horizontal 44 < card() > >"),
    CheckRow(
      .unusedParameter,
      "define card(a, «b» = 2) < item (a) > section < group horizontal 44 < card(3) card(4, 5) > >",
      says: "the parameter `b` of `card` is never used",
      fixed: "define card(a) < item (a) > section < group horizontal 44 < card(3) card(4) > >"),
    CheckRow(
      .unusedParameter, "define card(«a») < item 40 >",
      says: "the parameter `a` of `card` is never used", fixed: "define card() < item 40 >"),
    CheckRow(
      .unusedParameter, "layout A(n: Int = 1, «b»: Bool = true) < section < header (n) > >",
      says: "the input `b` of `A` is never used",
      fixed: "layout A(n: Int = 1) < section < header (n) > >"),
    CheckRow(
      .unusedParameter,
      "layout A(«b»: Bool) < section < header 20 > > preview \"P\" inputs: (b: true)",
      says: "the input `b` of `A` is never used"),
    CheckRow(.unusedParameter, silent: "define card(_a) < item 40 >"),
    CheckRow(.unusedParameter, silent: "define card(a, b = a) < item (b) >"),
    CheckRow(
      .unusedParameter, silent: "layout A(f: (Int) -> Number) < section < header (f(0)) > >"),
    // No more is said of a definition that nothing uses.
    CheckRow(.unusedParameter, silent: "define card(a) < item 40 > section < header 20 >"),
  ]

  static let shadows: [CheckRow] = [
    CheckRow(
      .shadowedName,
      "let gap = 8 define card(«gap») < item (gap) > "
        + "section spacing: gap < group horizontal 44 < card(4) > >",
      says: "`gap` hides the constant of the same name"),
    CheckRow(
      .shadowedName,
      "section < group horizontal 44 < repeat 2 as i < repeat 2 as «i» < item (9 + i) > > > >",
      says: "`i` hides the variable of the same name"),
    CheckRow(
      .shadowedName,
      "layout A(gap: Int = 1) < section spacing: gap < let «gap» = 2 header (gap) > >",
      says: "`gap` hides the input of the same name"),
    CheckRow(
      .shadowedName, "let «pi» = 3 section spacing: pi < header 20 >",
      says: "`pi` hides the language's own `pi`"),
    CheckRow(
      .shadowedName,
      "let index = 0.5 section < group horizontal 44 < item > onScroll < alpha: «index» > >",
      says: "`index` is the constant here, not the value that `onScroll` gives"),
    CheckRow(
      .shadowedName,
      """
      let width = container.width
      section < group waterfall columns: 2 < item height: «width» / 4 > >
      """, says: "`width` is the constant here, not the value that the waterfall gives"),
    CheckRow(
      .shadowedName,
      silent: "let width = container.width section < group horizontal (width / 4) < item > >"),
    CheckRow(
      .shadowedName,
      silent: """
        section < group horizontal 44 <
          repeat 2 as i < item (40 + i) > repeat 2 as i < item (20 + i) >
        > >
        """),
    CheckRow(
      .shadowedName,
      silent: "section < let a = 2 header (a) > section < let a = 3 header (a) >"),
    CheckRow(.shadowedName, silent: "define a(gap) < item (gap) > define b(gap) < item (gap) >"),
  ]

  @Test(arguments: lets + definitions + parameters + shadows)
  func saysIt(row: CheckRow) {
    #expect(row.faults == [], "\(row.text)")
  }

  /// A fix is certain where a line of its own goes, and only then.
  @Test(arguments: [
    ("let gap = 8\nsection < header 20 >", Applicability.always),
    ("let gap = 8 // between rows\nsection < header 20 >", .maybe),
    ("// Between rows.\nlet gap = 8\nsection < header 20 >", .maybe),
    ("/// Between rows.\nlet gap = 8\nsection < header 20 >", .always),
    ("/* rows */\n\nlet gap = 8\nsection < header 20 >", .always),
    ("section < header 20 > let gap = 8", .maybe),
  ])
  func applicability(text: String, expected: Applicability) {
    let fixes = CompiledText(text).compilation.findings().flatMap { $0.fixes }
    #expect(fixes.map { $0.applicability } == [expected])
  }

  static let imports: [(root: String, paths: [String])] = [
    ("import \"a\" section spacing: gap < header 20 >", []),
    ("import \"a\" import \"b\" section spacing: gap < header 20 >", ["b"]),
    ("import \"a\" import \"b\" section < group horizontal 44 < card() > >", ["a"]),
    ("import \"c\" section < header 20 >", ["c"]),
    ("import \"a\" define row() < item (gap) >", []),
  ]

  @Test(arguments: imports)
  func saysWhichImportIsInVain(root: String, paths: [String]) {
    let compiled = CompiledText(
      files: [
        "root": root, "a": "let gap = 8 let other = 9", "b": "define card() < item 40 >",
        "c": "import \"a\" let more = gap",
      ], root: "root")
    let found = compiled.compilation.findings().filter { $0.code == .unusedImport }
    #expect(
      found.map { $0.message } == paths.map { "nothing of `\($0)` is used in this file" })
    #expect(compiled.compilation.findings().allSatisfy { $0.code == .unusedImport })
    #expect(found.allSatisfy { $0.fixes.count == 1 })
  }
}
