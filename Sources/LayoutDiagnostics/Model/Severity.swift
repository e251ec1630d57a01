/// How bad a diagnostic is.

/// The severities, worst first; a diagnostic's comes from its code's descriptor, settings may change it.
package enum Severity: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing is generated.
  case error
  case warning
  case note

  /// The word that stands before a message.
  package var word: String {
    switch self {
    case .error: return "error"
    case .warning: return "warning"
    case .note: return "note"
    }
  }
}
