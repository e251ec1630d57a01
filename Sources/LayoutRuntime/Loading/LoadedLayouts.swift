/// The layouts of a file, and what is needed to say something about them.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics

/// The layouts of one version of a file.
struct LoadedLayouts: Sendable {
  /// What the layouts were made of.
  enum Origin: Sendable {
    case source(Compilation, SourceMap)
    /// A layout program, which has no places; none: it came from no file.
    case program(path: String?)
  }

  let models: [LayoutModel]
  /// Warnings and notes.
  let diagnostics: [LayoutDiagnostic]
  let origin: Origin

  init(models: [LayoutModel], diagnostics: [LayoutDiagnostic], origin: Origin) {
    self.models = models
    self.diagnostics = diagnostics
    self.origin = origin
  }

  /// Words and a place for what showed when the layout at `index` of `models` met an environment.
  func diagnostic(for issue: EvaluationIssue, inLayout index: Int) -> LayoutDiagnostic {
    switch origin {
    case .source(let compilation, let sources):
      return LayoutDiagnostic(compilation.diagnostic(for: issue, inLayout: index), in: sources)
    case .program(let path):
      return LayoutDiagnostic(
        Diagnostic(issue, at: .none, in: models[index]), in: SourceMap(), path: path)
    }
  }
}
