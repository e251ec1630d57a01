/// A slip in a name of any kind is met with the name that was meant, of those valid at the place.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

/// A text with one misspelt name, and the name that was meant.
private struct Misspelling: Sendable, CustomStringConvertible {
  var kind: String
  var text: String
  var meant: String

  var description: String { kind }

  init(_ kind: String, _ text: String, _ meant: String) {
    self.kind = kind
    self.text = text
    self.meant = meant
  }
}

private func group(_ attributes: String, _ children: String = "item fractional(0.5)") -> String {
  "section < group horizontal 44 \(attributes) < \(children) > >"
}

private let misspellings: [Misspelling] = [
  Misspelling("element", "section < gruop horizontal 44 < item > >", "group"),
  Misspelling("element, by case", "Section < group horizontal 44 < item > >", "section"),
  Misspelling("axis", "section < group horzontal 44 < item > >", "horizontal"),
  Misspelling("attribute", group("spacng: 8"), "spacing"),
  Misspelling(
    "attribute of onScroll",
    group("") + " section < group horizontal 44 < item > onScroll < alhpa: 1 > >", "alpha"),
  Misspelling("flag", "section < group horizontal 44 < item > header 44 pined >", "pinned"),
  Misspelling(
    "value of an enumeration", "section scroll: pagging < group horizontal 44 < item > >", "paging"),
  Misspelling(
    "value of the environment",
    group("spacing: if (traits.horizontalSizeClass == compakt) 1 else 2"), "compact"),
  Misspelling(
    "edge of a boundary", "section < group horizontal 44 < item > boundary leadin 40 kind: \"a\" >",
    "leading"),
  Misspelling("appearance of a list", "list settings insetGruoped", "insetGrouped"),
  Misspelling("dimension", "section < group horizontal 44 < item fractinal(0.5) > >", "fractional"),
  Misspelling(
    "dimension of an attribute", "section < group horizontal height: absolte(44) < item > >",
    "absolute"),
  Misspelling("function", group("spacing: flor(8.5)"), "floor"),
  Misspelling("part of the container", group("spacing: container.widht / 20"), "width"),
  Misspelling("base of a path", group("spacing: contaner.width / 20"), "container"),
  Misspelling("constant", "let gutter = 8 " + group("spacing: gutttr"), "gutter"),
  Misspelling(
    "definition", "define card() < item fractional(0.5) > " + group("", "crad()"), "card"),
  Misspelling(
    "label of an argument",
    "define card(share) < item fractional(share) > " + group("", "card(shre: 0.5)"), "share"),
  Misspelling("label of insets", group("insets: (leadng: 8)"), "leading"),
  Misspelling(
    "parameter of a layout",
    "layout A(columns: Int = 2) < section < group horizontal 44 count: colums < item > > >",
    "columns"),
  Misspelling(
    "type of a parameter",
    "layout A(columns: Itn = 2) < section < group horizontal 44 < item > > >", "Int"),
  Misspelling(
    "variable of a repeat", group("", "repeat 2 as row < item fractional(0.1 + rwo * 0.1) >"), "row"
  ),
  Misspelling("platform", "requires iOs 15 " + group(""), "iOS"),
  Misspelling("device", group("") + " preview \"P\" device: iPhon16 items: 3", "iPhone16"),
  Misspelling(
    "section in a preview",
    "section feed < group horizontal 44 < item > > preview \"P\" device: iPhone16 items: (fead: 3)",
    "feed"),
  Misspelling(
    "layout in a preview",
    "layout Feed < section < group horizontal 44 < item > > > preview \"P\" layout: Fed device: iPhone16 items: 3",
    "Feed"),
  Misspelling(
    "input in a preview",
    "layout A(columns: Int = 2) < section < group horizontal 44 count: columns < item > > > preview \"P\" device: iPhone16 items: 3 inputs: (colmns: 2)",
    "columns"),
]

@Suite struct SuggestionTests {
  @Test(arguments: misspellings)
  fileprivate func theNameThatWasMeantIsOffered(_ misspelling: Misspelling) throws {
    let compiled = CompiledText(misspelling.text)
    let errors = compiled.compilation.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1, "\(compiled.rendered)")
    let fix = try #require(errors.first?.fixes.first, "\(compiled.rendered)")
    #expect(fix.applicability == .always)
    #expect(fix.edits.map { $0.replacement } == [misspelling.meant])
    let (_, fixed) = CompiledText.fixed(Array(misspelling.text.utf8), path: "test.layout")
    #expect(fixed.compilation.diagnostics == [])
  }

  @Test func severalNamesThatAreEquallyNearAreAQuestion() {
    let text = "let gap1 = 8 let gap2 = 16 section spacing: gap3 < group horizontal 44 < item > >"
    let diagnostics = CompiledText(text).compilation.diagnostics
    #expect(diagnostics.map { $0.helps } == [["did you mean `gap1` or `gap2`?"]])
    #expect(diagnostics.map { $0.fixes } == [[]])
  }

  @Test func aWordThatIsNothingLikeAnyNameIsNotGuessed() {
    let diagnostics = CompiledText("section zebra: 8 < group horizontal 44 < item > >").compilation
      .diagnostics
    #expect(diagnostics.map { $0.fixes } == [[]])
  }
}
