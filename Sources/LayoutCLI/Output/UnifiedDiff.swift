/// Compares two texts line by line and writes what differs, as `diff -u` does.

/// The lines around a change that are shown.
private let contextLines = 3

/// A unified diff with the same path on both sides; nothing where the texts are the same.
///
/// Lines are bytes up to a line feed, so that `patch` gives back exactly the new text.
/// - Complexity: O(lines × changed lines).
func unifiedDiff(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
  if old == new { return [] }
  let changes = lineChanges(lines(of: old), lines(of: new))
  var output = Array("--- \(path)\n+++ \(path)\n".utf8)
  for hunk in hunks(of: changes) { write(changes[hunk], into: &output) }
  return output
}

// MARK: -

/// A line that stays, goes or comes, with the lines before it in both texts.
private struct LineChange {
  enum Kind: UInt8 {
    case kept = 0x20
    case removed = 0x2D
    case inserted = 0x2B
  }

  var kind: Kind
  var line: ArraySlice<UInt8>
  var oldLine: Int
  var newLine: Int
}

/// Each with its line feed; the last one may have none.
private func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for index in text.indices where text[index] == 0x0A {
    lines.append(text[start...index])
    start = index + 1
  }
  if start < text.count { lines.append(text[start...]) }
  return lines
}

/// Every line of both texts once, what goes before what comes.
private func lineChanges(
  _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
) -> [LineChange] {
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var changes: [LineChange] = []
  var (oldLine, newLine) = (0, 0)
  while oldLine < old.count || newLine < new.count {
    let change: LineChange
    if oldLine < old.count, removed.contains(oldLine) {
      change = LineChange(
        kind: .removed, line: old[oldLine], oldLine: oldLine, newLine: newLine)
      oldLine += 1
    } else if newLine < new.count, inserted.contains(newLine) {
      change = LineChange(
        kind: .inserted, line: new[newLine], oldLine: oldLine, newLine: newLine)
      newLine += 1
    } else {
      guard oldLine < old.count, newLine < new.count else { break }
      change = LineChange(kind: .kept, line: old[oldLine], oldLine: oldLine, newLine: newLine)
      oldLine += 1
      newLine += 1
    }
    changes.append(change)
  }
  return changes
}

/// The changes with the lines around them; what is near stands together.
private func hunks(of changes: [LineChange]) -> [Range<Int>] {
  var hunks: [Range<Int>] = []
  for (index, change) in changes.enumerated() where change.kind != .kept {
    let start = max(0, index - contextLines)
    let end = min(changes.count, index + contextLines + 1)
    if let last = hunks.last, start <= last.upperBound {
      hunks[hunks.count - 1] = last.lowerBound..<end
    } else {
      hunks.append(start..<end)
    }
  }
  return hunks
}

private func write(_ hunk: ArraySlice<LineChange>, into output: inout [UInt8]) {
  guard let first = hunk.first else { return }
  let oldCount = hunk.filter { $0.kind != .inserted }.count
  let newCount = hunk.filter { $0.kind != .removed }.count
  let old = range(from: first.oldLine, count: oldCount)
  let new = range(from: first.newLine, count: newCount)
  output += Array("@@ -\(old) +\(new) @@\n".utf8)
  for change in hunk {
    output.append(change.kind.rawValue)
    output += change.line
    if change.line.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
  }
}

/// `7,3`, `7` for one line, and `6,0` for no lines after the sixth.
private func range(from line: Int, count: Int) -> String {
  if count == 1 { return "\(line + 1)" }
  return "\(count == 0 ? line : line + 1),\(count)"
}
