/// Chooses which lines of a file a diagnostic shows.

import LayoutSyntax

/// A label with the lines that it touches, from 1.
struct Mark {
  let label: Label
  let isPrimary: Bool
  let firstLine: Int
  let lastLine: Int

  init(_ label: Label, isPrimary: Bool, in sources: SourceMap) {
    self.label = label
    self.isPrimary = isPrimary
    let start = Int(label.range.start)
    firstLine = sources.position(of: start, in: label.file).line
    // A range up to the start of a line doesn't touch that line.
    let last = max(start, Int(label.range.end) - 1)
    lastLine = max(firstLine, sources.position(of: last, in: label.file).line)
  }

  var isMultiline: Bool { lastLine > firstLine }
}

/// The part of a file with the marks of a diagnostic: at most five lines.
struct Window {
  static let maximumLines = 5
  /// Labels below one line; each has a row of its own.
  static let maximumRows = 3

  let file: FileID
  /// In order; gaps are shown as an ellipsis.
  private(set) var lines: [Int] = []
  private(set) var marks: [Mark] = []
  /// Labels without a place in the window; they become notes.
  private(set) var leftOver: [Mark] = []

  /// Of `marks`, all in one file, the first are kept first.
  init(_ candidates: [Mark], in file: FileID, _ sources: SourceMap) {
    self.file = file
    for mark in candidates { place(mark) }
    lines.sort()
    fillGaps()
    addContext(sources)
  }

  /// The marks that lie within one line, in the order of their rows.
  func rows(below line: Int) -> [Mark] {
    marks.filter { !$0.isMultiline && $0.firstLine == line }
  }

  /// The byte that matters most on a line: where its first mark begins or ends.
  func offset(on line: Int) -> Int {
    for mark in marks {
      if mark.firstLine == line { return Int(mark.label.range.start) }
      if mark.lastLine == line { return Int(mark.label.range.end) }
    }
    return 0
  }

  /// The marks over several lines, outermost first.
  var lanes: [Mark] {
    marks.filter { $0.isMultiline }.sorted {
      ($0.firstLine, -$0.lastLine) < ($1.firstLine, -$1.lastLine)
    }
  }

  // MARK: -

  private mutating func place(_ mark: Mark) {
    var needed = lines
    for line in [mark.firstLine, mark.lastLine] where !needed.contains(line) { needed.append(line) }
    let isFull =
      mark.isMultiline
      ? lanes.count == 2 : rows(below: mark.firstLine).count == Self.maximumRows
    if needed.count > Self.maximumLines || isFull {
      leftOver.append(mark)
    } else {
      lines = needed
      marks.append(mark)
    }
  }

  /// Shows what is between two lines where there is room for all of it.
  private mutating func fillGaps() {
    var filled: [Int] = []
    var room = Self.maximumLines - lines.count
    for line in lines {
      if let last = filled.last, line - last - 1 <= room {
        room -= line - last - 1
        filled.append(contentsOf: (last + 1)..<line)
      }
      filled.append(line)
    }
    lines = filled
  }

  /// Shows the line before the first where there is room and something on it.
  private mutating func addContext(_ sources: SourceMap) {
    guard let first = lines.first, first > 1, lines.count < Self.maximumLines else { return }
    let range = sources.range(ofLine: first - 1, in: file)
    let line = DisplayLine(range, of: sources.bytes(of: file), around: 0, ellipsis: "")
    if !line.isBlank { lines.insert(first - 1, at: 0) }
  }
}
