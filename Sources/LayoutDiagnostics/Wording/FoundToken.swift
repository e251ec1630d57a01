/// Says what stands at a place of the source: a token in back-ticks, or the end of the file.

import LayoutSyntax

/// The token at a place, as a message quotes it.
struct FoundToken {
  /// The bytes of the token; empty at the end of the file.
  let range: Range<Int>
  private let source: [UInt8]

  /// The range's own text; for an empty range the token that follows it.
  init(at range: ByteRange, in source: [UInt8]) {
    self.source = source
    let start = min(Int(range.start), source.count)
    if range.isEmpty {
      let token = Self.skipTrivia(from: start, in: source)
      self.range = token..<Self.endOfToken(from: token, in: source)
    } else {
      self.range = start..<max(start, min(Int(range.end), source.count))
    }
  }

  /// The token's text, not in back-ticks, cut at the line's end and after 32 scalars.
  var text: String {
    var text = ""
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound, source[index] != 0x0A, source[index] != 0x0D {
      let decoded = decodeScalar(in: source, at: index)
      if count == 32 { return text + "…" }
      text.unicodeScalars.append(decoded.scalar)
      count += 1
      index += decoded.length
    }
    return text
  }

  /// "`name`" or "the end of the file".
  var description: String {
    if range.isEmpty { return "the end of the file" }
    let text = self.text
    if text.utf8.isEmpty { return "the end of the line" }
    return text.utf8.first == UInt8(ascii: "`") ? text : Phrases.quoted(text)
  }

  // MARK: -

  private static func byte(_ index: Int, _ source: [UInt8]) -> UInt8 {
    index < source.count ? source[index] : 0
  }

  /// Past white space and comments; to the end where a comment doesn't end.
  private static func skipTrivia(from start: Int, in source: [UInt8]) -> Int {
    var index = start
    while index < source.count {
      let (first, second) = (source[index], byte(index + 1, source))
      if first == 0x20 || (0x09...0x0D).contains(first) {
        index += 1
      } else if first == UInt8(ascii: "/"), second == UInt8(ascii: "/") {
        while index < source.count, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
      } else if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        index = endOfComment(from: index, in: source)
      } else {
        return index
      }
    }
    return source.count
  }

  private static func endOfComment(from start: Int, in source: [UInt8]) -> Int {
    var depth = 0
    var index = start
    while index < source.count {
      let (first, second) = (source[index], byte(index + 1, source))
      if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return min(index, source.count) }
      } else {
        index += 1
      }
    }
    return source.count
  }

  /// A word, a number with its unit, a string, or one or two signs.
  private static func endOfToken(from start: Int, in source: [UInt8]) -> Int {
    guard start < source.count else { return source.count }
    let first = source[start]
    if isWord(first) {
      let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      var index = start + 1
      while index < source.count,
        isWord(source[index]) || (isNumber && source[index] == UInt8(ascii: "."))
      {
        index += 1
      }
      return index
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "`") {
      var index = start + 1
      while index < source.count, source[index] != 0x0A, source[index] != 0x0D {
        index += 1
        if source[index - 1] == first { break }
      }
      return index
    }
    let second = byte(start + 1, source)
    let isPair =
      (second == UInt8(ascii: "=") && [0x3C, 0x3E, 0x3D, 0x21].contains(first))
      || (first == second && (first == UInt8(ascii: "&") || first == UInt8(ascii: "|")))
      || (first == UInt8(ascii: "-") && second == UInt8(ascii: ">"))
    return start + (isPair ? 2 : 1)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }
}
