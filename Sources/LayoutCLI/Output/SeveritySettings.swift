/// Which diagnostics are told, and as what: `-W`, `--warnings-as-errors` and `--verbose`.

import LayoutDiagnostics

/// What an option makes of a code.
enum SeverityLevel: String, CaseIterable, Sendable {
  case error, warning, note, ignore

  /// None for one that isn't told.
  var severity: Severity? {
    switch self {
    case .error: return .error
    case .warning: return .warning
    case .note: return .note
    case .ignore: return nil
    }
  }
}

/// The severities that the command line asks for.
struct SeveritySettings: Equatable, Sendable {
  private var levels: [DiagnosticCode: SeverityLevel] = [:]
  private var warningsAreErrors: Bool
  private var showsNotes: Bool

  init(_ invocation: Invocation) throws(UsageError) {
    warningsAreErrors = invocation.has(.warningsAsErrors)
    showsNotes = invocation.has(.verbose)
    for text in invocation.values(of: .severity) {
      let (code, level) = try Self.parse(text, invocation.command)
      levels[code] = level
    }
  }

  /// The diagnostic as it is to be told; none for one that isn't.
  func apply(to diagnostic: Diagnostic) -> Diagnostic? {
    var diagnostic = diagnostic
    if diagnostic.severity != .error, let level = levels[diagnostic.code] {
      guard let severity = level.severity else { return nil }
      diagnostic.severity = severity
    }
    if warningsAreErrors, diagnostic.severity == .warning { diagnostic.severity = .error }
    return diagnostic.severity == .note && !showsNotes ? nil : diagnostic
  }

  // MARK: -

  /// `group-cannot-fit=error`, `L0412=ignore`.
  private static func parse(
    _ text: String, _ command: CommandName
  ) throws(UsageError) -> (DiagnosticCode, SeverityLevel) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let level = SeverityLevel(rawValue: String(parts[1]))
    else { throw .invalidValue(.severity, value: text, expected: .severity, command: command) }
    let name = String(parts[0])
    guard let code = DiagnosticCode.find(name) else {
      let names = DiagnosticCode.allCases.map { $0.descriptor.name }
      throw .unknownDiagnostic(
        name, suggestions: suggestions(for: name, among: names), command: command)
    }
    guard level == .error || !code.isAlwaysError else {
      throw .loweredError(name, level: level.rawValue, command: command)
    }
    return (code, level)
  }
}
