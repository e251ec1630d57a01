/// A diagnostic that a comment of the source silences.

/// What would be said but for a `layout:ignore` comment.
package struct IgnoredDiagnostic: Hashable, Sendable {
  package var diagnostic: Diagnostic
  /// What the comment gives as the reason; empty where it gives none.
  package var reason: String

  package init(_ diagnostic: Diagnostic, reason: String) {
    self.diagnostic = diagnostic
    self.reason = reason
  }
}
