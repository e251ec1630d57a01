/// One file's text with the starts of its lines.

/// A file as read, and where its lines begin. Lines end with LF, CRLF or CR.
struct SourceFile: Sendable {
  let path: String
  let bytes: [UInt8]
  /// Offsets; the first is 0, or 3 after a byte-order mark.
  private let lineStarts: [UInt32]
  private var columns = ColumnMarks()

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var starts: [UInt32] = [hasMark ? 3 : 0]
    for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isHalf = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isHalf { starts.append(UInt32(clamping: index + 1)) }
    }
    lineStarts = starts
    for line in starts.indices { columns.add(content(ofLine: line), in: bytes) }
  }

  var lineCount: Int { lineStarts.count }

  /// The 0-based line of a byte; the last line for offsets past the end. O(log lines).
  func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// A place in a line whose column is known, at `offset` or before it.
  func mark(before offset: Int, in line: Range<Int>) -> ColumnMark {
    columns.mark(before: offset, in: line)
  }

  /// The bytes of a 0-based line without its end; empty for lines that aren't there.
  func content(ofLine index: Int) -> Range<Int> {
    guard lineStarts.indices.contains(index) else { return bytes.count..<bytes.count }
    let start = Int(lineStarts[index])
    var end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : bytes.count
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}
