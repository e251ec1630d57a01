/// Reads a `layout:ignore` comment: what is ignored, where, and why.

import LayoutDiagnostics
import LayoutSyntax

/// `// layout:ignore name, name -- reason`.
struct IgnoreComment {
  /// The whole comment.
  var range: ByteRange
  /// In the order written.
  var names: [IgnoredName] = []
  /// What stands behind the two dashes; empty for none.
  var reason = ""
  /// Where what it silences begins; none where nothing follows that it could be about.
  var target: ByteRange?
  var scope: IgnoreScope
}

extension IgnoreComment {
  /// What a comment begins with.
  static let marker = "layout:ignore"

  /// Names after these are passed over.
  private static let mostNames = 100

  /// None for a comment whose first word only begins with the marker.
  init?(_ comment: LineComment, in tree: SyntaxTree, _ reader: inout IgnoredNameReader) {
    range = comment.range
    let source = tree.source
    var words = IgnoreWords(source, in: comment.range)
    guard let first = words.next(), tree.string(first).utf8.elementsEqual(Self.marker.utf8) else {
      return nil
    }
    while let word = words.next() {
      let text = tree.string(word)
      if text.utf8.elementsEqual("--".utf8) {
        reason = tree.string(words.rest)
        break
      }
      if names.count < Self.mostNames {
        names.append(reader.read(text, at: word))
      }
    }
    if comment.followsCode {
      scope = .line
      target = lineStart(of: comment.range, in: source)
    } else {
      target = targetOfIgnore(before: comment.nextToken, in: tree)
      scope = target == nil ? .nothing : .following
    }
  }
}

/// The words of a comment: what white space and commas part.
private struct IgnoreWords {
  private let source: [UInt8]
  private let end: Int
  private var offset: Int

  /// `range` begins with two slashes.
  init(_ source: [UInt8], in range: ByteRange) {
    self.source = source
    offset = Int(range.start) + 2
    end = Int(range.end)
  }

  mutating func next() -> ByteRange? {
    while offset < end, isSeparator(source[offset]) { offset += 1 }
    let start = offset
    while offset < end, !isSeparator(source[offset]) { offset += 1 }
    return start < offset ? ByteRange(start: start, end: offset) : nil
  }

  /// What was not read yet, without the white space around it.
  var rest: ByteRange {
    var (first, last) = (offset, end)
    while first < last, isBlank(source[first]) { first += 1 }
    while last > first, isBlank(source[last - 1]) { last -= 1 }
    return ByteRange(start: first, end: last)
  }

  private func isSeparator(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: ",") }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
