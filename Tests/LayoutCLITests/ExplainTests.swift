/// `layoutc explain` and the reference page of diagnostics.

import LayoutDiagnostics
import LayoutTestSupport
import Testing

@testable import LayoutCLI

@Suite struct ExplainTests {
  /// Every example shows what is really said to it, and that is the code.
  @Test(arguments: DiagnosticCode.allCases) func everyCodeIsExplained(code: DiagnosticCode) throws {
    let entry = code.descriptor
    let text = TestSystem().run("explain \(entry.name)").output
    #expect(text.hasPrefix("\(code.description) \(entry.name) (\(entry.severity.word))\n"))
    #expect(text.hasSuffix("\nSince \(entry.since)\n"))
    for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= 90, "\(line)")
    }
    guard entry.exampleKind != .illustration else {
      #expect(entry.said(unicode: true) == nil)
      return
    }
    let said = try #require(entry.said(unicode: true))
    let words = Severity.allCases.map { "\($0.word)[\(code.description)]: " }
    #expect(words.contains { said.hasPrefix($0) }, "\(said)")
  }

  @Test func aListHasALineForEachCode() {
    let lines = TestSystem().run("explain --list").output.split(separator: "\n")
    #expect(lines.count == DiagnosticCode.allCases.count)
    #expect(lines.first?.hasPrefix("L0001  error    unreadable-file  ") == true)
    #expect(lines.first?.hasSuffix("  a file cannot be read") == true)
    #expect(Set(lines.map { $0.prefix(16).count }) == [16])
    #expect(lines.map { $0.prefix(5) } == lines.map { $0.prefix(5) }.sorted())
    #expect(
      TestSystem().run("explain --list 206 L0202 missing-closer").output.split(separator: "\n")
        .map { $0.prefix(5) } == ["L0206", "L0202"])
  }

  @Test func relatedCodesAreRelatedBothWays() {
    for code in DiagnosticCode.allCases {
      for other in code.related {
        #expect(other != code && other.related.contains(code), "\(code) and \(other)")
      }
    }
  }

  /// No code comes from a version that is yet to be.
  @Test func versionsAreNotLaterThanTheTool() {
    func parts(_ text: String) -> [Int] { text.split(separator: ".").compactMap { Int($0) } }
    for code in DiagnosticCode.allCases {
      let since = parts(code.descriptor.since)
      #expect(since.count == 3 && !parts(version).lexicographicallyPrecedes(since), "\(code)")
    }
  }

  @Test func thePageIsTheCatalogue() {
    let page = TestSystem().run("explain --list --format markdown").output
    let difference = recordedDifference(page, "grammar/diagnostics.md")
    #expect(difference == nil, "\(difference ?? "")")
    for code in DiagnosticCode.allCases {
      #expect(page.contains("\n### \(code.description)\n"), "no section of \(code)")
      #expect(page.contains("| [\(code.description)](#\(anchor(of: code))) |"), "no row of \(code)")
    }
  }
}
