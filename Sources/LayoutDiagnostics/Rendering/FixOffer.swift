/// The command line that applies a diagnostic's fixes.

/// How to apply the fixes that can be applied without an editor.
struct FixOffer {
  /// Fixes that the command may apply.
  let count: Int
  let command: String

  /// "1 fix available".
  var words: String { count == 1 ? "1 fix available" : "\(count) fixes available" }

  /// None where there is no command, or nothing for it to do.
  init?(_ diagnostic: Diagnostic, _ sources: SourceMap, _ style: Style) {
    guard let program = style.fixCommand, diagnostic.isInLayoutFile else { return nil }
    let fixes = diagnostic.fixes.filter { $0.applicability != .template }
    guard let file = fixes.first?.edits.first?.file else { return nil }
    let path = sources.path(of: file)
    // Standard input can't be written to.
    if path.utf8.first == UInt8(ascii: "<") { return nil }
    count = fixes.count
    let maybe = fixes.contains { $0.applicability == .always } ? "" : " --maybe"
    command =
      "\(program)\(maybe) --only \(diagnostic.code.description) "
      + quotedForShell(path)
  }
}

extension Diagnostic {
  /// Whether it is about a layout, not about a scene or a program in JSON: the command mends layouts only.
  var isInLayoutFile: Bool { code.descriptor.category != .runtime }
}

/// A path as one word for a shell.
private func quotedForShell(_ path: String) -> String {
  let plain = "/._-+@%:,"
  let isPlain = path.unicodeScalars.allSatisfy { scalar in
    scalar.value > 0x7F || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      || ("0"..."9").contains(scalar) || plain.unicodeScalars.contains(scalar)
  }
  if isPlain { return path }
  var quoted = "'"
  for scalar in path.unicodeScalars {
    if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
  }
  return quoted + "'"
}
