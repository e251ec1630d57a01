/// A half-open range of bytes of a source file.

/// Where something stands in the UTF-8 of a file as read, byte-order mark included.
package struct ByteRange: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(start: Int, end: Int) {
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  /// Bytes.
  package var count: Int { Int(end) - Int(start) }

  package var isEmpty: Bool { start == end }
}
