/// Numbers as text: the shortest form that reads back the same.

/// Appends `value` in the shortest decimal form that reads back the same: no `.0`, no `-0`; `null`
/// for what isn't finite.
package func appendNumber(_ value: Double, to bytes: inout [UInt8]) {
  guard value.isFinite else {
    bytes.append(contentsOf: "null".utf8)
    return
  }
  // Whole numbers, then quarters: most frames, and far faster than a general conversion.
  if abs(value) < 9e15, Double(Int64(value)) == value {
    appendWhole(Int64(value), to: &bytes)
    return
  }
  if abs(value) < 1e12, Double(Int64(value * 4)) == value * 4 {
    let quarters = Int64(value * 4)
    if quarters < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(quarters.magnitude / 4, to: &bytes)
    let decimals = quarters.magnitude % 4 == 1 ? ".25" : quarters.magnitude % 4 == 2 ? ".5" : ".75"
    bytes.append(contentsOf: decimals.utf8)
    return
  }
  bytes.append(contentsOf: value.description.utf8)
  if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
}

/// Appends a whole number in decimal.
package func appendInteger(_ value: Int, to bytes: inout [UInt8]) {
  appendWhole(Int64(value), to: &bytes)
}

// 64 bits also where an `Int` has fewer.
private func appendWhole(_ value: Int64, to bytes: inout [UInt8]) {
  if value < 0 { bytes.append(UInt8(ascii: "-")) }
  appendDigits(value.magnitude, to: &bytes)
}

private func appendDigits(_ value: UInt64, to bytes: inout [UInt8]) {
  let start = bytes.count
  var rest = value
  repeat {
    bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
  } while rest > 0
  bytes[start...].reverse()
}
