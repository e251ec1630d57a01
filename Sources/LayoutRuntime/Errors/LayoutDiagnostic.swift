/// What the compiler, or a layout at work, has to say about a file.

/// A message about a layout, with its place.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// The file can't be used, or a section can't be made as it is written.
    case error
    /// It is probably not what was meant.
    case warning
    /// A fact.
    case note
  }

  /// How bad it is.
  public let severity: Severity
  /// What `layoutc explain` explains: `L0412`.
  public let code: String
  /// Complete alone; without a full stop.
  public let message: String
  /// The file; none where the text came from nowhere or the fault is in no file.
  public let path: String?
  /// The line, from 1; none where there is no place.
  public let line: Int?
  /// The column in characters, from 1; none where there is no place.
  public let column: Int?
  /// The message as `layoutc check` shows it: several lines, with the source and the place marked.
  public let text: String

  init(
    severity: Severity, code: String, message: String, path: String?, line: Int?, column: Int?,
    text: String
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.path = path
    self.line = line
    self.column = column
    self.text = text
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// One line: `feed.layout:3:7: error: a `group` has no attribute `wdth` [L0202]`.
  public var description: String {
    var place = ""
    if let path {
      place = path + ":"
      if let line, let column { place += "\(line):\(column):" }
      place += " "
    }
    return "\(place)\(severity.rawValue): \(message) [\(code)]"
  }
}
