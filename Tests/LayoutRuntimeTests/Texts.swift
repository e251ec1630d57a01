/// Frames of layouts as lines, and libraries of texts.

import LayoutObjects
import LayoutRuntime

/// A library of a text.
@MainActor func library(_ text: String) throws -> LayoutLibrary {
  try LayoutLibrary(source: text, named: "test.layout")
}

/// The frames of the cells of a layout: `x y width height`.
@MainActor func cells(
  _ layout: CompositionalLayout, items: [Int], width: Double = 320, height: Double = 480
) -> [String] {
  let scene = LayoutScene(size: CGSize(width: width, height: height), numberOfItems: items)
  return layout.frames(in: scene).elements.filter { $0.category == .cell }.map { element in
    let frame = element.frame
    return "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
  }
}
