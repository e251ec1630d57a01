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

  @Test func narrated() {
    var text = ""
    for sample in samples {
      text += "=== \(sample.name)\n"
      text += NarratedRenderer(sources: sample.sources, style: Style()).render(sample.diagnostics)
      text += "\n"
    }
    #expect(goldenDifference(text, "diagnostics/narrated.txt") == nil)
  }

  @Test func gitHub() {
    var text = ""
    for sample in samples {
      text += "=== \(sample.name)\n"
      text += GitHubRenderer(sources: sample.sources).render(sample.diagnostics)
    }
    #expect(goldenDifference(text, "diagnostics/github.txt") == nil)
  }

  @Test func json() {
    var text = ""
    for sample in samples {
      text += "=== \(sample.name)\n"
      text += JSONRenderer(sources: sample.sources, style: Style()).render(sample.diagnostics)
    }
    #expect(goldenDifference(text, "diagnostics/json.txt") == nil)
  }

  @Test func sarif() {
    var text = ""
    for sample in samples {
      text += "=== \(sample.name)\n"
      text += SARIFRenderer(sources: sample.sources, toolVersion: "1.2.3").render(
        sample.diagnostics)
    }
    text += "=== tabs, ignored\n"
    let ignored = samples[1].diagnostics.map { IgnoredDiagnostic($0, reason: "known") }
    text += SARIFRenderer(sources: samples[1].sources, toolVersion: "1.2.3").render(
      [], ignored: ignored)
    #expect(goldenDifference(text, "diagnostics/sarif.txt") == nil)
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

    let spoken = NarratedRenderer(sources: sample.sources, style: style)
    #expect(
      spoken.render(all, maximumErrors: 2).hasSuffix(
        "\n4 more are not told.\n\n4 errors and 2 warnings in 2 files. layoutc fix mends 2 of them.\n"
      ))
    #expect(spoken.render([]) == "")
    let lines = UnixRenderer(sources: sample.sources, directory: "").render(all, maximumErrors: 2)
    #expect(lines.hasSuffix("\nlayoutc: note: 4 more\n"))
    let annotations = GitHubRenderer(sources: sample.sources).render(all, maximumErrors: 2)
    #expect(annotations.hasSuffix("\n::notice title=layoutc::4 more\n"))
  }
}

@Suite struct LimitTests {
  /// Errors are shown however many warnings stand before them.
  @Test func warningsEndAfterAThousand() {
    var sample = Sample("")
    let file = sample.add("a.layout", String(repeating: " ", count: 3_000))
    func place(_ offset: Int) -> Place { Place(file, ByteRange(start: offset, end: offset)) }
    for offset in 0..<1_500 {
      sample.report(.valueInTwoWords(place(offset), first: "a", second: "b", joined: "ab"))
    }
    for offset in 2_000..<2_003 { sample.report(.emptyLayout(place(offset))) }
    func lines(_ limit: Int) -> [Substring] {
      UnixRenderer(sources: sample.sources, directory: "")
        .render(sample.diagnostics, maximumErrors: limit).split(separator: "\n")
        .filter { !$0.hasPrefix("a.layout") || $0.contains("[L") }
    }
    #expect(lines(.max).count == 1_503)
    #expect(lines(5).count == 1_004)
    #expect(lines(5).last == "layoutc: note: 500 more")
    #expect(lines(2).filter { $0.contains("error") }.count == 2)
    #expect(lines(2).last == "layoutc: note: 501 more")
  }
}

@Suite struct LongLineTests {
  @Test func showTheirPartRoundThePlace() {
    var sources = SourceMap()
    let text =
      String(repeating: "item ", count: 200) + "itm: 3" + String(repeating: " >", count: 200)
    let file = sources.add(path: "long.layout", bytes: Array(text.utf8))
    let place = Place(file, ByteRange(start: 1000, end: 1003))
    let diagnostic = Diagnostic.unknownName(place, name: "itm", nearest: ["item"])
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
