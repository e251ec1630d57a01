/// Lines and columns of bytes: line ends, byte-order marks, damaged text.

import LayoutDiagnostics
import LayoutSyntax
import Testing

@Suite struct SourceMapTests {
  /// An offset with its line, column and UTF-16 column.
  struct Row: Sendable {
    let offset: Int
    let position: SourcePosition

    init(_ offset: Int, _ line: Int, _ column: Int, _ utf16Column: Int) {
      self.offset = offset
      self.position = SourcePosition(line: line, column: column, utf16Column: utf16Column)
    }
  }

  static let twoLines: [Row] = [
    Row(0, 1, 1, 1), Row(2, 1, 3, 3), Row(3, 2, 1, 1), Row(5, 2, 3, 3), Row(99, 2, 3, 3),
  ]
  static let lineEnds: [Row] = [
    Row(1, 1, 2, 2), Row(2, 1, 2, 2), Row(3, 2, 1, 1), Row(5, 3, 1, 1), Row(7, 4, 1, 1),
  ]
  static let marks: [Row] = [Row(0, 1, 1, 1), Row(3, 1, 1, 1), Row(5, 1, 3, 3), Row(8, 1, 4, 4)]
  static let wide: [Row] = [
    Row(1, 1, 1, 1), Row(2, 1, 2, 2), Row(4, 1, 2, 2), Row(6, 1, 3, 4), Row(7, 1, 4, 5),
  ]
  static let longLine: [Row] = [
    Row(5_999, 1, 3_000, 3_000), Row(6_000, 1, 3_001, 3_001), Row(9_002, 1, 3_751, 4_501),
    Row(18_000, 1, 6_001, 9_001), Row(18_001, 1, 6_002, 9_002), Row(18_002, 2, 1, 1),
  ]
  static let table: [(String, [Row])] = [
    ("", [Row(0, 1, 1, 1), Row(9, 1, 1, 1)]), ("ab\ncd", twoLines),
    ("a\r\nb\rc\n", lineEnds), ("\u{FEFF}ab\u{FEFF}c", marks), ("é😀x", wide),
    (
      String(repeating: "é", count: 3_000) + String(repeating: "😀", count: 3_000) + "x\ny", longLine
    ),
  ]

  @Test(arguments: table)
  func position(text: String, rows: [Row]) {
    var sources = SourceMap()
    let file = sources.add(path: "a.layout", bytes: Array(text.utf8))
    for row in rows {
      #expect(sources.position(of: row.offset, in: file) == row.position, "\(row.offset)")
    }
  }

  @Test func damagedBytes() {
    var sources = SourceMap()
    // A lone byte, a cut scalar, an overlong form, a surrogate: as `String` decodes them.
    let bytes: [UInt8] = [0xFF, 0x61, 0xE2, 0x82, 0x62, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x63, 0xF0]
    let file = sources.add(path: "a", bytes: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(sources.text(ofLine: 1, in: file) == text)
    let position = sources.position(of: bytes.count, in: file)
    #expect(position.column == text.unicodeScalars.count + 1)
  }

  @Test func files() {
    var sources = SourceMap()
    let first = sources.add(path: "a", bytes: Array("\u{FEFF}one\r\ntwo".utf8))
    let second = sources.add(path: "b", bytes: [])
    #expect(sources.path(of: first) == "a")
    #expect(sources.path(of: second) == "b")
    #expect(sources.lineCount(of: first) == 2)
    #expect(sources.text(ofLine: 1, in: first) == "one")
    #expect(sources.range(ofLine: 1, in: first) == ByteRange(start: 3, end: 6))
    #expect(sources.text(ofLine: 2, in: first) == "two")
    for line in [-1, 0, 3] { #expect(sources.text(ofLine: line, in: first) == "") }
    #expect(sources.text(ofLine: 1, in: second) == "")
    #expect(sources.path(of: .none) == "")
    #expect(sources.bytes(of: FileID(7)) == [])
    #expect(sources.lineCount(of: FileID(7)) == 0)
    #expect(sources.position(of: 3, in: .none).line == 1)
  }
}
