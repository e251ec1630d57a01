/// Guesses which name was meant.

/// The name nearest to `word`, up to three where they are equally near, none when none is near: at
/// most a third of its letters, and at least one, may be missing, too many, other or swapped; case
/// doesn't count (diagnostics.md §1.11).
///
/// - Complexity: O(names · letters²); words above 64 bytes have no neighbours.
func nearestNames(to word: String, in names: [String]) -> [String] {
  let wanted = lowercased(word)
  guard wanted.count <= 64 else { return [] }
  var least = max(1, wanted.count / 3)
  var nearest: [String] = []
  for name in names {
    let distance = editDistance(wanted, lowercased(name))
    guard distance <= least else { continue }
    if distance < least { nearest = [] }
    least = distance
    nearest.append(name)
  }
  return Array(nearest.prefix(3))
}

private func lowercased(_ word: String) -> [UInt8] {
  word.utf8.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
}

/// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
      var least = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
