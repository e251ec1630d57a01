/// Sorts fixes by what they mend, so that those that do harm can be left out.

import LayoutDiagnostics

/// The fixes of all diagnostics that say the same.
struct FixKind: Hashable, Sendable {
  var code: DiagnosticCode
  /// Empty for all of the code, where there are too many messages to tell apart.
  var message: String

  init(of diagnostic: Diagnostic) {
    code = diagnostic.code
    message = diagnostic.message
  }

  /// All of a code.
  init(_ code: DiagnosticCode) {
    self.code = code
    message = ""
  }
}

/// Which kinds of fixes are applied.
struct FixKinds: Sendable {
  /// None: all that aren't left out.
  private var only: Set<FixKind>?
  private var leftOut: Set<FixKind> = []

  init(only: Set<FixKind>? = nil) {
    self.only = only
  }

  /// Whether the fixes of a diagnostic are applied.
  func contains(_ diagnostic: Diagnostic) -> Bool {
    let kind = FixKind(of: diagnostic)
    let whole = FixKind(diagnostic.code)
    if leftOut.contains(kind) || leftOut.contains(whole) { return false }
    guard let only else { return true }
    return only.contains(kind) || only.contains(whole)
  }

  mutating func include(_ kind: FixKind) { only?.insert(kind) }

  /// Leaves kinds out; gives the codes of those that weren't.
  ///
  /// After a few of them it leaves out whole codes, so that this is soon at an end.
  mutating func leaveOut(_ kinds: [FixKind]) -> [DiagnosticCode] {
    var codes: [DiagnosticCode] = []
    for kind in kinds {
      let wide = leftOut.count < 8 ? kind : FixKind(kind.code)
      if leftOut.insert(wide).inserted { codes.append(kind.code) }
    }
    return codes
  }
}
