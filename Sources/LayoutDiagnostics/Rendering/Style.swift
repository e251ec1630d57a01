/// How diagnostics are to look: decided by whoever knows the terminal.

/// The look of messages for people.
package struct Style: Hashable, Sendable {
  /// ANSI colours and bold.
  package var color: Bool
  /// Box-drawing characters; else `-->`, `|`, `^`, `-`.
  package var unicode: Bool
  /// Terminal cells at which notes and helps are broken; none: never.
  package var width: Int?
  /// The command that applies fixes, as messages name it; none: fixes are shown, no command named.
  package var fixCommand: String?
  /// The command that explains a code, as messages name it; none: not named.
  package var explainCommand: String?

  package init(
    color: Bool = false, unicode: Bool = true, width: Int? = nil,
    fixCommand: String? = "layoutc fix", explainCommand: String? = "layoutc explain"
  ) {
    self.color = color
    self.unicode = unicode
    self.width = width
    self.fixCommand = fixCommand
    self.explainCommand = explainCommand
  }
}
