/// Words for why a side is as long as it is. Numbers come as text and are points; fractions are plain
/// numbers.

/// The sentence of a length under construction: it begins with what the length is resolved from, and ends
/// with the length.
package struct LengthWords {
  package private(set) var text: String
  private var needsResult: Bool

  private init(_ text: String, needsResult: Bool = false) {
    self.text = text
    self.needsResult = needsResult
  }

  /// - Parameter isWidth: whether it is a fraction of the host's width, not of its height.
  package static func fraction(
    _ fraction: String, of room: String, gaps: Int, gap: String, host: LengthHost,
    isWidth: Bool
  ) -> LengthWords {
    let isAll = fraction == "1"
    let part = (isAll ? "all" : fraction) + " of " + less(room, gaps, gap)
    return LengthWords(
      part + " (" + host.side(isWidth: isWidth) + ")", needsResult: !isAll || gaps > 0)
  }

  /// R9.
  package static func share(_ count: Int, of room: String, gap: String) -> LengthWords {
    LengthWords(
      part(count) + " of " + less(room, count - 1, gap) + " (`count: \(count)`)",
      needsResult: true)
  }

  /// R15.
  package static func column(_ count: Int, of room: String, gap: String) -> LengthWords {
    LengthWords(
      part(count) + " of " + less(room, count - 1, gap) + " ("
        + Phrases.count(count, "column") + ")", needsResult: true)
  }

  /// Points as written.
  package static func absolute(_ length: String) -> LengthWords {
    LengthWords("absolute: " + length)
  }

  /// An estimate that holds.
  package static func estimate(_ length: String) -> LengthWords {
    LengthWords("estimated, and not measured: " + length)
  }

  /// What the view asked for.
  package static func measured(_ length: String) -> LengthWords {
    LengthWords("estimated, and measured as " + length)
  }

  /// What the largest sibling asked for.
  package static func uniform(_ length: String) -> LengthWords {
    LengthWords("uniform across siblings, the largest of which measured " + length)
  }

  /// R7.
  package static func customFrame(_ length: String) -> LengthWords {
    LengthWords("the frame of the custom group says " + length)
  }

  /// A frame that a closure gives.
  package static func provided(_ length: String) -> LengthWords {
    LengthWords("the app's closure gives " + length)
  }

  /// A closure of which nothing is known.
  package static func unknownProvider(_ length: String) -> LengthWords {
    LengthWords(
      "nobody says what the app's closure gives, so that the cell fills its group: " + length)
  }

  /// Of a background.
  package static func section(_ length: String, isLength: Bool) -> LengthWords {
    LengthWords((isLength ? "as long as the section: " : "as wide as the view: ") + length)
  }

  /// The length before anything is cut or taken off.
  package mutating func equals(_ length: String) {
    guard needsResult else { return }
    text += " = " + length
  }

  /// R0.
  package mutating func cut(to length: String, scale: String) {
    text += ", cut to " + length + " at " + scale + "x"
  }

  /// A negative length.
  package mutating func kept() { text += ", kept at 0" }

  /// R5.
  ///
  /// - Parameter isLarger: whether the insets are larger than what they are taken off.
  package mutating func less(low: String, high: String, leaves length: String, isLarger: Bool) {
    text += ", less " + low + " + " + high + " contentInsets"
    text += isLarger ? ", which are larger by " + length : " = " + length
  }

  /// What iOS 14 does at the end.
  package mutating func rounded(to length: String, scale: String) {
    text += ", to the nearest pixel " + length + " at " + scale + "x"
  }

  /// The other side gives it.
  package mutating func byAspect() { text += ", by its aspect" }

  /// Nobody wrote it.
  package mutating func byDefault() { text += ", by default" }

  /// Of lists.
  package mutating func approximate() {
    text += " (approximately: UIKit keeps the metrics of lists to itself)"
  }

  // MARK: -

  /// "361 less 2 × 8 spacing".
  private static func less(_ room: String, _ gaps: Int, _ gap: String) -> String {
    guard gaps > 0, gap != "0" else { return room }
    return room + " less " + (gaps > 1 ? "\(gaps) × " : "") + gap + " spacing"
  }

  private static func part(_ count: Int) -> String {
    switch count {
    case 1: return "all"
    case 2: return "half"
    case 3: return "a third"
    case 4: return "a quarter"
    default: return "1/\(count)"
    }
  }
}
