/// Finds the ignore that is about a place.

import LayoutDiagnostics
import LayoutSyntax

/// The targets of a file's ignores by code, so that many comments and many diagnostics cost little.
struct IgnoreIndex: Sendable {
  /// A name's target. The one that holds it is the nearest before it that ends after its start.
  private struct Entry {
    var target: ByteRange
    var comment: Int
    var name: Int
    var parent: Int?
  }

  private var entries: [DiagnosticCode: [Entry]] = [:]

  /// Of several comments about the same, and of a name written twice, the first one counts.
  ///
  /// - Complexity: O(*n* log *n*) for *n* names.
  init(_ comments: [IgnoreComment]) {
    var all: [DiagnosticCode: [Entry]] = [:]
    for (comment, ignore) in comments.enumerated() {
      guard let target = ignore.target else { continue }
      for (name, ignored) in ignore.names.enumerated() {
        guard let code = ignored.code else { continue }
        all[code, default: []].append(
          Entry(target: target, comment: comment, name: name, parent: nil))
      }
    }
    for (code, unordered) in all { entries[code] = Self.nested(unordered) }
  }

  /// Positions of the comment and the name that are about a byte, the innermost.
  ///
  /// - Complexity: O(log names + targets in each other).
  func find(_ code: DiagnosticCode, at offset: UInt32) -> (comment: Int, name: Int)? {
    guard let entries = entries[code] else { return nil }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].target.start <= offset { low = middle + 1 } else { high = middle }
    }
    var candidate: Int? = low > 0 ? low - 1 : nil
    while let index = candidate {
      let entry = entries[index]
      if offset < entry.target.end || offset == entry.target.start {
        return (entry.comment, entry.name)
      }
      candidate = entry.parent
    }
    return nil
  }

  // MARK: -

  /// By their starts, outer ones first, each with its parent.
  private static func nested(_ unordered: [Entry]) -> [Entry] {
    var nested: [Entry] = []
    var open: [Int] = []
    let ordered = unordered.sorted { left, right in
      (left.target.start, right.target.end, left.comment, left.name)
        < (right.target.start, left.target.end, right.comment, right.name)
    }
    for var entry in ordered {
      if nested.last?.target == entry.target { continue }
      while let last = open.last, nested[last].target.end <= entry.target.start {
        open.removeLast()
      }
      entry.parent = open.last
      open.append(nested.count)
      nested.append(entry)
    }
    return nested
  }
}
