/// Draws one element: a cell, a header, a badge, a background.

import LayoutCore

/// Degrees in a radian.
private let degreesPerRadian = 180 / Double.pi
/// Pixels of the thinnest element with a double outline.
private let leastDouble = 20.0

/// Draws elements in the pixels of a panel.
struct ElementDrawing {
  let names: StyleNames
  let roles: ElementRoles
  let map: PictureMap
  let showsTitles: Bool
  let showsEstimates: Bool

  /// Appends the element, with its label where `labelArea` (pixels) says it is to stand.
  func draw(_ placed: PlacedElement, labelArea: Rect?, to svg: inout SVGText) {
    let element = placed.element
    let hue = Palette.hue(ofSection: element.section)
    var box = map.snapped(placed.frame)
    var group = ""
    if let state = element.onScreen {
      if state.alpha < 1 { group += " opacity=\"\(decimal(state.alpha))\"" }
      if abs(state.rotation) > 0.001 {
        box = map.turned(element.frame.extent, state)
        let x = decimal(box.x + box.width / 2)
        let y = decimal(box.y + box.height / 2)
        group += " transform=\"rotate(\(decimal(state.rotation * degreesPerRadian)) \(x) \(y))\""
      }
    }
    let isGrouped = showsTitles || !group.isEmpty
    if isGrouped { svg.markup("<g" + group + ">") }
    if showsTitles { title(of: element, to: &svg) }
    shape(of: element, box, hue, to: &svg)
    if var area = labelArea, element.category != .decoration {
      if !group.isEmpty { area = box }
      label(of: element, in: area, hue, to: &svg)
    }
    if isGrouped { svg.markup("</g>") }
    svg.markup("\n")
  }

  /// Appends the label of an element alone.
  func label(of element: FrameElement, in area: Rect, _ hue: Int?, to svg: inout SVGText) {
    // The inner outline of headers and the like takes room.
    let isDouble = roles.isBoundary(element) && min(area.width, area.height) >= leastDouble
    let room = isDouble ? area.grown(by: -2.5) : area
    guard element.category != .decoration,
      let label = ElementLabel(element, roles, in: room, showsEstimates: showsEstimates)
    else { return }
    let isBadge = element.category == .supplementary && !roles.isBoundary(element)
    let style = names.name(isBadge ? .badgeText : .text, hue)
    label.write(to: &svg, in: area, (style, style))
  }

  private func shape(
    of element: FrameElement, _ box: Rect, _ hue: Int?, to svg: inout SVGText
  ) {
    let least = min(box.width, box.height)
    switch element.category {
    case .cell:
      rect(box, radius: min(4, least / 6), names.name(.cell, hue), to: &svg)
    case .decoration:
      svg.markup("<rect")
      svg.rectangle(box, radius: min(6, least / 6))
      svg.reference("fill", "h" + (hue.map { "\($0)" } ?? "n"))
      svg.attribute("class", names.name(.background, hue))
      svg.markup("/>")
    case .supplementary where roles.isBoundary(element):
      let radius = min(10, least / 2)
      rect(box, radius: radius, names.name(.boundary, hue), to: &svg)
      guard least >= leastDouble else { return }
      let inner = Rect(
        x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6)
      rect(inner, radius: max(radius - 3, 0), names.name(.boundary, hue), to: &svg)
    case .supplementary:
      rect(box, radius: least / 2, names.name(.badge, hue), to: &svg)
    }
  }

  private func rect(_ box: Rect, radius: Double, _ style: String, to svg: inout SVGText) {
    svg.markup("<rect")
    svg.rectangle(box, radius: rounded(radius))
    svg.attribute("class", style)
    svg.markup("/>")
  }

  private func title(of element: FrameElement, to svg: inout SVGText) {
    let frame = element.frame
    svg.markup("<title>")
    switch element.category {
    case .cell: svg.text("cell")
    case .supplementary, .decoration: svg.text(shortKind(element.elementKind))
    }
    svg.markup(" ")
    if let section = element.section { svg.markup("\(section), ") }
    svg.markup("\(element.item): ")
    svg.markup(decimal(frame.x) + ", " + decimal(frame.y) + ", " + pictureExtent(frame.extent))
    if let state = element.onScreen {
      svg.markup(", on screen " + pictureExtent(state.frame.extent))
      if state.alpha < 1 { svg.markup(", alpha " + decimal(state.alpha)) }
    }
    svg.markup("</title>")
  }
}
