/// Diagnostics for people: what is wrong, the source with the places marked, facts and mends.

import LayoutSyntax

/// Renders diagnostics for a terminal. Pure: the same diagnostics, sources and style give the same bytes.
package struct HumanRenderer {
  private let sources: SourceMap
  private let style: Style
  private let glyphs: Glyphs

  package init(sources: SourceMap, style: Style) {
    self.sources = sources
    self.style = style
    self.glyphs = style.unicode ? .unicode : .ascii
  }

  /// Diagnostics in order with a blank line between, then the summary; nothing for none.
  ///
  /// After `maximumErrors` errors only the number of diagnostics that follow is told.
  package func render(_ diagnostics: [Diagnostic], maximumErrors: Int = 20) -> String {
    var text = ""
    let (shown, hidden) = diagnostics.inOrder(maximumErrors: maximumErrors)
    for diagnostic in shown { text += render(diagnostic) + "\n" }
    if hidden > 0 { text += "\(glyphs.ellipsis) and \(hidden) more\n\n" }
    return text + Summary(diagnostics).text(style)
  }

  /// One diagnostic; ends with a line end.
  package func render(_ diagnostic: Diagnostic) -> String {
    var output = TextBuffer(color: style.color)
    let ink = Ink(diagnostic.severity)
    output.write("\(diagnostic.severity.word)[\(diagnostic.code.description)]", ink)
    output.write(": \(diagnostic.message)", .strong)
    output.endLine()

    let windows = windows(of: diagnostic)
    let previews = diagnostic.fixes.map { FixPreviews($0, sources) }
    var largest = 1
    for window in windows { largest = max(largest, window.lines.last ?? 1) }
    for preview in previews { largest = max(largest, preview.lastLine) }
    let drawing = WindowRenderer(
      sources: sources, glyphs: glyphs, ink: ink, digits: "\(largest)".utf8.count)
    for window in windows {
      guard let place = window.marks.first?.label else { continue }
      drawing.draw(window, at: place, into: &output)
      drawing.startRow(nil, into: &output)
      output.endLine()
    }

    var trailer = TrailerRenderer(drawing: drawing, width: style.width, output: output)
    for note in diagnostic.notes { trailer.write("note", .note, note) }
    for window in windows {
      for mark in window.leftOver where !mark.label.text.utf8.isEmpty {
        trailer.write("note", .note, "\(location(mark.label)): \(mark.label.text)")
      }
    }
    for help in diagnostic.helps { trailer.write("help", .help, help) }
    for (fix, preview) in zip(diagnostic.fixes, previews) {
      trailer.write("help", .help, fix.title)
      trailer.write(preview)
    }
    if let offer = FixOffer(diagnostic, sources, style) {
      trailer.write("\(offer.words): \(offer.command)")
    }
    if let command = style.explainCommand {
      trailer.write("more: \(command) \(diagnostic.code.description)")
    }
    return trailer.output.text
  }

  // MARK: -

  /// The primary label's window, then one for each other file; none for what is in no file.
  private func windows(of diagnostic: Diagnostic) -> [Window] {
    var marks = [Mark(diagnostic.primary, isPrimary: true, in: sources)]
    marks += diagnostic.secondary.map { Mark($0, isPrimary: false, in: sources) }
    var files: [FileID] = []
    for mark in marks where !files.contains(mark.label.file) && mark.label.file != .none {
      files.append(mark.label.file)
    }
    return files.map { file in
      Window(marks.filter { $0.label.file == file }, in: file, sources)
    }
  }

  private func location(_ label: Label) -> String {
    let position = sources.position(of: Int(label.range.start), in: label.file)
    return "\(sources.path(of: label.file)):\(position.line):\(position.column)"
  }
}
