/// The last line: how many diagnostics there were, in how many files, and how many mend themselves.

/// Counts of diagnostics.
package struct Summary: Hashable, Sendable {
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0
  /// Files that a diagnostic is in.
  package private(set) var files = 0
  /// Diagnostics of layouts with a fix that keeps the meaning.
  package private(set) var fixable = 0

  /// - Complexity: O(diagnostics).
  package init(_ diagnostics: [Diagnostic]) {
    var seen: Set<UInt32> = []
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
      let file = diagnostic.primary.file
      if file != .none, seen.insert(file.rawValue).inserted { files += 1 }
      if diagnostic.isInLayoutFile,
        diagnostic.fixes.contains(where: { $0.applicability == .always })
      {
        fixable += 1
      }
    }
  }

  /// "2 errors, 1 warning in 3 files (1 fixable with `layoutc fix`)" with a line end; empty for none.
  package func text(_ style: Style) -> String {
    let counts = [
      (errors, "error", Ink.error), (warnings, "warning", .warning), (notes, "note", .note),
    ]
    var output = TextBuffer(color: style.color)
    var isFirst = true
    for (number, thing, ink) in counts where number > 0 {
      if !isFirst { output.write(", ") }
      output.write(Phrases.count(number, thing), ink)
      isFirst = false
    }
    if isFirst { return "" }
    if files > 0 { output.write(" in \(Phrases.count(files, "file"))") }
    if fixable > 0, let command = style.fixCommand {
      output.write(" (\(fixable) fixable with `\(command)`)")
    }
    output.endLine()
    return output.text
  }

  /// "2 errors and 1 warning in 3 files. layoutc fix mends 1 of them." with a line end; empty for none.
  func sentences(_ style: Style) -> String {
    var counts: [String] = []
    if errors > 0 { counts.append(Phrases.count(errors, "error")) }
    if warnings > 0 { counts.append(Phrases.count(warnings, "warning")) }
    if notes > 0 { counts.append(Phrases.count(notes, "note")) }
    guard let last = counts.popLast() else { return "" }
    var text = counts.joined(separator: ", ") + (counts.isEmpty ? "" : " and ") + last
    if files > 0 { text += " in \(Phrases.count(files, "file"))" }
    text += "."
    if fixable > 0, let command = style.fixCommand {
      text += " \(command) mends \(fixable) of them."
    }
    return text + "\n"
  }
}
