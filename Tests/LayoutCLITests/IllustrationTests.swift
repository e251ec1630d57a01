/// Codes that the catalogue only tells in words are emitted as well, each by a run of the tool.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import Testing

@testable import LayoutCLI

@Suite struct IllustrationTests {
  /// A command line and the files that it finds, which give a code.
  struct Run: Sendable {
    var line: String
    var files: [String: [UInt8]]

    init(_ line: String, _ files: [String: String] = [:]) {
      self.line = line
      self.files = files.mapValues { Array($0.utf8) }
    }
  }

  private static let grid = "section < group horizontal 44 < item > >\n"

  /// A definition of each name, made of the one before, and a layout that uses the last.
  private static func chain(_ count: Int, first: String, next: (Int) -> String, use: String)
    -> String
  {
    first + "\n" + (1..<count).map { next($0) + "\n" }.joined()
      + "section < group horizontal 44 < \(use) > >\n"
  }

  static let runs: [DiagnosticCode: Run] = [
    .unreadableFile: Run("check fed.layout", ["feed.layout": grid]),
    .notUTF8: latin,
    .nestingTooDeep: Run(
      "check deep.layout",
      [
        "deep.layout": "section < " + String(repeating: "group vertical < ", count: 300) + "item "
          + String(repeating: "> ", count: 301)
      ]),
    .constantsTooDeep: Run(
      "check a.layout",
      [
        "a.layout": chain(
          2000, first: "let a0 = container.width", next: { "let a\($0) = a\($0 - 1) + 1" },
          use: "item width: a1999")
      ]),
    .unreadableImport: Run("check a.layout", ["a.layout": "import \"b.layout\"\n" + grid]),
    .circularImport: Run(
      "check a.layout",
      ["a.layout": "import \"b.layout\"\n" + grid, "b.layout": "import \"a.layout\"\n"]),
    .importedTwice: Run(
      "check a.layout",
      ["a.layout": "import \"b.layout\"\nlet gap = 8\n" + grid, "b.layout": "let gap = 16\n"]),
    .expansionTooLarge: Run(
      "check a.layout",
      [
        "a.layout": chain(
          22, first: "define a0() < item 1 item 1 >",
          next: { "define a\($0)() < a\($0 - 1)() a\($0 - 1)() >" }, use: "a21()")
      ]),
    .expansionTooDeep: Run(
      "check a.layout",
      [
        "a.layout": chain(
          300, first: "define a0() < item >",
          next: { "define a\($0)() < group horizontal < a\($0 - 1)() > >" }, use: "a299()")
      ]),
    .expressionTooLarge: Run(
      "check a.layout",
      [
        "a.layout": chain(
          22, first: "define a0(x) < item width: x >",
          next: { "define a\($0)(x) < a\($0 - 1)(x + x) >" }, use: "a21(container.width)")
      ]),
    .unusedImport: Run(
      "check a.layout",
      ["a.layout": "import \"b.layout\"\n" + grid, "b.layout": "let gap = 16\n"]),
    .sameSwiftType: Run(
      "swift a.layout",
      ["a.layout": "layout Feed < \(grid) >\nlayout FeedLayout < \(grid) >\n"]),
  ]

  private static let latin: Run = {
    var run = Run("check a.layout", ["a.layout": grid])
    run.files["a.layout"]?.insert(contentsOf: [0x2F, 0x2F, 0x20, 0xE9, 0x0A], at: 0)
    return run
  }()

  /// A code that is added as an illustration needs a run here.
  static let codes = DiagnosticCode.allCases.filter {
    $0.descriptor.exampleKind == .illustration && ![.fileTooLarge, .emptyInput].contains($0)
  }

  @Test func thereIsARunForEach() {
    #expect(Set(Self.runs.keys) == Set(Self.codes))
  }

  /// Without the tool around it, which would count the lines of 64 megabytes.
  @Test func aLargeFileIsRefused() {
    let bytes = [UInt8](repeating: UInt8(ascii: "<"), count: (64 << 20) + 1)
    let found = compile(bytes, file: FileID(0), defaultLayoutName: "Large").diagnostics
    #expect(found.map { $0.code } == [.fileTooLarge])
  }

  /// Whatever gives inputs refuses a list of none; the solver asks all the same.
  @Test func anEmptyInputIsFound() throws {
    let text = """
      layout Pins(ratio: (Int) -> Number) <
          section < group waterfall columns: 2 < item height: width / ratio(index) > >
      >
      """
    let compilation = compile(Array(text.utf8), file: FileID(0), defaultLayoutName: "Pins")
    let model = try #require(compilation.models.first)
    let scene = Scene(
      container: Extent(width: 320, height: 480), scale: 2,
      sections: [SceneSection(modelIndex: 0, itemCount: 3)], inputs: [.values([])])
    let found = solve(model, in: scene).issues.map {
      compilation.diagnostic(for: $0, inLayout: 0).code
    }
    #expect(found == [.emptyInput])
  }

  @Test(arguments: codes) func isEmitted(code: DiagnosticCode) throws {
    let run = try #require(Self.runs[code])
    let system = TestSystem()
    system.files = run.files
    let words = run.line.split(separator: " ")
    let line = "\(words[0]) --diagnostics unix \(words.dropFirst().joined(separator: " "))"
    let errors = system.run(line).errors.split(separator: "\n")
    let own = errors.filter { $0.hasSuffix(" [\(code.description)]") }
    #expect(!own.isEmpty, "\(errors)")
    let others = errors.filter {
      !$0.contains(": note: ") && !$0.hasSuffix(" [\(code.description)]")
    }
    #expect(others.isEmpty, "\(others)")
  }
}
