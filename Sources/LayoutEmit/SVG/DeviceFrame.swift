/// The screen of a picture: its rounded corners, its bezel, its safe area.

import LayoutCore

/// Shape of a device; lengths in points but for the bezel.
struct DeviceFrame {
  var radius: Double
  /// Pixels; 0 for a view that is no device.
  var bezel: Double

  /// By idiom and safe area: whatever has a screen with round corners keeps its content from them.
  init(_ scene: Scene) {
    let area = scene.safeArea
    let hasRoundCorners = max(area.top, area.bottom, area.leading, area.trailing) > 24
    switch scene.traits.idiom {
    case 1: (radius, bezel) = (hasRoundCorners ? 46 : 6, 9)
    case 2: (radius, bezel) = (16, 9)
    case 3: (radius, bezel) = (4, 9)
    case 5: (radius, bezel) = (10, 5)
    default: (radius, bezel) = (3, 0)
    }
    radius = min(radius, scene.container.width / 4, scene.container.height / 4)
  }

  /// Appends bezel and outlines round the screen (pixels).
  func drawBezel(_ screen: Rect, radius: Double, _ names: StyleNames, to svg: inout SVGText) {
    if bezel > 0 {
      svg.markup("<rect")
      svg.rectangle(screen.grown(by: bezel / 2), radius: rounded(radius + bezel / 2))
      svg.attribute("class", names.name(.bezel))
      svg.attribute("stroke-width", bezel)
      svg.markup("/>")
      outline(screen.grown(by: bezel - 0.5), radius + bezel, names, to: &svg)
    }
    outline(screen.grown(by: 0.5), radius + 0.5, names, to: &svg)
  }

  /// Appends the dashed lines within which the safe area lies, and its name where there is room.
  func drawSafeArea(
    of scene: Scene, in screen: Rect, scale: Double, isOpen: Bool, avoiding boxes: [Rect],
    _ names: StyleNames, to svg: inout SVGText
  ) {
    let area = scene.safeArea
    let left = scene.isRightToLeft ? area.trailing : area.leading
    let right = scene.isRightToLeft ? area.leading : area.trailing
    let safe = Rect(
      x: (screen.x + left * scale).rounded(), y: (screen.y + area.top * scale).rounded(),
      width: (screen.width - (left + right) * scale).rounded(),
      height: (screen.height - (area.top + area.bottom) * scale).rounded())
    var path = ""
    if area.top > 0 {
      path += "M\(decimal(safe.x)) \(decimal(safe.y + 0.5))h\(decimal(safe.width))"
    }
    if area.bottom > 0, !isOpen {
      path += "M\(decimal(safe.x)) \(decimal(safe.y + safe.height - 0.5))h\(decimal(safe.width))"
    }
    if left > 0 { path += "M\(decimal(safe.x + 0.5)) \(decimal(safe.y))v\(decimal(safe.height))" }
    if right > 0 {
      path += "M\(decimal(safe.x + safe.width - 0.5)) \(decimal(safe.y))v\(decimal(safe.height))"
    }
    guard !path.isEmpty else { return }
    svg.markup("<path")
    svg.attribute("d", path)
    svg.attribute("stroke-dasharray", "2 3")
    svg.attribute("class", names.name(.hairline))
    svg.markup("/>\n")
    let label = Rect(x: safe.x + safe.width / 2 - 30, y: safe.y - 16, width: 60, height: 14)
    guard area.top * scale >= 20, !boxes.contains(where: { $0.intersects(label) }) else { return }
    svg.markup("<text")
    svg.attribute("x", safe.x + safe.width / 2)
    svg.attribute("y", safe.y - 6)
    svg.attribute("font-size", 9)
    svg.attribute("class", names.name(.muted))
    svg.markup(">safe area</text>\n")
  }

  private func outline(
    _ rect: Rect, _ radius: Double, _ names: StyleNames, to svg: inout SVGText
  ) {
    svg.markup("<rect")
    svg.rectangle(rect, radius: rounded(radius))
    svg.attribute("class", names.name(.hairline))
    svg.markup("/>")
  }
}
