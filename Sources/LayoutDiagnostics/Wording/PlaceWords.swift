/// Words for why an element begins where it does. Numbers come as text and are points.

/// The sentence of a place under construction: what adds up to it, then what became of the sum.
package struct PlaceWords {
  package private(set) var text = ""
  private var count = 0

  package init() {}

  /// A part of the place.
  ///
  /// - Parameters:
  ///   - length: without a sign.
  package mutating func add(_ length: String, isNegative: Bool, _ part: PlacePart) {
    if count > 0 {
      text += isNegative ? " − " : " + "
    } else if isNegative {
      text += "−"
    }
    text += length + " " + part.label
    count += 1
  }

  /// So many things of a length, each with a gap behind it: "2 groups × (100 + 10 interGroupSpacing)".
  package mutating func add(
    _ number: Int, _ part: RepeatedPart, length: String, gap: String
  ) {
    if count > 0 { text += " + " }
    text += Phrases.count(number, part.thing) + " × "
    text += gap == "0" ? length : "(" + length + " + " + gap + " " + part.gap + ")"
    count += 2
  }

  /// The sum.
  package mutating func equals(_ sum: String) {
    if count == 0 { text = "nothing stands before it: " + sum }
    if count > 1 { text += " = " + sum }
  }

  /// R0.
  package mutating func rounded(to place: String, scale: String) {
    text += ", to the nearest pixel " + place + " at " + scale + "x"
  }

  /// R25.
  package static func pinned(_ place: String, isHeld: Bool) -> PlaceWords {
    var words = PlaceWords()
    words.text =
      isHeld
      ? "pinned, but held back by the end of its section: " + place
      : "pinned to the edge of the visible part: " + place
    return words
  }

  /// From right to left.
  package mutating func mirrored(in width: String, place: String, length: String, gives: String) {
    text += ", from right to left \(width) − \(place) − \(length) = \(gives)"
  }
}
