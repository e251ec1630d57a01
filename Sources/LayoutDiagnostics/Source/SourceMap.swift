/// The files of a run: bytes to lines and columns.

package import LayoutSyntax

/// A position for people and editors; everything counts from 1. A byte-order mark counts nothing.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  /// In Unicode scalars; bytes that aren't UTF-8 count as U+FFFD.
  package var column: Int
  /// In UTF-16 code units, as LSP clients count.
  package var utf16Column: Int

  package init(line: Int, column: Int, utf16Column: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }
}

/// Every file that diagnostics point into. A file or an offset that isn't there gives an empty answer.
package struct SourceMap: Sendable {
  private var files: [SourceFile] = []

  /// No files.
  package init() {}

  /// Adds a file and finds its lines. `path` is shown as given.
  ///
  /// - Complexity: O(bytes).
  package mutating func add(path: String, bytes: [UInt8]) -> FileID {
    files.append(SourceFile(path: path, bytes: bytes))
    return FileID(UInt32(clamping: files.count - 1))
  }

  /// As given to `add`.
  package func path(of file: FileID) -> String {
    self.file(file)?.path ?? ""
  }

  /// The file as read.
  package func bytes(of file: FileID) -> [UInt8] {
    self.file(file)?.bytes ?? []
  }

  /// At least 1, for a file that is there.
  package func lineCount(of file: FileID) -> Int {
    self.file(file)?.lineCount ?? 0
  }

  /// Line and column of a byte; inside a line's end: just after the line's text.
  ///
  /// - Complexity: O(log lines), however long the line is.
  package func position(of offset: Int, in file: FileID) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1, utf16Column: 1)
    guard let source = self.file(file) else { return position }
    let line = source.lineIndex(of: offset)
    let content = source.content(ofLine: line)
    position.line = line + 1
    var mark = source.mark(before: min(offset, content.upperBound), in: content)
    while mark.offset < min(offset, content.upperBound) {
      let decoded = decodeScalar(in: source.bytes, at: mark.offset)
      // An offset inside a scalar belongs to that scalar.
      if mark.offset + decoded.length > offset { break }
      mark.step(over: decoded)
    }
    position.column += mark.scalars
    position.utf16Column += mark.units
    return position
  }

  /// The bytes of a line, counted from 1, without its end and a byte-order mark. O(1).
  package func range(ofLine line: Int, in file: FileID) -> ByteRange {
    guard line > 0, let content = self.file(file)?.content(ofLine: line - 1) else {
      return ByteRange(start: 0, end: 0)
    }
    return ByteRange(start: content.lowerBound, end: content.upperBound)
  }

  /// The text of a line, counted from 1, without its end; bytes that aren't UTF-8 as U+FFFD.
  package func text(ofLine line: Int, in file: FileID) -> String {
    guard line > 0, let source = self.file(file) else { return "" }
    return String(decoding: source.bytes[source.content(ofLine: line - 1)], as: UTF8.self)
  }

  // MARK: -

  private func file(_ file: FileID) -> SourceFile? {
    file.rawValue < UInt32(clamping: files.count) ? files[Int(file.rawValue)] : nil
  }
}
