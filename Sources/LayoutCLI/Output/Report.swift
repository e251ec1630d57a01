/// Collects the diagnostics of a run and renders them.

import LayoutCompiler
import LayoutDiagnostics

/// What there is to say about the inputs, in the order in which they were read.
struct Report {
  private let settings: ReportSettings
  private let workingDirectory: String
  private var sources = SourceMap()
  private var all: [Diagnostic] = []
  private var ignored: [IgnoredDiagnostic] = []
  private var seen = DistinctDiagnostics()
  private var ignores = RunIgnores()
  private var errors = 0
  private var isUnreadable = false

  init(_ settings: ReportSettings, workingDirectory: String) {
    self.settings = settings
    self.workingDirectory = workingDirectory
  }

  /// How the run ends as far as the inputs go.
  var status: ExitStatus { isUnreadable ? .usage : errors > 0 ? .failure : .success }

  /// ", 1 error and 2 warnings" for the end of a line; nothing for none.
  var counts: String {
    let warnings = all.filter { $0.severity == .warning }.count
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? "" : ", " + parts.joined(separator: " and ")
  }

  /// Whether messages may have signs that aren't ASCII.
  var isUnicode: Bool { settings.style.unicode }

  /// Whether diagnostics are a document on standard output.
  var isDocument: Bool { settings.form.isDocument }

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

  /// Makes the comments of a compilation's files known: what they silence is not told from now on.
  ///
  /// - Parameter isChecked: Whether every check looked at everything, so that the comments are judged.
  mutating func addIgnores(of compilation: Compilation, isChecked: Bool) {
    ignores.add(compilation, isChecked: isChecked)
  }

  /// Takes diagnostics; there may be more of the same file later. What is found in a file that several
  /// others import is said once.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where seen.insert(diagnostic) {
      let reason = ignores.reason(for: diagnostic)
      guard let told = settings.severities.apply(to: diagnostic) else { continue }
      if let reason {
        ignored.append(IgnoredDiagnostic(diagnostic, reason: reason))
        continue
      }
      if told.severity == .error { errors += 1 }
      all.append(told)
    }
  }

  /// Takes what is wrong with the comments, after all checks of all files.
  mutating func addIgnoreFaults() {
    add(ignores.takeFaults())
  }

  /// Everything for standard error: the diagnostics, what was left out, and the summary.
  func rendered() -> [UInt8] {
    let limit = settings.maxErrors ?? .max
    switch settings.form {
    case .human, .json, .sarif:
      let renderer = HumanRenderer(sources: sources, style: settings.style)
      let annotations = settings.annotates ? annotations(maximumErrors: .max) : ""
      return Array((renderer.render(all, maximumErrors: limit) + annotations).utf8)
    case .unix:
      let renderer = UnixRenderer(sources: sources, directory: workingDirectory)
      return Array(renderer.render(all, maximumErrors: limit).utf8)
    case .narrated:
      let renderer = NarratedRenderer(sources: sources, style: settings.style)
      return Array(renderer.render(all, maximumErrors: limit).utf8)
    case .github:
      return Array(annotations(maximumErrors: limit).utf8)
    }
  }

  /// All diagnostics as a document for programs; empty in forms for people.
  func document() -> [UInt8] {
    switch settings.form {
    case .json:
      // The same text on every terminal.
      let renderer = JSONRenderer(sources: sources, style: Style())
      return Array(renderer.render(all).utf8)
    case .sarif:
      let renderer = SARIFRenderer(sources: sources, toolVersion: version)
      return Array(renderer.render(all, ignored: ignored).utf8)
    case .human, .unix, .narrated, .github: return []
    }
  }

  private func annotations(maximumErrors: Int) -> String {
    let renderer = GitHubRenderer(
      sources: sources, directory: workingDirectory, workspace: settings.workspace)
    return renderer.render(all, maximumErrors: maximumErrors)
  }
}
