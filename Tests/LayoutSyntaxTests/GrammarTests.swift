/// The parser's functions and grammar/layout.ebnf say the same.

import Foundation
import LayoutSyntax
import Testing

@Suite struct GrammarTests {
  @Test func everyRuleIsTheCommentOfItsFunction() throws {
    let grammar = try rules(in: text(of: "grammar/layout.ebnf").components(separatedBy: "\n"))
    var functions: [String: String] = [:]
    let folder = packageRoot.appendingPathComponent("Sources/LayoutSyntax/Parser")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let lines = try text(of: "Sources/LayoutSyntax/Parser/" + file).components(separatedBy: "\n")
      var comment: [String] = []
      for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if line.hasPrefix("///") {
          comment.append(String(line.dropFirst(3)))
        } else {
          for (name, rule) in rules(in: comment) {
            functions[name] = rule
            let function = "func parse" + name.prefix(1).uppercased() + name.dropFirst() + "("
            #expect(line.contains(function), "the rule \(name) is above another function")
          }
          comment = []
        }
      }
    }
    #expect(functions == grammar)
    #expect(grammar.count == 52)
  }

  @Test func everyRuleIsAKindOfNodeAndConversely() throws {
    let grammar = try rules(in: text(of: "grammar/layout.ebnf").components(separatedBy: "\n"))
    let withoutNode: Set = [
      "declaration", "child", "element", "axis", "operand", "expression", "primary",
    ]
    let withoutRule: Set = ["missing", "unexpected", "number", "string"]
    let kinds = Set(SyntaxKind.allCases.map(\.name.description))
    #expect(kinds.subtracting(withoutRule) == Set(grammar.keys).subtracting(withoutNode))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
  }

  /// The right sides of rules `name = … ;`, white space made one space, by name.
  private func rules(in lines: [String]) -> [String: String] {
    var rules: [String: String] = [:]
    var rule = ""
    for line in lines {
      let words = line.split(separator: " ")
      if rule.isEmpty {
        guard words.count > 2, words[1] == "=", words[0].allSatisfy(\.isLetter) else { continue }
      }
      rule += (rule.isEmpty ? "" : " ") + words.joined(separator: " ")
      guard words.last == ";" else { continue }
      let parts = rule.split(separator: " ", maxSplits: 2)
      rules[String(parts[0])] = String(parts[2])
      rule = ""
    }
    return rules
  }
}

private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
