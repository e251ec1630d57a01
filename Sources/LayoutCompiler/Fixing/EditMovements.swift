/// Finds the places of an old text in the new one.

import LayoutDiagnostics
import LayoutSyntax

/// How far edits of a file move what stands behind them.
struct EditMovements {
  private let file: FileID
  private let edits: [Edit]
  /// How much longer the text is before each edit, and at last behind all of them.
  private var growths: [Int] = [0]

  /// Of disjoint edits, in order.
  init(_ edits: [Edit], of file: FileID) {
    self.file = file
    self.edits = edits
    for edit in edits {
      let removed = Int(edit.range.end) - Int(edit.range.start)
      growths.append((growths.last ?? 0) + edit.replacement.utf8.count - removed)
    }
  }

  /// Where a range of the old text stands in the new one, with what was inserted at its ends.
  ///
  /// - Complexity: O(log edits).
  func moved(_ range: ByteRange) -> ClosedRange<Int> {
    var first = count { $0.range.end < range.start }
    if first < edits.count, edits[first].range.end == range.start, !edits[first].range.isEmpty {
      first += 1
    }
    let low = Int(range.start) + growths[first]
    let high = Int(range.end) + growths[count { $0.range.end <= range.end }]
    return min(low, high)...max(low, high)
  }

  /// Whether one of the new text's diagnostics is one of the old text: the same said of the same places.
  ///
  /// - Parameter diagnostics: in order.
  /// - Complexity: O(log edits + log diagnostics), and diagnostics at the place.
  func holds(_ old: Diagnostic, in diagnostics: [Diagnostic]) -> Bool {
    guard old.primary.file == file else { return diagnostics.contains(old) }
    let place = moved(old.primary.range)
    var low = 0
    var high = diagnostics.count
    while low < high {
      let middle = (low + high) / 2
      let label = diagnostics[middle].primary
      let isBefore =
        label.file.rawValue < file.rawValue
        || (label.file == file && Int(label.range.start) < place.lowerBound)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    while low < diagnostics.count, diagnostics[low].primary.file == file,
      Int(diagnostics[low].primary.range.start) <= place.upperBound
    {
      if isSame(diagnostics[low], asBefore: old) { return true }
      low += 1
    }
    return false
  }

  // MARK: -

  private func isSame(_ new: Diagnostic, asBefore old: Diagnostic) -> Bool {
    guard new.code == old.code, new.message == old.message,
      new.secondary.count == old.secondary.count
    else { return false }
    for (label, before) in zip(new.secondary, old.secondary) {
      guard label.file == before.file else { return false }
      let isThere =
        label.file == file
        ? moved(before.range).contains(Int(label.range.start)) : label.range == before.range
      if !isThere { return false }
    }
    return true
  }

  /// How many edits, from the first, have a property that later ones lose.
  private func count(_ isBefore: (Edit) -> Bool) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(edits[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
