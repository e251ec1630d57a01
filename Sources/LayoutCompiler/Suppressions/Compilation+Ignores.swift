/// What is told of a compilation: all that was found, less what comments silence.

package import LayoutCore
package import LayoutDiagnostics

extension Compilation {
  /// The file that was compiled.
  package var file: FileID { files.units.first?.file ?? .none }

  /// The ignores of its files; see ``SourceFiles/ignores``.
  package var ignores: [FileIgnores] { files.ignores }

  /// What compiling finds, without what comments silence.
  package var toldOfCompiling: [Diagnostic] {
    suppress(diagnostics, in: files, allChecksRan: false).kept
  }

  /// All that compiling and checking find, without what comments silence.
  ///
  /// - Parameter isChecked: Whether there is time for the checks.
  /// - Complexity: as `findings()`.
  package func told(isChecked: Bool = true) -> Suppression {
    let (findings, isComplete) = isChecked ? checked() : ([], false)
    return suppress(diagnostics + findings, in: files, allChecksRan: isComplete)
  }

  /// Words for what the solver found in the layout at `index` of `models`, without what comments silence.
  package func told(of issues: [EvaluationIssue], inLayout index: Int) -> [Diagnostic] {
    let found = issues.map { diagnostic(for: $0, inLayout: index) }
    return suppress(found, in: files, allChecksRan: false).kept
  }
}
