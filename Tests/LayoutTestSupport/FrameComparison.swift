/// Compares solved layouts that come from different models: everything but the elements' sources.

package import LayoutCore

/// How two solved layouts differ, a line each; empty where they give the same frames.
///
/// - Parameter ignoresStates: Whether it doesn't matter how handlers show cells.
package func differences(
  _ expected: SolvedLayout, _ found: SolvedLayout, ignoresStates: Bool = false
) -> [String] {
  var lines: [String] = []
  if expected.contentSize != found.contentSize {
    lines.append("content size \(expected.contentSize), found \(found.contentSize)")
  }
  if expected.issues.map({ $0.kind }) != found.issues.map({ $0.kind }) {
    lines.append("issues \(expected.issues), found \(found.issues)")
  }
  let sections = zip(expected.sections, found.sections)
  for (a, b) in sections where a.frame != b.frame || a.scroll != b.scroll {
    lines.append("section \(a), found \(b)")
  }
  if expected.sections.map({ $0.isApproximate }) != found.sections.map({ $0.isApproximate }) {
    lines.append("other sections are approximate")
  }
  let left = expected.allElements
  let right = found.allElements
  if left.count != right.count { lines.append("\(left.count) elements, found \(right.count)") }
  for (var a, var b) in zip(left, right) {
    if ignoresStates { (a.onScreen, b.onScreen) = (nil, nil) }
    if !isSame(a, b) { lines.append("\(a), found \(b)") }
  }
  return Array(lines.prefix(5))
}

private func isSame(_ a: FrameElement, _ b: FrameElement) -> Bool {
  var b = b
  b.source = a.source
  guard let first = a.onScreen, let second = b.onScreen else { return a == b }
  b.onScreen = first
  return a == b && isSame(first, second)
}

/// Transforms carry scale and rotation as products of each other, so that the last digits may differ.
private func isSame(_ a: OnScreenState, _ b: OnScreenState) -> Bool {
  func isNear(_ x: Double, _ y: Double) -> Bool { abs(x - y) < 1e-9 }
  return isNear(a.frame.x, b.frame.x) && isNear(a.frame.y, b.frame.y)
    && isNear(a.frame.width, b.frame.width) && isNear(a.frame.height, b.frame.height)
    && a.alpha == b.alpha && isNear(a.scale, b.scale) && isNear(a.rotation, b.rotation)
    && a.zIndex == b.zIndex && a.isHidden == b.isHidden
}

extension LayoutModel {
  /// The layout without the row heights of its lists: UIKit measures rows and takes no estimate.
  package var withoutRowHeights: LayoutModel {
    var model = self
    for index in model.sections.indices {
      guard case .list(var list) = model.sections[index].content else { continue }
      list.rowHeight = nil
      model.sections[index].content = .list(list)
    }
    return model
  }
}
