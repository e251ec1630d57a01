/// What numbers and escapes mean.

/// What a number counts.
package enum NumberUnit: UInt8, Sendable {
  case none
  /// `%`: hundredths of the container.
  case percent
  /// `pt`.
  case points
  /// Any other letters; the lexer has reported them.
  case unknown

  /// The unit of `length` bytes that begins with these two.
  init(length: Int, first: UInt8, second: UInt8) {
    switch (length, first, second) {
    case (0, _, _): self = .none
    case (1, UInt8(ascii: "%"), _): self = .percent
    case (2, UInt8(ascii: "p"), UInt8(ascii: "t")): self = .points
    default: self = .unknown
    }
  }
}

/// The powers of ten that a `Double` holds exactly and that short fractions need.
private let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

/// The number that `bytes` (digits, `_`, a fraction, an exponent) write; infinite if too large.
func decimalValue(_ bytes: some Sequence<UInt8>) -> Double {
  shortDecimalValue(bytes) ?? longDecimalValue(bytes)
}

/// The number, if it has few digits and no exponent: then its digits and the power of ten to divide
/// them by are exact, and the quotient is rounded once, as it must be.
private func shortDecimalValue(_ bytes: some Sequence<UInt8>) -> Double? {
  var digits = 0
  var value: Int64 = 0
  var fraction = -1
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits += 1
      guard digits <= 10 else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
      if fraction >= 0 { fraction += 1 }
    case UInt8(ascii: "."): fraction = 0
    case UInt8(ascii: "_"): continue
    default: return nil
    }
  }
  return Double(value) / powersOfTen[max(0, fraction)]
}

private func longDecimalValue(_ bytes: some Sequence<UInt8>) -> Double {
  var text = ""
  for byte in bytes where byte != UInt8(ascii: "_") {
    text.unicodeScalars.append(Unicode.Scalar(byte))
  }
  return Double(text) ?? .infinity
}

/// The value of a hexadecimal digit.
func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt32(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt32(byte - UInt8(ascii: "A")) + 10
  default: return nil
  }
}

/// How many bytes of a number's text stand before its unit.
func numberLength(_ text: ArraySlice<UInt8>) -> Int {
  var index = text.startIndex
  func byte(_ index: Int) -> UInt8 { index < text.endIndex ? text[index] : 0 }
  func skipDigits() {
    while isDigit(byte(index)) || byte(index) == UInt8(ascii: "_") { index += 1 }
  }
  skipDigits()
  if byte(index) == UInt8(ascii: "."), isDigit(byte(index + 1)) {
    index += 1
    skipDigits()
  }
  if byte(index) | 0x20 == UInt8(ascii: "e") {
    let sign = byte(index + 1)
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    let digits = index + (hasSign ? 2 : 1)
    if isDigit(byte(digits)) {
      index = digits
      skipDigits()
    }
  }
  return index - text.startIndex
}

/// What a string's text, with its quotation marks, means. Escapes that mean nothing stay.
func stringValue(_ text: ArraySlice<UInt8>) -> String {
  var value: [UInt8] = []
  var index = text.startIndex + 1
  while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
    let byte = text[index]
    let next = index + 1 < text.endIndex ? text[index + 1] : 0
    index += byte == UInt8(ascii: "\\") ? 2 : 1
    switch (byte, next) {
    case (UInt8(ascii: "\\"), UInt8(ascii: "n")): value.append(0x0A)
    case (UInt8(ascii: "\\"), UInt8(ascii: "t")): value.append(0x09)
    case (UInt8(ascii: "\\"), UInt8(ascii: "\"")), (UInt8(ascii: "\\"), UInt8(ascii: "\\")):
      value.append(next)
    case (UInt8(ascii: "\\"), UInt8(ascii: "u")):
      if let escape = scalarEscape(text[index...]) {
        value += Array(String(escape.scalar).utf8)
        index += escape.length
      } else {
        value += [byte, next]
      }
    case (UInt8(ascii: "\\"), _):
      value.append(byte)
      index -= 1
    default: value.append(byte)
    }
  }
  return String(decoding: value, as: UTF8.self)
}

/// The scalar that `{…}` at the beginning of `text` names, and how many bytes that takes.
private func scalarEscape(_ text: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
  guard text.first == UInt8(ascii: "{") else { return nil }
  var value: UInt32 = 0
  var length = 1
  for byte in text.dropFirst() {
    length += 1
    if byte == UInt8(ascii: "}") {
      guard length > 2, let scalar = Unicode.Scalar(value) else { return nil }
      return (scalar, length)
    }
    guard let digit = hexadecimalValue(byte), value <= 0x10FFFF else { return nil }
    value = value << 4 | digit
  }
  return nil
}
