/// Collects the diagnostics of a run and renders them.

import LayoutDiagnostics

/// What there is to say about the inputs, in the order in which they were read.
struct Report {
  private let settings: ReportSettings
  private let workingDirectory: String
  private var sources = SourceMap()
  private var all: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var errors = 0
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
    addUnusable(.unreadableFile(path: path, reason: reason))
  }

  /// Takes a diagnostic of something that isn't a layout and can't be used.
  mutating func addUnusable(_ diagnostic: Diagnostic) {
    isUnreadable = true
    add([diagnostic])
  }

  /// Takes diagnostics; there may be more of the same file later. What is found in a file that several
  /// others import is said once.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for var diagnostic in diagnostics where seen.insert(diagnostic).inserted {
      if settings.warningsAreErrors, diagnostic.severity == .warning {
        diagnostic.severity = .error
      }
      if diagnostic.severity == .error { errors += 1 }
      all.append(diagnostic)
    }
  }

  /// Everything for standard error: the diagnostics, what was left out, and the summary.
  func rendered() -> [UInt8] {
    switch settings.form {
    case .human:
      let renderer = HumanRenderer(sources: sources, style: settings.style)
      return Array(renderer.render(all, maximumErrors: settings.maxErrors ?? .max).utf8)
    case .unix:
      let renderer = UnixRenderer(sources: sources, directory: workingDirectory)
      let ordered = all.inOrder()
      let kept = Array(ordered.prefix(settings.maxErrors ?? .max))
      let hidden = ordered.count - kept.count
      let end = hidden > 0 ? "layoutc: note: \(hidden) more\n" : ""
      return Array((renderer.render(kept) + end).utf8)
    }
  }
}
