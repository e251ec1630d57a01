/// `requires`: which systems a file is for, and what they lack.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct RequirementTests {
  static let rows: [DiagnosticTableTests.Row] = [
    .init(.unknownPlatform, "requires «ios» 15 section < header 20 >"),
    .init(.unknownPlatform, "requires «watchOS» 9 section < header 20 >"),
    .init(.requiredTwice, "requires iOS 15, «iOS 16» section < header 20 >"),
    .init(.requiredTwice, "requires iOS 15 requires «iOS 15» section < header 20 >"),
    .init(.oddVersion, "requires iOS «12.9» section < header 20 >"),
    .init(.oddVersion, "requires macOS «10.14» section < header 20 >"),
    .init(.oddVersion, "requires iOS «1_5» section < header 20 >"),
    .init(.oddVersion, "requires iOS «15e0» section < header 20 >"),
    .init(.oddVersion, "requires iOS «15.123» section < header 20 >"),
    .init(.oddVersion, "requires iOS «15pt» section < header 20 >"),
    .init(.oddVersion, "requires tvOS «115» section < header 20 >"),

    .init(
      .needsNewerSystem,
      "requires iOS 16.4 section «bounce»: never < group horizontal 44 < item > >"),
    .init(
      .needsNewerSystem,
      "requires iOS 17, tvOS 16 section «deceleration»: fast < group horizontal 44 < item > >"),
    .init(.needsNewerSystem, "requires iOS 13 «list» plain headerTopPadding: 3"),
    .init(.needsNewerSystem, "requires iOS 14 list plain «headerTopPadding»: 3"),
    .init(
      .needsNewerSystem,
      "requires iOS 13 layout A «insetsReference»: none < section < header 20 > >"),
    .init(
      .needsNewerSystem,
      "requires iOS 15 section «supplementaryInsetsReference»: none < header 20 >"),
    .init(
      .needsNewerSystem,
      "requires iOS 16 section < group horizontal height: «uniform»(44) < item > >"),
    .init(
      .needsNewerSystem,
      """
      requires iOS 16
      section < group horizontal height: if (sectionIndex > 0) 44 else «uniform»(44) < item > >
      """),
  ]

  @Test(arguments: rows) func saysWhatIsWrong(row: DiagnosticTableTests.Row) {
    let marked = MarkedText(row.text)
    let compiled = CompiledText(marked.source)
    let found = compiled.compilation.diagnostics
    #expect(found.map { $0.code } == [row.code], "\(row.text)\n\(compiled.rendered)")
    #expect(found.map { $0.primary.range } == marked.ranges, "\(row.text)\n\(compiled.rendered)")
  }

  /// What AppKit or tvOS lack for good is no question of versions, and `count:` has an older form.
  @Test(arguments: [
    "requires iOS 17 section bounce: never < group horizontal 44 < item > >",
    "requires macOS 10.15 section bounce: never < group horizontal 44 < item > >",
    "requires iOS 13 section < group horizontal 44 count: 2 < item > >",
    "requires iOS 14 list plain separators: false",
    "requires iOS 15, tvOS 13, macOS 10.15 section < group horizontal estimated(44) < item > >",
    "requires tvOS 14 list plain separators: false",
  ])
  func takes(text: String) {
    let compiled = CompiledText(text)
    #expect(compiled.rendered == "")
  }

  /// What other files define counts where it is used, and is said there.
  @Test func looksAtWhatIsImportedAndUsed() throws {
    let shared =
      "define row(height) < item height: uniform(height) > define new(a) < item uniform(a) >"
    let text = """
      requires iOS 16 import "Shared.layout" section < group horizontal 44 < row(44) > >
      """
    let files = SourceFiles(Array(text.utf8), file: FileID(0)) { _, _ in
      .file(FileID(1), Array(shared.utf8))
    }
    let found = compile(files, defaultLayoutName: "Feed").diagnostics
    #expect(found.map { $0.code } == [.needsNewerSystem])
    #expect(found.first?.primary.file == FileID(1))
    #expect(found.first?.secondary.first?.file == FileID(0))
  }

  @Test func givesOneVersionForEachPlatform() {
    let text = "requires iOS 15, macOS 12.3 requires tvOS 16.10 section < header 20 >"
    let requirements = CompiledText(text).compilation.requirements
    #expect(requirements.map { $0.platform } == [.iOS, .macOS, .tvOS])
    #expect(requirements.map { $0.version.text } == ["15", "12.3", "16.10"])
    #expect(PlatformVersion(10, 15) < PlatformVersion(11))
    #expect(PlatformVersion(12, 3) < PlatformVersion(12, 10))
  }

  /// What can be written instead is a fix, with the difference that it makes.
  @Test func saysWhatToWriteInstead() throws {
    let text = "requires iOS 16 section < group horizontal uniform(44) < item > >"
    let found = try #require(CompiledText(text).compilation.diagnostics.first)
    #expect(found.message == "`uniform` needs iOS 17, the file requires 16")
    #expect(found.notes == ["with `estimated` each of the row has its own size"])
    #expect(found.fixes.map { $0.title } == ["require `iOS 17`", "write `estimated`"])
  }
}
