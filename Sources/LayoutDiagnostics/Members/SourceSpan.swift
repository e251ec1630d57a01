/// A range of a file with the positions that machine-readable forms give.

import LayoutSyntax

/// Where a range begins and where it ends: just after its last character, as in the file.
struct SourceSpan {
  let path: String
  let range: ByteRange
  let start: SourcePosition
  let end: SourcePosition

  init(_ place: Place, in sources: SourceMap) {
    path = sources.path(of: place.file)
    range = place.range
    start = sources.position(of: Int(place.range.start), in: place.file)
    end = sources.position(of: Int(place.range.end), in: place.file)
  }
}

extension Edit {
  /// What it replaces.
  var place: Place { Place(file, range) }
}
