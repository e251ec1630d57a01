/// `preview --watch`: what is written and told as files change.

import Foundation
import LayoutJSON
import Testing

@testable import LayoutCLI

private let good = "section < group horizontal < item fractional(0.5) > >"
private let better = "section < group horizontal < item fractional(0.25) > >"
private let bad = "section < group horizontal hight: 3 < item wdth: 2 > >"

@Suite struct WatchTests {
  private let system = TestSystem(["a.layout": good])

  private func run(_ operands: String = "a.layout") -> TestSystem.Result {
    system.run("preview \(operands) --watch -o out/page.html")
  }

  /// What the side file says: the stamp, and each text.
  private func update() throws -> (stamp: Double, texts: [String]) {
    let text = try #require(system.written["out/page.html.js"])
    #expect(text.hasPrefix("layoutPreview.update({") && text.hasSuffix("})\n"))
    let value = try readJSON(Array(text.dropFirst("layoutPreview.update(".count).dropLast(2).utf8))
    guard case .number(let stamp)? = value["stamp"] else { return (0, []) }
    return (stamp, value.texts("files", "text"))
  }

  @Test func nothingIsWrittenAnewWithoutAChange() throws {
    system.steps = [{ _ in }, { $0.put("a.layout", good) }]
    let result = run()
    #expect(result == .init(status: .interrupted, output: "", errors: ""))
    #expect(
      system.told == ["out/page.html: written in 7 ms\nwatching for changes, control-C ends\n"])
    #expect(try update().texts == [good])
    #expect(system.removedOnExit == ["out/page.html.js"])
    let data = try pageData(try #require(system.written["out/page.html"]))
    #expect(data["watch"] == .string("page.html.js"))
  }

  @Test func aChangeIsWrittenWithAnotherStamp() throws {
    var first = 0.0
    system.steps = [{ _ in first = (try? update().stamp) ?? 0 }, { $0.put("a.layout", better) }]
    _ = run()
    #expect(system.told.count == 2 && system.told.last == "out/page.html: written in 7 ms\n")
    #expect(try update().texts == [better])
    #expect(try update().stamp > first && first > 0)
  }

  @Test func errorsAreToldAndTheTextIsHandedOn() throws {
    system.steps = [{ $0.put("a.layout", bad) }, { $0.put("a.layout", better) }]
    _ = run()
    #expect(system.told.count == 3)
    #expect(system.told[1].contains("a.layout:1:"))
    #expect(system.told[1].hasSuffix("out/page.html: written in 7 ms, 2 errors\n"))
    #expect(system.told[2] == "out/page.html: written in 7 ms\n")
    #expect(try update().texts == [better])
  }

  @Test func aFileThatIsGoneIsWaitedFor() throws {
    system.steps = [
      { $0.put("a.layout", nil) }, { _ in }, { _ in }, { $0.put("a.layout", good) },
    ]
    _ = run()
    #expect(system.told.count == 3)
    #expect(system.told[1].contains("cannot read `a.layout`: No such file or directory"))
    #expect(system.told[1].hasSuffix("out/page.html: left as it was until this is mended\n"))
    #expect(system.told[2] == "out/page.html: written in 7 ms\n")
  }

  /// As editors save: the file is away for a moment.
  @Test func aFileThatIsSavedIsNotMissed() throws {
    system.steps = [{ $0.put("a.layout", nil) }, { $0.put("a.layout", better) }, { _ in }]
    _ = run()
    #expect(system.told.count == 2 && system.told[1] == "out/page.html: written in 7 ms\n")
  }

  @Test func importsAreWatchedBeforeTheyAreThere() throws {
    let user = "import \"b.layout\"\nsection < row() >"
    system.put("a.layout", user)
    let piece = "define row() < group horizontal 44 < item > >"
    system.steps = [
      { $0.put("b.layout", piece) }, { $0.put("b.layout", piece + "\n") },
    ]
    _ = run()
    #expect(system.told.count == 3)
    #expect(system.told[0].contains("b.layout") && system.told[0].contains(", 1 error"))
    #expect(system.told[1] == "out/page.html: written in 7 ms\n")
    #expect(try update().texts == [user, piece + "\n"])
  }

  @Test func newFilesOfFoldersAreTakenIn() throws {
    system.folders["all"] = FolderListing(files: ["a.layout"])
    system.steps = [
      {
        $0.put("b.layout", better)
        $0.folders["all"] = FolderListing(files: ["a.layout", "b.layout"])
      }
    ]
    _ = run("all")
    #expect(try update().texts == [good, better])
  }

  /// An option that no longer fits is told once, and the page stays.
  @Test func optionsThatNoLongerFitAreTold() {
    system.put("a.layout", "layout A(columns: Int = 2) < \(good) >")
    system.steps = [{ $0.put("a.layout", good) }, { _ in }, { _ in }]
    _ = run("a.layout --input columns=3")
    #expect(system.told.count == 2)
    #expect(system.told[1].hasPrefix("layoutc: error: there is no input `columns`"))
  }

  @Test func theAddressOfTheSideFileIsEncoded() throws {
    system.steps = []
    let outcome = LayoutCLI.run(
      ["preview", "a.layout", "--watch", "-o", "my page #1.html"], in: system.system)
    #expect(outcome.status == .interrupted)
    let data = try pageData(try #require(system.written["my page #1.html"]))
    #expect(data["watch"] == .string("my%20page%20%231.html.js"))
  }
}
