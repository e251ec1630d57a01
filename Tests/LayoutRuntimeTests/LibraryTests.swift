/// Loading, naming and reloading libraries.

import Foundation
import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutObjects
import LayoutRuntime
import LayoutTestSupport
import Testing

@MainActor @Suite struct LibraryTests {
  private let halves = "section < group horizontal 50 < item 50% > >"

  @Test func aFileNamesItsOnlyLayout() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write(halves, to: "photo-grid.layout")
    let library = try LayoutLibrary(contentsOf: url)
    #expect(library.layoutNames == ["PhotoGrid"])
    #expect(library.diagnostics == [])
    #expect(library.url == url)
    #expect(
      cells(try library.layout(named: "PhotoGrid"), items: [2]) == [
        "0.0 0.0 160.0 50.0", "160.0 0.0 160.0 50.0",
      ])
  }

  @Test func theContentsSayWhichKindOfFileItIs() throws {
    let folder = try TemporaryFolder()
    let program = String(
      decoding: writeProgram(CompiledText("layout A < \(halves) >").compilation.models),
      as: UTF8.self)
    for text in [program, " \r\n\t" + program, "\u{FEFF}" + program] {
      let url = try folder.write(text, to: "program.layout")
      #expect(try LayoutLibrary(contentsOf: url).layoutNames == ["A"])
    }
    for text in ["\u{FEFF}// {\n" + halves, "/* { */" + halves] {
      let url = try folder.write(text, to: "text.json")
      #expect(try LayoutLibrary(contentsOf: url).layoutNames == ["Text"])
    }
    #expect(try LayoutLibrary(json: Data(program.utf8)).layoutNames == ["A"])
  }

  @Test func textsAreNamedByTheApp() throws {
    for name in ["photo-grid", "photo-grid.layout"] {
      let library = try LayoutLibrary(source: halves, named: name)
      #expect(library.layoutNames == ["PhotoGrid"])
      #expect(library.url == nil)
    }
    let several = try LayoutLibrary(
      source: "layout B < \(halves) > layout A < \(halves) >", named: "several")
    #expect(several.layoutNames == ["B", "A"])
  }

  @Test func warningsAreKept() throws {
    let library = try LayoutLibrary(
      source: "section rest < group horizontal 50 < item 50% > >", named: "feed.layout")
    let warning = try #require(library.diagnostics.first)
    #expect(library.diagnostics.count == 1)
    #expect(warning.severity == .warning)
    #expect(warning.path == "feed.layout" && warning.line == 1 && warning.column == 9)
    #expect(
      warning.description
        == "feed.layout:1:9: warning: \(warning.message) [\(warning.code)]")
    #expect(warning.text.contains("1 │ section rest"))
    let silent = try LayoutLibrary(
      source: "section rest < group horizontal 50 < item > > // layout:ignore rest-of-one -- as is",
      named: "feed.layout")
    #expect(silent.diagnostics == [])
  }

  // MARK: - Imports

  @Test func importsAreRelativeToTheFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("import \"sizes/all.layout\"\nlet high = tall", to: "shared.layout")
    _ = try folder.write("import \"../base.layout\"\nlet tall = base * 7", to: "sizes/all.layout")
    _ = try folder.write("let base = 10", to: "base.layout")
    let url = try folder.write(
      "import \"./shared.layout\"\nsection < group horizontal (high) < item > >", to: "a.layout")
    let library = try LayoutLibrary(contentsOf: url)
    #expect(cells(try library.layout(named: "A"), items: [1]) == ["0.0 0.0 320.0 70.0"])

    _ = try folder.write("let base = 20", to: "base.layout")
    try library.reload()
    #expect(cells(try library.layout(named: "A"), items: [1]) == ["0.0 0.0 320.0 140.0"])
  }

  @Test func faultsOfImportsAreShownWhereTheyAre() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("let high = ", to: "shared.layout")
    let url = try folder.write(
      "import \"shared.layout\"\nsection < group horizontal (high) < item > >", to: "a.layout")
    let first = try #require(invalid { try LayoutLibrary(contentsOf: url) }.first)
    #expect(first.path == folder.url.appendingPathComponent("shared.layout").path)
    #expect(first.line == 1)
  }

  // MARK: - Reloading

  @Test func reloadingTakesTheNewVersion() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("layout A < \(halves) >", to: "a.layout")
    let library = try LayoutLibrary(contentsOf: url)
    let before = try library.layout(named: "A")
    let whole = "section < group horizontal 20 < item > >"
    _ = try folder.write("layout A < \(whole) > layout B < \(whole) >", to: "a.layout")
    try library.reload()
    #expect(library.layoutNames == ["A", "B"])
    #expect(cells(try library.layout(named: "A"), items: [1]) == ["0.0 0.0 320.0 20.0"])
    #expect(cells(before, items: [1]) == ["0.0 0.0 160.0 50.0"])
  }

  @Test func reloadingKeepsTheLastGoodVersion() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("layout A < \(halves) >", to: "a.layout")
    let library = try LayoutLibrary(contentsOf: url)
    _ = try folder.write("layout B < \(halves) ", to: "a.layout")
    #expect(!invalid { try library.reload() }.isEmpty)
    #expect(library.layoutNames == ["A"])
    try FileManager.default.removeItem(at: url)
    #expect {
      try library.reload()
    } throws: { error in
      guard case .unreadable(url.path, _)? = error as? LayoutLibraryError else { return false }
      return true
    }
    #expect(cells(try library.layout(named: "A"), items: [1]) == ["0.0 0.0 160.0 50.0"])
    _ = try folder.write("{\"format\": 99}", to: "a.layout")
    #expect(throws: LayoutLibraryError.newerFormat(found: 99, supported: 1)) {
      try library.reload()
    }
    #expect(library.layoutNames == ["A"])
  }

  @Test func aTextStaysAsItIs() throws {
    let library = try LayoutLibrary(source: "layout A < \(halves) >", named: "a")
    try library.reload()
    #expect(library.layoutNames == ["A"])
  }

  /// The diagnostics of the error that `body` throws; none where it throws none, or another one.
  private func invalid<Value>(_ body: () throws -> Value) -> [LayoutDiagnostic] {
    do {
      _ = try body()
    } catch LayoutLibraryError.invalid(let diagnostics) {
      return diagnostics
    } catch {}
    return []
  }
}
