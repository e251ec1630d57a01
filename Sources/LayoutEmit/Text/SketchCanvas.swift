/// A grid of characters on which boxes are drawn.

/// A box on the grid: columns and rows from, up to but not including. It may stick out.
struct SketchBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }

  /// The one character in its middle, the first of two.
  var middle: SketchBox {
    let column = left + (width - 1) / 2
    let row = top + (height - 1) / 2
    return SketchBox(left: column, top: row, right: column + 1, bottom: row + 1)
  }
}

/// The characters of a box's outline.
struct SketchOutline {
  let horizontal: Character
  let vertical: Character
  /// Top left, top right, bottom left, bottom right.
  let corners: [Character]
  /// Left and right ends of a box one row high.
  let ends: [Character]
  /// Blanks on each side of a label, where there is room.
  let labelPadding: Int

  /// Of cells.
  static let light = SketchOutline(
    horizontal: "─", vertical: "│", corners: ["┌", "┐", "└", "┘"], ends: ["[", "]"],
    labelPadding: 0)
  /// Of headers, footers and other supplementaries.
  static let double = SketchOutline(
    horizontal: "═", vertical: "║", corners: ["╔", "╗", "╚", "╝"], ends: ["{", "}"],
    labelPadding: 1)
}

/// What has been drawn.
struct SketchCanvas {
  let columns: Int
  let rows: Int
  private var characters: [Character]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    characters = [Character](repeating: " ", count: columns * rows)
  }

  /// The characters of one row.
  func row(_ row: Int) -> String {
    String(characters[row * columns..<(row + 1) * columns])
  }

  /// Fills the part of the box that is on the grid.
  mutating func fill(_ box: SketchBox, with character: Character) {
    for row in max(box.top, 0)..<max(min(box.bottom, rows), max(box.top, 0)) {
      for column in max(box.left, 0)..<max(min(box.right, columns), max(box.left, 0)) {
        characters[row * columns + column] = character
      }
    }
  }

  /// Draws an empty box with `label` in its middle; lines of boxes that stick out stay open.
  mutating func draw(_ box: SketchBox, outline: SketchOutline, label: String) {
    fill(box, with: " ")
    guard box.width > 1 else {
      fill(box, with: box.height > 1 ? outline.vertical : "▪")
      return
    }
    if box.height == 1 {
      set(box.left, box.top, outline.ends[0])
      set(box.right - 1, box.top, outline.ends[1])
    } else {
      for column in visible(box.left, box.right, columns) {
        set(column, box.top, outline.horizontal)
        set(column, box.bottom - 1, outline.horizontal)
      }
      for row in visible(box.top, box.bottom, rows) {
        set(box.left, row, outline.vertical)
        set(box.right - 1, row, outline.vertical)
      }
      set(box.left, box.top, outline.corners[0])
      set(box.right - 1, box.top, outline.corners[1])
      set(box.left, box.bottom - 1, outline.corners[2])
      set(box.right - 1, box.bottom - 1, outline.corners[3])
    }
    self.label(label, in: box, padding: outline.labelPadding)
  }

  // MARK: - Helpers

  /// Puts as much of `text` as fits between the box's sides in the middle of its visible part.
  private mutating func label(_ text: String, in box: SketchBox, padding: Int) {
    let inner = visible(box.left + 1, box.right - 1, columns)
    let lines = visible(box.top, box.bottom, rows)
    guard !inner.isEmpty, !lines.isEmpty else { return }
    var characters = Array(text)
    if characters.count > inner.count {
      characters = Array(characters.prefix(inner.count - 1)) + ["…"]
    } else if characters.count + 2 * padding <= inner.count {
      let blanks = [Character](repeating: " ", count: padding)
      characters = blanks + characters + blanks
    }
    // A box of two rows has no inside: the label interrupts its upper line.
    let row = box.height == 2 ? box.top : (lines.lowerBound + lines.upperBound - 1) / 2
    let start = inner.lowerBound + (inner.count - characters.count) / 2
    for (offset, character) in characters.enumerated() { set(start + offset, row, character) }
  }

  private func visible(_ start: Int, _ end: Int, _ limit: Int) -> Range<Int> {
    let low = max(start, 0)
    return low..<max(min(end, limit), low)
  }

  private mutating func set(_ column: Int, _ row: Int, _ character: Character) {
    guard column >= 0, column < columns, row >= 0, row < rows else { return }
    characters[row * columns + column] = character
  }
}
