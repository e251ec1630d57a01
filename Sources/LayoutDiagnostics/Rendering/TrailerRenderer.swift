/// Draws what stands below the windows: notes, helps, fixes, commands.

/// The previews of one fix, file by file.
struct FixPreviews {
  private(set) var files: [FixPreview] = []

  init(_ fix: Fix, _ sources: SourceMap) {
    var seen: [FileID] = []
    for edit in fix.edits where !seen.contains(edit.file) && edit.file != .none {
      seen.append(edit.file)
      files.append(FixPreview(fix.edits.filter { $0.file == edit.file }, in: edit.file, sources))
    }
  }

  /// The largest line number shown.
  var lastLine: Int {
    var last = 0
    for file in files {
      for line in file.lines.prefix(Window.maximumLines) { last = max(last, line.number) }
    }
    return last
  }
}

/// Appends the lines below the windows, all behind the gutter.
struct TrailerRenderer {
  let drawing: WindowRenderer
  /// Cells at which texts are broken.
  let width: Int?
  private(set) var output: TextBuffer

  init(drawing: WindowRenderer, width: Int?, output: TextBuffer) {
    self.drawing = drawing
    self.width = width
    self.output = output
  }

  /// "= word: text", broken at white space.
  mutating func write(_ word: String, _ ink: Ink, _ text: String) {
    startItem()
    output.write("\(word): ", ink)
    let indent = drawing.digits + 4 + word.utf8.count + 2
    var cell = indent
    let parts = text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let needed = cells(of: part)
      if index > 0 {
        if let width, cell + 1 + needed > max(width, indent + 20) {
          output.endLine()
          output.pad(indent)
          cell = indent
        } else {
          output.pad(1)
          cell += 1
        }
      }
      output.write(String(part))
      cell += needed
    }
    output.endLine()
  }

  /// "= text", never broken: a command to be copied.
  mutating func write(_ text: String) {
    startItem()
    output.write(text)
    output.endLine()
  }

  /// The changed lines, at most five of each file.
  mutating func write(_ previews: FixPreviews) {
    for preview in previews.files {
      drawing.startRow(nil, into: &output)
      output.endLine()
      var previous: Int?
      for line in preview.lines.prefix(Window.maximumLines) {
        if let previous, line.number > previous + 1 { elide() }
        previous = line.number
        drawing.startRow(line.number, into: &output)
        output.write(line.display.text)
        output.endLine()
        if line.marks.unicodeScalars.contains(where: { $0 != " " }) {
          drawing.startRow(nil, into: &output)
          writeMarks(line.marks)
          output.endLine()
        }
      }
      if preview.lines.count > Window.maximumLines { elide() }
    }
  }

  // MARK: -

  private mutating func startItem() {
    output.pad(drawing.digits + 2)
    output.write("= ", .gutter)
  }

  private mutating func elide() {
    drawing.startElidedRow(into: &output)
    output.endLine()
  }

  /// Runs of equal signs in their colours.
  private mutating func writeMarks(_ marks: String) {
    var run = ""
    var sign: Unicode.Scalar = " "
    for scalar in marks.unicodeScalars {
      if scalar != sign {
        flush(run, sign)
        run = ""
        sign = scalar
      }
      run.unicodeScalars.append(scalar)
    }
    flush(run, sign)
  }

  private mutating func flush(_ run: String, _ sign: Unicode.Scalar) {
    if sign == " " {
      output.pad(run.utf8.count)
    } else {
      output.write(run, sign == "-" ? .deletion : .help)
    }
  }

  private func cells(of text: Substring.UnicodeScalarView) -> Int {
    var width = 0
    for scalar in text { width += displayWidth(of: scalar) }
    return width
  }
}
