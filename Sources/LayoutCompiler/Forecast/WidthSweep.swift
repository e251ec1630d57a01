/// Finds the widths at which something holds, by trying.

import LayoutDiagnostics

/// Widths in whole points at which something holds.
struct WidthRanges: Hashable, Sendable {
  /// The widths that are tried, in points.
  static let all = 32...1400

  /// In order, apart from each other.
  private(set) var ranges: [ClosedRange<Int>] = []

  /// The widths at which `holds` is true, tried at `widths` (ascending, the ends of `all` among them),
  /// then with exact ends. What holds between two of them only is missed.
  ///
  /// - Complexity: a call of `holds` for each width, and some more for each end of a range between widths
  ///   that are no neighbours.
  init(trying widths: [Int], _ holds: (Int) -> Bool) {
    var previous: (width: Int, holds: Bool)?
    for width in widths {
      let isTrue = holds(width)
      if isTrue {
        if let last = previous, last.holds, let range = ranges.popLast() {
          ranges.append(range.lowerBound...width)
        } else {
          let first = previous.map { Self.end(from: width, to: $0.width, holds) } ?? width
          ranges.append(first...width)
        }
      } else if let last = previous, last.holds, let range = ranges.popLast() {
        ranges.append(range.lowerBound...Self.end(from: last.width, to: width, holds))
      }
      previous = (width, isTrue)
    }
  }

  /// The widths at which `holds` is true, tried at every eighth.
  init(_ holds: (Int) -> Bool) {
    let steps = Array(stride(from: Self.all.lowerBound, to: Self.all.upperBound, by: 8))
    self.init(trying: steps + [Self.all.upperBound], holds)
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// Whether it holds at every width that is tried.
  var isEverywhere: Bool { ranges == [Self.all] }

  /// The width below which it holds, and nowhere else; none where it is otherwise.
  var below: Int? {
    guard ranges.count == 1, ranges[0].lowerBound == Self.all.lowerBound,
      ranges[0].upperBound < Self.all.upperBound
    else { return nil }
    return ranges[0].upperBound + 1
  }

  func contains(_ width: Int) -> Bool { ranges.contains { $0.contains(width) } }

  /// The last width, going from one at which it holds to one at which it doesn't.
  private static func end(from inside: Int, to outside: Int, _ holds: (Int) -> Bool) -> Int {
    var (inside, outside) = (inside, outside)
    while abs(outside - inside) > 1 {
      let middle = (inside + outside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
