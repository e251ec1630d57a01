/// Draws scenes as one SVG document: no script, nothing from elsewhere, the same bytes every time.

import LayoutCore

private let fonts =
  "system-ui,-apple-system,'SF Pro Text','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
private let noteSize = 11.0
private let noteHeight = 17.0

/// A picture of `scenes`, side by side to one scale. Cells carry their item's index, headers and
/// the like their kind; sections have a hue and a name beside them. Only what is near each screen is
/// drawn.
///
/// - Complexity: O(sections + elements near the screens).
package func writeSVG(_ scenes: [PictureScene], _ options: PictureOptions) -> [UInt8] {
  let panels = scenes.map { PicturePanel($0, options.guides) }
  var picture = PictureDrawing(panels, options)
  picture.draw()
  return picture.document()
}

private struct PictureDrawing {
  private let panels: [PicturePanel]
  private let options: PictureOptions
  private let names: StyleNames
  private let captions: [(title: String, detail: String)]
  private let arrangement: PictureArrangement
  private var extent: Extent
  private var definitions = SVGText()
  private var body = SVGText()

  init(_ panels: [PicturePanel], _ options: PictureOptions) {
    self.panels = panels
    self.options = options
    names = StyleNames(options.appearance)
    let layouts = Set(panels.map { $0.picture.model.name })
    let namesLayout = panels.count == 1 || layouts.count > 1
    let captions = panels.map { $0.captions(namesLayout: namesLayout) }
    self.captions = captions
    arrangement = PictureArrangement(
      panels,
      captionWidths: zip(panels, captions).map { panel, captions in
        panel.margin.thickness
          + max(textWidth(captions.title) * 14, textWidth(captions.detail) * 11)
      })
    extent = arrangement.extent
  }

  mutating func draw() {
    for (index, panel) in panels.enumerated() {
      panel.draw(
        index, at: arrangement.corners[index], scale: arrangement.scale,
        captions: captions[index], names, to: &body, definitions: &definitions)
    }
    drawLegend()
    for note in notes(on: panels, options) { drawNote(note) }
    defineHatchings()
    defineFades()
  }

  /// The whole text; the identifier is made of everything else.
  func document() -> [UInt8] {
    var hash: UInt32 = 2_166_136_261
    let style = styleSheet(
      options.appearance, hueCount: hueCount, showsGuides: !options.guides.isEmpty)
    for bytes in [body.bytes, definitions.bytes, Array(style.utf8)] {
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    var svg = SVGText()
    let width = decimal(extent.width.rounded(.up))
    let height = decimal(extent.height.rounded(.up))
    svg.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"")
    svg.identifier()
    svg.markup("\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\"")
    svg.markup(" role=\"img\" aria-labelledby=\"")
    svg.identifier()
    svg.markup("-title ")
    svg.identifier()
    svg.markup("-desc\" font-family=\"\(fonts)\">\n<title id=\"")
    svg.identifier()
    svg.markup("-title\">")
    svg.text(title)
    svg.markup("</title>\n<desc id=\"")
    svg.identifier()
    svg.markup("-desc\">")
    svg.text(description)
    svg.markup("</desc>\n<style>\n" + style + "</style>\n<defs>\n")
    svg.append(definitions)
    svg.markup("</defs>\n<rect width=\"\(width)\" height=\"\(height)\"")
    svg.attribute("class", names.name(.canvas))
    svg.markup("/>\n")
    svg.append(body)
    svg.markup("</svg>\n")
    return replaceMarks(in: svg.bytes, with: "layout-" + hexadecimal(hash))
  }

  // MARK: - Parts

  private var hueCount: Int {
    panels.flatMap { panel in panel.elements.compactMap { $0.element.section } + [0] }
      .map { (Palette.hue(ofSection: $0) ?? 0) + 1 }.max() ?? 0
  }

  private var title: String {
    var layouts: [String] = []
    for panel in panels where !layouts.contains(panel.picture.model.name) {
      layouts.append(panel.picture.model.name)
    }
    let devices = panels.compactMap { $0.picture.title }
    return layouts.joined(separator: ", ")
      + (devices.isEmpty ? "" : " on " + devices.joined(separator: ", "))
  }

  private var description: String {
    (panels.map { $0.description } + notes(on: panels, options).map { $0 + "." })
      .joined(separator: " ")
  }

  private mutating func drawLegend() {
    let entries = legend(options)
    guard !entries.isEmpty else { return }
    var x = pictureEdge
    for entry in entries {
      body.markup("<rect")
      body.rectangle(Rect(x: x + 0.5, y: extent.height - 8.5, width: 13, height: 9))
      body.attribute("class", names.name(entry.role))
      body.markup("/>")
      write(entry.text, x: x + 19)
      x += 19 + (textWidth(entry.text) * noteSize).rounded(.up) + 14
    }
    extent.width = max(extent.width, x)
    extent.height += noteHeight
  }

  /// One line, or as many as the picture is wide for.
  private mutating func drawNote(_ note: String) {
    var line = ""
    for word in note.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, textWidth(longer) * noteSize > extent.width - 2 * pictureEdge {
        write(line, x: pictureEdge)
        extent.height += noteHeight
        line = String(word)
      } else {
        line = longer
      }
    }
    write(line, x: pictureEdge)
    extent.height += noteHeight
  }

  private mutating func write(_ text: String, x: Double) {
    body.markup("<text")
    body.attribute("x", x)
    body.attribute("y", extent.height)
    body.attribute("font-size", noteSize)
    body.attribute("class", names.name(.muted))
    body.markup(">")
    body.text(text)
    body.markup("</text>\n")
  }

  private mutating func defineHatchings() {
    var known: Set<Int?> = []
    for panel in panels {
      for placed in panel.elements where placed.element.category == .decoration {
        let hue = Palette.hue(ofSection: placed.element.section)
        guard known.insert(hue).inserted else { continue }
        definitions.markup("<pattern id=\"")
        definitions.identifier()
        definitions.markup("-h" + (hue.map { "\($0)" } ?? "n") + "\"")
        definitions.markup(" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">")
        definitions.markup("<path d=\"M-2 2 2-2M0 8 8 0M6 10 10 6\"")
        definitions.attribute("class", names.name(.hatching, hue))
        definitions.markup("/></pattern>\n")
      }
    }
  }

  private mutating func defineFades() {
    let ends = ["u": (0, 1, 0, 0), "d": (0, 0, 0, 1), "l": (1, 0, 0, 0), "r": (0, 0, 1, 0)]
    for direction in ["u", "d", "l", "r"] {
      guard let end = ends[direction], uses("-f" + direction + ")") else { continue }
      definitions.markup("<linearGradient id=\"")
      definitions.identifier()
      definitions.markup("-f\(direction)\" x1=\"\(end.0)\" y1=\"\(end.1)\"")
      definitions.markup(" x2=\"\(end.2)\" y2=\"\(end.3)\"><stop")
      definitions.attribute("class", names.name(.fade))
      definitions.markup(" stop-opacity=\"0\"/><stop offset=\".9\"")
      definitions.attribute("class", names.name(.fade))
      definitions.markup("/></linearGradient>\n")
    }
  }

  /// Whether something drawn refers to the definition of this end.
  private func uses(_ reference: String) -> Bool {
    let wanted = Array(reference.utf8)
    let bytes = body.bytes
    return bytes.indices.contains { index in
      bytes[index] == identifierMark && bytes[(index + 1)...].starts(with: wanted)
    }
  }
}

private func replaceMarks(in bytes: [UInt8], with identifier: String) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count + 512)
  for byte in bytes {
    if byte == identifierMark {
      result.append(contentsOf: identifier.utf8)
    } else {
      result.append(byte)
    }
  }
  return result
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 8 - digits.utf8.count) + digits
}
