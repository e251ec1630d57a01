/// Runs the command lines of Tests/Cases/cli and compares what they print.

import Testing

@testable import LayoutCLI

/// A case file is a transcript: `$ layoutc …`, then what the command prints (`!` before lines of
/// standard error) and `exit N`. `LAYOUT_RECORD=1` rewrites it; a missing expectation is written,
/// and fails.
@Suite struct TranscriptTests {
  @Test(arguments: [
    "help", "usage", "devices", "inputs", "scenes", "diagnostics", "fix", "explain", "preview",
  ])
  func printsWhatTheTranscriptSays(_ name: String) throws {
    let root = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let path = "/\(root)/Cases/cli/\(name).txt"
    let expected = String(decoding: try readFile(path), as: UTF8.self)
    var actual = ""
    for line in expected.split(separator: "\n") where line.hasPrefix("$ layoutc") {
      let result = TestSystem.cases.run(String(line.dropFirst("$ layoutc".count)))
      actual += "\(line)\n\(result.output)"
      for error in result.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      {
        actual += "! \(error)\n"
      }
      actual += "exit \(result.status.rawValue)\n\n"
    }
    let isRecording = Platform.environment("LAYOUT_RECORD") != nil
    if isRecording || !expected.contains("exit") { try writeFile(path, Array(actual.utf8)) }
    if !isRecording { #expect(expected == actual) }
  }
}
