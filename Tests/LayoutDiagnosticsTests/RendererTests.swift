/// The looks of diagnostics, as golden files: every sample in every style.

import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct RendererTests {
  static let styles: [(String, Style)] = [
    ("human-unicode.txt", Style()), ("human-ascii.txt", Style(unicode: false)),
    ("human-color-unicode.txt", Style(color: true)),
    ("human-color-ascii.txt", Style(color: true, unicode: false)),
    (
      "human-narrow.txt",
      Style(width: 60, fixCommand: nil, explainCommand: nil)
    ),
  ]

  @Test(arguments: styles)
  func human(file: String, style: Style) {
    var text = ""
    for sample in samples {
      text += "=== \(sample.name)\n"
      text += HumanRenderer(sources: sample.sources, style: style).render(sample.diagnostics)
      text += "\n"
    }
    #expect(goldenDifference(text, "diagnostics/" + file) == nil)
  }

  @Test func unix() {
    var text = ""
    for sample in samples {
      text += "=== \(sample.name)\n"
      text += UnixRenderer(sources: sample.sources, directory: "/app").render(sample.diagnostics)
    }
    #expect(goldenDifference(text, "diagnostics/unix.txt") == nil)
  }

  @Test func summaryAndLimit() {
    var sample = Sample("")
    let first = sample.add("a.layout", "item item item")
    let second = sample.add("b.layout", "item")
    let style = Style()
    #expect(Summary([]).text(style) == "")
    var all = [
      Diagnostic.topLevelElement(
        sample.place(second, "item"), element: "item", container: "section")
    ]
    #expect(Summary(all).text(style) == "1 error in 1 file\n")
    for index in 0..<3 {
      all.append(
        .topLevelElement(sample.place(first, "item", index), element: "item", container: "section"))
    }
    let slip = Diagnostic.valueInTwoWords(
      sample.place(second, "item"), first: "it", second: "em", joined: "item")
    all += [slip, slip]
    #expect(
      Summary(all).text(style)
        == "4 errors, 2 warnings in 2 files (2 fixable with `layoutc fix`)\n")
    #expect(Summary([.unreadableFile(path: "x", reason: "y")]).text(style) == "1 error\n")

    let text = HumanRenderer(sources: sample.sources, style: style).render(all, maximumErrors: 2)
    let heads = text.split(separator: "\n").filter { $0.contains("[L0") }
    #expect(heads.count == 2)
    #expect(text.contains("\n… and 4 more\n\n4 errors"))
    let whole = HumanRenderer(sources: sample.sources, style: style).render(all, maximumErrors: 4)
    #expect(!whole.contains("… and"))
    #expect(HumanRenderer(sources: sample.sources, style: style).render([]) == "")
  }
}

@Suite struct LongLineTests {
  @Test func showTheirPartRoundThePlace() {
    var sources = SourceMap()
    let text =
      String(repeating: "item ", count: 200) + "itm: 3" + String(repeating: " >", count: 200)
    let file = sources.add(path: "long.layout", bytes: Array(text.utf8))
    let place = Place(file, ByteRange(start: 1000, end: 1003))
    let diagnostic = Diagnostic.unknownName(place, name: "itm", suggestion: "item")
    let lines = HumanRenderer(sources: sources, style: Style(unicode: true)).render(diagnostic)
      .split(separator: "\n")
    #expect(lines.allSatisfy { $0.unicodeScalars.count < 220 })
    let shown = lines[3].firstIndex(of: "…").map { lines[3][$0...] } ?? ""
    #expect(shown.hasPrefix("…" + String(repeating: "item ", count: 12) + "itm: 3 >"))
    #expect(shown.hasSuffix("…"))
    let marked = lines[3].prefix { $0 != "…" }.count + 61
    #expect(lines[4].dropFirst(marked).hasPrefix("━━━"))
  }
}
