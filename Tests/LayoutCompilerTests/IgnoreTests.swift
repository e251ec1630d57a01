/// `layout:ignore` comments: what they silence, what is wrong with them, and what their fixes leave.

import LayoutCompiler
import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

/// A section with a warning, L0313, on its first line.
private let wordy = "section insetsReference: safe area < group horizontal 44 < item > >"
private let plain = "section < group horizontal 44 < item > >"
/// A section with L0471.
private let tiny = "section < group horizontal estimated(1) < item height: estimated(1) > >"

@Suite struct IgnoreTests {
  /// A file, what is told of it and what is silenced, by their numbers. Other lints don't count.
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var kept: [UInt16]
    var ignored: [UInt16]

    init(_ source: String, kept: [UInt16] = [], ignored: [UInt16] = []) {
      self.source = source
      self.kept = kept
      self.ignored = ignored
    }

    var testDescription: String { source }
  }

  static let known: Set<UInt16> = [313, 401, 464, 471, 690, 691, 692, 693]

  static let scopes: [Case] = [
    Case("// layout:ignore value-in-two-words -- why\n\(wordy)", ignored: [313]),
    Case("// layout:ignore L0313 -- why\n\(wordy)", ignored: [313]),
    Case("//layout:ignore 313 -- why\n\n/* or not */\n// why not\n\(wordy)", ignored: [313]),
    Case("// layout:ignore L0313 -- why\r\n\(wordy)\r\n", ignored: [313]),
    Case("\u{FEFF}// layout:ignore L0313 -- why\n\(wordy)", ignored: [313]),
    // All of what follows, and no more.
    Case("// layout:ignore L0313 -- why\nlayout A <\n\(wordy) >", ignored: [313]),
    Case("layout A <\n// layout:ignore L0313 -- why\n\(wordy)\n>", ignored: [313]),
    Case("// layout:ignore L0313 -- why\n\(plain)\n\(wordy)", kept: [690, 313]),
    Case("\(wordy)\n// layout:ignore L0313 -- why\n\(plain)", kept: [313, 690]),
    Case(
      "section a <\nif (container.width > 500) < group horizontal 44 < item > >\n"
        + "// layout:ignore L0471 -- why\nelse < group horizontal estimated(1)"
        + " < item height: estimated(1) > > >", ignored: [471]),
    // Attributes: those of the line.
    Case(
      "section a\n// layout:ignore L0313 -- why\nspacing: 8 insetsReference: safe area < \n"
        + "group horizontal 44 < item > >", ignored: [313]),
    Case(
      "section a\n// layout:ignore L0313 -- why\nspacing: 8\ninsetsReference: safe area < \n"
        + "group horizontal 44 < item > >", kept: [690, 313]),
    // Where nothing could be foretold, nobody knows whether there is something to ignore.
    Case("// layout:ignore L0412 -- why\nrepeat 5 < \(plain) >", kept: [690]),
    Case("// layout:ignore L0412 -- why\nrepeat 600 < \(plain) >"),
    // After code: the line.
    Case("\(wordy) // layout:ignore L0313 -- why", ignored: [313]),
    Case("\(plain) // layout:ignore L0313 -- why\n\(wordy)", kept: [690, 313]),
    Case("\(wordy)\n\(plain) // layout:ignore L0313 -- why", kept: [313, 690]),
    Case("\(wordy) /* and\n */ // layout:ignore L0313 -- why", kept: [313, 690]),
    // Several names, and the innermost of several comments.
    Case(
      "// layout:ignore tiny-estimate, value-in-two-words -- why\nlayout A < \(wordy) \(tiny) >",
      ignored: [313, 471]),
    Case(
      "// layout:ignore L0471 L0313 -- why\nlayout A < \(wordy) \(tiny) >", ignored: [313, 471]),
    Case(
      "// layout:ignore L0313 -- outer\nlayout A <\n// layout:ignore L0313 -- inner\n\(wordy) >",
      kept: [690], ignored: [313]),
    Case("// layout:ignore L0313, L0313 -- why\n\(wordy)", kept: [690], ignored: [313]),
  ]

  static let comments: [Case] = [
    // What is none.
    Case("/* // layout:ignore L0313 -- why */\n\(wordy)", kept: [313]),
    Case("/* /* */ // layout:ignore L0313 -- why\n*/\n\(wordy)", kept: [313]),
    Case("/// layout:ignore L0313 -- why\n\(wordy)", kept: [313]),
    Case("// layout:ignored L0313 -- why\n\(wordy)", kept: [313]),
    Case("// LAYOUT:IGNORE L0313 -- why\n\(wordy)", kept: [313]),
    // What is wrong with one.
    Case("// layout:ignore L0313\n\(wordy)", kept: [692], ignored: [313]),
    Case("// layout:ignore L0313 --  \n\(wordy)", kept: [692], ignored: [313]),
    Case("// layout:ignore L0313 - why\n\(wordy)", kept: [692, 691, 691], ignored: [313]),
    Case("// layout:ignore\n\(wordy)", kept: [691, 313]),
    Case("// layout:ignore -- why\n\(wordy)", kept: [691, 313]),
    Case("// layout:ignore L0313, empty-layout -- why\n\(wordy)", kept: [693], ignored: [313]),
    Case("// layout:ignore L9999 -- why\n\(plain)", kept: [691]),
    // What is of no use.
    Case("section < group horizontal 44 < item >\n// layout:ignore L0313 -- why\n>", kept: [690]),
    Case("\(plain)\n// layout:ignore L0313 -- why", kept: [690]),
    Case("// layout:ignore L0313, L0471 -- why\n\(plain)", kept: [690]),
    Case(
      "// layout:ignore \(String(repeating: "x, ", count: 99))L0313, L0471 -- why\n\(wordy)",
      kept: [UInt16](repeating: 691, count: 99), ignored: [313]),
    // What is an error in one place may be a warning in another.
    Case(
      "section < // layout:ignore item-exceeds-group -- meant\n"
        + "group horizontal 40 < item width: 0.5 height: 60 > >", kept: [690, 464]),
    Case(
      "section < // layout:ignore item-exceeds-group -- meant\n"
        + "group horizontal 40 < item width: 0.5 height: 60 > > // layout:ignore L0464 -- meant",
      kept: [690], ignored: [464]),
    Case(
      "section < group horizontal width: 100 height: 40 < item width: 200 > > // layout:ignore L0464 -- meant",
      kept: [464]),
    // An input without a value keeps a layout from being tried.
    Case("// layout:ignore L0471 -- why\nlayout A(n: Int) < \(plain) >"),
    Case("// layout:ignore L0471 -- why\nlayout A(n: Int = 1) < \(plain) >", kept: [690]),
    Case(
      "// layout:ignore L0471 -- why\nlayout A(n: Int) < \(plain) >\n"
        + "preview \"One\" inputs: (n: 1)", kept: [690]),
    // A slip is taken as meant.
    Case("// layout:ignore value-in-two-word -- why\n\(wordy)", kept: [691], ignored: [313]),
    Case("// layout:ignore tiny-estmate -- why\n\(wordy)", kept: [691, 313]),
    // Errors are told, and keep everything else from being judged.
    Case("// layout:ignore L0401, L0313 -- why\nsection < >", kept: [401]),
    // What isn't looked at isn't judged: names found when frames are made, and unused definitions.
    Case("// layout:ignore unknown-provider, not-in-appkit -- why\n\(plain)"),
    Case("// layout:ignore L0313 -- why\nlet gap = 8"),
    Case("// layout:ignore L0313 -- why\ndefine a < item >\n\(plain)"),
    Case("define a <\n// layout:ignore L0313 -- why\nitem >\n\(plain)"),
    Case(
      "define a <\n// layout:ignore L0313 -- why\nitem >\nsection < group horizontal 44 < a() > >",
      kept: [690]),
    Case(
      "define `a` < item > // layout:ignore L0313 -- why\nsection < group horizontal 44 < a() > >",
      kept: [690]),
  ]

  @Test(arguments: scopes + comments) func partsWhatWasFound(_ expected: Case) {
    let told = CompiledText(expected.source).compilation.told()
    let kept = told.kept.map { $0.code.rawValue }.filter(Self.known.contains)
    let ignored = told.ignored.map { $0.diagnostic.code.rawValue }.filter(Self.known.contains)
    #expect(kept == expected.kept)
    #expect(ignored == expected.ignored)
  }

  @Test func givesTheReason() {
    let source = "// layout:ignore L0313 -- as written, -- elsewhere  \n\(wordy)"
    #expect(
      CompiledText(source).compilation.told().ignored.map { $0.reason }
        == ["as written, -- elsewhere"])
  }

  static let fixes: [(String, String)] = [
    ("// layout:ignore L0313 -- why\n\(plain)\n", "\(plain)\n"),
    ("\u{FEFF}// layout:ignore L0313 -- why\r\n\(plain)\r\n", "\u{FEFF}\(plain)\r\n"),
    ("layout A <\n\t// layout:ignore L0313 -- why\n\(plain) >", "layout A <\n\(plain) >"),
    ("\(plain) // layout:ignore L0313 -- why\n", "\(plain)\n"),
    ("/* a */ // layout:ignore L0313 -- why\n\(plain)", "/* a */\n\(plain)"),
    (
      "// layout:ignore L0313, L0471 -- why\n\(wordy)",
      "// layout:ignore L0313 -- why\n\(wordy)"
    ),
    (
      "// layout:ignore L0471 , L0313 -- why\n\(wordy)",
      "// layout:ignore L0313 -- why\n\(wordy)"
    ),
    (
      "// layout:ignore L0313, tiny-estmate -- why\nlayout A < \(wordy) \(tiny) >",
      "// layout:ignore L0313, tiny-estimate -- why\nlayout A < \(wordy) \(tiny) >"
    ),
    ("// layout:ignore empty-layout -- why\n\(plain)", plain),
    ("// layout:ignore -- why\n\(plain)", plain),
    ("\(plain)\n// layout:ignore L0313 -- why", "\(plain)\n"),
  ]

  @Test(arguments: fixes) func mendsItself(source: String, mended: String) throws {
    let told = CompiledText(source).compilation.told().kept.filter { $0.code.rawValue / 10 == 69 }
    #expect(told.count == 1)
    let fix = try #require(told.first?.fixes.first)
    #expect(fix.applicability == .always && fix.edits.count == 1)
    let edit = try #require(fix.edits.first)
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(
      Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
    let rest = CompiledText(bytes).compilation.told().kept
    #expect(rest.allSatisfy { $0.code.rawValue / 10 != 69 })
  }

  /// What is found in a file that is imported is silenced there, and judged where it is compiled itself.
  @Test func worksInImportedFiles() {
    let pieces = """
      define rows < section a insetsReference: safe area < group horizontal 44 < item > > >
      """
    let files = [
      "feed.layout": "import \"pieces.layout\"\nsection feed = rows()",
      "pieces.layout": "// layout:ignore value-in-two-words, tiny-estimate -- why\n\(pieces)",
    ]
    let told = CompiledText(files: files, root: "feed.layout").compilation.told()
    #expect(told.kept.filter { Self.known.contains($0.code.rawValue) }.isEmpty)
    #expect(told.ignored.map { $0.diagnostic.code } == [.valueInTwoWords])
    #expect(CompiledText(files: files, root: "pieces.layout").compilation.told().kept.isEmpty)
  }

  /// A code that only the making of frames or Swift can find must not count as absent: every other warning
  /// or note that is told of a file is found by compiling and checking.
  @Test(
    arguments: DiagnosticCode.allCases.filter {
      $0.descriptor.severity != .error && $0.descriptor.exampleKind == .layout
    })
  func judgesOnlyWhatChecksFind(code: DiagnosticCode) {
    let found = CompiledText(code.descriptor.failingExample, path: "feed.layout").compilation.told()
    let isFound = found.kept.contains { $0.code == code }
    let ignore = "// layout:ignore \(code.descriptor.name) -- why\n"
    let judged = CompiledText(ignore + plain).compilation.told().kept
    let isJudged = judged.contains { $0.code == .unusedIgnore }
    #expect(isFound || !isJudged, "\(code.descriptor.name) is not found by checks")
  }
}
