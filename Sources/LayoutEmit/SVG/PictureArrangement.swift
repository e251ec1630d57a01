/// Puts the screens of a picture beside each other, all to one scale.

import LayoutCore

/// Pixels.
private let widestRow = 1100.0
private let tallestPanel = 2400.0
private let gap = 40.0
/// Round the picture.
let pictureEdge = 20.0
private let smallestScale = 0.3

/// Where the screens stand.
struct PictureArrangement {
  /// Pixels in a point.
  var scale: Double
  /// The upper left corner of each panel, in pixels.
  var corners: [Position] = []
  /// Without notes; pixels.
  var extent = Extent.zero

  /// - Parameter captionWidths: how wide each panel is at least, in pixels.
  init(_ panels: [PicturePanel], captionWidths: [Double]) {
    // As large as fits a row, but not so small that nothing can be told.
    var scale = 1.0
    let margins = panels.map { $0.extent(scale: 0).width + gap }.reduce(0, +)
    let widths = panels.map { $0.region.drawn.width }
    let total = widths.reduce(0, +)
    scale = min(scale, max((widestRow - margins) / max(total, 1), smallestScale))
    for panel in panels {
      scale = min(scale, tallestPanel / max(panel.region.drawn.height, 1))
      scale = min(scale, widestRow / max(panel.region.drawn.width, 1))
    }
    self.scale = scale

    var top = pictureEdge
    var row: [(index: Int, width: Double)] = []
    var width = 0.0
    corners = [Position](repeating: .zero, count: panels.count)
    for (index, panel) in panels.enumerated() {
      let needed = max(panel.extent(scale: scale).width, captionWidths[index])
      if !row.isEmpty, width + gap + needed > widestRow + 2 {
        top = place(row, of: panels, below: top) + gap
        row = []
        width = 0
      }
      width += (row.isEmpty ? 0 : gap) + needed
      row.append((index, needed))
    }
    extent.height = place(row, of: panels, below: top) + pictureEdge
    extent.width += pictureEdge
  }

  /// Places a row with its screens' upper edges on one line; gives its lower end.
  private mutating func place(
    _ row: [(index: Int, width: Double)], of panels: [PicturePanel], below top: Double
  ) -> Double {
    let line = row.map { panels[$0.index].screenTop(scale: scale) }.max() ?? 0
    var left = pictureEdge
    var bottom = top
    for (index, width) in row {
      let panel = panels[index]
      let y = (top + line - panel.screenTop(scale: scale)).rounded()
      corners[index] = Position(x: left.rounded(), y: y)
      bottom = max(bottom, y + panel.extent(scale: scale).height)
      left += width + gap
    }
    extent.width = max(extent.width, (left - gap).rounded(.up))
    return bottom.rounded(.up)
  }
}
