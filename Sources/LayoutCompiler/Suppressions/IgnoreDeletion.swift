/// What is to be deleted of a `layout:ignore` comment that is not needed.

import LayoutSyntax

extension IgnoreComment {
  /// The comment with its line where it stands alone on it, else with the white space before it.
  func deletion(in source: [UInt8]) -> ByteRange {
    var start = Int(range.start)
    var end = Int(range.end)
    while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || start == 3 && isMark(source) || isLineEnd(source[start - 1]) else {
      return ByteRange(start: start, end: end)
    }
    if end < source.count, source[end] == 0x0D { end += 1 }
    if end < source.count, source[end] == 0x0A { end += 1 }
    return ByteRange(start: start, end: end)
  }

  /// The name at `index` with the comma before it, or after it for the first one; the comment where it is
  /// the only name.
  func deletion(ofName index: Int, in source: [UInt8]) -> ByteRange {
    if names.count == 1 { return deletion(in: source) }
    if index == 0 {
      return ByteRange(start: Int(names[0].range.start), end: Int(names[1].range.start))
    }
    return ByteRange(start: Int(names[index - 1].range.end), end: Int(names[index].range.end))
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isMark(_ source: [UInt8]) -> Bool { source.starts(with: [0xEF, 0xBB, 0xBF]) }
}
