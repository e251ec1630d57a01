/// How a declaration is taken out of a text: with the lines that were its own.

import LayoutSyntax

/// The bytes to take out for a declaration to be gone.
struct Deletion {
  /// With its documentation and the end of its line, where nothing else stands there.
  private(set) var range: ByteRange
  /// Whether nothing that is left belongs to it: it has lines of its own and no comment above.
  private(set) var isClean: Bool

  init(of declaration: ByteRange, in source: [UInt8]) {
    guard var start = Self.ownLineStart(Int(declaration.start), source),
      var end = Self.ownLineEnd(Int(declaration.end), source)
    else {
      range = Self.inline(declaration, source)
      isClean = false
      return
    }
    while let line = Self.line(before: start, source), Self.isDocumentation(source[line]) {
      start = line.lowerBound
    }
    let above = Self.line(before: start, source)
    isClean = above.map { !Self.isComment(source[$0]) } ?? true
    end = min(end + 1, source.count)
    // Of two empty lines one is left.
    if above.map({ Self.isBlank(source[$0]) }) ?? true, end < source.count,
      let next = Self.ownLineEnd(end, source)
    {
      end = min(next + 1, source.count)
    }
    range = ByteRange(start: start, end: end)
  }

  /// Where a declaration begins with the documentation above it, if it begins its line; else itself.
  static func start(of declaration: ByteRange, in source: [UInt8]) -> Int {
    guard var start = ownLineStart(Int(declaration.start), source) else {
      return Int(declaration.start)
    }
    while let line = line(before: start, source), isDocumentation(source[line]) {
      start = line.lowerBound
    }
    return start
  }

  // MARK: -

  /// A part of a line with the blanks on one side of it.
  private static func inline(_ range: ByteRange, _ source: [UInt8]) -> ByteRange {
    var start = Int(range.start)
    var end = Int(range.end)
    while end < source.count, source[end] == 0x20 || source[end] == 0x09 { end += 1 }
    if end == source.count || source[end] == 0x0A || source[end] == 0x0D {
      end = Int(range.end)
      while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    }
    return ByteRange(start: start, end: end)
  }

  /// Where the line begins, if nothing stands before `offset` in it.
  private static func ownLineStart(_ offset: Int, _ source: [UInt8]) -> Int? {
    var start = min(offset, source.count)
    while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    return start == 0 || source[start - 1] == 0x0A ? start : nil
  }

  /// Where the line ends, if nothing stands behind `offset` in it.
  private static func ownLineEnd(_ offset: Int, _ source: [UInt8]) -> Int? {
    var end = min(offset, source.count)
    while end < source.count, isBlank(source[end...end]) { end += 1 }
    return end == source.count || source[end] == 0x0A ? end : nil
  }

  private static func lineStart(_ offset: Int, _ source: [UInt8]) -> Int {
    var start = min(offset, source.count)
    while start > 0, source[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// The line before the one that begins at `start`, without its end.
  private static func line(before start: Int, _ source: [UInt8]) -> Range<Int>? {
    start > 0 ? lineStart(start - 1, source)..<start - 1 : nil
  }

  private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  private static func isDocumentation(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    return text.starts(with: Array("///".utf8)) && !text.starts(with: Array("////".utf8))
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    var rest = text
    while let last = rest.last, last == 0x20 || last == 0x09 || last == 0x0D { rest.removeLast() }
    return text.starts(with: Array("//".utf8)) || rest.suffix(2).elementsEqual(Array("*/".utf8))
  }
}
