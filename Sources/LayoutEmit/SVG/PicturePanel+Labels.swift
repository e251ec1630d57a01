/// Where the labels of a panel's elements have room: where nothing covers them.

import LayoutCore

extension PicturePanel {
  /// Headers and the like, which may lie above cells, with their place in the order of drawing.
  func covers(_ map: PictureMap) -> [(order: Int, box: Rect)] {
    var covers: [(order: Int, box: Rect)] = []
    for (order, placed) in elements.enumerated() where roles.isBoundary(placed.element) {
      covers.append((order, map.exact(placed.frame)))
    }
    return covers
  }

  /// The largest part of an element that nothing drawn later covers.
  func uncovered(
    _ area: Rect, _ order: Int, _ covers: [(order: Int, box: Rect)]
  ) -> Rect? {
    var part: Rect? = area
    for cover in covers where cover.order > order {
      part = part.flatMap { largestPart(of: $0, outside: cover.box) }
    }
    return part
  }

  func isMostly(_ part: Rect, of box: Rect) -> Bool {
    part.width * part.height * 2 >= box.width * box.height
  }

  /// The largest rectangle of `box` outside another.
  func largestPart(of box: Rect, outside other: Rect) -> Rect? {
    guard box.intersects(other) else { return box }
    let right = other.x + other.width
    let bottom = other.y + other.height
    let far = 1e6
    let sides = [
      Rect(x: right, y: -far, width: far, height: 2 * far),
      Rect(x: other.x - far, y: -far, width: far, height: 2 * far),
      Rect(x: -far, y: bottom, width: 2 * far, height: far),
      Rect(x: -far, y: other.y - far, width: 2 * far, height: far),
    ]
    let parts = sides.compactMap { box.intersection($0) }
    return parts.max { $0.width * $0.height < $1.width * $1.height }
  }
}
