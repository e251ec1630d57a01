/// A line of source as a terminal shows it: tabs expanded, every byte's cell known, long lines
/// cropped.

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

  /// Bytes of a line that are shown at most; of these, before the place that matters.
  private static let maximumBytes = 200
  private static let bytesBefore = 60

  /// The line at `range`; of a long one the part round the byte at `offset`, with an ellipsis for what
  /// is left out.
  init(_ range: ByteRange, of bytes: [UInt8], around offset: Int, ellipsis: String) {
    let lineEnd = min(Int(range.end), bytes.count)
    let isLong = lineEnd - Int(range.start) > Self.maximumBytes
    var index = isLong ? max(Int(range.start), offset - Self.bytesBefore) : Int(range.start)
    while index > Int(range.start), index < lineEnd, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    start = index
    let end = isLong ? min(lineEnd, index + Self.maximumBytes) : lineEnd
    if index > Int(range.start) { append(ellipsis) }
    while index < end {
      let decoded = decodeScalar(in: bytes, at: index)
      for _ in 0..<decoded.length { cells.append(width) }
      append(decoded.scalar)
      index += decoded.length
    }
    cells.append(width)
    if end < lineEnd { append(ellipsis) }
  }

  private mutating func append(_ ellipsis: String) {
    for scalar in ellipsis.unicodeScalars { append(scalar) }
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
