/// Where something stands: a file and a range of its bytes.

package import LayoutSyntax

/// A file of a `SourceMap`, by its position there.
package struct FileID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Of a diagnostic about something that is in no file, as a file that can't be read.
  package static var none: FileID { FileID(UInt32.max) }
}

/// A range of bytes of a file.
package struct Place: Hashable, Sendable {
  package var file: FileID
  package var range: ByteRange

  package init(_ file: FileID, _ range: ByteRange) {
    self.file = file
    self.range = range
  }

  /// Nowhere in any file.
  package static var none: Place { Place(.none, ByteRange(start: 0, end: 0)) }
}
