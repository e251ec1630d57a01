/// How wide texts come out, and which of them fit where. The reader's font isn't known: widths are
/// those of a wide one.

/// Points of text that is drawn with a size of one.
func textWidth(_ text: String) -> Double {
  var width = 0.0
  for scalar in text.unicodeScalars {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "·": width += 0.34
    case "f", "t", "r", "(", ")", "[", "]", "-", "/": width += 0.42
    case "m", "w", "M", "W", "@", "%", "…", "—": width += 0.98
    case "A"..."Z", "~", "×", "<", ">", "+", "=", "&": width += 0.72
    default: width += scalar.value < 0x250 ? 0.62 : 1.05
    }
  }
  return width
}

/// The largest of `sizes` in which `text` fits.
func fittingSize(_ text: String, width: Double, height: Double, of sizes: [Double]) -> Double? {
  let unit = textWidth(text)
  return sizes.first { unit * $0 <= width && $0 * 1.2 <= height }
}

/// The text, or as much of its beginning as fits with an ellipsis; none where that is no word.
func shortened(_ text: String, width: Double, size: Double) -> String? {
  if textWidth(text) * size <= width { return text }
  var rest = text.unicodeScalars
  while rest.count > 3 {
    rest.removeLast()
    let candidate = String(rest) + "…"
    if textWidth(candidate) * size <= width { return candidate }
  }
  return nil
}
