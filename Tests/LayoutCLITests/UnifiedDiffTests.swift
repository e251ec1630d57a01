/// Diffs between texts: what `patch` makes the new text of.

import LayoutTestSupport
import Testing

@testable import LayoutCLI

@Suite struct UnifiedDiffTests {
  private func difference(_ old: String, _ new: String) -> String {
    String(
      decoding: unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "f"), as: UTF8.self)
  }

  @Test func showsThreeLinesAroundAChange() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n18\n", with: "\n")
    #expect(
      difference(old, new) == """
        --- f
        +++ f
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  static let small: [(String, String, String)] = [
    ("a\n", "a\n", ""),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\nb", "b", "@@ -1,2 +1 @@\n-a\n b\n\\ No newline at end of file\n"),
    ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
  ]

  @Test(arguments: small) func smallTexts(old: String, new: String, hunks: String) {
    #expect(difference(old, new) == (hunks.isEmpty ? "" : "--- f\n+++ f\n" + hunks))
  }

  /// Read back line by line, a diff gives the new text.
  @Test(arguments: UInt64(0)..<50) func leadsFromOneTextToTheOther(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
      "\(Int.random(in: 0...4, using: &generator))"
    }
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let place = Int.random(in: 0...new.count, using: &generator)
      if Bool.random(using: &generator), place < new.count {
        new.remove(at: place)
      } else {
        new.insert("x", at: place)
      }
    }
    func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    #expect(patched(old, difference(text(old), text(new))) == new)
  }

  /// What `patch` does with hunks of lines that all end.
  private func patched(_ old: [String], _ difference: String) -> [String] {
    var result: [String] = []
    var line = 0
    for row in difference.split(separator: "\n").dropFirst(2) {
      if row.hasPrefix("@@") {
        let numbers = row.split(separator: " ")[1].dropFirst().split(separator: ",")
        let first = Int(numbers[0]) ?? 0
        let start = numbers.count == 2 && numbers[1] == "0" ? first : first - 1
        result += old[line..<start]
        line = start
        continue
      }
      if !row.hasPrefix("-") { result.append(String(row.dropFirst())) }
      if !row.hasPrefix("+") { line += 1 }
    }
    return result + old[line...]
  }
}
