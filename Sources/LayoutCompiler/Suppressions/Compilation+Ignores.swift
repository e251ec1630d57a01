/// What is told of a compilation: all that was found, less what comments silence.

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
  /// - Complexity: as `findings()`.
  package func told() -> Suppression {
    let (findings, isComplete) = checked()
    return suppress(diagnostics + findings, in: files, allChecksRan: isComplete)
  }
}
