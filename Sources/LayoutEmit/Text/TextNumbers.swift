/// Numbers and names as people read them in a terminal.

import LayoutCore
import LayoutJSON

/// At most three decimals, no `-0`; what isn't finite or is huge as `appendNumber` has it.
func shortNumber(_ value: Double) -> String {
  var bytes: [UInt8] = []
  if value.isFinite, abs(value) < 1e12 {
    let thousandths = Int(value * 1000 + (value < 0 ? -0.5 : 0.5))
    appendNumber(Double(thousandths) / 1000, to: &bytes)
  } else {
    appendNumber(value, to: &bytes)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// As `320 × 96`.
func shortExtent(_ extent: Extent) -> String {
  shortNumber(extent.width) + " × " + shortNumber(extent.height)
}

/// `header` and `footer` for UIKit's two kinds, else the kind itself.
func shortKind(_ elementKind: String) -> String {
  if elementKind.utf8.elementsEqual(BoundaryItem.headerKind.utf8) { return "header" }
  if elementKind.utf8.elementsEqual(BoundaryItem.footerKind.utf8) { return "footer" }
  return elementKind
}

/// How many columns a text takes in a terminal, wide characters not considered.
func columnCount(_ text: String) -> Int { text.unicodeScalars.count }

/// `count` times `scalar`.
func repeated(_ scalar: Character, _ count: Int) -> String {
  String(repeating: scalar, count: max(count, 0))
}
