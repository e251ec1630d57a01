/// Guides of a solved group, kept as the frames that they lie at or between, so that they meet the
/// frames of cells after rounding and mirroring.

/// How a guide follows from two rectangles.
enum GuideShape: Equatable {
  /// The outer rectangle itself.
  case frame
  /// What the inner one leaves of the outer one, a band for each side.
  case bands
  /// What lies between the two along an axis.
  case gap(Axis)
}

/// A guide, or several at the sides of one element.
struct TemplateGuide {
  var kind: GuideKind
  var shape: GuideShape
  var source: ElementID
  var depth = 0
  /// From the group's (or the section's) corner, unrounded; of gaps what stands before. Points.
  var outer: Rect
  /// The same; of gaps what stands behind.
  var inner: Rect

  /// What holds all its guides.
  var hull: Rect { outer.union(inner) }

  /// The guide moved by `distance`.
  func moved(by distance: Position) -> TemplateGuide {
    var moved = self
    moved.outer = outer.moved(by: distance)
    moved.inner = inner.moved(by: distance)
    return moved
  }

  /// Calls `body` with the frame of each guide, when the two rectangles are given out as `outer` and
  /// `inner`. What takes no room isn't there.
  func forEachFrame(_ outer: Rect, _ inner: Rect, _ body: (Rect) -> Void) {
    switch shape {
    case .frame: body(outer)
    case .bands:
      let within = inner.kept(in: outer)
      let bands = [
        Rect(x: outer.x, y: outer.y, width: outer.width, height: within.y - outer.y),
        Rect(x: outer.x, y: within.y, width: within.x - outer.x, height: within.height),
        Rect(
          x: within.end(.horizontal), y: within.y,
          width: outer.end(.horizontal) - within.end(.horizontal), height: within.height),
        Rect(
          x: outer.x, y: within.end(.vertical), width: outer.width,
          height: outer.end(.vertical) - within.end(.vertical)),
      ]
      for band in bands where band.takesRoom { body(band) }
    case .gap(let axis):
      // From right to left what stands before is at the high side.
      let isMirrored = inner.origin[axis] < outer.origin[axis]
      let (low, high) = isMirrored ? (inner, outer) : (outer, inner)
      var gap = outer.union(inner)
      gap.origin[axis] = low.end(axis)
      gap.extent[axis] = high.origin[axis] - low.end(axis)
      if gap.takesRoom { body(gap) }
    }
  }
}

extension Rect {
  /// Whether it is more than what sums of numbers leave.
  fileprivate var takesRoom: Bool { width > 1e-6 && height > 1e-6 }

  /// The part of the rectangle that lies in `outer`; without extent where there is none.
  fileprivate func kept(in outer: Rect) -> Rect {
    var kept = self
    for axis in [Axis.horizontal, .vertical] {
      let low = min(max(origin[axis], outer.origin[axis]), outer.end(axis))
      let high = min(max(end(axis), low), outer.end(axis))
      kept.origin[axis] = low
      kept.extent[axis] = high - low
    }
    return kept
  }
}
