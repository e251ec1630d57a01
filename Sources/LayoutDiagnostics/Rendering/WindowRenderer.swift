/// Draws a window: line numbers, source lines, underlines with their texts, bars beside long ranges.

import LayoutSyntax

/// Draws the windows of one diagnostic; all have a gutter of the same width.
struct WindowRenderer {
  let sources: SourceMap
  let glyphs: Glyphs
  /// Of the primary label.
  let ink: Ink
  /// Digits of the largest line number.
  let digits: Int

  /// The place, an empty row, the lines with their marks.
  func draw(_ window: Window, at place: Label, into output: inout TextBuffer) {
    let path = sources.path(of: window.file)
    let position = sources.position(of: Int(place.range.start), in: window.file)
    output.pad(digits + 2)
    output.write(glyphs.arrow, .gutter)
    output.write(" \(path):\(position.line):\(position.column)")
    output.endLine()
    startRow(nil, into: &output)
    output.endLine()
    let lanes = window.lanes
    var previous: Int?
    for line in window.lines {
      if let previous, line > previous + 1 {
        drawEllipsis(after: previous, lanes, into: &output)
      }
      drawLine(line, of: window, lanes, into: &output)
      previous = line
    }
  }

  /// Line number or nothing, then the gutter.
  func startRow(_ line: Int?, into output: inout TextBuffer) {
    startRow(line.map { "\($0)" } ?? "", into: &output)
  }

  /// The gutter of lines left out.
  func startElidedRow(into output: inout TextBuffer) {
    startRow(glyphs.ellipsis, into: &output)
  }

  // MARK: - Rows

  private func startRow(_ head: String, into output: inout TextBuffer) {
    let width = head.unicodeScalars.count
    output.pad(1 + max(0, digits - width))
    output.write(head, .gutter)
    // An ellipsis in ASCII may be wider than the numbers.
    output.pad(max(0, 1 - max(0, width - digits)))
    output.write(glyphs.gutter, .gutter)
    output.pad(1)
  }

  private func drawEllipsis(after line: Int, _ lanes: [Mark], into output: inout TextBuffer) {
    startElidedRow(into: &output)
    for lane in lanes {
      let isInside = lane.firstLine <= line && line < lane.lastLine
      drawLane(isInside ? strokes(lane).side : " ", lane, into: &output)
    }
    output.endLine()
  }

  private func drawLine(
    _ line: Int, of window: Window, _ lanes: [Mark], into output: inout TextBuffer
  ) {
    let display = DisplayLine(
      sources.range(ofLine: line, in: window.file), of: sources.bytes(of: window.file),
      around: window.offset(on: line), ellipsis: glyphs.ellipsis)
    startRow(line, into: &output)
    for lane in lanes {
      var sign = lane.firstLine < line && line <= lane.lastLine ? strokes(lane).side : " "
      if lane.firstLine == line, beginsLine(lane, display) { sign = strokes(lane).start }
      drawLane(sign, lane, into: &output)
    }
    output.write(display.text)
    output.endLine()
    for index in lanes.indices
    where lanes[index].firstLine == line && !beginsLine(lanes[index], display) {
      let cell = display.cell(of: Int(lanes[index].label.range.start))
      drawCorner(index, of: lanes, to: cell, at: line, isEnd: false, into: &output)
      output.endLine()
    }
    for mark in window.rows(below: line) {
      drawUnderline(mark, below: display, at: line, lanes, into: &output)
    }
    for index in lanes.indices.reversed() where lanes[index].lastLine == line {
      let cell = display.cell(of: max(0, Int(lanes[index].label.range.end) - 1))
      drawCorner(index, of: lanes, to: cell, at: line, isEnd: true, into: &output)
      drawText(lanes[index], into: &output)
    }
  }

  private func drawUnderline(
    _ mark: Mark, below display: DisplayLine, at line: Int, _ lanes: [Mark],
    into output: inout TextBuffer
  ) {
    startRow(nil, into: &output)
    drawLanes(lanes[...], at: line, into: &output)
    let start = display.cell(of: Int(mark.label.range.start))
    let end = display.cell(of: Int(mark.label.range.end))
    output.pad(start)
    output.write(strokes(mark).underline, times: max(1, end - start), ink(mark))
    drawText(mark, into: &output)
  }

  private func drawText(_ mark: Mark, into output: inout TextBuffer) {
    if !mark.label.text.utf8.isEmpty {
      output.pad(1)
      output.write(mark.label.text, ink(mark))
    }
    output.endLine()
  }

  // MARK: - Lanes

  /// A range begins its line where nothing but white space stands before it.
  private func beginsLine(_ mark: Mark, _ display: DisplayLine) -> Bool {
    display.cell(of: Int(mark.label.range.start)) <= display.indent
  }

  private func drawLane(_ sign: String, _ mark: Mark, into output: inout TextBuffer) {
    output.write(sign, ink(mark))
    output.pad(1)
  }

  /// The sides that are open below `line`.
  private func drawLanes(_ lanes: ArraySlice<Mark>, at line: Int, into output: inout TextBuffer) {
    for lane in lanes {
      let isOpen = lane.firstLine <= line && line <= lane.lastLine
      drawLane(isOpen ? strokes(lane).side : " ", lane, into: &output)
    }
  }

  /// From a lane to a cell of the line above.
  private func drawCorner(
    _ index: Int, of lanes: [Mark], to cell: Int, at line: Int, isEnd: Bool,
    into output: inout TextBuffer
  ) {
    let mark = lanes[index]
    let signs = strokes(mark)
    startRow(nil, into: &output)
    drawLanes(lanes[..<index], at: line, into: &output)
    output.write(isEnd ? signs.endCorner : signs.startCorner, ink(mark))
    let between = 2 * (lanes.count - index) - 1 + cell
    output.write(signs.horizontal, times: between, ink(mark))
    output.write(signs.tip, ink(mark))
  }

  private func strokes(_ mark: Mark) -> Strokes {
    mark.isPrimary ? glyphs.primary : glyphs.secondary
  }

  private func ink(_ mark: Mark) -> Ink {
    mark.isPrimary ? ink : .secondary
  }
}
