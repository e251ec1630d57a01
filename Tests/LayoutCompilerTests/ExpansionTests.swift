/// What definitions, imports and inputs become, and the limits of expanding.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct ExpansionTests {
  @Test func namesOfThePlaceAreNotSeen() {
    // `size` of the layout's own `let` is not the one that the definition means.
    let text = """
      let size = 20
      define cell() < item width: size height: size >
      layout A < section < group horizontal 44 < let size = 90 cell() item (size) > > >
      """
    #expect(frames(text) == ["0 0 20 20", "20 0 90 44", "110 0 20 20"])
  }

  @Test func argumentsGoByOrderAndByName() {
    let text = """
      define cell(w, h = 10, gap = h * 0.1) < item width: w height: h insets: gap >
      section < group horizontal 44 < cell(20) cell(30, gap: 2) cell(h: 20, w: 40) > >
      """
    #expect(frames(text) == ["1 1 18 8", "22 2 26 6", "52 2 36 16"])
  }

  @Test func attributesBesideATemplateWin() throws {
    let text = """
      define shelf(width, height) <
        section spacing: 4 insets: 2 < group horizontal width: width height: height < item > header 10 >
      >
      section a = shelf(140, 200) spacing: 9 < footer 7 >
      section b = shelf(50%, 100)
      shelf(10, 10)
      """
    let compiled = CompiledText(text)
    #expect(compiled.compilation.diagnostics.isEmpty, "\(compiled.rendered)")
    let model = try #require(compiled.compilation.models.first)
    #expect(model.sections.map { $0.name } == ["a", "b", "section2"])
    #expect(model.sections.map { $0.boundarySupplementaryItems.count } == [2, 1, 1])
    let spacings = model.sections.map { section -> Double? in
      guard case .compositional(let content) = section.content else { return nil }
      return content.interGroupSpacing.constant
    }
    #expect(spacings == [9, 4, 4])
    #expect(model.sections.map { $0.template?.use.rawValue } == [0, 1, 2])
    #expect(model.pieces.map { $0.name } == ["shelf"])
  }

  @Test func whatThreeLevelsOfDefinitionsGive() {
    let text = """
      define dot(s) < item width: s height: s >
      define pair(s) < dot(s) dot(s * 2) >
      define all(s) < pair(s) if (s > 4) < pair(1) > else < dot(3) > >
      section < group horizontal 44 < all(5) > >
      section < group horizontal 44 < all(4) > >
      """
    #expect(frames(text, items: 4).prefix(4) == ["0 0 5 5", "5 0 10 10", "15 0 1 1", "16 0 2 2"])
  }

  static let bombs: [(Int, [DiagnosticCode])] = [(17, []), (25, [.expansionTooLarge])]

  @Test(arguments: bombs) func expansionIsBounded(depth: Int, codes: [DiagnosticCode]) {
    var text = "define d0() < item 5 item 6 >\n"
    for level in 1...depth { text += "define d\(level)() < d\(level - 1)() d\(level - 1)() >\n" }
    text += "section < group horizontal 44 < d\(depth)() > >"
    #expect(CompiledText(text).compilation.diagnostics.map { $0.code } == codes)
  }

  @Test func nestingIsBounded() {
    var text = "define d0() < group horizontal < item 5 > >\n"
    for level in 1...400 {
      text += "define d\(level)() < group vertical < group horizontal < d\(level - 1)() > > >\n"
    }
    text += "section < group horizontal 44 < d400() > >"
    let codes = CompiledText(text).compilation.diagnostics.map { $0.code }
    #expect(codes == [.expansionTooDeep])
  }

  /// The first definition or constant, one that doubles what it got from the one before, and its use.
  static let doubling: [(String, @Sendable (Int) -> String, String)] = [
    (
      "define d0(x) < item width: x height: 10 >", { "define d\($0)(x) < d\($0 - 1)(x + x) >" },
      "section < group horizontal 44 < d40(container.width / 1e15) > >"
    ),
    (
      "define d0(x) < item insets: x >", { "define d\($0)(x) < d\($0 - 1)((x, x)) >" },
      "section < group horizontal 44 < d40(4) > >"
    ),
    (
      "let d0 = 5", { "let d\($0) = (d\($0 - 1), d\($0 - 1))" },
      "section insets: d40 < group horizontal 44 < item > >"
    ),
    (
      "let d0 = 50%", { "let d\($0) = if (container.width > \($0)) d\($0 - 1) else d\($0 - 1)" },
      "section < group horizontal 44 < item width: d40 > >"
    ),
  ]

  @Test(arguments: 0..<4) func whatDoublesIsBounded(row: Int) {
    let (first, next, use) = Self.doubling[row]
    let text = ([first] + (1...40).map(next) + [use]).joined(separator: "\n")
    let codes = CompiledText(text).compilation.diagnostics.map { $0.code }
    #expect(codes == [.expressionTooLarge], "\(text)")
  }

  @Test func circlesOfFilesAreToldInTheFileThatClosesThem() {
    let files = [
      "a": "import \"b\" section < group horizontal 44 < card(0.5) > >",
      "b": "import \"c\" define card(s) < item fractional(s) insets: gap >",
      "c": "import \"a\" let gap = 2",
    ]
    let compiled = CompiledText(files: files, root: "a")
    #expect(compiled.compilation.diagnostics.map { $0.code } == [.circularImport])
    #expect(compiled.rendered.contains("c:1:8"))
  }

  @Test func namesOfImportsAreNotHandedOn() {
    let files = [
      "a": "import \"b\" section spacing: inner < group horizontal 44 < card(0.5) > >",
      "b": "import \"c\" define card(s) < item fractional(s) insets: inner >",
      "c": "let inner = 2",
    ]
    let compiled = CompiledText(files: files, root: "a")
    #expect(compiled.compilation.diagnostics.map { $0.code } == [.unknownName])
    #expect(compiled.rendered.contains("a:1:29"), "\(compiled.rendered)")
  }

  @Test func twoImportsOfOneNameClash() {
    let files = [
      "a": "import \"b\" import \"c\" let own = 3 section spacing: gap < header 9 >",
      "b": "let gap = 2", "c": "let gap = 3 let own = 4",
    ]
    let compiled = CompiledText(files: files, root: "a")
    #expect(
      compiled.compilation.diagnostics.map { $0.code } == [.importedTwice, .importedTwice])
  }

  private func frames(_ text: String, items: Int = 3) -> [String] {
    let compiled = CompiledText(text)
    guard let model = compiled.compilation.models.first else { return [compiled.rendered] }
    let scene = Scene(
      container: Extent(width: 320, height: 480), scale: 1,
      sections: model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: items) })
    return solve(model, in: scene).allElements.filter { $0.category == .cell }.prefix(items).map {
      "\(Int($0.frame.x)) \(Int($0.frame.y)) \(Int($0.frame.width)) \(Int($0.frame.height))"
    }
  }
}
