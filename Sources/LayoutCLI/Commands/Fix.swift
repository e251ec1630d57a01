/// `layoutc fix`: mends what can be mended without asking.

import LayoutCompiler
import LayoutDiagnostics

/// Applies fixes to every input, writes what changed and reports what remains.
func runFix(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  let selection = FixSelection(
    includesMaybe: invocation.has(.maybe), codes: try invocation.codes(of: .only))
  let isDryRun = invocation.has(.dryRun)
  var session = try Session(invocation, in: system)
  if session.report.isDocument, isDryRun || invocation.operands.contains("-") {
    throw .mixedFix
  }
  let inputs = readInputs(invocation, in: system)
  var workspace = FixWorkspace(inputs, in: system)
  var messages = ""
  for root in workspace.roots {
    let fixed = applyFixes(to: workspace.text(of: root.id), of: root.id, selection) { bytes in
      workspace.findings(in: root.id, saying: bytes)
    }
    let remaining = workspace.findings(in: root.id, saying: fixed.bytes)
    messages += fixLines(
      fixed,
      undecided: remaining.filter { $0.primary.file == root.id }.filter {
        selection.candidates(of: $0).count > 1
      }, path: relativePath(root.path, to: system.workingDirectory), isDryRun: isDryRun,
      unicode: session.report.isUnicode)
  }
  if isDryRun {
    return session.showing(workspace, inputs, messages)
  }
  for root in workspace.roots where !root.isStandardInput {
    let bytes = workspace.text(of: root.id)
    if bytes == root.original { continue }
    do throws(SystemError) {
      try system.writeFile(root.path, bytes)
    } catch {
      messages += "layoutc: error: cannot write `\(root.path)`: \(error.words)\n"
      return Outcome(status: .usage, standardError: Array(messages.utf8))
    }
  }
  session = try Session(invocation, in: workspace.overlaid())
  _ = session.compileInputs(isChecked: true)
  let output = workspace.roots.first { $0.isStandardInput }.map { workspace.text(of: $0.id) }
  return Outcome(
    status: session.report.status, standardOutput: output ?? session.report.document(),
    standardError: Array(messages.utf8) + session.report.rendered())
}

extension Session {
  /// The end of a run that writes nothing: what would change, as a diff, and what can't be read.
  fileprivate mutating func showing(
    _ workspace: FixWorkspace, _ inputs: [Input], _ messages: String
  ) -> Outcome {
    var difference: [UInt8] = []
    for root in workspace.roots {
      difference += unifiedDiff(
        from: root.original, to: workspace.text(of: root.id),
        path: relativePath(root.path, to: system.workingDirectory))
    }
    for input in inputs {
      if case .unreadable(let reason) = input.content {
        report.addUnreadable(input.path, reason: reason)
      }
    }
    let changes: ExitStatus = difference.isEmpty ? .success : .failure
    return Outcome(
      status: report.status == .success ? changes : report.status, standardOutput: difference,
      standardError: Array(messages.utf8) + report.rendered())
  }
}

extension Invocation {
  /// The codes that an option names, lists of them with commas between; none where it isn't written.
  fileprivate func codes(of option: OptionName) throws(UsageError) -> Set<DiagnosticCode>? {
    guard has(option) else { return nil }
    var codes: Set<DiagnosticCode> = []
    for value in values(of: option) {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        codes.insert(try code(String(word)))
      }
    }
    return codes
  }

  /// The code that a word stands for.
  func code(_ word: String) throws(UsageError) -> DiagnosticCode {
    if let code = DiagnosticCode.find(word) { return code }
    let names = DiagnosticCode.allCases.map { $0.descriptor.name }
    throw .unknownCode(
      word, suggestions: suggestions(for: word, among: names), command: command)
  }
}
