/// Reads numbers with their units, and strings.

extension Lexer {
  /// Digits, a fraction, an exponent, and a unit that touches them.
  mutating func scanNumber() {
    let start = offset
    skipDigits()
    if byte(offset) == UInt8(ascii: "."), isDigit(byte(offset + 1)) {
      offset += 1
      skipDigits()
    }
    skipExponent()
    let unit = offset
    if byte(offset) == UInt8(ascii: "%") {
      offset += 1
    } else if beginsIdentifier(at: offset) {
      skipIdentifier()
    }
    tokens.append(Token(.number, start: start, end: offset))
    if offset > unit, numberUnit(from: unit, to: offset) == .unknown {
      markLastToken()
      report(.unknownUnit, from: unit, to: offset)
    }
    if !isFinite(from: start, to: unit) {
      markLastToken()
      report(.numberOutOfRange, from: start, to: unit)
    }
  }

  /// From quotation mark to quotation mark, or to the end of the line.
  mutating func scanString() {
    let start = offset
    var hasIssue = false
    offset += 1
    scan: while true {
      switch offset < count ? unsafe bytes[offset] : UInt8(ascii: "\n") {
      case UInt8(ascii: "\""):
        offset += 1
        break scan
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        report(.unterminatedString, from: start, to: offset)
        hasIssue = true
        break scan
      case UInt8(ascii: "\\"):
        if !skipEscape() { hasIssue = true }
      default:
        offset += 1
      }
    }
    tokens.append(Token(.string, start: start, end: offset))
    if hasIssue { markLastToken() }
  }

  private mutating func skipDigits() {
    var index = offset
    while isDigit(byte(index)) || byte(index) == UInt8(ascii: "_") { index += 1 }
    offset = index
  }

  private mutating func skipExponent() {
    guard byte(offset) | 0x20 == UInt8(ascii: "e") else { return }
    let sign = byte(offset + 1)
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    let digits = offset + (hasSign ? 2 : 1)
    guard isDigit(byte(digits)) else { return }
    offset = digits
    skipDigits()
  }

  private func numberUnit(from start: Int, to end: Int) -> NumberUnit {
    NumberUnit(length: end - start, first: byte(start), second: byte(start + 1))
  }

  /// Short numbers without an exponent are; others are computed.
  private func isFinite(from start: Int, to end: Int) -> Bool {
    if end - start < 300 {
      var index = start
      while index < end, byte(index) | 0x20 != UInt8(ascii: "e") { index += 1 }
      if index == end { return true }
    }
    return decimalValue((start..<end).lazy.map { byte($0) }).isFinite
  }

  /// Moves past the escape at the offset; false, and reported, if it means nothing.
  private mutating func skipEscape() -> Bool {
    let start = offset
    offset += 1
    switch byte(offset) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"):
      offset += 1
      return true
    case UInt8(ascii: "u"):
      offset += 1
      if skipScalarEscape() { return true }
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
      // The line ends, or nearly: what is wrong is said of the string.
      if offset >= count || byte(offset) != 0 { return true }
      offset += 1
    default:
      offset += unsafe decodeScalar(bytes, at: offset).length
    }
    report(.unknownEscape, from: start, to: offset)
    return false
  }

  /// Moves past `{…}` of a `\u{…}` that names a scalar.
  private mutating func skipScalarEscape() -> Bool {
    guard byte(offset) == UInt8(ascii: "{") else { return false }
    offset += 1
    var value: UInt32 = 0
    var digits = 0
    while let digit = hexadecimalValue(byte(offset)) {
      value = value > 0x10FFFF ? value : value << 4 | digit
      digits += 1
      offset += 1
    }
    guard byte(offset) == UInt8(ascii: "}") else { return false }
    offset += 1
    return digits > 0 && Unicode.Scalar(value) != nil
  }
}
