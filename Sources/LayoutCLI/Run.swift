/// The command line as a function: arguments and a system in, streams and an exit status out.

/// Runs `arguments`, the program's name not among them.
package func run(_ arguments: [String], in system: System) -> Outcome {
  do throws(UsageError) {
    switch try parseArguments(arguments) {
    case .help(nil): return .printing(renderHelp())
    case .help(let command?): return .printing(renderHelp(of: command))
    case .version: return .printing("layoutc \(version)\n")
    case .run(let invocation): return try run(invocation, in: system)
    }
  } catch {
    return .wrongUsage(error)
  }
}

private func run(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  switch invocation.command {
  case .check: return try runCheck(invocation, in: system)
  case .fix: return try runFix(invocation, in: system)
  case .explain: return try runExplain(invocation, in: system)
  case .frames: return try runFrames(invocation, in: system)
  case .svg: return try runSVG(invocation, in: system)
  case .preview: return try runPreview(invocation, in: system)
  case .json: return try runJSON(invocation, in: system)
  case .swift: return try runSwift(invocation, in: system)
  case .devices: return try runDevices(invocation, in: system)
  }
}
