/// A mend of the source, as data.

package import LayoutSyntax

/// Whether a fix may be applied without asking.
package enum Applicability: UInt8, Hashable, Sendable {
  /// The meaning is kept, or obviously meant: a slip with one candidate, a missing `>`.
  case always
  /// Changes the layout.
  case maybe
  /// Has places to fill in; for editors only.
  case template

  /// The word that machine-readable forms have for it.
  package var word: String {
    switch self {
    case .always: return "always"
    case .maybe: return "maybe"
    case .template: return "template"
    }
  }
}

/// A replacement of a range of bytes.
package struct Edit: Hashable, Sendable {
  package var file: FileID
  /// Empty: an insertion.
  package var range: ByteRange
  /// Empty: a deletion.
  package var replacement: String

  package init(_ place: Place, replacement: String) {
    self.file = place.file
    self.range = place.range
    self.replacement = replacement
  }
}

/// Edits that mend one fault together.
package struct Fix: Hashable, Sendable {
  /// What the edits do, as an order: "write `spacing`".
  package var title: String
  package var applicability: Applicability
  /// Of disjoint ranges.
  package var edits: [Edit]

  package init(title: String, applicability: Applicability, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  /// One edit.
  package init(
    _ title: String, _ applicability: Applicability, at place: Place, replacement: String
  ) {
    self.init(
      title: title, applicability: applicability,
      edits: [Edit(place, replacement: replacement)])
  }
}
