/// Leaves out what is only said because of something else that is said: one mistake, one diagnostic.

import LayoutDiagnostics
import LayoutSyntax

/// The diagnostics without those that follow from others. A part of a file is a section, another child of
/// a layout, or a declaration.
///
/// - Where text couldn't be read, nothing is said of the meaning of what follows it in the line and in its
///   element, and one thing of what stands before it in the line.
/// - Where that is in a declaration, names that aren't known may be declared there, those that are may be of
///   another type, and definitions may hold more.
/// - What seems to be missing may have been meant by what is wrong in the part.
/// - A list with something that lists don't have is better written as a section.
/// - Where a bracket lacks its other half, elements may stand elsewhere than one thinks; and a bracket that
///   closes nothing may close what couldn't be read.
/// - What can't be read behind a bracket that was closed for want of a better reading is that again.
/// - A sign beside a name that is wrong is wrong with it; a separator behind one parts it from what it needs.
/// - An element that can't be there may be another one in truth: what it takes is not looked at in its line.
/// - A name whose value is of the wrong type is so wherever it is used, and so is a definition.
///
/// - Parameter diagnostics: In order.
/// - Complexity: O(*n* log *parts* + bytes).
func withoutFollowUps(_ diagnostics: [Diagnostic], in files: SourceFiles) -> [Diagnostic] {
  guard
    diagnostics.contains(where: {
      $0.code.isOfWriting || $0.code.isOfAbsence || $0.code.isOfUnknownName
        || $0.code == .typeMismatch
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
  var telling = Telling(
    isBalanced: isBalanced, mayDeclare: files.contains { $0.hasUnreadDeclaration })
  var result: [Diagnostic] = []
  for (diagnostic, part) in zip(diagnostics, parts) {
    if telling.follows(diagnostic, part, in: &files) { continue }
    if telling.replacesLast { result.removeLast() }
    result.append(diagnostic)
  }
  return result
}

/// What was told so far, in order.
private struct Telling {
  let isBalanced: Bool
  let mayDeclare: Bool
  private var last: Diagnostic?
  private var separator: Diagnostic?
  private var undecided: Diagnostic?
  private var isUnread = false
  private var isMismatchTold = false
  /// The last list that was said to have what lists don't have.
  private var list: Part?
  /// Whether the one that was asked about last says better what the one before it says.
  private(set) var replacesLast = false

  init(isBalanced: Bool, mayDeclare: Bool) {
    self.isBalanced = isBalanced
    self.mayDeclare = mayDeclare
  }

  /// Whether a diagnostic follows from others; remembers it where it doesn't.
  mutating func follows(_ diagnostic: Diagnostic, _ part: Part?, in files: inout [FileParts])
    -> Bool
  {
    replacesLast = false
    let code = diagnostic.code
    if code == .unsupportedInList, let part, part == list { return true }
    if !isBalanced, code.isOfAbsence || code.isOfPlace { return true }
    if isUnread, code == .extraCloser { return true }
    if let part, mayDeclare, mayBeDeclared(diagnostic, in: files[part.file]) { return true }
    if let last, diagnostic.touches(last), isBeside(last, code) { return true }
    if let part {
      if isInLineOfAnother(diagnostic, in: files[part.file])
        || files[part.file].explains(diagnostic, part.index)
        || ((code == .typeMismatch || code == .notOneSection)
          && !files[part.file].isNew(diagnostic))
      {
        return true
      }
    }
    if let last, code == .separator, last.code.isOfUnknownName, diagnostic.touches(last) {
      // A function and its arguments, or a name and what it names, with a sign between them.
      replacesLast = true
      separator = diagnostic
    }
    if code.isUnread { isUnread = true }
    if code == .undecidedSections { undecided = diagnostic }
    if code == .typeMismatch { isMismatchTold = true }
    if code == .unsupportedInList { list = part }
    last = diagnostic
    return false
  }

  /// Whether it is about a name, or about what a definition holds, that a declaration may say which
  /// couldn't be read.
  private func mayBeDeclared(_ diagnostic: Diagnostic, in file: FileParts) -> Bool {
    let code = diagnostic.code
    if code.isOfAbsence || (code == .typeMismatch && isMismatchTold) { return true }
    return code.isOfUnknownName && !file.isUnread(diagnostic)
  }

  private func isBeside(_ last: Diagnostic, _ code: DiagnosticCode) -> Bool {
    code.isOfSign || (last.code == .unexpectedToken && code == .topLevelElement)
  }

  private func isInLineOfAnother(_ diagnostic: Diagnostic, in file: FileParts) -> Bool {
    if diagnostic.code.isOfMeaning {
      if let undecided, file.isOneLine(undecided, diagnostic) { return true }
      if let separator, file.isOneLine(separator, diagnostic) { return true }
    }
    guard let last else { return false }
    return last.code == .missingCloser && diagnostic.code == .unexpectedToken
      && file.isOneLine(last, diagnostic)
  }
}

/// A part of a file, by positions.
private struct Part: Equatable {
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
