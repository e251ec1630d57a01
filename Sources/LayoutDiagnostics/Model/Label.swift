/// A place with what is to be said about it.

package import LayoutSyntax

/// A marked range of source; the text makes sense alone, beside the range in an editor.
package struct Label: Hashable, Sendable {
  package var file: FileID
  package var range: ByteRange
  /// May be empty: the range is marked and nothing said.
  package var text: String

  package init(_ place: Place, _ text: String) {
    self.file = place.file
    self.range = place.range
    self.text = text
  }

  /// The file and the range, without the text.
  package var place: Place { Place(file, range) }
}
