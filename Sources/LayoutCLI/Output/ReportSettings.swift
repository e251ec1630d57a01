/// How diagnostics are to look, from options, environment and terminal.

import LayoutDiagnostics

/// The form of diagnostics.
struct ReportSettings {
  enum Form { case human, unix }

  var form: Form
  var style: Style
  /// None: all.
  var maxErrors: Int?
  var warningsAreErrors: Bool

  init(_ invocation: Invocation, in system: System) throws(UsageError) {
    let form: Form? = try invocation.parsed(.diagnostics, .oneOf(["human", "unix"])) {
      $0 == "human" ? .human : $0 == "unix" ? .unix : nil
    }
    let most = 1_000_000
    let limit = try invocation.parsed(.maxErrors, .count(atMost: most)) {
      parseCount($0[...], atMost: most)
    }
    self.form = form ?? .human
    style = Style(
      color: try Self.color(invocation, in: system), unicode: Self.unicode(in: system),
      fixCommand: nil, explainCommand: nil)
    // Editors and build systems want everything unless they say otherwise.
    let usual = form == .unix ? 0 : 20
    maxErrors = limit ?? usual == 0 ? nil : limit ?? usual
    warningsAreErrors = invocation.has(.warningsAsErrors)
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
  private static func unicode(in system: System) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = system.environment(name), locale != "" else { continue }
      let lower = locale.lowercased()
      return lower.hasSuffix("utf-8") || lower.hasSuffix("utf8")
    }
    return false
  }
}
