/// Diagnostics as workflow commands of GitHub Actions, which become annotations of a pull request.

import LayoutSyntax

/// Renders `::error file=…,line=…,col=…,endLine=…,endColumn=…,title=layoutc L0412::message`.
package struct GitHubRenderer {
  private let sources: SourceMap
  private let directory: String
  private let workspace: String

  /// Annotations need paths from the root of the repository: paths that are not absolute stand in
  /// `directory`, and `workspace` is the root; empty: paths are shown as they are.
  package init(sources: SourceMap, directory: String = "", workspace: String = "") {
    self.sources = sources
    self.directory = directory
    self.workspace = workspace
  }

  /// Diagnostics in order; nothing for none. After `maximumErrors` errors only the number of diagnostics
  /// that follow is told.
  package func render(_ diagnostics: [Diagnostic], maximumErrors: Int = .max) -> String {
    var text = ""
    let (shown, hidden) = diagnostics.inOrder(maximumErrors: maximumErrors)
    for diagnostic in shown { text += render(diagnostic) }
    return hidden > 0 ? text + "::notice title=layoutc::\(hidden) more\n" : text
  }

  /// One diagnostic; ends with a line end.
  package func render(_ diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.message]
    for label in diagnostic.secondary where !label.text.utf8.isEmpty {
      let span = SourceSpan(label.place, in: sources)
      lines.append(
        "note: \(path(label.file)):\(span.start.line):\(span.start.column): \(label.text)")
    }
    for note in diagnostic.notes { lines.append("note: " + note) }
    for help in diagnostic.helps { lines.append("help: " + help) }
    for fix in diagnostic.fixes { lines.append("help: " + fix.title) }
    return "::\(command(diagnostic.severity)) \(properties(diagnostic))::"
      + lines.map { escaped($0, inProperty: false) }.joined(separator: "%0A") + "\n"
  }

  // MARK: -

  private func command(_ severity: Severity) -> String {
    severity == .note ? "notice" : severity.word
  }

  private func properties(_ diagnostic: Diagnostic) -> String {
    let title = "title=layoutc \(diagnostic.code.description)"
    guard diagnostic.primary.file != .none else { return title }
    let span = SourceSpan(diagnostic.primary.place, in: sources)
    let (start, end) = (span.start, span.end)
    let file = escaped(path(diagnostic.primary.file), inProperty: true)
    // GitHub takes columns only of ranges within a line.
    let columns = start.line == end.line
    return "file=\(file),line=\(start.line)" + (columns ? ",col=\(start.column)" : "")
      + ",endLine=\(end.line)" + (columns ? ",endColumn=\(end.column)" : "") + ",\(title)"
  }

  private func path(_ file: FileID) -> String {
    let path = sources.path(of: file)
    guard !workspace.utf8.isEmpty else { return path }
    let absolute = path.utf8.first == UInt8(ascii: "/") ? path : folder(directory) + path
    let root = folder(workspace)
    guard absolute.utf8.starts(with: root.utf8) else { return path }
    return String(decoding: absolute.utf8.dropFirst(root.utf8.count), as: UTF8.self)
  }

  private func folder(_ path: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
  }

  private func escaped(_ text: String, inProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(harmless(scalar))
      }
    }
    return escaped
  }
}
