/// Makes diagnostics of the library from the compiler's.

import LayoutDiagnostics
import LayoutSyntax

extension LayoutDiagnostic {
  /// A diagnostic of the compiler.
  ///
  /// - Parameters:
  ///   - sources: The files that it points into.
  ///   - path: The file of a diagnostic that points nowhere.
  init(_ diagnostic: Diagnostic, in sources: SourceMap, path: String? = nil) {
    let primary = diagnostic.primary
    let style = Style(color: false, unicode: true, fixCommand: nil, explainCommand: nil)
    let renderer = HumanRenderer(sources: sources, style: style)
    let isPlaced = primary.file != .none
    let position = sources.position(of: Int(primary.range.start), in: primary.file)
    self.init(
      severity: Severity(diagnostic.severity), code: diagnostic.code.description,
      message: diagnostic.message, path: isPlaced ? sources.path(of: primary.file) : path,
      line: isPlaced ? position.line : nil, column: isPlaced ? position.column : nil,
      text: withoutLastLineEnd(renderer.render(diagnostic)))
  }
}

extension LayoutDiagnostic.Severity {
  fileprivate init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

/// A text of whole lines as it stands between other text.
private func withoutLastLineEnd(_ text: String) -> String {
  text.hasSuffix("\n") ? String(text.dropLast()) : text
}
