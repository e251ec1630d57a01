/// Collects the diagnostics of a run and renders them.

import LayoutDiagnostics

/// What there is to say about the inputs, in the order in which they were read.
struct Report {
  private let settings: ReportSettings
  private let workingDirectory: String
  private var sources = SourceMap()
  private var text = ""
  private var errors = 0
  private var warnings = 0
  private var filesAtFault: Set<FileID> = []
  private var isUnreadable = false

  init(_ settings: ReportSettings, workingDirectory: String) {
    self.settings = settings
    self.workingDirectory = workingDirectory
  }

  /// How the run ends as far as the inputs go.
  var status: ExitStatus { isUnreadable ? .usage : errors > 0 ? .failure : .success }

  /// Makes a source known, so that diagnostics can point into it.
  mutating func addSource(_ path: String, _ bytes: [UInt8]) -> FileID {
    let shown =
      settings.form == .unix && path != standardInputName
      ? absolutePath(path, from: workingDirectory) : relativePath(path, to: workingDirectory)
    return sources.add(path: shown, bytes: bytes)
  }

  /// Says that a file can't be read.
  mutating func addUnreadable(_ path: String, reason: String) {
    isUnreadable = true
    let file = addSource(path, [])
    add([Diagnostic.cannotReadFile(file, reason: reason)], in: file)
  }

  /// Takes diagnostics of one file; there may be more of it later.
  mutating func add(_ diagnostics: [Diagnostic], in file: FileID) {
    if !diagnostics.isEmpty { filesAtFault.insert(file) }
    for var diagnostic in diagnostics {
      if settings.warningsAreErrors, diagnostic.severity == .warning {
        diagnostic.severity = .error
      }
      count(diagnostic.severity)
      if let most = settings.maxErrors, errors > most, diagnostic.severity == .error { continue }
      render(diagnostic)
    }
  }

  private mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: break
    }
  }

  private mutating func render(_ diagnostic: Diagnostic) {
    switch settings.form {
    case .human:
      text += HumanRenderer.render(diagnostic, in: sources, style: settings.style) + "\n"
    case .unix:
      text += UnixRenderer.render(diagnostic, in: sources)
    }
  }

  /// Everything for standard error: the diagnostics, what was left out, and the summary.
  func rendered() -> [UInt8] {
    guard errors + warnings > 0 else { return Array(text.utf8) }
    let hidden = settings.maxErrors.map { max(0, errors - $0) } ?? 0
    let noun = hidden == 1 ? "error" : "errors"
    var end = ""
    switch settings.form {
    case .human:
      let dots = settings.style.unicode ? "…" : "..."
      if hidden > 0 { end += "\(dots) and \(hidden) more \(noun)\n" }
      end += HumanRenderer.summary(errors: errors, warnings: warnings, files: filesAtFault.count)
    case .unix:
      if hidden > 0 { end += "layoutc: note: \(hidden) more \(noun)\n" }
    }
    return Array((text + end).utf8)
  }
}
