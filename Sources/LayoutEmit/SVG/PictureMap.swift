/// From points of the content to pixels of the picture.

import LayoutCore

/// A scale and a place.
struct PictureMap {
  /// Pixels in a point.
  let scale: Double
  /// Where the content's corner comes to lie, in pixels.
  let origin: Position

  /// A rectangle of content coordinates in pixels.
  func exact(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  /// The same on whole pixels, an outline of one pixel on its inner side: hairlines stay crisp.
  func snapped(_ rect: Rect) -> Rect {
    let box = whole(rect)
    return Rect(
      x: box.x + 0.5, y: box.y + 0.5, width: max(box.width - 1, 0.5),
      height: max(box.height - 1, 0.5))
  }

  /// The same with its edges on whole pixels.
  func whole(_ rect: Rect) -> Rect {
    let box = exact(rect)
    let left = box.x.rounded()
    let top = box.y.rounded()
    return Rect(
      x: left, y: top, width: max((box.x + box.width).rounded() - left, 1),
      height: max((box.y + box.height).rounded() - top, 1))
  }

  /// What is turned before it is turned: round the middle of its bounding box.
  func turned(_ extent: Extent, _ state: OnScreenState) -> Rect {
    let width = extent.width * state.scale
    let height = extent.height * state.scale
    return exact(
      Rect(
        x: state.frame.x + (state.frame.width - width) / 2,
        y: state.frame.y + (state.frame.height - height) / 2, width: width, height: height))
  }
}

extension Rect {
  /// What two rectangles share; none where that is no area.
  func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// The rectangle, larger by `distance` at each side.
  func grown(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}
