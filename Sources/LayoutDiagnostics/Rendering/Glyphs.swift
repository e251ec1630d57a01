/// The signs that windows are drawn with, in box drawing or in ASCII.

/// The lines of one weight: the primary label's or the others'.
struct Strokes: Sendable {
  /// Under a marked range.
  let underline: String
  /// Where a range over several lines begins at its line's first character.
  let start: String
  /// Beside the lines of such a range.
  let side: String
  /// From the side to the first character, where other text stands before it.
  let startCorner: String
  /// From the side to the last character.
  let endCorner: String
  let horizontal: String
  /// Below the first or last character.
  let tip: String

  static let heavy = Strokes(
    underline: "━", start: "┏", side: "┃", startCorner: "┏", endCorner: "┗", horizontal: "━",
    tip: "┛")
  static let light = Strokes(
    underline: "─", start: "╭", side: "│", startCorner: "╭", endCorner: "╰", horizontal: "─",
    tip: "╯")
  static let heavyASCII = Strokes(
    underline: "^", start: "/", side: "|", startCorner: " ", endCorner: "|", horizontal: "_",
    tip: "^")
  static let lightASCII = Strokes(
    underline: "-", start: "/", side: "|", startCorner: " ", endCorner: "|", horizontal: "_",
    tip: "-")
}

/// The signs of a style.
struct Glyphs: Sendable {
  /// Right of the line numbers.
  let gutter: String
  /// Before a path.
  let arrow: String
  /// In the place of lines left out.
  let ellipsis: String
  let primary: Strokes
  let secondary: Strokes

  static let unicode = Glyphs(
    gutter: "│", arrow: "┌─", ellipsis: "…", primary: .heavy, secondary: .light)
  static let ascii = Glyphs(
    gutter: "|", arrow: "-->", ellipsis: "...", primary: .heavyASCII, secondary: .lightASCII)
}
