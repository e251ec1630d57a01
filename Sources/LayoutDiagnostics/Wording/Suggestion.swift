/// Finds the name that was probably meant.

/// The one name that is nearest to `name`; none where nothing is near, or several are equally near.
///
/// Damerau–Levenshtein distance of at most a third of the name, at least 1, upper and lower case alike.
/// - Complexity: O(total length of the candidates × length of the name).
package func suggestion(for name: String, among candidates: [String]) -> String? {
  let nearest = suggestions(for: name, among: candidates)
  return nearest.count == 1 ? nearest[0] : nil
}

/// The names nearest to `name`, up to three that are equally near, in the order given.
///
/// - Complexity: as `suggestion(for:among:)`.
package func suggestions(for name: String, among candidates: [String]) -> [String] {
  let wanted = folded(name)
  // Nobody misspells a name of hundreds of letters; the bound keeps hostile files cheap.
  guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
  var least = max(1, wanted.count / 3)
  var nearest: [String] = []
  for candidate in candidates where !nearest.contains(where: { isSame($0, candidate) }) {
    let letters = folded(candidate)
    guard letters.count <= wanted.count + least, wanted.count <= letters.count + least else {
      continue
    }
    let found = distance(wanted, letters)
    // A name of one letter replaced whole is no slip.
    if found > least || found >= max(wanted.count, letters.count) { continue }
    if found < least { nearest = [] }
    least = found
    nearest.append(candidate)
  }
  return nearest.count <= 3 ? nearest : []
}

// MARK: -

private func isSame(_ first: String, _ second: String) -> Bool {
  first.utf8.elementsEqual(second.utf8)
}

/// The scalars with ASCII letters made small.
private func folded(_ name: String) -> [UInt32] {
  var scalars: [UInt32] = []
  for scalar in name.unicodeScalars {
    scalars.append((65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value)
  }
  return scalars
}

/// The least number of letters inserted, deleted, replaced or exchanged with a neighbour.
private func distance(_ first: [UInt32], _ second: [UInt32]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = beforeLast
  for column in last.indices { last[column] = column }
  for row in first.indices {
    var current = [Int](repeating: row + 1, count: second.count + 1)
    for column in second.indices {
      let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
      var best = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current[column + 1] = best
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
