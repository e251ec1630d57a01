/// One thing that is wrong, in words, with its places and its mends. Made by the factories in Wording.

/// A message of the compiler.
package struct Diagnostic: Hashable, Sendable {
  package var code: DiagnosticCode
  /// The descriptor's, unless settings raise or lower it.
  package var severity: Severity
  /// Complete and useful alone: lower case start, no full stop, back-ticks round source text.
  package var message: String
  /// At `FileID.none` where the fault is in no file.
  package var primary: Label
  package var secondary: [Label]
  /// Facts.
  package var notes: [String]
  /// What to do, where no fix says it.
  package var helps: [String]
  package var fixes: [Fix]
  /// Where the claim holds, apart from each other and in order; none where no width matters, or where
  /// nobody knows.
  package var widths: [WidthRange] = []

  package init(
    _ code: DiagnosticCode, _ message: String, at primary: Label, secondary: [Label] = [],
    notes: [String] = [], helps: [String] = [], fixes: [Fix] = []
  ) {
    self.code = code
    self.severity = code.descriptor.severity
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.notes = notes
    self.helps = helps
    self.fixes = fixes
  }

  /// What tells diagnostics apart for the most part: notes and fixes follow from it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(primary.file)
    hasher.combine(primary.range)
    hasher.combine(message)
  }
}
