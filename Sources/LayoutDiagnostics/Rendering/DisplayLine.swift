/// A line of source as a terminal shows it: tabs expanded, every byte's cell known.

import LayoutSyntax

/// The cells of a line. A tab goes to the next multiple of four.
struct DisplayLine {
  private(set) var text = ""
  /// Cells in all.
  private(set) var width = 0
  /// The first cell that isn't white space.
  private(set) var indent = 0

  /// Whether there is nothing but white space.
  var isBlank: Bool { indent == width }

  private let start: Int
  /// The cell of each byte, and of the line's end.
  private var cells: [Int] = []

  init(_ range: ByteRange, of bytes: [UInt8]) {
    start = Int(range.start)
    let end = min(Int(range.end), bytes.count)
    var index = start
    while index < end {
      let decoded = decodeScalar(in: bytes, at: index)
      for _ in 0..<decoded.length { cells.append(width) }
      append(decoded.scalar)
      index += decoded.length
    }
    cells.append(width)
  }

  /// An empty line to append to.
  init() {
    start = 0
  }

  /// Adds a scalar and gives the cells that it takes.
  @discardableResult
  mutating func append(_ scalar: Unicode.Scalar) -> Int {
    let wasBlank = isBlank
    if scalar == "\t" {
      let count = 4 - width % 4
      text += String(repeating: " ", count: count)
      width += count
      if wasBlank { indent = width }
      return count
    }
    let shown = harmless(scalar)
    let count = displayWidth(of: shown)
    text.unicodeScalars.append(shown)
    width += count
    if wasBlank, scalar == " " { indent = width }
    return count
  }

  /// The cell of a byte; the line's end for bytes after it.
  func cell(of offset: Int) -> Int {
    let index = offset - start
    return index < 0 ? 0 : index < cells.count ? cells[index] : width
  }
}
