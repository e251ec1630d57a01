/// What stands in an element of a picture: its index or kind, and its size where there is room.

import LayoutCore

/// Sizes of the first line, in pixels.
private let labelSizes = [13.0, 11, 9, 7.5]
/// Words that are longer are shortened rather than made smaller.
private let wordSizes = [13.0, 11, 9]
private let extentSize = 10.0
/// Between text and outline, pixels.
private let padding = 4.0

/// One or two lines in the middle of a rectangle.
struct ElementLabel {
  var text: String
  var size: Double
  /// The second line.
  var extent: String?

  /// What fits in `area` (pixels); none where nothing does.
  init?(_ element: FrameElement, _ roles: ElementRoles, in area: Rect, showsEstimates: Bool) {
    let width = area.width - 2 * padding
    let height = area.height - padding
    guard width > 0, height > 0 else { return nil }
    if element.category == .cell {
      text = "\(element.item)"
    } else {
      text = shortKind(element.elementKind)
    }
    let sizes = element.category == .cell ? labelSizes : wordSizes
    if let fitting = fittingSize(text, width: width, height: height, of: sizes) {
      size = fitting
    } else {
      guard element.category != .cell,
        let smallest = labelSizes.dropFirst().first(where: { $0 * 1.2 <= height }),
        let short = shortened(text, width: width, size: smallest)
      else { return nil }
      text = short
      size = smallest
    }
    let sides = showsEstimates ? roles.estimated[element.source] : nil
    let frame = element.frame
    let measure =
      (sides?.width == true ? "~" : "") + decimal(frame.width) + " × "
      + (sides?.height == true ? "~" : "") + decimal(frame.height)
    if textWidth(measure) * extentSize <= width, (size + extentSize) * 1.25 <= height {
      extent = measure
    }
  }

  /// Appends the lines, centred.
  func write(to svg: inout SVGText, in area: Rect, _ style: (first: String, second: String)) {
    let x = area.x + area.width / 2
    let middle = area.y + area.height / 2
    guard let extent else {
      line(text, size, x, middle + size * 0.36, style.first, to: &svg)
      return
    }
    let gap = 3.0
    let top = middle - (size + gap + extentSize) / 2
    line(text, size, x, top + size * 0.86, style.first, to: &svg)
    line(
      extent, extentSize, x, top + size + gap + extentSize * 0.8, style.second, to: &svg)
  }

  private func line(
    _ text: String, _ size: Double, _ x: Double, _ y: Double, _ style: String,
    to svg: inout SVGText
  ) {
    svg.markup("<text")
    svg.attribute("x", rounded(x))
    svg.attribute("y", rounded(y))
    if size != labelSizes[0] { svg.attribute("font-size", size) }
    svg.attribute("class", style)
    svg.markup(">")
    svg.text(text)
    svg.markup("</text>")
  }
}

/// To half a pixel.
func rounded(_ value: Double) -> Double { (value * 2).rounded() / 2 }
