/// Places in source text, written into it.

package import LayoutSyntax

/// A text with places marked as `«…»`, an empty one as `«»`.
package struct MarkedText: Sendable {
  /// Without the marks.
  package var source: [UInt8]
  /// The marked places, by where they begin.
  package var ranges: [ByteRange]

  package init(_ text: String) {
    source = []
    ranges = []
    var open: [Int] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(ByteRange(start: source.count, end: source.count))
      case "»":
        if let index = open.popLast() { ranges[index].end = UInt32(source.count) }
      default: source += Array(String(scalar).utf8)
      }
    }
  }
}
