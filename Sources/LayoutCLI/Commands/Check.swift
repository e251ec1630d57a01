/// `layoutc check`: what is wrong in layouts.

/// Compiles every input and reports.
func runCheck(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  var session = try Session(invocation, in: system)
  _ = session.compileInputs(isChecked: true)
  return session.finishReport()
}
