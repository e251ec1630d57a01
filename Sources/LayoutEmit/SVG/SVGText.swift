/// Bytes of an SVG document under construction: markup, texts, short numbers.

import LayoutCore

/// Stands for the picture's identifier until that is known; no text can contain it.
let identifierMark: UInt8 = 1

/// Markup that grows.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  /// Appends markup as it is.
  mutating func markup(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends markup that was finished elsewhere.
  mutating func append(_ other: SVGText) { bytes.append(contentsOf: other.bytes) }

  /// Appends the picture's identifier.
  mutating func identifier() { bytes.append(identifierMark) }

  /// Appends a text for people. What XML can't hold becomes a replacement character.
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: markup("&amp;")
      case 0x3C: markup("&lt;")
      case 0x3E: markup("&gt;")
      case 0x22: markup("&quot;")
      case 9, 10, 13: markup(" ")
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: markup("\u{FFFD}")
      default: bytes.append(contentsOf: String(Character(scalar)).utf8)
      }
    }
  }

  /// Appends ` name="value"`.
  mutating func attribute(_ name: String, _ value: Double) {
    markup(" " + name + "=\"" + decimal(value) + "\"")
  }

  /// Appends ` name="value"` of a value that needs no escaping.
  mutating func attribute(_ name: String, _ value: String) {
    markup(" " + name + "=\"" + value + "\"")
  }

  /// Appends ` name="url(#…-suffix)"`.
  mutating func reference(_ name: String, _ suffix: String) {
    markup(" " + name + "=\"url(#")
    identifier()
    markup("-" + suffix + ")\"")
  }

  /// Appends the sides of a rectangle, and its radius where it has one.
  mutating func rectangle(_ rect: Rect, radius: Double = 0) {
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", rect.width)
    attribute("height", rect.height)
    if radius >= 0.5 { attribute("rx", radius) }
  }
}

/// A number with two decimals at most: `166.33`, `0.5`, `-3`.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let bounded = min(max(value, -1e12), 1e12)
  let hundredths = Int64(bounded * 100 + (bounded < 0 ? -0.5 : 0.5))
  let magnitude = hundredths.magnitude
  var text = hundredths < 0 ? "-" : ""
  text += "\(magnitude / 100)"
  let rest = magnitude % 100
  if rest > 0 {
    text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
  }
  return text
}

/// A whole number with commas between the thousands.
func grouped(_ count: Int) -> String {
  var digits = Array("\(count.magnitude)".utf8)
  var position = digits.count - 3
  while position > 0 {
    digits.insert(UInt8(ascii: ","), at: position)
    position -= 3
  }
  return (count < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
}

/// As `320 × 96`, two decimals at most.
func pictureExtent(_ extent: Extent) -> String {
  decimal(extent.width) + " × " + decimal(extent.height)
}
