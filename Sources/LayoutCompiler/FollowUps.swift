/// Leaves out what is only said because of something else that is said: one mistake, one diagnostic.

import LayoutDiagnostics
import LayoutSyntax

/// The diagnostics without those that follow from others of the same part of a file: a section, another
/// child of a layout, or a declaration.
///
/// - Where text couldn't be read, nothing is said of the meaning of what follows it in the line and in its
///   element, and one thing of what stands before it in the line.
/// - What seems to be missing may have been meant by what is wrong in the part, or by brackets anywhere.
/// - Children in the wrong place of elements of a kind are wrong for one reason.
///
/// - Parameter diagnostics: In order.
/// - Complexity: O(*n* log *parts* + bytes).
func withoutFollowUps(_ diagnostics: [Diagnostic], in files: SourceFiles) -> [Diagnostic] {
  guard diagnostics.contains(where: { $0.code.leads || $0.code.isOfAbsence }) else {
    return diagnostics
  }
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
  var result: [Diagnostic] = []
  for (diagnostic, part) in zip(diagnostics, parts) {
    if diagnostic.code.isOfAbsence, !isBalanced { continue }
    if let part, files[part.file].explains(diagnostic, part.index) { continue }
    result.append(diagnostic)
  }
  return result
}

/// A part of a file, by positions.
private struct Part {
  var file: Int
  var index: Int
}

/// The errors of a part.
private struct PartFaults {
  /// Those that may stand for what seems to be missing.
  private var count = 0
  /// What couldn't be read, in order; of very many only the first.
  private var unread: [UnreadText] = []
  /// Of elements that hold what they can't, the words for each kind.
  private var parents: [Substring.UTF8View] = []

  mutating func add(_ diagnostic: Diagnostic, in file: SourceUnit) {
    if !diagnostic.code.isOfAbsence, diagnostic.code != .childNotAllowed { count += 1 }
    if diagnostic.code == .unexpectedToken, unread.count < 8 {
      unread.append(file.unreadText(at: diagnostic.primary.range.start))
    }
  }

  /// Whether what `diagnostic` says may be there because of the others only; asked in order.
  mutating func explain(_ diagnostic: Diagnostic) -> Bool {
    if diagnostic.code.isOfAbsence { return count > 0 }
    if diagnostic.code == .childNotAllowed {
      let parent = diagnostic.message.utf8.prefix { $0 != UInt8(ascii: "`") }
      let rest = diagnostic.message.utf8[parent.endIndex...].dropFirst()
      let word = rest.prefix { $0 != UInt8(ascii: "`") }
      if parents.contains(where: { $0.elementsEqual(word) }) { return true }
      parents.append(word)
    }
    guard diagnostic.code.isOfMeaning else { return false }
    let start = diagnostic.primary.range.start
    for index in unread.indices where (unread[index].line...unread[index].end).contains(start) {
      if start >= unread[index].start || unread[index].isLineTold { return true }
      unread[index].isLineTold = true
    }
    return false
  }
}

/// Text that couldn't be read, and how far it may be misleading.
private struct UnreadText {
  var start: UInt32
  /// Where its line begins.
  var line: UInt32
  /// Where its line ends, or the element that it stands in.
  var end: UInt32
  /// Whether something was said of what stands before it in the line.
  var isLineTold = false
}

/// Where the parts of a file begin, and what is wrong in each.
private struct FileParts {
  var file: FileID { unit.file }
  private let unit: SourceUnit
  private var starts: [UInt32] = [0]
  private var faults: [PartFaults]

  init(_ unit: SourceUnit) {
    self.unit = unit
    faults = []
    for node in FileSyntax(unit.parsed.tree).children {
      starts.append(node.range.start)
      guard let layout = LayoutDeclarationSyntax(node) else { continue }
      starts += (layout.body?.children ?? []).map { $0.range.start }
    }
    faults = Array(repeating: PartFaults(), count: starts.count)
  }

  mutating func add(_ diagnostic: Diagnostic, to part: Int) {
    faults[part].add(diagnostic, in: unit)
  }

  mutating func explains(_ diagnostic: Diagnostic, _ part: Int) -> Bool {
    faults[part].explain(diagnostic)
  }

  /// The part that an offset lies in, or behind.
  func part(at offset: UInt32) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

extension SourceUnit {
  /// What couldn't be read at an offset.
  fileprivate func unreadText(at offset: UInt32) -> UnreadText {
    let lineFeed = UInt8(ascii: "\n")
    var start = min(Int(offset), source.count)
    while start > 0, source[start - 1] != lineFeed { start -= 1 }
    var end = min(Int(offset), source.count)
    while end < source.count, source[end] != lineFeed { end += 1 }
    var elementEnd = end
    var node = parsed.tree.root
    while let child = node.children.first(where: { $0.range.reaches(offset) }) {
      node = child
      if node.kind.isElement { elementEnd = Int(node.range.end) }
    }
    return UnreadText(
      start: offset, line: UInt32(start), end: UInt32(max(end, elementEnd)))
  }
}

extension DiagnosticCode {
  /// Whether others may follow from it: text that couldn't be read, a child in the wrong place.
  fileprivate var leads: Bool { self == .unexpectedToken || self == .childNotAllowed }

  /// Whether it says that something is missing.
  fileprivate var isOfAbsence: Bool { self == .sectionWithoutGroup || self == .groupWithoutItems }

  /// Whether a bracket lacks its other half, so that anything may stand elsewhere than one thinks.
  fileprivate var isOfBrackets: Bool { self == .missingCloser || self == .extraCloser }

  /// Whether it is about what names and values mean, not about how they are written.
  fileprivate var isOfMeaning: Bool { rawValue >= 300 }
}

extension ByteRange {
  /// Whether an offset lies in it or at its end.
  fileprivate func reaches(_ offset: UInt32) -> Bool { start <= offset && offset <= end }
}

extension SyntaxKind {
  /// Whether such a node is a declaration, an element, or what chooses and repeats elements.
  fileprivate var isElement: Bool {
    switch self {
    case .let, .define, .preview, .requires, .if, .repeat, .each, .call, .section, .list, .group,
      .item, .header, .footer, .boundary, .badge, .background, .frame, .onScroll, .unknownElement:
      return true
    default: return false
    }
  }
}
