/// Diagnostics for programs: what their readers rely on, beyond the golden files.

import LayoutDiagnostics
import LayoutJSON
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct JSONRendererTests {
  /// Bytes are the truth; what the other fields say follows from them.
  @Test func rangesAreBytesOfTheFile() throws {
    for sample in samples {
      let renderer = JSONRenderer(sources: sample.sources, style: Style())
      let lines = renderer.render(sample.diagnostics).split(separator: "\n")
      #expect(lines.count == sample.diagnostics.count)
      for (line, diagnostic) in zip(lines, sample.diagnostics.inOrder()) {
        let value = try readJSON(Array(line.utf8))
        #expect(value["code"] == .string(diagnostic.code.description))
        #expect(value["version"] == .number(1))
        #expect(
          value["rendered"]
            == .string(HumanRenderer(sources: sample.sources, style: Style()).render(diagnostic)))
        guard diagnostic.primary.file != .none else {
          #expect(value["primary"] == .null)
          continue
        }
        let primary = try #require(value.member("primary"))
        #expect(primary["byteStart"] == .number(Double(diagnostic.primary.range.start)))
        #expect(primary["byteEnd"] == .number(Double(diagnostic.primary.range.end)))
      }
    }
  }

  @Test func columnsCountScalarsAndUTF16() throws {
    var sample = Sample("")
    let file = sample.add("a.layout", "\u{FEFF}/* 👍e\u{301} */ itm")
    sample.report(
      .unknownElement(sample.place(file, "itm"), name: "itm", suggestion: "item", allowed: []))
    let line = JSONRenderer(sources: sample.sources, style: Style()).render(sample.diagnostics[0])
    let primary = try #require(try readJSON(Array(line.utf8)).member("primary"))
    let expected: [(String, Double)] = [
      ("byteStart", 17), ("byteEnd", 20), ("line", 1), ("column", 11), ("endLine", 1),
      ("endColumn", 14), ("utf16Column", 12), ("utf16EndColumn", 15),
    ]
    for (name, number) in expected { #expect(primary[name] == .number(number), "\(name)") }
  }

  /// Half-open, and open upwards where the claim goes on for any wider view.
  @Test func widthsArePairs() throws {
    var sample = Sample("")
    let file = sample.add("a.layout", "section")
    let reach = Reach(
      ranges: [32...335, 400...400, 600...1400], tried: 32...1400, isEverywhere: false, device: nil)
    sample.report(
      .noRoom(
        sample.place(file, "section"), reach, isSure: true, axis: "horizontal", room: "0",
        view: "on iPhoneSE1"))
    let line = JSONRenderer(sources: sample.sources, style: Style()).render(sample.diagnostics[0])
    #expect(line.contains(#""fixes":[],"widths":[[0,336],[400,401],[600,null]],"url":"#))
  }

  @Test func nothingIsSaidOfWidthsThatDoNotMatter() throws {
    for sample in samples {
      for diagnostic in sample.diagnostics where diagnostic.widths.isEmpty {
        let line = JSONRenderer(sources: sample.sources, style: Style()).render(diagnostic)
        #expect(!line.contains("\"widths\""))
      }
    }
  }
}

@Suite struct SARIFRendererTests {
  static func validator() throws -> SchemaValidator {
    try SchemaValidator(Repository.bytes("Tests/Cases/diagnostics/sarif-2.1.0.trimmed.json"))
  }

  @Test func conformsToTheSchema() throws {
    let validator = try Self.validator()
    var logs: [(String, String)] = samples.map {
      ($0.name, SARIFRenderer(sources: $0.sources, toolVersion: "1.2.3").render($0.diagnostics))
    }
    let everything = SARIFRenderer(sources: wordingSources, toolVersion: "1.2.3")
    logs.append(("nothing", everything.render([])))
    logs.append(("every code", everything.render(allDiagnostics)))
    logs.append(
      (
        "all ignored",
        everything.render(
          [], ignored: allDiagnostics.map { IgnoredDiagnostic($0, reason: "because") })
      ))
    for (name, log) in logs {
      let faults = validator.faults(in: try readJSON(Array(log.utf8)))
      #expect(faults.isEmpty, "\(name): \(faults.prefix(5))")
    }
  }

  /// A schema that accepts anything would prove nothing.
  @Test(arguments: [
    ("\"version\": \"2.1.0\"", "\"version\": \"2.2\""), ("\"ruleId\"", "\"rule_id\""),
    ("\"startLine\": 1", "\"startLine\": 0"), ("\"level\": \"warning\"", "\"level\": \"fatal\""),
    ("\"uri\": \"feed.layout\"", "\"uri\": \"my feed.layout\""),
    ("\"kind\": \"inSource\", ", ""), ("\"text\": \"the names", "\"txt\": \"the names"),
    ("[\"\\r\\n\", \"\\n\", ", "[\"\\n\", \"\\n\", "),
  ])
  func theSchemaRefuses(old: String, new: String) throws {
    var sample = Sample("")
    let file = sample.add("feed.layout", "item")
    var diagnostic = Diagnostic.valueInTwoWords(
      sample.place(file, "item"), first: "it", second: "em", joined: "item")
    diagnostic.message = "the names"
    let log = SARIFRenderer(sources: sample.sources, toolVersion: "1.2.3").render(
      [], ignored: [IgnoredDiagnostic(diagnostic, reason: "because")])
    let wrong = log.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: new)
    #expect(wrong != log)
    let validator = try Self.validator()
    #expect(validator.faults(in: try readJSON(Array(log.utf8))).isEmpty)
    #expect(!validator.faults(in: try readJSON(Array(wrong.utf8))).isEmpty)
  }

  static let paths: [(String, String)] = [
    ("a/b.layout", "a/b.layout"), ("my layouts/ü.layout", "my%20layouts/%C3%BC.layout"),
    ("a:b#c?d%e.layout", "a%3Ab%23c%3Fd%25e.layout"), ("/tmp/a.layout", "file:///tmp/a.layout"),
    ("<stdin>", "%3Cstdin%3E"),
  ]

  @Test(arguments: paths)
  func namesFiles(path: String, uri: String) {
    var sample = Sample("")
    let file = sample.add(path, "")
    sample.report(.emptyLayout(sample.place(file, "")))
    let log = SARIFRenderer(sources: sample.sources, toolVersion: "1").render(sample.diagnostics)
    let base = path.hasPrefix("/") ? "" : ", \"uriBaseId\": \"SRCROOT\""
    #expect(log.contains("{\"uri\": \"\(uri)\"\(base)}"))
  }

  @Test func marksWhatIsNoPlaceholderAndNoLink() {
    var sample = Sample("")
    let file = sample.add("a.layout", "")
    sample.report(
      Diagnostic(
        .emptyLayout, "braces `{` and [a](b)", at: Label(sample.place(file, ""), "plain [a]")))
    let log = SARIFRenderer(sources: sample.sources, toolVersion: "1").render(sample.diagnostics)
    #expect(log.contains(#""text": "braces `{{` and \\[a\\](b)""#))
    #expect(log.contains(#""text": "plain [a]""#))
  }

  /// A fingerprint outlives lines that are added above and other indentation; equal lines count.
  @Test func fingerprintsStay() throws {
    func prints(_ text: String) throws -> [String] {
      var sample = Sample("")
      let file = sample.add("a.layout", text)
      for index in 0..<2 {
        sample.report(
          .nonPositiveDimension(sample.place(file, "item 0", index), value: "0"))
      }
      let log = SARIFRenderer(sources: sample.sources, toolVersion: "1").render(sample.diagnostics)
      return log.split(separator: "\n").filter { $0.contains("layoutc/v1") }.map { String($0) }
    }
    let before = try prints("item 0\nitem 0\n")
    #expect(Set(before).count == 2)
    #expect(before[0].contains(":1\"") && before[1].contains(":2\""))
    #expect(try prints("// new\n  item 0\n\n  item 0\n") == before)
    #expect(try prints("item 0 // x\nitem 0\n") != before)
  }
}

@Suite struct GitHubRendererTests {
  @Test func escapesWhatEndsAProperty() {
    var sample = Sample("")
    let file = sample.add("a,b:c%.layout", "item\nitem")
    sample.report(
      Diagnostic(
        .emptyLayout, "100% of `a: b, c`", at: Label(sample.place(file, "item\nitem"), ""),
        notes: ["a fact"]))
    #expect(
      GitHubRenderer(sources: sample.sources).render(sample.diagnostics)
        == "::error file=a%2Cb%3Ac%25.layout,line=1,endLine=2,title=layoutc L0430::"
        + "100%25 of `a: b, c`%0Anote: a fact\n")
  }

  @Test(arguments: [
    ("a.layout", "/repo/app", "/repo", "app/a.layout"),
    ("/repo/app/a.layout", "/elsewhere", "/repo/", "app/a.layout"),
    ("a.layout", "/repository", "/repo", "a.layout"),
    ("/tmp/a.layout", "/repo", "/repo", "/tmp/a.layout"),
    ("a.layout", "/repo/app", "", "a.layout"),
  ])
  func countsPathsFromTheRepository(
    path: String, directory: String, workspace: String, shown: String
  ) {
    var sample = Sample("")
    let file = sample.add(path, "")
    sample.report(.emptyLayout(sample.place(file, "")))
    let renderer = GitHubRenderer(
      sources: sample.sources, directory: directory, workspace: workspace)
    #expect(
      renderer.render(sample.diagnostics).hasPrefix("::error file=\(shown),line=1,col=1,"))
  }
}

extension JSONValue {
  /// The value of a member of an object.
  fileprivate func member(_ name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate subscript(name: String) -> JSONContent? { member(name)?.content }
}
