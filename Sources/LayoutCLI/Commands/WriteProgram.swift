/// `layoutc json`: layouts as layout programs.

import LayoutJSON

/// Writes a document for each file.
func runJSON(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  var session = try Session(invocation, in: system)
  let files = session.compileInputs(isChecked: true)
  guard session.report.status == .success else { return session.finish() }
  let layouts = try session.selectLayouts(of: files)
  var documents: [[UInt8]] = []
  for position in files.indices {
    let models = layouts.filter { $0.file == position }.map { $0.model }
    // `--layout` leaves files without a layout of that name out.
    if models.isEmpty, session.invocation.has(.layout) { continue }
    documents.append(writeProgram(models))
  }
  return session.finish(joinJSON(documents))
}
