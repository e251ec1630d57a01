/// Columns in very long lines, without counting from the line's start each time.

/// A place in a long line whose column is known.
struct ColumnMark: Sendable {
  /// Where a scalar begins.
  var offset: Int
  /// Unicode scalars before it in its line.
  var scalars: Int
  /// UTF-16 code units before it in its line.
  var units: Int
}

/// The columns of some places in each long line, in order.
struct ColumnMarks: Sendable {
  /// Bytes from one mark to the next.
  private static let distance = 4_096
  private var marks: [ColumnMark] = []

  /// Counts the scalars of a line if it is a long one; lines come in order.
  ///
  /// - Complexity: O(bytes of the line), O(1) for short ones.
  mutating func add(_ line: Range<Int>, in bytes: [UInt8]) {
    guard line.count > Self.distance else { return }
    var mark = ColumnMark(offset: line.lowerBound, scalars: 0, units: 0)
    var next = line.lowerBound + Self.distance
    while mark.offset < line.upperBound {
      if mark.offset >= next {
        marks.append(mark)
        next = mark.offset + Self.distance
      }
      mark.step(over: decodeScalar(in: bytes, at: mark.offset))
    }
  }

  /// The last known place of a line that isn't behind `offset`: its start where there is no other.
  ///
  /// - Complexity: O(log marks).
  func mark(before offset: Int, in line: Range<Int>) -> ColumnMark {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    if low > 0, marks[low - 1].offset >= line.lowerBound { return marks[low - 1] }
    return ColumnMark(offset: line.lowerBound, scalars: 0, units: 0)
  }
}

extension ColumnMark {
  /// Moves behind a scalar.
  mutating func step(over decoded: DecodedScalar) {
    offset += decoded.length
    scalars += 1
    units += decoded.scalar.value > 0xFFFF ? 2 : 1
  }
}
