/// Applies fixes until nothing is left that can be mended without harm.

package import LayoutDiagnostics

/// Fixes that were left out.
package struct RefusedFix: Hashable, Sendable {
  /// What they were to mend.
  package var code: DiagnosticCode
  /// An error that there would be and that wasn't there before; its places are in a text that nobody sees.
  /// None: the fix mends nothing.
  package var error: Diagnostic?

  package init(_ code: DiagnosticCode, because error: Diagnostic?) {
    self.code = code
    self.error = error
  }
}

/// A file with its fixes applied.
package struct FixedSource: Sendable {
  /// The same bytes as before where nothing was applied.
  package var bytes: [UInt8]
  /// How many fixes of which code were applied, by code.
  package var applied: [(code: DiagnosticCode, count: Int)]
  /// What was left as it is.
  package var refused: [RefusedFix]
  /// Whether a further round would have found more to do.
  package var isUnfinished: Bool
}

/// The text of `file` with the fixes that `selection` allows.
///
/// Every round applies what can be applied at once, by place; of fixes that touch each other the later
/// one waits for the next round. The result never has an error that `source` doesn't have, counted by
/// code: where it would, the kinds of fixes are tried one after the other, and those to blame are left
/// out, as are those that leave their diagnostic where it is. Fixes that edit another file are passed over.
///
/// - Parameter findings: What is found in the file when it has these bytes, and in those that use it.
/// - Complexity: O(rounds) calls of `findings`, times the kinds of fixes where some are left out.
package func applyFixes(
  to source: [UInt8], of file: FileID, _ selection: FixSelection,
  findings: ([UInt8]) -> [Diagnostic]
) -> FixedSource {
  let found = findings(source)
  var refused: [RefusedFix] = []

  /// The rounds with the fixes of these kinds, without those that mend nothing.
  func run(_ kinds: FixKinds) -> FixRun {
    var kinds = kinds
    while true {
      let run = FixRun(of: source, file, found, selection, kinds, findings)
      let useless = kinds.leaveOut(run.useless)
      if useless.isEmpty { return run }
      for code in useless where !refused.contains(where: { $0.code == code }) {
        refused.append(RefusedFix(code, because: nil))
      }
    }
  }

  let all = run(FixKinds())
  guard !all.applied.isEmpty, firstNewError(in: all.diagnostics, since: found) != nil else {
    return all.result(refusing: refused)
  }
  var kinds = FixKinds(only: [])
  var best = run(kinds)
  for kind in all.kinds {
    var tried = kinds
    tried.include(kind)
    let run = run(tried)
    if let error = firstNewError(in: run.diagnostics, since: found) {
      refused.append(RefusedFix(kind.code, because: error))
    } else {
      kinds = tried
      best = run
    }
  }
  return best.result(refusing: refused)
}

/// An error of which there are more now than there were, counted by code.
package func firstNewError(
  in diagnostics: [Diagnostic], since before: [Diagnostic]
) -> Diagnostic? {
  var counts: [DiagnosticCode: Int] = [:]
  for diagnostic in before where diagnostic.severity == .error {
    counts[diagnostic.code, default: 0] += 1
  }
  for diagnostic in diagnostics.inOrder() where diagnostic.severity == .error {
    let left = counts[diagnostic.code, default: 0] - 1
    if left < 0 { return diagnostic }
    counts[diagnostic.code] = left
  }
  return nil
}
