/// The process around a run: signals before it, output and exit status after it.

/// Runs the command line `arguments` (without the program's name) and ends the process.
package func runProcess(_ arguments: [String]) -> Never {
  Signals.installInterrupts()
  Signals.installFaults(printing: faultReport(arguments))
  let outcome = run(arguments, in: .real)
  var status = outcome.status.rawValue
  _ = write(outcome.standardError, to: 2)
  if let failure = write(outcome.standardOutput, to: 1) {
    let text = "layoutc: error: cannot write to standard output: \(failure.words)\n"
    _ = write(Array(text.utf8), to: 2)
    status = ExitStatus.usage.rawValue
  }
  Platform.exit(status)
}

/// What stopped the writing; nothing when the reader has gone, which is its good right.
private func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
  do throws(SystemError) {
    try Platform.writeAll(bytes, to: descriptor)
    return nil
  } catch {
    return error.isBrokenPipe ? nil : error
  }
}

/// What a trap prints: enough for a report.
func faultReport(_ arguments: [String]) -> String {
  let words = (["layoutc"] + arguments).joined(separator: " ")
  return "layoutc: error[L0900]: a bug of layoutc \(version), not of your layout; please report it"
    + " with the file and this command:\n  \(words)\n"
}
