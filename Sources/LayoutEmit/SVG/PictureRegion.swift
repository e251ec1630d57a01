/// What part of a scene is drawn: the screen, and what its content goes on with beyond it.

import LayoutCore

/// Shares of a screen that are drawn beyond it.
private let shareBefore = 0.15
private let shareAfter = 0.5
private let shareAcross = 0.35
/// Content that leaves more of the screen empty is drawn without the empty part.
private let mostEmptyShare = 0.2
/// Points below such content.
private let roomBelow = 44.0
/// Points of the shortest screen.
private let shortestScreen = 120.0

/// Rectangles in content coordinates, points.
struct PictureRegion {
  /// The screen; without its empty end where `isOpen`.
  var viewport: Rect
  /// All that is drawn, the screen among it.
  var drawn: Rect
  /// Whether the screen goes on without content.
  var isOpen = false
  /// Whether there is more before and after what is drawn, along the two axes.
  var cutBefore = (horizontal: false, vertical: false)
  var cutAfter = (horizontal: false, vertical: false)

  /// The most that may be drawn; `shrink(to:)` takes back what holds nothing.
  init(_ picture: PictureScene) {
    let axis = picture.model.scrollDirection.axis
    let scene = picture.scene
    let content = picture.solved.contentSize[axis]
    viewport = Rect(origin: scene.offset, extent: scene.container)
    let length = scene.container[axis]
    let before = max(scene.offset[axis], 0)
    let after = content - viewport.end(axis)
    if after < -mostEmptyShare * length {
      let filled = content - viewport.origin[axis] + roomBelow
      viewport.extent[axis] = min(max(filled, shortestScreen), length)
      isOpen = viewport.extent[axis] < length
    }
    drawn = viewport
    let leading = min(before, shareBefore * length)
    drawn.origin[axis] -= leading
    drawn.extent[axis] += leading + min(max(after, 0), shareAfter * length)
    setCuts(along: axis, before: before - leading, after: after - shareAfter * length)
    // Across, both sides may go on: a section may be scrolled, or run from right to left.
    let crossed = axis.crossed
    let width = scene.container[crossed]
    drawn.origin[crossed] -= shareAcross * width
    drawn.extent[crossed] += 2 * shareAcross * width
  }

  /// Narrows what is drawn across the scroll to what `elements` fill.
  mutating func shrink(to elements: [PlacedElement], across axis: Axis) {
    var low = viewport.origin[axis]
    var high = viewport.end(axis)
    for element in elements {
      low = min(low, element.frame.origin[axis])
      high = max(high, element.frame.end(axis))
    }
    let before = drawn.origin[axis] - low
    let after = high - drawn.end(axis)
    low = max(low, drawn.origin[axis])
    high = min(high, drawn.end(axis))
    drawn.origin[axis] = low
    drawn.extent[axis] = high - low
    setCuts(along: axis, before: before, after: after)
  }

  private mutating func setCuts(along axis: Axis, before: Double, after: Double) {
    if axis == .horizontal {
      cutBefore.horizontal = before > 0.5
      cutAfter.horizontal = after > 0.5
    } else {
      cutBefore.vertical = before > 0.5
      cutAfter.vertical = after > 0.5
    }
  }
}
