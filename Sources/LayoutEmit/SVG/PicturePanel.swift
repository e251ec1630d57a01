/// One screen of a picture: what it shows, how large it is, and its drawing.

import LayoutCore

/// Pixels.
private let captionHeight = 42.0
/// With more elements than this, they have no titles of their own.
private let mostTitles = 300

/// A scene, ready to be drawn to any scale.
struct PicturePanel {
  let picture: PictureScene
  let roles: ElementRoles
  let region: PictureRegion
  let elements: [PlacedElement]
  let guides: [Guide]
  let frame: DeviceFrame
  let margin: SectionMargin

  init(_ picture: PictureScene, _ kinds: Set<GuideKind>) {
    self.picture = picture
    roles = ElementRoles(picture.model)
    var region = PictureRegion(picture)
    let (elements, isCut) = picture.placedElements(in: region.drawn, roles)
    region.shrink(to: elements, across: picture.model.scrollDirection.axis.crossed)
    self.region = region
    self.elements = elements
    guides = picture.placedGuides(
      in: isCut ? cellHull(elements, region.drawn) : region.drawn, kinds)
    frame = DeviceFrame(picture.scene)
    margin = SectionMargin(picture, region, elements)
  }

  /// How many cells are drawn.
  var cellCount: Int { elements.count { $0.element.category == .cell } }

  /// Whether a size is told that measuring will change.
  var showsEstimates: Bool {
    picture.scene.measuredCells.isEmpty
      && elements.contains { roles.estimated[$0.element.source] != nil }
  }

  var isVertical: Bool { picture.model.scrollDirection.axis == .vertical }
  private var isMarginAtEnd: Bool { isVertical && picture.scene.isRightToLeft }

  /// Pixels that the panel takes at a scale.
  func extent(scale: Double) -> Extent {
    let width = (region.drawn.width * scale).rounded(.up) + 2 * frame.bezel + 2
    let height = (region.drawn.height * scale).rounded(.up) + 2 * frame.bezel + 2 + captionHeight
    return Extent(
      width: width + (isVertical ? margin.thickness : 0),
      height: height + (isVertical ? 0 : margin.thickness))
  }

  /// How far below the panel's upper edge the screen begins, in pixels.
  func screenTop(scale: Double) -> Double {
    captionHeight + (isVertical ? 0 : margin.thickness) + frame.bezel + 1
      + (region.viewport.y - region.drawn.y) * scale
  }

  // MARK: - Drawing

  /// Appends the panel, its upper left corner at `corner`, and what it refers to.
  func draw(
    _ index: Int, at corner: Position, scale: Double, captions: (title: String, detail: String),
    _ names: StyleNames, to svg: inout SVGText, definitions: inout SVGText
  ) {
    let left = corner.x + (isVertical && !isMarginAtEnd ? margin.thickness : 0) + frame.bezel + 1
    let top = corner.y + captionHeight + (isVertical ? 0 : margin.thickness) + frame.bezel + 1
    let map = PictureMap(
      scale: scale,
      origin: Position(x: left - region.drawn.x * scale, y: top - region.drawn.y * scale))
    let screen = map.whole(region.viewport)
    let drawn = map.whole(region.drawn)
    let radius = frame.radius * scale
    define("s\(index)", screen, radius: radius, in: &definitions)
    svg.markup("<g>\n")
    caption(captions, at: Position(x: screen.x - frame.bezel, y: corner.y), names, to: &svg)
    let drawing = ElementDrawing(
      names: names, roles: roles, map: map, showsTitles: elements.count <= mostTitles,
      showsEstimates: showsEstimates)
    if region.drawn != region.viewport {
      define("b\(index)", drawn, radius: 0, in: &definitions)
      drawBeyond(index, drawing, screen, drawn, names, to: &svg)
    }
    drawScreen(index, drawing, screen, radius, names, to: &svg)
    if region.isOpen { drawOpenEnd(screen, to: &svg) }
    let edge: Double
    if isVertical {
      edge = isMarginAtEnd ? drawn.x + drawn.width + frame.bezel : drawn.x - frame.bezel
    } else {
      edge = drawn.y - frame.bezel
    }
    margin.draw(map, edge: edge, names, to: &svg)
    svg.markup("</g>\n")
  }

  private func drawScreen(
    _ index: Int, _ drawing: ElementDrawing, _ screen: Rect, _ radius: Double,
    _ names: StyleNames, to svg: inout SVGText
  ) {
    svg.markup("<rect")
    svg.rectangle(screen, radius: rounded(radius))
    svg.attribute("class", names.name(.screen))
    svg.markup("/>\n<g text-anchor=\"middle\" font-size=\"13\"")
    svg.reference("clip-path", "s\(index)")
    svg.markup(">\n")
    let covers = covers(drawing.map)
    for (order, placed) in elements.enumerated() {
      let box = drawing.map.exact(placed.frame)
      guard let seen = box.intersection(screen) else { continue }
      let area = isMostly(seen, of: box) ? uncovered(seen, order, covers) : nil
      drawing.draw(placed, labelArea: area, to: &svg)
    }
    LayoutEmit.draw(guides, drawing.map, names, to: &svg) { $0.intersection(screen) }
    frame.drawSafeArea(
      of: picture.scene, in: screen, scale: drawing.map.scale, isOpen: region.isOpen,
      avoiding: elements.map { drawing.map.exact($0.frame) }, names, to: &svg)
    svg.markup("</g>\n")
    frame.drawBezel(screen, radius: radius, names, to: &svg)
    svg.markup("\n")
  }

  /// What lies beyond the screen, faded, its labels a little less.
  private func drawBeyond(
    _ index: Int, _ drawing: ElementDrawing, _ screen: Rect, _ drawn: Rect, _ names: StyleNames,
    to svg: inout SVGText
  ) {
    svg.markup("<g text-anchor=\"middle\" font-size=\"13\"")
    svg.reference("clip-path", "b\(index)")
    svg.markup(">\n<g opacity=\".5\">\n")
    var labelled: [(element: FrameElement, area: Rect)] = []
    for placed in elements {
      let box = drawing.map.exact(placed.frame)
      let seen = box.intersection(screen)
      if let seen, seen == box { continue }
      var bare = drawing
      if seen != nil { bare = drawing.withoutTitles }
      bare.draw(placed, labelArea: nil, to: &svg)
      if let seen, isMostly(seen, of: box) { continue }
      if placed.element.onScreen == nil, let near = box.intersection(legible(drawn)),
        let area = largestPart(of: near, outside: screen.grown(by: frame.bezel))
      {
        labelled.append((placed.element, area))
      }
    }
    LayoutEmit.draw(guides, drawing.map, names, to: &svg) { box in
      box.intersection(screen) == nil ? box.intersection(legible(drawn)) : nil
    }
    svg.markup("</g>\n<g opacity=\".85\">\n")
    for (element, area) in labelled {
      drawing.label(of: element, in: area, Palette.hue(ofSection: element.section), to: &svg)
      svg.markup("\n")
    }
    svg.markup("</g>\n</g>\n")
    drawFades(drawn, to: &svg)
  }

  private func define(
    _ suffix: String, _ rect: Rect, radius: Double, in definitions: inout SVGText
  ) {
    definitions.markup("<clipPath id=\"")
    definitions.identifier()
    definitions.markup("-" + suffix + "\"><rect")
    definitions.rectangle(rect, radius: rounded(radius))
    definitions.markup("/></clipPath>\n")
  }

  private func caption(
    _ captions: (title: String, detail: String), at corner: Position, _ names: StyleNames,
    to svg: inout SVGText
  ) {
    svg.markup("<text")
    svg.attribute("x", corner.x)
    svg.attribute("y", corner.y + 13)
    svg.markup(" font-size=\"14\" font-weight=\"600\"")
    svg.attribute("class", names.name(.ink))
    svg.markup(">")
    svg.text(captions.title)
    svg.markup("</text><text")
    svg.attribute("x", corner.x)
    svg.attribute("y", corner.y + 29)
    svg.markup(" font-size=\"11\"")
    svg.attribute("class", names.name(.muted))
    svg.markup(">")
    svg.text(captions.detail)
    svg.markup("</text>\n")
  }
}

extension ElementDrawing {
  /// The same for elements that have their titles elsewhere.
  fileprivate var withoutTitles: ElementDrawing {
    ElementDrawing(
      names: names, roles: roles, map: map, showsTitles: false, showsEstimates: showsEstimates)
  }
}

/// What holds all cells within an area.
private func cellHull(_ elements: [PlacedElement], _ area: Rect) -> Rect {
  let frames = elements.filter { $0.element.category == .cell }.map { $0.frame }
  var hull = area
  for axis in [Axis.horizontal, .vertical] {
    hull.origin[axis] = frames.map { $0.origin[axis] }.min() ?? 0
    hull.extent[axis] = (frames.map { $0.end(axis) }.max() ?? 0) - hull.origin[axis]
  }
  return hull.intersection(area) ?? .zero
}
