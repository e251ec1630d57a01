/// What commands do with inputs, options and results.

import Foundation
import Testing

@testable import LayoutCLI

private let good = "section < group horizontal < item fractional(0.5) > >"
private let bad = "section < group horizontal hight: 3 < item wdth: 2 > >"

@Suite struct RunTests {
  /// A command line, and how it ends.
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var status: LayoutCLI.ExitStatus
    /// What standard error must have, in this order; nothing at all if empty.
    var errors: [String]

    init(_ line: String, _ status: LayoutCLI.ExitStatus, _ errors: String...) {
      self.line = line
      self.status = status
      self.errors = errors
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Case("check good.layout", .success),
    Case("check bad.layout", .failure, "error[L0", "bad.layout:1:", "error"),
    Case(
      "check missing.layout", .usage, "error[L0001]: cannot read `missing.layout`: No such file"),
    Case("check missing.layout bad.layout", .usage, "bad.layout", "missing.layout", "3 errors"),
    Case("check bad.layout missing.layout good.layout", .usage, "bad.layout", "missing.layout"),
    Case("check good.layout -- --odd.layout", .usage, "--odd.layout"),
    Case("check folder", .failure, "folder/b.layout:1:"),
    Case("check empty", .usage, "L0001", "empty", "no `.layout` files below this folder"),
    Case(
      "check --diagnostics unix bad.layout", .failure, "/work/bad.layout:1:", ": error: ", "[L0"),
    Case("check --diagnostics=unix - --stdin-path in.layout", .failure, "/work/in.layout:1:"),
    Case("check -", .failure, "<stdin>:1:"),
    Case("json bad.layout -o out.json", .failure, "bad.layout"),
    Case("frames good.layout missing.layout", .usage, "missing.layout"),
    Case("frames --items 1000001 good.layout --visible", .success),
  ])
  func endsAsTheTableSays(_ expected: Case) {
    let system = TestSystem([
      "good.layout": good, "bad.layout": bad, "folder/a.layout": good, "folder/b.layout": bad,
    ])
    system.folders["folder"] = FolderListing(files: ["folder/a.layout", "folder/b.layout"])
    system.folders["empty"] = FolderListing()
    system.standardInput = Array(bad.utf8)
    let result = system.run(expected.line)
    #expect(result.status == expected.status)
    if expected.status != .success || expected.line.hasPrefix("check") {
      #expect(result.output == "")
    }
    #expect(system.written.isEmpty)
    #expect(result.errors.isEmpty == expected.errors.isEmpty)
    var rest = result.errors[...]
    for part in expected.errors {
      let found = rest.range(of: part)
      #expect(found != nil, "no “\(part)” in \(rest)")
      if let found { rest = rest[found.upperBound...] }
    }
  }

  @Test func writesResultsWhereTheyBelong() {
    let system = TestSystem(["a.layout": good, "b.layout": good])
    let program = system.run("json a.layout").output
    #expect(program.hasPrefix("{"))
    #expect(system.run("json a.layout -o -").output == program)
    #expect(
      system.run("json a.layout -o out.json") == .init(status: .success, output: "", errors: ""))
    #expect(system.run("json a.layout --output=out2.json").output == "")
    #expect(system.written == ["out.json": program, "out2.json": program])
    // Two files are an array; the same file twice is one file.
    let both = system.run("json a.layout b.layout a.layout").output
    #expect(both.hasPrefix("[\n{") && both.hasSuffix("}\n]\n"))
    // Two files are one table.
    let rows = system.run("frames --format csv --items 2 a.layout b.layout").output
    #expect(rows.split(separator: "\n").count == 5)
  }

  @Test func limitsErrorsAndRaisesWarnings() {
    let system = TestSystem(["bad.layout": bad, "wide.layout": wide])
    let all = system.run("check --max-errors 0 bad.layout").errors
    #expect(all.contains("2 errors in 1 file"))
    let one = system.run("check --max-errors 1 bad.layout").errors
    #expect(one.contains("... and 1 more\n\n2 errors in 1 file"))
    #expect(one.utf8.count < all.utf8.count)
    let lines = system.run("check --diagnostics unix --max-errors 1 bad.layout").errors
    #expect(lines.split(separator: "\n").count == 3)
    #expect(lines.hasSuffix("\nlayoutc: note: 1 more\n"))
    let warned = system.run("check wide.layout")
    #expect(warned.status == .success && warned.errors.contains("warning["))
    let raised = system.run("check --warnings-as-errors wide.layout")
    #expect(raised.status == .failure && raised.errors.contains("error["))
    #expect(system.run("json wide.layout").output.hasPrefix("{"))
    #expect(system.run("json --warnings-as-errors wide.layout").output == "")
  }

  @Test func annotatesInActionsOfGitHub() {
    let system = TestSystem(["bad.layout": bad, "good.layout": good])
    let plain = system.run("check bad.layout").errors
    system.environment = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/"]
    let errors = system.run("check bad.layout").errors
    #expect(errors.hasPrefix(plain))
    let added = errors.dropFirst(plain.count).split(separator: "\n")
    #expect(added.count == 2)
    #expect(added.allSatisfy { $0.hasPrefix("::error file=work/bad.layout,line=1,col=") })
    #expect(system.run("check --diagnostics human bad.layout").errors == plain)
    #expect(system.run("check good.layout").errors == "")
    #expect(
      system.run("check --diagnostics github bad.layout").errors.hasPrefix("::error file=work/"))
    system.environment["GITHUB_ACTIONS"] = "false"
    #expect(system.run("check bad.layout").errors == plain)
  }

  @Test(arguments: ["json", "sarif"]) func writesDocumentsWhereTheyBelong(form: String) {
    let system = TestSystem(["bad.layout": bad, "good.layout": good])
    let printed = system.run("check --diagnostics \(form) bad.layout")
    #expect(printed.status == .failure && printed.output.hasPrefix("{"))
    #expect(printed.errors == system.run("check bad.layout").errors)
    // To a file, errors or not.
    let written = system.run("check --diagnostics \(form) bad.layout -o log")
    #expect(written == .init(status: .failure, output: "", errors: printed.errors))
    #expect(system.written == ["log": printed.output])
    #expect(system.run("check --diagnostics \(form) -o locked/log bad.layout").status == .usage)
    // Beside a result that goes to a file.
    let empty = system.run("check --diagnostics \(form) good.layout").output
    let result = system.run("json --diagnostics \(form) good.layout -o out.json")
    #expect(result == .init(status: .success, output: empty, errors: ""))
    #expect(system.written["out.json"] == system.run("json good.layout").output)
    let failed = system.run("swift --diagnostics \(form) bad.layout -o out.swift")
    #expect(failed.status == .failure && failed.output == printed.output)
    #expect(system.written["out.swift"] == nil)
    // All of them, however few people are shown.
    #expect(
      system.run("check --diagnostics \(form) --max-errors 1 bad.layout").output == printed.output)
  }

  /// A comment in a file that others import is of use if it is for one of them.
  @Test func judgesCommentsOfAllFilesTogether() {
    let rows = "define rows(space) < section a spacing: space insetsReference: safe area"
    let system = TestSystem([
      "folder/a.layout": "import \"b.layout\"\nsection x = rows(8)",
      "folder/b.layout": """
      // layout:ignore value-in-two-words, unused-define -- shared
      \(rows) < group horizontal 44 < item > > >
      // layout:ignore value-in-two-words -- nothing
      section own = rows(4)
      """,
    ])
    system.folders["folder"] = FolderListing(files: ["folder/a.layout", "folder/b.layout"])
    let result = system.run("check --diagnostics unix folder")
    #expect(!result.errors.contains("[L0313]"))
    #expect(
      result.errors.contains("/work/folder/b.layout:3:1: warning: nothing here is reported as"))
    #expect(!result.errors.contains("b.layout:1:18: warning"))
    #expect(system.run("frames --items 1 folder/b.layout").errors == "")
    // What only another file's use of a definition shows.
    let shared = TestSystem([
      "folder/a.layout": "import \"b.layout\"\nsection x = rows(1) section y = rows(80)",
      "folder/b.layout": """
      define rows(height) <
          // layout:ignore tiny-estimate -- shared
          section < group horizontal estimated(height) < item height: estimated(height) > >
      >
      section own = rows(80)
      """,
    ])
    shared.folders["folder"] = system.folders["folder"]
    #expect(shared.run("check folder").errors == "")
    #expect(shared.run("fix --dry-run folder").output == "")
    #expect(shared.run("check --diagnostics unix folder/b.layout").errors.contains("[L0690]"))
    #expect(shared.run("check --diagnostics unix folder/a.layout").errors == "")
  }

  /// A name in two words is a warning (L0313).
  private let wide = "section insetsReference: safe area < group horizontal < item > >"

  @Test(arguments: [
    // option, terminal, environment, whether there is colour, whether there are box characters
    ("", true, ["TERM": "xterm", "LANG": "C.UTF-8"], true, true),
    ("", false, ["TERM": "xterm", "LANG": "C"], false, false),
    ("", true, ["TERM": "dumb"], false, false),
    ("", true, ["NO_COLOR": "1", "LC_ALL": "de_DE.utf8"], false, true),
    ("", true, ["NO_COLOR": "", "LC_ALL": "C", "LANG": "de_DE.utf8"], true, false),
    ("", false, ["CLICOLOR_FORCE": "1"], true, false),
    ("", false, ["CLICOLOR_FORCE": "0"], false, false),
    ("--color auto", true, ["NO_COLOR": "1"], false, false),
    ("--color always", false, ["NO_COLOR": "1"], true, false),
    ("--color never", true, ["CLICOLOR_FORCE": "1"], false, false),
  ])
  func coloursAsTheTerminalAllows(
    option: String, isTerminal: Bool, environment: [String: String], color: Bool, unicode: Bool
  ) {
    let system = TestSystem(["bad.layout": bad])
    system.isTerminal = isTerminal
    system.environment = environment
    let errors = system.run("check bad.layout " + option).errors
    #expect(errors.contains("\u{1B}[") == color)
    #expect(errors.contains("─") == unicode)
  }

  @Test func survivesAnyCommandLine() {
    let odd = [
      "-", "--", "-o", "good.layout", "x", "-1", "=", "--=", "1,2", "a=1", "99999999999999999999",
      "1x1", "1e999x2", "--items=5", "--scroll=0=4", "--size=,", "é",
    ]
    let words = commandTable.map { $0.word } + optionTable.map { $0.long } + odd
    var random = Numbers(state: 42)
    for _ in 0..<2000 {
      let system = TestSystem(["good.layout": good])
      let line = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
      let result = system.run(line)
      #expect(result.status == .success || !result.errors.isEmpty, "\(line)")
      #expect(result.status == .success || result.output.isEmpty, "\(line)")
    }
  }
}

/// Numbers that look random and are the same each time (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
