/// The names of sections beside the screen, each with a line as long as its section.

import LayoutCore

private let nameSize = 12.0
private let smallNameSize = 10.5
private let lineSize = 10.0
/// Pixels.
private let mostWidth = 140.0
private let gap = 8.0
/// More sections than this aren't named.
private let mostSections = 200

/// What stands beside a section.
private struct SectionText {
  var index: Int
  var name: String
  var lines: [String]
  /// Where it begins and ends along the scroll axis; content coordinates, points.
  var low: Double
  var high: Double
}

/// Names beside a screen that scrolls down, above one that scrolls sideways.
struct SectionMargin {
  private let texts: [SectionText]
  private let axis: Axis
  private let isAtEnd: Bool
  /// Where what is drawn ends along the scroll axis; content coordinates, points.
  private let end: Double
  /// Pixels it takes across the scroll.
  let thickness: Double

  init(_ picture: PictureScene, _ region: PictureRegion, _ elements: [PlacedElement]) {
    axis = picture.model.scrollDirection.axis
    isAtEnd = picture.scene.isRightToLeft && axis == .vertical
    end = region.drawn.end(axis)
    var texts: [SectionText] = []
    var counts: [String: Int] = [:]
    for section in picture.solved.sections { counts[section.name, default: 0] += 1 }
    for section in picture.solved.sections {
      let low = max(section.frame.origin[axis], region.drawn.origin[axis])
      let high = min(section.frame.end(axis), region.drawn.end(axis))
      guard high > low, texts.count < mostSections else { continue }
      let count = picture.solved.cellCount(ofSection: section.index)
      var lines = [count == 1 ? "1 cell" : grouped(count) + " cells"]
      if section.scroll != nil {
        lines.append(axis == .vertical ? "scrolls sideways" : "scrolls down")
      }
      for placed in elements
      where placed.element.section == section.index && placed.element.category == .decoration {
        lines.append("on " + placed.element.elementKind)
      }
      texts.append(
        SectionText(
          index: section.index,
          name: section.name + ((counts[section.name] ?? 0) > 1 ? " \(section.index)" : "")
            + (section.isApproximate ? " ≈" : ""),
          lines: lines, low: low, high: high))
    }
    self.texts = texts
    if axis == .horizontal {
      thickness = texts.isEmpty ? 0 : 32
    } else {
      let widest = texts.map { text in
        max(textWidth(text.name) * nameSize, text.lines.map { textWidth($0) * lineSize }.max() ?? 0)
      }.max()
      thickness = widest.map { min($0.rounded(.up), mostWidth) + gap + 10 } ?? 0
    }
  }

  /// Appends the names; `edge` is where the margin meets the drawn part, in pixels.
  func draw(_ map: PictureMap, edge: Double, _ names: StyleNames, to svg: inout SVGText) {
    if axis == .vertical {
      drawBeside(map, edge, names, to: &svg)
    } else {
      drawAbove(map, edge, names, to: &svg)
    }
  }

  private func drawBeside(
    _ map: PictureMap, _ edge: Double, _ names: StyleNames, to svg: inout SVGText
  ) {
    let line = isAtEnd ? edge + 6 : edge - 8
    let x = isAtEnd ? line + 2 + gap : line - gap
    svg.markup(isAtEnd ? "<g>\n" : "<g text-anchor=\"end\">\n")
    let limit = map.origin.y + end * map.scale + 6
    var free = -Double.infinity
    for (position, text) in texts.enumerated() {
      let top = (map.origin.y + text.low * map.scale).rounded()
      let bottom = (map.origin.y + text.high * map.scale).rounded()
      let hue = Palette.hue(ofSection: text.index)
      if bottom - top >= 3 {
        svg.markup("<rect")
        svg.rectangle(Rect(x: line, y: top + 1, width: 2, height: bottom - top - 2))
        svg.attribute("class", names.name(.bracket, hue))
        svg.markup("/>")
      }
      let next =
        position + 1 < texts.count
        ? (map.origin.y + texts[position + 1].low * map.scale).rounded() : .infinity
      var y = max(top + 11, free)
      // A name that would stand far from its section is left out.
      guard y <= min(max(bottom, top + 24), limit) else { continue }
      let isLong = textWidth(text.name) * nameSize > mostWidth
      let size = isLong ? smallNameSize : nameSize
      if let name = shortened(text.name, width: mostWidth, size: size) {
        svg.markup("<text")
        svg.attribute("x", x)
        svg.attribute("y", y)
        svg.attribute("font-size", size)
        svg.markup(" font-weight=\"600\"")
        svg.attribute("class", names.name(.text, hue))
        svg.markup(">")
        svg.text(name)
        svg.markup("</text>")
      }
      for words in text.lines where y + 14 <= min(next - 2, limit) {
        y += 14
        muted(words, x, y, names, to: &svg)
      }
      free = y + 15
      svg.markup("\n")
    }
    svg.markup("</g>\n")
  }

  private func drawAbove(
    _ map: PictureMap, _ edge: Double, _ names: StyleNames, to svg: inout SVGText
  ) {
    svg.markup("<g>\n")
    for text in texts {
      let left = (map.origin.x + text.low * map.scale).rounded()
      let right = (map.origin.x + text.high * map.scale).rounded()
      guard right - left >= 3 else { continue }
      let hue = Palette.hue(ofSection: text.index)
      svg.markup("<rect")
      svg.rectangle(Rect(x: left + 1, y: edge - 8, width: right - left - 2, height: 2))
      svg.attribute("class", names.name(.bracket, hue))
      svg.markup("/>")
      if let name = shortened(text.name, width: right - left - 2, size: nameSize) {
        svg.markup("<text")
        svg.attribute("x", left + 1)
        svg.attribute("y", edge - 14)
        svg.attribute("font-size", nameSize)
        svg.markup(" font-weight=\"600\"")
        svg.attribute("class", names.name(.text, hue))
        svg.markup(">")
        svg.text(name)
        svg.markup("</text>")
        let rest = text.lines.joined(separator: " · ")
        let start = left + 1 + textWidth(name) * nameSize + 6
        if start + textWidth(rest) * lineSize <= right {
          muted(rest, start, edge - 14, names, to: &svg)
        }
      }
      svg.markup("\n")
    }
    svg.markup("</g>\n")
  }

  private func muted(
    _ text: String, _ x: Double, _ y: Double, _ names: StyleNames, to svg: inout SVGText
  ) {
    guard let words = shortened(text, width: mostWidth, size: lineSize) else { return }
    svg.markup("<text")
    svg.attribute("x", x)
    svg.attribute("y", y)
    svg.attribute("font-size", lineSize)
    svg.attribute("class", names.name(.muted))
    svg.markup(">")
    svg.text(words)
    svg.markup("</text>")
  }
}
