/// `layoutc fix`: what it writes, what it prints, how it ends.

import LayoutTestSupport
import Testing

@testable import LayoutCLI

@Suite struct FixCommandTests {
  private static let clean = "section < header 20 >\n"
  private static let comma = "section < header 20, >\n"
  /// A mistake that mends itself, and one that doesn't.
  private static let half = "section < header 20, colour: 3 >\n"
  private static let maybe =
    "section < group horizontal 44 width: 9 height: 9 < item > >\n"

  @Test func writesWhatChangedAndSaysSo() {
    let system = TestSystem(["a.layout": Self.comma, "b.layout": Self.clean])
    let result = system.run("fix a.layout b.layout")
    #expect(result.status == .success)
    #expect(result.output == "")
    #expect(result.errors == "a.layout: 1 fix applied (L0206)\n")
    #expect(system.written == ["a.layout": Self.clean])
  }

  @Test func reportsWhatRemains() {
    let system = TestSystem(["a.layout": Self.half])
    let result = system.run("fix --diagnostics unix a.layout")
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("a.layout: 1 fix applied (L0206)\n/work/a.layout:1:21: error:"))
    #expect(system.written == ["a.layout": "section < header 20 colour: 3 >\n"])
  }

  @Test func standardInputGoesToStandardOutput() {
    let system = TestSystem()
    system.standardInput = Array(Self.comma.utf8)
    #expect(system.run("fix -").output == Self.clean)
    let named = system.run("fix - --stdin-path feed.layout")
    #expect(named.output == Self.clean)
    #expect(named.errors == "feed.layout: 1 fix applied (L0206)\n")
    system.standardInput = Array(Self.clean.utf8)
    #expect(system.run("fix -") == .init(status: .success, output: Self.clean, errors: ""))
    #expect(system.written.isEmpty)
  }

  @Test func aDryRunShowsAndWritesNothing() {
    let system = TestSystem(["a.layout": Self.comma, "b.layout": Self.clean])
    let result = system.run("fix --dry-run a.layout b.layout")
    #expect(result.status == .failure)
    #expect(
      result.output == """
        --- a.layout
        +++ a.layout
        @@ -1 +1 @@
        -section < header 20, >
        +section < header 20 >

        """)
    #expect(result.errors == "a.layout: 1 fix to apply (L0206)\n")
    #expect(system.written.isEmpty)
    #expect(
      system.run("fix --dry-run b.layout") == .init(status: .success, output: "", errors: ""))
    #expect(system.run("fix --dry-run b.layout none.layout").status == .usage)
  }

  @Test func appliesWhatIsAskedFor() {
    let system = TestSystem(["a.layout": Self.maybe, "b.layout": Self.comma])
    #expect(system.run("fix a.layout").status == .failure)
    #expect(system.run("fix --maybe --only L0206 a.layout").status == .failure)
    #expect(system.run("fix --only long-name,L0301 --only 427 b.layout").status == .failure)
    #expect(system.written.isEmpty)
    #expect(system.run("fix --maybe --only long-name,size-given-twice a.layout").status == .success)
    #expect(
      system.written == ["a.layout": "section < group horizontal width: 9 height: 9 < item > >\n"])
  }

  @Test func leavesChoicesToPeople() {
    let text = "section < header 40 align: if (container.width > 600) leading else top >\n"
    let system = TestSystem(["a.layout": text])
    let result = system.run("fix --maybe --diagnostics unix a.layout")
    #expect(result.status == .failure)
    #expect(
      result.errors.hasPrefix(
        "a.layout: L0428 not fixed: one of several fixes has to be chosen\n"), "\(result.errors)")
    #expect(system.written.isEmpty)
  }

  @Test func keepsEveryOtherByte() {
    let text = "\u{FEFF}// é\r\nsection <\r\n\theader 20, \r\n>"
    let system = TestSystem(["a.layout": text])
    #expect(system.run("fix a.layout").status == .success)
    #expect(system.written["a.layout"] == text.replacing(",", with: ""))
    let difference = system.run("fix --dry-run a.layout").output
    #expect(
      difference == """
        --- a.layout
        +++ a.layout
        @@ -1,4 +1,4 @@
         \u{FEFF}// é\r
         section <\r
        -\theader 20, \r
        +\theader 20 \r
         >
        \\ No newline at end of file

        """)
  }

  /// Only files that are named are written, also where another names them.
  @Test func importsAreLeftAlone() {
    let files = [
      "feed.layout": "import \"card.layout\"\nsection < group horizontal 44 < card() >, >\n",
      "card.layout": "define card() < item fractional(0.5), >\n",
    ]
    let system = TestSystem(files)
    #expect(system.run("fix feed.layout").status == .failure)
    #expect(Set(system.written.keys) == ["feed.layout"])
    let both = TestSystem(files)
    #expect(both.run("fix feed.layout card.layout").status == .success)
    #expect(
      both.written == [
        "feed.layout": "import \"card.layout\"\nsection < group horizontal 44 < card() > >\n",
        "card.layout": "define card() < item fractional(0.5) >\n",
      ])
    let folder = TestSystem(
      [
        "all/feed.layout": files["feed.layout"] ?? "",
        "all/card.layout": files["card.layout"] ?? "",
      ])
    folder.folders["all"] = FolderListing(files: ["all/card.layout", "all/feed.layout"])
    #expect(folder.run("fix all all/feed.layout").status == .success)
    #expect(folder.written.count == 2)
  }

  /// `wid` is `width`, but that is there already: mending one would break the other.
  @Test func leavesWhatWouldBreakSomething() {
    let text = "section < group horizontal 44 < item widht: 30 width: 40, > >\n"
    let system = TestSystem(["a.layout": text])
    let result = system.run("fix --diagnostics unix a.layout")
    #expect(result.status == .failure)
    #expect(
      result.errors.hasPrefix(
        """
        a.layout: 1 fix applied (L0206)
        a.layout: L0301 not fixed: there would be a new error, L0314: the attribute `width` is given twice

        """), "\(result.errors)")
    #expect(
      system.written == [
        "a.layout": "section < group horizontal 44 < item widht: 30 width: 40 > >\n"
      ])
  }

  @Test func saysWhatCannotBeReadOrWritten() {
    let system = TestSystem(["locked/a.layout": Self.comma, "a.layout": Self.comma])
    let locked = system.run("fix locked/a.layout")
    #expect(locked.status == .usage)
    #expect(locked.errors.hasSuffix("cannot write `locked/a.layout`: Permission denied\n"))
    let missing = system.run("fix none.layout a.layout")
    #expect(missing.status == .usage)
    #expect(missing.errors.contains("L0001"))
    #expect(system.written == ["a.layout": Self.clean])
  }

  static let usage: [(String, String)] = [
    ("fix", "`fix` needs a file, a folder or `-`"),
    ("fix --only nothing a.layout", "there is no diagnostic `nothing`"),
    ("fix --only long-nam a.layout", "did you mean `long-name`?"),
    ("fix --only L0206, a.layout", "there is no diagnostic ``"),
    ("check --maybe a.layout", "`--maybe` is no option of `check`; it belongs to `fix`"),
    ("fix --dry-run --diagnostics json a.layout", "would mix on standard output"),
    ("fix --diagnostics sarif -", "would mix on standard output"),
    ("explain", "`explain` needs a code or a name, or `--list`"),
    ("explain L0999", "`layoutc explain --list` lists those there are"),
    ("explain missing-closr", "did you mean `missing-closer`?"),
    ("explain --format csv L0202", "expected `text`, `markdown` or `json`"),
  ]

  @Test(arguments: usage) func refusesWrongUsage(line: String, message: String) {
    let result = TestSystem().run(line)
    #expect(result.status == .usage)
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
