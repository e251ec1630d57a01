/// Holds the sources to the rules of the house: what a file says first, how long it is, what is
/// documented, what must not be there.

import Foundation
import LayoutTestSupport
import Testing

@Suite struct SourceTests {
  /// What people write; the rest is generated from it.
  static let written = Repository.files(below: "Sources", suffix: ".swift")
    .filter { !$0.contains("/Generated/") }

  @Test func everyFileSaysWhatItIsResponsibleFor() throws {
    var faults: [String] = []
    for path in Repository.files(below: "Sources", suffix: ".swift")
    where !path.hasSuffix("/main.swift") {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      let header = lines.prefix { $0.hasPrefix("///") }
      if header.isEmpty || lines.count <= header.count || !lines[header.count].isEmpty {
        faults.append(path)
      }
    }
    #expect(faults.isEmpty, "no sentence before everything else: \(faults)")
  }

  @Test func noFileHasMoreThanOneResponsibilityWorthOfLines() throws {
    var faults: [String] = []
    for path in Self.written {
      let count = try Repository.text(path).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      if count > 300 { faults.append("\(path): \(count) lines") }
    }
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test func everyPackageAndPublicDeclarationIsDocumented() throws {
    var faults: [String] = []
    for path in Repository.files(below: "Sources", suffix: ".swift") {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let name = undocumentedNeedingWords(line), !isDocumented(index, in: lines) else {
          continue
        }
        faults.append("\(path):\(index + 1): \(name)")
      }
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test func nothingIsLeftOver() throws {
    let words = ["TODO", "FIXME", "XXX", "try!", "as! ", "fatalError("]
    var faults: [String] = []
    for path in Self.written {
      let text = try Repository.text(path)
      for word in words where text.contains(word) { faults.append("\(path): \(word)") }
    }
    #expect(faults.isEmpty, "\(faults)")
  }

  /// A declaration that others see; initialisers that only store, and members that say all in name
  /// and type, need no sentence of their own.
  private func undocumentedNeedingWords(_ line: Substring) -> String? {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("package ") || trimmed.hasPrefix("public ") else { return nil }
    let kinds = ["func ", "struct ", "enum ", "class ", "protocol ", "typealias ", "subscript"]
    guard kinds.contains(where: { trimmed.contains($0) }) else { return nil }
    return String(trimmed)
  }

  private func isDocumented(_ index: Int, in lines: [Substring]) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
    return above >= 0 && lines[above].drop(while: { $0 == " " }).hasPrefix("///")
  }
}
