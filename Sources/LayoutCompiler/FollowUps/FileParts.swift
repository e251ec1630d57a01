/// The parts of a file, and what is wrong in each.

import LayoutDiagnostics
import LayoutSyntax

/// The errors of a part.
private struct PartFaults {
  /// Those that may stand for what seems to be missing.
  private var count = 0
  /// What couldn't be read, in order.
  private var unread: [UnreadText] = []

  mutating func add(_ diagnostic: Diagnostic) {
    if !diagnostic.code.isOfAbsence, diagnostic.code != .childNotAllowed { count += 1 }
  }

  mutating func add(_ text: UnreadText) { unread.append(text) }

  /// Whether what `diagnostic` says may be there because of the others only; asked in order.
  mutating func explain(_ diagnostic: Diagnostic) -> Bool {
    if diagnostic.code.isOfAbsence { return count > 0 }
    let start = diagnostic.primary.range.start
    for index in unread.indices where (unread[index].line...unread[index].end).contains(start) {
      let text = unread[index]
      if start < text.start {
        if text.isLineTold, !diagnostic.code.isUnread { return true }
        unread[index].isLineTold = true
      } else if diagnostic.code.isOfMeaning || (text.isLineTold && start > text.start) {
        return true
      }
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
struct FileParts {
  var file: FileID { unit.file }
  private let unit: SourceUnit
  private var starts: [UInt32] = [0]
  /// By part: whether it declares names.
  private var declarations = [true]
  /// Whether text couldn't be read where names are declared.
  private(set) var hasUnreadDeclaration = false
  private var faults: [PartFaults]
  /// Names of the wrong type, each with what was said of it.
  private var mismatches: Set<String> = []
  /// How many more texts that couldn't be read are looked at: each may stand in a long line.
  private var unreadLeft = 64

  init(_ unit: SourceUnit) {
    self.unit = unit
    faults = []
    for node in FileSyntax(unit.parsed.tree).children {
      starts.append(node.range.start)
      declarations.append(ElementSyntax(node) == nil)
      guard let layout = LayoutDeclarationSyntax(node) else { continue }
      for child in layout.body?.children ?? [] {
        starts.append(child.range.start)
        declarations.append(false)
      }
    }
    faults = Array(repeating: PartFaults(), count: starts.count)
  }

  mutating func add(_ diagnostic: Diagnostic, to part: Int) {
    faults[part].add(diagnostic)
    let isUnread = isUnread(diagnostic)
    if declarations[part], isUnread || diagnostic.code == .foreignWord {
      hasUnreadDeclaration = true
    }
    guard isUnread || diagnostic.code == .extraCloser else { return }
    guard unreadLeft > 0 else { return }
    unreadLeft -= 1
    faults[part].add(unit.unreadText(at: diagnostic.primary.range.start))
  }

  /// Whether text couldn't be read there, or was read as something else than it is: a keyword as a name.
  func isUnread(_ diagnostic: Diagnostic) -> Bool {
    if diagnostic.code.isUnread || diagnostic.code == .namelessAttribute { return true }
    guard diagnostic.code == .unknownName || diagnostic.code == .unknownElement else {
      return false
    }
    let word = unit.parsed.tree.string(diagnostic.primary.range)
    return Keyword.allCases.contains { $0.isStarter && word == "\($0.text)" }
  }

  mutating func explains(_ diagnostic: Diagnostic, _ part: Int) -> Bool {
    faults[part].explain(diagnostic)
  }

  /// Whether two diagnostics, the first before the other, stand in a line.
  func isOneLine(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    let start = Int(first.primary.range.start)
    let end = min(Int(second.primary.range.start), unit.source.count)
    return first.primary.file == file && start <= end && end - start < 500
      && !unit.source[start..<end].contains(UInt8(ascii: "\n"))
  }

  /// Whether nothing like it was said of the same name; of other texts it always is.
  mutating func isNew(_ mismatch: Diagnostic) -> Bool {
    let range = mismatch.primary.range
    let text = unit.parsed.tree.string(range)
    let isName = text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte >= 0x80 || (48...57).contains(byte)
        || (65...90).contains(byte) || (97...122).contains(byte)
    }
    guard isName, let first = text.utf8.first, !(48...57).contains(first) else { return true }
    return mismatches.insert(text + ": " + mismatch.message).inserted
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
