/// The sentences: every factory's and every syntax issue's, by the rules and as golden files.

import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct WordingTests {
  @Test func everyFactory() {
    var text = ""
    let renderer = UnixRenderer(sources: wordingSources, directory: "")
    for diagnostic in allDiagnostics {
      for fault in faults(diagnostic) { Issue.record("\(diagnostic.message): \(fault)") }
      text += renderer.render(diagnostic)
      text += "        | \(diagnostic.primary.text)\n"
    }
    #expect(goldenDifference(text, "diagnostics/wording.txt") == nil)
    #expect(Set(allDiagnostics.map { $0.code }) == Set(DiagnosticCode.allCases))
  }

  @Test func everyExpectation() {
    var text = ""
    var sentences: Set<String> = []
    for context in SyntaxContext.allCases {
      for expectation in Expectation.allCases {
        let diagnostic = syntaxDiagnostic(.expected(expectation, context: context))
        for fault in faults(diagnostic) { Issue.record("\(diagnostic.message): \(fault)") }
        #expect(diagnostic.message.hasSuffix(", found `item`"))
        sentences.insert(diagnostic.message)
        text += "\(context).\(expectation): \(diagnostic.message) | \(diagnostic.primary.text)\n"
      }
      text += "        help: \(syntaxDiagnostic(.expected(.name, context: context)).helps)\n\n"
    }
    #expect(goldenDifference(text, "diagnostics/expectations.txt") == nil)
    // Only what reads the same in two places may have one sentence.
    #expect(sentences.count > 380)
  }

  static let tokens: [(String, String)] = [
    ("let x", "the end of the file"), ("let /* a /* b */ c */ // d\n  8.5pt", "`8.5pt`"),
    ("let \"a \\\" b", "`\"a \\\"`"), ("let `item` x", "`item`"), ("let >= 8", "`>=`"),
    ("let <x", "`<`"), ("let /* open", "the end of the file"), ("let été", "`été`"),
    ("let \(String(repeating: "n", count: 40))", "`\(String(repeating: "n", count: 32))…`"),
    ("let", "the end of the file"), ("let  ", "the end of the file"),
  ]

  @Test(arguments: tokens)
  func found(source: String, found: String) {
    let end = source == "let x" ? 5 : 3
    let issue = SyntaxIssue(
      .expected(.equals, context: .letDeclaration), at: ByteRange(start: end, end: end))
    let diagnostic = Diagnostic(issue, file: FileID(0), source: Array(source.utf8))
    #expect(
      diagnostic.message == "expected `=` after the constant's name, found \(found)")
  }

  static let slips: [(String, [String], [String])] = [
    ("spaceing", ["spacing", "scroll", "insets"], ["spacing"]),
    ("isnets", ["insets", "spacing"], ["insets"]), ("SPACING", ["spacing"], ["spacing"]),
    ("widht", ["width", "height"], ["width"]), ("x", ["y", "z"], []),
    ("ab", ["aa", "bb", "abc"], ["aa", "bb", "abc"]), ("ab", ["aa", "bb", "abc", "cab"], []),
    ("", ["a"], []), ("cat", ["cart", "cut"], ["cart", "cut"]), ("banana", ["spacing"], []),
    ("ab", ["aa", "aa"], ["aa"]),
  ]

  @Test(arguments: slips)
  func suggestionsAmong(name: String, candidates: [String], expected: [String]) {
    #expect(suggestions(for: name, among: candidates) == expected)
    #expect(
      suggestion(for: name, among: candidates) == (expected.count == 1 ? expected[0] : nil))
  }

  // MARK: -

  /// What breaks the rules of diagnostics.md.
  private func faults(_ diagnostic: Diagnostic) -> [String] {
    var faults: [String] = []
    var texts = [diagnostic.message, diagnostic.primary.text]
    texts += diagnostic.secondary.map { $0.text } + diagnostic.notes + diagnostic.helps
    for text in texts {
      let lead = text.first ?? "a"
      let isAllowedCapital = text.hasPrefix("UIKit")
      if lead.isUppercase, !isAllowedCapital { faults.append("begins with a capital: \(text)") }
      if text.hasSuffix(".") { faults.append("ends with a full stop: \(text)") }
      // What UIKit says is quoted as it says it.
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      let own = parts.filter { $0.offset.isMultiple(of: 2) }.map { $0.element }.joined()
      for word in ["invalid", "illegal"] where own.contains(word) {
        faults.append("says \(word): \(text)")
      }
      if text.split(separator: "`", omittingEmptySubsequences: false).count % 2 == 0 {
        faults.append("back-ticks don't match: \(text)")
      }
    }
    if diagnostic.message.contains("you ") { faults.append("says what to do") }
    if diagnostic.message.isEmpty { faults.append("has no message") }
    if diagnostic.primary.text.isEmpty, diagnostic.primary.file != .none {
      faults.append("has no label")
    }
    return faults
  }
}
