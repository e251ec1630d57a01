/// Draws frames with box characters: a picture of a scene for a terminal or a README.

package import LayoutCore
package import LayoutJSON

/// Rows are about twice as tall as columns are wide.
private let rowAspect = 2.0
private let fewestColumns = 12
private let mostColumns = 400
private let mostRows = 2000

/// A picture `columns` wide, names of sections beside it. Cells are boxes with their item's index,
/// headers and the like double boxes with their kind, badges dots, backgrounds shaded.
///
/// - Parameter region: what is shown, in content coordinates; none: the container unscrolled.
/// - Complexity: O(elements log elements + elements shown × characters).
package func writeSketch(
  _ document: FramesDocument, columns: Int = 60, region: Rect? = nil
) -> [UInt8] {
  let shown = region ?? Rect(origin: .zero, extent: document.container)
  guard shown.width > 0, shown.height > 0, shown.width.isFinite, shown.height.isFinite else {
    return []
  }
  var sketch = FramesSketch(shown, columns: min(max(columns, fewestColumns), mostColumns))
  sketch.draw(document.elements)
  return sketch.text(of: document)
}

private struct FramesSketch {
  private let region: Rect
  /// Inside the frame around the picture.
  private var canvas: SketchCanvas

  init(_ region: Rect, columns: Int) {
    self.region = region
    let inner = columns - 2
    let rows = region.height / region.width * Double(inner) / rowAspect
    canvas = SketchCanvas(
      columns: inner, rows: max(1, rows < Double(mostRows) ? Int(rows + 0.5) : mostRows))
  }

  /// Lower ones first; of equals the later one lies above.
  mutating func draw(_ elements: [FrameElement]) {
    var shown: [(order: Int, zIndex: Int, frame: Rect)] = []
    for (order, element) in elements.enumerated() {
      let frame = element.onScreen?.frame ?? element.frame
      let isHidden = element.onScreen.map { $0.isHidden || $0.alpha <= 0 } ?? false
      guard !isHidden, frame.width > 0, frame.height > 0, frame.intersects(region) else {
        continue
      }
      shown.append((order, element.onScreen?.zIndex ?? element.zIndex, frame))
    }
    shown.sort { ($0.zIndex, $0.order) < ($1.zIndex, $1.order) }
    for (order, _, frame) in shown { draw(elements[order], in: box(of: frame)) }
  }

  private mutating func draw(_ element: FrameElement, in box: SketchBox) {
    switch element.category {
    case .decoration:
      canvas.fill(box, with: "░")
    case .cell:
      canvas.draw(box, outline: .light, label: "\(element.item)")
    case .supplementary:
      // Too small for a word: a badge.
      if box.width <= 4, box.height <= 2 {
        canvas.fill(box.middle, with: "●")
      } else {
        canvas.draw(box, outline: .double, label: shortKind(element.elementKind))
      }
    }
  }

  private func box(of frame: Rect) -> SketchBox {
    let left = column(frame.x)
    let top = row(frame.y)
    return SketchBox(
      left: left, top: top, right: max(column(frame.end(.horizontal)), left + 1),
      bottom: max(row(frame.end(.vertical)), top + 1))
  }

  private func column(_ x: Double) -> Int {
    nearest((x - region.x) / region.width * Double(canvas.columns))
  }

  private func row(_ y: Double) -> Int {
    nearest((y - region.y) / region.height * Double(canvas.rows))
  }

  /// Far outside the picture is as good as infinitely far.
  private func nearest(_ value: Double) -> Int {
    guard value > -1e6 else { return -1_000_000 }
    guard value < 1e6 else { return 1_000_000 }
    return Int(value + (value < 0 ? -0.5 : 0.5))
  }

  // MARK: - Text

  /// The picture in a frame; its lower edge is dashed where the content goes on.
  func text(of document: FramesDocument) -> [UInt8] {
    let names = sectionNames(document.sections)
    var text = "╭" + repeated("─", canvas.columns) + "╮\n"
    for row in 0..<canvas.rows {
      text += "│" + canvas.row(row) + "│"
      if !names[row].isEmpty { text += " " + names[row] }
      text += "\n"
    }
    let goesOn = document.contentSize.height > region.end(.vertical) + 0.5
    text += "╰" + repeated(goesOn ? "┄" : "─", canvas.columns) + "╯\n"
    return Array(text.utf8)
  }

  /// By the row in which the section begins.
  private func sectionNames(_ sections: [SectionFrame]) -> [String] {
    var names = [String](repeating: "", count: canvas.rows)
    for section in sections where section.frame.intersects(region) {
      let row = min(max(row(section.frame.y), 0), canvas.rows - 1)
      names[row] += (names[row].isEmpty ? "" : ", ") + section.name
      if section.isApproximate { names[row] += " ~" }
    }
    return names
  }
}
