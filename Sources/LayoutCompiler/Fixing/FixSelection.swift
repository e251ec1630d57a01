/// Chooses which of the fixes that diagnostics offer are to be applied.

package import LayoutDiagnostics

/// Which fixes are to be applied without asking.
package struct FixSelection: Sendable {
  /// Also those that change the layout.
  package var includesMaybe: Bool
  /// Only those of these codes; none: of every code.
  package var codes: Set<DiagnosticCode>?

  package init(includesMaybe: Bool = false, codes: Set<DiagnosticCode>? = nil) {
    self.includesMaybe = includesMaybe
    self.codes = codes
  }

  /// The one fix of a diagnostic that may be applied.
  ///
  /// Where several are equally good, choosing is up to a person; what has places to fill in is never
  /// chosen.
  package func fix(of diagnostic: Diagnostic) -> Fix? {
    let fixes = candidates(of: diagnostic)
    return fixes.count == 1 ? fixes[0] : nil
  }

  /// The best of the fixes of a diagnostic that may be applied.
  package func candidates(of diagnostic: Diagnostic) -> [Fix] {
    if let codes, !codes.contains(diagnostic.code) { return [] }
    let sure = diagnostic.fixes.filter { $0.applicability == .always }
    if !sure.isEmpty || !includesMaybe { return sure }
    return diagnostic.fixes.filter { $0.applicability == .maybe }
  }
}
