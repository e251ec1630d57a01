/// The lines of source that a fix changes, with what changes marked below them.

import LayoutSyntax

/// A line of the preview.
struct FixPreviewLine {
  /// From 1, in the text shown.
  let number: Int
  private(set) var display = DisplayLine()
  /// `+` below what is inserted, `~` below what replaces, `-` below what is removed; else spaces.
  private(set) var marks = ""

  init(number: Int) {
    self.number = number
  }

  mutating func append(_ scalar: Unicode.Scalar, marked sign: String) {
    // The indentation of a line that a fix adds is not worth a mark.
    let isSpace = scalar == " " || scalar == "\t"
    let sign = display.isBlank && isSpace && sign != "-" ? " " : sign
    marks += String(repeating: sign, count: display.append(scalar))
  }
}

/// The lines as they become; as they are where something is only removed.
struct FixPreview {
  private(set) var lines: [FixPreviewLine] = []
  private let bytes: [UInt8]
  private let file: FileID
  private let sources: SourceMap

  /// Of the edits of one file; edits that overlap an earlier one are left out.
  init(_ edits: [Edit], in file: FileID, _ sources: SourceMap) {
    self.file = file
    self.sources = sources
    bytes = sources.bytes(of: file)
    var block: [Edit] = []
    var blockEnd = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      if let last = block.last, edit.range.start < last.range.end { continue }
      let line = sources.position(of: Int(edit.range.start), in: file).line
      if !block.isEmpty, line > blockEnd + 1 {
        add(block, upTo: blockEnd)
        block = []
      }
      block.append(edit)
      blockEnd = sources.position(of: Int(edit.range.end), in: file).line
    }
    add(block, upTo: blockEnd)
  }

  // MARK: -

  /// Adds the lines that neighbouring edits touch.
  private mutating func add(_ edits: [Edit], upTo lastLine: Int) {
    guard let first = edits.first else { return }
    let firstLine = sources.position(of: Int(first.range.start), in: file).line
    // A line that no terminal shows is not worth showing twice.
    let lineStart = Int(sources.range(ofLine: firstLine, in: file).start)
    guard Int(sources.range(ofLine: lastLine, in: file).end) - lineStart <= 500 else { return }
    let showsOld = edits.allSatisfy { $0.replacement.utf8.isEmpty }
    lines.append(FixPreviewLine(number: firstLine))
    var offset = lineStart
    for edit in edits {
      append(bytes, from: offset, to: Int(edit.range.start), marked: " ")
      if showsOld {
        append(bytes, from: Int(edit.range.start), to: Int(edit.range.end), marked: "-")
      } else {
        let replacement = Array(edit.replacement.utf8)
        append(
          replacement, from: 0, to: replacement.count, marked: edit.range.isEmpty ? "+" : "~")
      }
      offset = Int(edit.range.end)
    }
    let end = Int(sources.range(ofLine: lastLine, in: file).end)
    append(bytes, from: offset, to: end, marked: " ")
  }

  /// Continues the last line with part of `text`, and begins new ones at its line ends.
  private mutating func append(_ text: [UInt8], from start: Int, to end: Int, marked sign: String) {
    guard var line = lines.popLast() else { return }
    var index = start
    while index < min(end, text.count) {
      let decoded = decodeScalar(in: text, at: index)
      index += decoded.length
      let isReturn = decoded.scalar == "\r"
      if isReturn, index < text.count, text[index] == 0x0A { continue }
      if isReturn || decoded.scalar == "\n" {
        lines.append(line)
        line = FixPreviewLine(number: line.number + 1)
      } else {
        line.append(decoded.scalar, marked: sign)
      }
    }
    lines.append(line)
  }
}
