/// Writes frames as comma-separated values (RFC 4180).

import LayoutCore
package import LayoutJSON

private let csvColumns = [
  "layout", "kind", "elementKind", "section", "item", "x", "y", "width", "height", "zIndex",
  "onScreenX", "onScreenY", "onScreenWidth", "onScreenHeight", "alpha", "scale", "rotation",
  "onScreenZIndex", "hidden", "approximate",
]

/// A header line, then a line for each element of each document. Numbers are exact; points and
/// radians. Fields that don't apply are empty; what UIKit's private metrics decide is approximate.
///
/// - Complexity: O(elements).
package func writeCSV(_ documents: [FramesDocument]) -> [UInt8] {
  var csv = CSVWriter()
  for column in csvColumns { csv.text(column) }
  csv.endLine()
  for document in documents {
    var approximate: Set<Int> = []
    for section in document.sections where section.isApproximate {
      approximate.insert(section.index)
    }
    for element in document.elements {
      let isApproximate = element.section.map { approximate.contains($0) } ?? false
      csv.element(element, of: document.layout, isApproximate: isApproximate)
    }
  }
  return csv.bytes
}

private struct CSVWriter {
  private(set) var bytes: [UInt8] = []
  private var isLineEmpty = true

  mutating func element(
    _ element: FrameElement, of layout: String, isApproximate: Bool
  ) {
    text(layout)
    switch element.category {
    case .cell: text("cell")
    case .supplementary: text("supplementary")
    case .decoration: text("decoration")
    }
    text(element.elementKind)
    if let section = element.section { integer(section) } else { text("") }
    integer(element.item)
    rect(element.frame)
    integer(element.zIndex)
    if let state = element.onScreen {
      rect(state.frame)
      number(state.alpha)
      number(state.scale)
      number(state.rotation)
      integer(state.zIndex)
      text(state.isHidden ? "true" : "false")
    } else {
      for _ in 0..<9 { text("") }
    }
    text(isApproximate ? "true" : "false")
    endLine()
  }

  /// Quoted where it has to be.
  mutating func text(_ text: String) {
    separate()
    let special: [UInt8] = [0x22, 0x2C, 0x0A, 0x0D]
    guard text.utf8.contains(where: { special.contains($0) }) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func endLine() {
    bytes.append(contentsOf: "\n".utf8)
    isLineEmpty = true
  }

  private mutating func integer(_ value: Int) {
    separate()
    appendInteger(value, to: &bytes)
  }

  private mutating func number(_ value: Double) {
    separate()
    appendNumber(value, to: &bytes)
  }

  private mutating func rect(_ rect: Rect) {
    number(rect.x)
    number(rect.y)
    number(rect.width)
    number(rect.height)
  }

  private mutating func separate() {
    if !isLineEmpty { bytes.append(UInt8(ascii: ",")) }
    isLineEmpty = false
  }
}
