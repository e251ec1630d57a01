/// What of files with errors can be shown: an error touches what uses it, and nothing else.

import LayoutCompiler
import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct SoundPartTests {
  static let good = "section good < group horizontal 40 < item > >\n"

  /// A section that uses a definition.
  static let user = "section user < group horizontal 40 < d() > >\n"

  struct Row: CustomTestStringConvertible {
    var text: String
    /// The names of the sections that are left; none where nothing is.
    var sections: [String]

    init(_ text: String, _ sections: [String]) {
      self.text = text
      self.sections = sections
    }

    var testDescription: String { text }
  }

  static let rows = [
    // In a section.
    Row("section a < group horizontal 40 < itm > >\n" + good, ["good"]),
    Row("section a insets: < group horizontal 40 < item > >\n" + good, ["good"]),
    Row("section a < group horizontal 40 < item width: nothing > >\n" + good, ["good"]),
    Row("section a < >\n" + good, ["good"]),
    Row(good + "section good < group horizontal 40 < item > >", ["good"]),
    // Said of the first only, but wrong in both.
    Row(
      "section a < group horizontal gone < item > > section b < group horizontal gone < item > >\n"
        + good, ["good"]),
    // In what several use.
    Row("define d() < item width: nothing >\n" + user + good, ["good"]),
    Row("define d() < item insets: >\n" + user + good, ["good"]),
    Row("define unused() < item width: nothing >\n" + good, ["good"]),
    Row("let a = nothing\nsection a < group horizontal a < item > >\n" + good, ["good"]),
    Row("let a = 2 +\nsection a < group horizontal a < item > >\n" + good, ["good"]),
    Row("let a = 2 +\n" + good, ["good"]),
    Row("import \"gone.layout\"\nsection a < tile() >\n" + good, ["good"]),
    // Beside sections.
    Row("itm\n" + good, ["good"]),
    Row("header 20 insets: nothing\n" + good, ["good"]),
    Row("if (nothing) < section a < group horizontal 40 < item > > >\n" + good, ["good"]),
    Row("preview \"A\" items: -1\n" + good, ["good"]),
    // In what every section depends on.
    Row("layout A scroll: sideways < " + good + " >", []),
    Row("layout A spacing: < " + good + " >", []),
    Row("layout A (columns: Whole) < " + good + " >", []),
    Row("layout A scroll: sideways < " + good + " >\nlayout B < " + good + " >", ["good"]),
    Row("section a < group horizontal 40 < itm > >", []),
  ]

  @Test(arguments: rows) func anErrorTouchesWhatUsesIt(row: Row) {
    let compilation = CompiledText(row.text).compilation
    #expect(compilation.hasErrors)
    let names = compilation.soundPart?.models.flatMap { $0.sections.map { $0.name } }
    #expect(names ?? [] == row.sections)
  }

  @Test func withoutErrorsItIsTheWhole() {
    let compilation = CompiledText(Self.good + "preview \"A\"").compilation
    #expect(compilation.soundPart?.models == compilation.models)
    #expect(compilation.soundPart?.previews == compilation.previews)
  }

  @Test func boundaryItemsOfTheLayoutAreAllThereOrNone() {
    let text = "layout A < header 20 \n footer 20 insets: nothing \n " + Self.good + " >"
    #expect(CompiledText(text).compilation.soundPart?.models[0].boundarySupplementaryItems == [])
  }

  @Test func previewsForgetSectionsThatAreLeftOut() throws {
    let text = """
      layout A < section < itm > >
      layout B < section a < itm > section b < group horizontal 40 < item > > >
      preview "Each" layout: B items: (2, 3)
      preview "Named" layout: B items: (a: 2, b: 3) scroll: (a: 10, b: 20)
      preview "Served" layout: B sections: (b, a, b) items: (1, 2, 3)
      preview "Wrong" layout: B items: -1
      preview "Gone" layout: A
      """
    let sound = try #require(CompiledText(text).compilation.soundPart)
    #expect(sound.previews.map { $0.name } == ["Each", "Named", "Served"])
    #expect(sound.previews.map { $0.layout } == [0, 0, 0])
    #expect(sound.previews[0].items == .each([3]))
    #expect(sound.previews[1].items == .named([PreviewCount(section: "b", count: 3)]))
    #expect(sound.previews[1].scroll == [PreviewScroll(section: "b", offset: 20)])
    #expect(sound.previews[2].sections == ["b", "b"])
    #expect(sound.previews[2].items == .each([1, 3]))
  }
}
