/// Where a panel ends without its content ending: fades.

import LayoutCore

/// Pixels.
private let fadeLength = 72.0
private let openEndLength = 34.0

extension PicturePanel {
  /// What is drawn without what fades at its ends.
  func legible(_ drawn: Rect) -> Rect {
    let width = min(fadeLength, drawn.width / 3) * 0.7
    let height = min(fadeLength, drawn.height / 3) * 0.7
    var rect = drawn
    if region.cutBefore.horizontal {
      rect.x += width
      rect.width -= width
    }
    if region.cutBefore.vertical {
      rect.y += height
      rect.height -= height
    }
    if region.cutAfter.horizontal { rect.width -= width }
    if region.cutAfter.vertical { rect.height -= height }
    return rect
  }

  func drawFades(_ drawn: Rect, to svg: inout SVGText) {
    let height = min(fadeLength, drawn.height / 3)
    let width = min(fadeLength, drawn.width / 3)
    if region.cutBefore.vertical {
      fade("u", Rect(x: drawn.x, y: drawn.y, width: drawn.width, height: height), to: &svg)
    }
    if region.cutAfter.vertical {
      let y = drawn.y + drawn.height - height
      fade("d", Rect(x: drawn.x, y: y, width: drawn.width, height: height), to: &svg)
    }
    if region.cutBefore.horizontal {
      fade("l", Rect(x: drawn.x, y: drawn.y, width: width, height: drawn.height), to: &svg)
    }
    if region.cutAfter.horizontal {
      let x = drawn.x + drawn.width - width
      fade("r", Rect(x: x, y: drawn.y, width: width, height: drawn.height), to: &svg)
    }
  }

  /// The empty end of a screen goes out of sight with its bezel.
  func drawOpenEnd(_ screen: Rect, to svg: inout SVGText) {
    let device = screen.grown(by: frame.bezel + 1)
    let length = openEndLength + frame.bezel
    if isVertical {
      let y = device.y + device.height - length
      fade("d", Rect(x: device.x, y: y, width: device.width, height: length), to: &svg)
    } else {
      let x = device.x + device.width - length
      fade("r", Rect(x: x, y: device.y, width: length, height: device.height), to: &svg)
    }
  }

  private func fade(_ direction: String, _ rect: Rect, to svg: inout SVGText) {
    svg.markup("<rect")
    svg.rectangle(rect.grownToWholes)
    svg.reference("fill", "f" + direction)
    svg.markup("/>\n")
  }
}

extension Rect {
  fileprivate var grownToWholes: Rect {
    let left = x.rounded(.down)
    let top = y.rounded(.down)
    return Rect(
      x: left, y: top, width: (x + width).rounded(.up) - left,
      height: (y + height).rounded(.up) - top)
  }
}
