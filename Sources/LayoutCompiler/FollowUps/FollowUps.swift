/// Leaves out what is only said because of something else that is said: one mistake, one diagnostic.

import LayoutDiagnostics
import LayoutSyntax

/// The diagnostics without those that follow from others. A part of a file is a section, another child of
/// a layout, or a declaration.
///
/// - Where text couldn't be read, nothing is said of the meaning of what follows it in the line and in its
///   element, and one thing of what stands before it in the line.
/// - Where that is in a declaration, names that aren't known may be declared there.
/// - What seems to be missing may have been meant by what is wrong in the part.
/// - Where a bracket lacks its other half, elements may stand elsewhere than one thinks; and a bracket that
///   closes nothing may close what couldn't be read.
/// - What can't be read behind a bracket that was closed for want of a better reading is that again.
/// - A sign beside a name that is wrong is wrong with it.
/// - A name whose value is of the wrong type is so wherever it is used.
///
/// - Parameter diagnostics: In order.
/// - Complexity: O(*n* log *parts* + bytes).
func withoutFollowUps(_ diagnostics: [Diagnostic], in files: SourceFiles) -> [Diagnostic] {
  guard
    diagnostics.contains(where: {
      $0.code.isOfWriting || $0.code.isOfAbsence || $0.code == .typeMismatch
    })
  else { return diagnostics }
  var files = files.units.map { FileParts($0) }
  guard !files.isEmpty else { return diagnostics }
  let isBalanced = !diagnostics.contains { $0.code.isOfBrackets }
  var parts: [Part?] = []
  parts.reserveCapacity(diagnostics.count)
  // Diagnostics are in order: those of a file stand together.
  var current = 0
  for diagnostic in diagnostics {
    let primary = diagnostic.primary
    if files[current].file != primary.file {
      current = files.firstIndex { $0.file == primary.file } ?? current
    }
    guard files[current].file == primary.file else {
      parts.append(nil)
      continue
    }
    let part = Part(file: current, index: files[current].part(at: primary.range.start))
    parts.append(part)
    if diagnostic.severity == .error { files[current].add(diagnostic, to: part.index) }
  }
  let mayDeclare = files.contains { $0.hasUnreadDeclaration }
  var result: [Diagnostic] = []
  var last: Diagnostic?
  var isUnread = false
  for (diagnostic, part) in zip(diagnostics, parts) {
    let code = diagnostic.code
    if !isBalanced, code.isOfAbsence || code.isOfPlace { continue }
    if mayDeclare, code.isOfUnknownName { continue }
    if isUnread, code == .extraCloser { continue }
    if let last, code.isOfSign, diagnostic.touches(last) { continue }
    if let last, let part, last.code == .missingCloser, code == .unexpectedToken,
      files[part.file].isOneLine(last, diagnostic)
    {
      continue
    }
    if let part, files[part.file].explains(diagnostic, part.index) { continue }
    if let part, code == .typeMismatch, !files[part.file].isNew(diagnostic) { continue }
    if code.isUnread { isUnread = true }
    last = diagnostic
    result.append(diagnostic)
  }
  return result
}

/// A part of a file, by positions.
private struct Part {
  var file: Int
  var index: Int
}

extension Diagnostic {
  /// Whether it begins where `other` ends, but for some spaces.
  fileprivate func touches(_ other: Diagnostic) -> Bool {
    primary.file == other.primary.file && primary.range.start >= other.primary.range.end
      && primary.range.start - other.primary.range.end <= 4
  }
}
