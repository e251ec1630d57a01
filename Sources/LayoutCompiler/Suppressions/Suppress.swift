/// Takes out of what was found what `layout:ignore` comments silence.

package import LayoutDiagnostics

/// What is to be told, and what a comment keeps from being told.
package struct Suppression: Hashable, Sendable {
  /// By place; with what is wrong with the comments themselves.
  package var kept: [Diagnostic]
  package var ignored: [IgnoredDiagnostic]
  /// Whether every check looked at everything.
  package var isComplete: Bool

  init(kept: [Diagnostic], ignored: [IgnoredDiagnostic], isComplete: Bool) {
    self.kept = kept
    self.ignored = ignored
    self.isComplete = isComplete
  }
}

extension SourceFiles {
  /// The ignores of each file that has some, the compiled one first.
  ///
  /// - Complexity: O(bytes).
  package var ignores: [FileIgnores] {
    units.map { FileIgnores(of: $0) }.filter { !$0.isEmpty }
  }
}

/// Parts `diagnostics`, all that was found in `files`, by the comments of the files.
///
/// - Parameter allChecksRan: Whether nothing kept a check from being made; only then, and where there is no
///   error, the comments of the first file are judged, too. Others' are where they are compiled themselves.
/// - Complexity: O(bytes), and for each diagnostic O(log names + comments in each other).
package func suppress(
  _ diagnostics: [Diagnostic], in files: SourceFiles, allChecksRan: Bool
) -> Suppression {
  let ignores = files.ignores
  guard !ignores.isEmpty else {
    return Suppression(kept: diagnostics.inOrder(), ignored: [], isComplete: allChecksRan)
  }
  var kept: [Diagnostic] = []
  var ignored: [IgnoredDiagnostic] = []
  var used: Set<IgnoreUse> = []
  var byFile: [FileID: FileIgnores] = [:]
  for file in ignores { byFile[file.file] = file }
  for diagnostic in diagnostics.inOrder() {
    guard let file = byFile[diagnostic.primary.file], let use = file.use(for: diagnostic) else {
      kept.append(diagnostic)
      continue
    }
    ignored.append(IgnoredDiagnostic(diagnostic, reason: file.reason(of: use)))
    if file.file == files.units.first?.file { used.insert(use) }
  }
  let holdsErrors = kept.contains { $0.severity == .error }
  if allChecksRan, !holdsErrors, let first = files.units.first, let own = byFile[first.file] {
    kept = (kept + own.faults(used: used)).inOrder()
  }
  return Suppression(kept: kept, ignored: ignored, isComplete: allChecksRan)
}
