/// Writes frames as a table for a terminal: sections as headings, columns only as wide as needed.

import LayoutCore
package import LayoutJSON

/// A heading with the layout's name and sizes, then each section with its elements. Numbers have
/// at most three decimals; points.
///
/// - Complexity: O(sections + elements).
package func writeTable(_ document: FramesDocument) -> [UInt8] {
  var table = FramesTable(document)
  table.write()
  return table.bytes
}

/// One line of the table.
private struct TableRow {
  /// As in `columnTitles`.
  var cells: [String]
  var extras: String
}

private let columnTitles = ["kind", "index", "x", "y", "width", "height", "z"]
/// Columns from here on hold numbers, aligned at their end.
private let firstNumber = 2

private struct FramesTable {
  private(set) var bytes: [UInt8] = []
  private let document: FramesDocument
  private let rows: [TableRow]
  private let widths: [Int]

  init(_ document: FramesDocument) {
    self.document = document
    var rows: [TableRow] = []
    rows.reserveCapacity(document.elements.count)
    var widths = columnTitles.map(columnCount)
    for element in document.elements {
      let row = TableRow(element)
      for (column, cell) in row.cells.enumerated() {
        widths[column] = max(widths[column], columnCount(cell))
      }
      rows.append(row)
    }
    self.rows = rows
    self.widths = widths
  }

  mutating func write() {
    line(
      document.layout + "  container " + shortExtent(document.container) + "  content "
        + shortExtent(document.contentSize))
    if !rows.isEmpty {
      line("")
      row(TableRow(cells: columnTitles, extras: ""))
    }
    let (unsectioned, sectioned) = rowsBySection()
    if !unsectioned.isEmpty {
      line("")
      line("whole layout")
      for index in unsectioned { row(rows[index]) }
    }
    for (position, section) in document.sections.enumerated() {
      line("")
      line(heading(section))
      for index in sectioned[position] { row(rows[index]) }
    }
    if document.sections.contains(where: { $0.isApproximate }) {
      line("")
      line("~ approximate: UIKit keeps the metrics of such sections to itself")
    }
  }

  /// Positions of rows, by position of their section; those of no listed section apart.
  private func rowsBySection() -> (unsectioned: [Int], sectioned: [[Int]]) {
    var positions: [Int: Int] = [:]
    for (position, section) in document.sections.enumerated() {
      positions[section.index] = position
    }
    var unsectioned: [Int] = []
    var sectioned = [[Int]](repeating: [], count: document.sections.count)
    for (index, element) in document.elements.enumerated() {
      if let section = element.section, let position = positions[section] {
        sectioned[position].append(index)
      } else {
        unsectioned.append(index)
      }
    }
    return (unsectioned, sectioned)
  }

  /// As `section 0 feed  0, 96  320 × 480  scrolls 0 … 6, at 6 (asked for 40)`.
  private func heading(_ section: SectionFrame) -> String {
    var text = "section \(section.index) " + section.name
    if section.isApproximate { text += " ~" }
    text += "  " + shortNumber(section.frame.x) + ", " + shortNumber(section.frame.y)
    text += "  " + shortExtent(section.frame.extent)
    if let scroll = section.scroll {
      text += "  scrolls " + shortNumber(scroll.lowest) + " … " + shortNumber(scroll.highest)
      text += ", at " + shortNumber(scroll.offset)
      if scroll.proposed != scroll.offset {
        text += " (asked for " + shortNumber(scroll.proposed) + ")"
      }
    }
    return text
  }

  private mutating func row(_ row: TableRow) {
    var text = " "
    for (column, cell) in row.cells.enumerated() {
      let padding = repeated(" ", widths[column] - columnCount(cell))
      text += " " + (column < firstNumber ? cell + padding : " " + padding + cell)
    }
    if !row.extras.isEmpty { text += "  " + row.extras }
    line(text)
  }

  private mutating func line(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension TableRow {
  init(_ element: FrameElement) {
    var kind: String
    switch element.category {
    case .cell: kind = "cell"
    case .supplementary: kind = "supplementary " + shortKind(element.elementKind)
    case .decoration: kind = "decoration " + element.elementKind
    }
    if kind.utf8.last == UInt8(ascii: " ") { kind.removeLast() }
    var index = "\(element.item)"
    if let section = element.section { index = "\(section), " + index }
    let frame = element.frame
    cells = [
      kind, index, shortNumber(frame.x), shortNumber(frame.y), shortNumber(frame.width),
      shortNumber(frame.height), "\(element.zIndex)",
    ]
    extras = ""
    if let state = element.onScreen { extras = TableRow.text(of: state, element.zIndex) }
  }

  /// What `onScroll` made of a cell; only what it changed beside the frame.
  private static func text(of state: OnScreenState, _ zIndex: Int) -> String {
    let frame = state.frame
    var text = "on screen " + shortNumber(frame.x) + ", " + shortNumber(frame.y)
    text += "  " + shortExtent(frame.extent)
    if state.alpha != 1 { text += "  alpha " + shortNumber(state.alpha) }
    if state.scale != 1 { text += "  scale " + shortNumber(state.scale) }
    if state.rotation != 0 { text += "  rotation " + shortNumber(state.rotation) }
    if state.zIndex != zIndex { text += "  z \(state.zIndex)" }
    if state.isHidden { text += "  hidden" }
    return text
  }
}
