/// Edits of one file that can be made at once.

package import LayoutDiagnostics
import LayoutSyntax

/// Disjoint edits of one file, in order.
package struct EditList: Sendable {
  private let file: FileID
  /// Bytes of the file.
  private let length: Int
  private var edits: [Edit] = []

  /// No edits of a file of `length` bytes.
  package init(file: FileID, length: Int) {
    self.file = file
    self.length = length
  }

  /// Whether nothing is to be edited.
  package var isEmpty: Bool { edits.isEmpty }

  /// Takes all edits of a fix, or none: where one is in another file or touches what an earlier fix
  /// changes. Two insertions at one place touch each other.
  ///
  /// - Complexity: O(edits of the fix × edits taken) at worst, O(log edits) in the order of places.
  package mutating func add(_ fix: Fix) -> Bool {
    let own = fix.edits.sorted { $0.range.start < $1.range.start }
    guard !own.isEmpty else { return false }
    for (index, edit) in own.enumerated() {
      guard edit.file == file, edit.range.start <= edit.range.end, Int(edit.range.end) <= length,
        index == 0 || !Self.touches(own[index - 1], edit), isFree(edit)
      else { return false }
    }
    for edit in own { edits.insert(edit, at: position(of: edit)) }
    return true
  }

  /// The text with all edits made; every other byte is as it was.
  ///
  /// - Complexity: O(bytes).
  package func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var offset = 0
    for edit in edits where Int(edit.range.end) <= source.count {
      result.append(contentsOf: source[offset..<Int(edit.range.start)])
      result.append(contentsOf: edit.replacement.utf8)
      offset = Int(edit.range.end)
    }
    result.append(contentsOf: source[offset...])
    return result
  }

  /// Where everything moves to.
  var movements: EditMovements { EditMovements(edits, of: file) }

  // MARK: -

  private func isFree(_ edit: Edit) -> Bool {
    let position = position(of: edit)
    if position > 0, Self.touches(edits[position - 1], edit) { return false }
    return position == edits.count || !Self.touches(edit, edits[position])
  }

  /// Where the edit belongs: before the first that starts no earlier.
  private func position(of edit: Edit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start < edit.range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the second, which starts no earlier, can't be made beside the first.
  private static func touches(_ first: Edit, _ second: Edit) -> Bool {
    second.range.start < first.range.end || second.range.start == first.range.start
  }
}
