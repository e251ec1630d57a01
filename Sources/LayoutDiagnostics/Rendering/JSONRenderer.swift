/// Diagnostics for programs: JSON Lines, an object for each.

import LayoutJSON
import LayoutSyntax

/// Renders each diagnostic as one line of JSON. Fields are only added, until `version` changes.
///
/// Ranges are half-open bytes of the file as read, byte-order mark included. Lines and columns count from
/// 1; `column` counts Unicode scalars, `utf16Column` UTF-16 code units.
package struct JSONRenderer {
  private let sources: SourceMap
  private let human: HumanRenderer

  /// What `version` says.
  private static let version = 1

  /// `style` is the look of `rendered`.
  package init(sources: SourceMap, style: Style) {
    self.sources = sources
    human = HumanRenderer(sources: sources, style: style)
  }

  /// All diagnostics in order; nothing for none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics.inOrder() { text += render(diagnostic) }
    return text
  }

  /// One diagnostic; ends with a line end.
  package func render(_ diagnostic: Diagnostic) -> String {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("version")
    writer.integer(Self.version)
    DiagnosticMembers(sources: sources).write(diagnostic, to: &writer)
    writer.member("rendered", human.render(diagnostic))
    writer.endObject()
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
