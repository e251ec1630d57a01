/// Diagnostics one a line, in the shape that build systems and editors read.

import LayoutSyntax

/// Renders `path:line:col: error: message [L0412]`; labels, notes and helps follow as `note:` lines.
package struct UnixRenderer {
  private let sources: SourceMap
  private let directory: String

  /// Paths that are not absolute are shown in `directory`, the working directory; empty: as they are.
  package init(sources: SourceMap, directory: String) {
    self.sources = sources
    self.directory = directory
  }

  /// Diagnostics in order; nothing for none. After `maximumErrors` errors only the number of diagnostics
  /// that follow is told.
  package func render(_ diagnostics: [Diagnostic], maximumErrors: Int = .max) -> String {
    var text = ""
    let (shown, hidden) = diagnostics.inOrder(maximumErrors: maximumErrors)
    for diagnostic in shown { text += render(diagnostic) }
    return hidden > 0 ? text + "layoutc: note: \(hidden) more\n" : text
  }

  /// One diagnostic; ends with a line end.
  package func render(_ diagnostic: Diagnostic) -> String {
    var output = TextBuffer(color: false)
    let primary = diagnostic.primary
    write(
      primary, diagnostic.severity.word,
      "\(diagnostic.message) [\(diagnostic.code.description)]", into: &output)
    for label in diagnostic.secondary where !label.text.utf8.isEmpty {
      write(label, "note", label.text, into: &output)
    }
    for note in diagnostic.notes { write(primary, "note", note, into: &output) }
    for help in diagnostic.helps { write(primary, "note", help, into: &output) }
    for fix in diagnostic.fixes { write(primary, "note", fix.title, into: &output) }
    return output.text
  }

  // MARK: -

  private func write(
    _ label: Label, _ word: String, _ text: String, into output: inout TextBuffer
  ) {
    if label.file == .none {
      output.write("layoutc: \(word): \(text)")
    } else {
      let position = sources.position(of: Int(label.range.start), in: label.file)
      let path = absolute(sources.path(of: label.file))
      output.write("\(path):\(position.line):\(position.column): \(word): \(text)")
    }
    output.endLine()
  }

  private func absolute(_ path: String) -> String {
    if directory.utf8.isEmpty || path.utf8.first == UInt8(ascii: "/") { return path }
    return directory + (directory.utf8.last == UInt8(ascii: "/") ? "" : "/") + path
  }
}
