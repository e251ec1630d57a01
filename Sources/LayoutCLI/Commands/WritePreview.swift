/// `layoutc preview`: a page that runs the solver.

/// Writes one page of all inputs, and goes on doing so where `--watch` asks for it.
func runPreview(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  if invocation.has(.watch) { return try watchPreview(invocation, in: system) }
  var session = try Session(invocation, in: system)
  guard let page = try session.buildPage() else { return session.finish() }
  return session.finish(withErrorsToo: page.bytes)
}

extension Session {
  /// The end of a run whose result is made of what has errors, too.
  fileprivate func finish(withErrorsToo result: [UInt8]) -> Outcome {
    var outcome = deliver(
      result, invocation, in: system, report.rendered(), report.document())
    if outcome.status == .success { outcome.status = report.status }
    return outcome
  }
}
