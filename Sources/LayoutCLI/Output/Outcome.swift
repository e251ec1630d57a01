/// What a run leaves: bytes for the two streams and an exit status.

/// How the process ends (cli.md, diagnostics.md §6).
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  /// The input has errors.
  case failure = 1
  /// Wrong usage, or a file that can't be read or written.
  case usage = 2
  /// A bug of ours (`EX_SOFTWARE`).
  case fault = 70
  /// 128 and SIGINT.
  case interrupted = 130

  /// Half a sentence for help.
  var meaning: String {
    switch self {
    case .success: return "done"
    case .failure: return "the input has errors"
    case .usage: return "wrong usage, or a file that can't be read or written"
    case .fault: return "a bug of layoutc"
    case .interrupted: return "interrupted"
    }
  }
}

/// The result of a run.
package struct Outcome: Equatable, Sendable {
  /// What the process exits with.
  package var status: ExitStatus
  /// The result, unless it went to a file.
  package var standardOutput: [UInt8]
  /// Diagnostics and what is wrong with the usage.
  package var standardError: [UInt8]

  package init(
    status: ExitStatus, standardOutput: [UInt8] = [], standardError: [UInt8] = []
  ) {
    self.status = status
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// A result and nothing to say.
  static func printing(_ text: String) -> Outcome {
    Outcome(status: .success, standardOutput: Array(text.utf8))
  }

  /// A command line that can't be run: what is wrong, and how the command is used.
  static func wrongUsage(_ error: UsageError) -> Outcome {
    let help = error.command.map { "layoutc \(row(of: $0).word) --help" } ?? "layoutc --help"
    let text =
      "layoutc: error: \(error.message)\n\(renderUsage(of: error.command))"
      + "`\(help)` tells more.\n"
    return Outcome(status: .usage, standardError: Array(text.utf8))
  }
}
