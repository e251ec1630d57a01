/// How diagnostics are to look and which are told, from options, environment and terminal.

import LayoutDiagnostics

/// The form of diagnostics.
enum ReportForm: String, CaseIterable, Sendable {
  case human, unix, narrated, json, sarif, github

  /// All, as help shows them.
  static let choices = allCases.map { $0.rawValue }.joined(separator: "|")

  /// Whether it is a document for programs, which goes where results go; people are told beside it.
  var isDocument: Bool { self == .json || self == .sarif }
}

/// The settings of a report.
struct ReportSettings {
  var form: ReportForm
  /// Whether GitHub gets annotations beside what people are told.
  var annotates: Bool
  /// The root that GitHub's annotations count paths from; empty: none is known.
  var workspace: String
  var style: Style
  /// None: all.
  var maxErrors: Int?
  var severities: SeveritySettings

  init(_ invocation: Invocation, in system: System) throws(UsageError) {
    let forms = ReportForm.allCases.map { $0.rawValue }
    let form = try invocation.parsed(.diagnostics, .oneOf(forms)) { ReportForm(rawValue: $0) }
    let most = 1_000_000
    let limit = try invocation.parsed(.maxErrors, .count(atMost: most)) {
      parseCount($0[...], atMost: most)
    }
    self.form = form ?? .human
    annotates = form == nil && system.environment("GITHUB_ACTIONS") == "true"
    workspace = system.environment("GITHUB_WORKSPACE") ?? ""
    style = Style(
      color: try Self.color(invocation, in: system), unicode: Self.unicode(in: system))
    // Editors and build systems want everything unless they say otherwise.
    let usual = form == .unix || form == .github ? 0 : 20
    maxErrors = limit ?? usual == 0 ? nil : limit ?? usual
    severities = try SeveritySettings(invocation)
    try Self.checkOutput(self.form, invocation)
  }

  /// Refuses a command line whose result and diagnostics would mix on standard output, and one that gives
  /// a file for nothing.
  private static func checkOutput(
    _ form: ReportForm, _ invocation: Invocation
  ) throws(UsageError) {
    let file = invocation.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
    switch invocation.command {
    case .check:
      if file != nil, !form.isDocument { throw .nothingToWrite(.check) }
    default:
      guard form.isDocument, row(of: invocation.command).options.contains(.output) else { return }
      if file == nil { throw .mixedOutput(form: form.rawValue, command: invocation.command) }
    }
  }

  /// diagnostics.md §1: the option, else `CLICOLOR_FORCE`, else a terminal without `NO_COLOR`.
  private static func color(
    _ invocation: Invocation, in system: System
  ) throws(UsageError) -> Bool {
    let wanted: Bool?? = try invocation.parsed(.color, .oneOf(["auto", "always", "never"])) {
      switch $0 {
      case "auto": return .some(nil)
      case "always": return true
      case "never": return false
      default: return nil
      }
    }
    if let wanted = wanted ?? nil { return wanted }
    if let forced = system.environment("CLICOLOR_FORCE"), forced != "", forced != "0" {
      return true
    }
    if let refused = system.environment("NO_COLOR"), refused != "" { return false }
    return system.standardErrorIsTerminal && system.environment("TERM") != "dumb"
  }

  /// Whether the locale writes UTF-8: the first of the three variables that says anything decides.
  static func unicode(in system: System) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = system.environment(name), locale != "" else { continue }
      let lower = locale.lowercased()
      return lower.hasSuffix("utf-8") || lower.hasSuffix("utf8")
    }
    return false
  }
}
