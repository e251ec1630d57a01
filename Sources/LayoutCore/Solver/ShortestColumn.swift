/// Finds the shortest column of a waterfall, the first of equals.

/// The heights of columns, as a heap with the shortest on top.
struct ShortestColumn {
  private struct Column {
    var height: Double
    var index: Int

    func comesBefore(_ other: Column) -> Bool {
      height < other.height || (height == other.height && index < other.index)
    }
  }

  private var heap: [Column] = []
  /// The largest height that a column got, 0 before any did.
  private(set) var tallest = 0.0
  private var isEmpty = true

  /// - Parameter count: how many columns there are, at least 1.
  init(count: Int) {
    heap.reserveCapacity(count)
    for index in 0..<max(count, 1) { heap.append(Column(height: 0, index: index)) }
  }

  /// Makes the shortest column longer; which one that is, and how tall it was.
  ///
  /// - Complexity: O(log columns).
  mutating func add(_ length: Double) -> (column: Int, top: Double) {
    let shortest = heap[0]
    let height = shortest.height + length
    tallest = isEmpty ? height : max(tallest, height)
    isEmpty = false
    heap[0].height = height
    sink()
    return (shortest.index, shortest.height)
  }

  private mutating func sink() {
    var position = 0
    while true {
      var least = position
      for child in [2 * position + 1, 2 * position + 2]
      where child < heap.count && heap[child].comesBefore(heap[least]) {
        least = child
      }
      guard least != position else { return }
      heap.swapAt(position, least)
      position = least
    }
  }
}
