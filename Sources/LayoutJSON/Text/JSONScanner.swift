/// Reads the words of JSON: white space, strings, numbers.

/// A position in the bytes of a text.
struct JSONScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte `distance` ahead, or 0 at the end; 0 begins nothing in JSON.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  mutating func advance(_ count: Int = 1) {
    offset += count
  }

  mutating func skipSpace() {
    while case let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Whether `word` stood here; then it is behind.
  mutating func skip(_ word: String) -> Bool {
    var distance = 0
    for byte in word.utf8 {
      guard peek(distance) == byte else { return false }
      distance += 1
    }
    offset += distance
    return true
  }

  /// A fault at this place.
  func failure(_ kind: JSONErrorKind) -> JSONError {
    JSONError(kind, at: offset)
  }

  // MARK: - Numbers

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  mutating func number() throws(JSONError) -> Double {
    let start = offset
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let firstDigit = offset
    if peek() == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    let lastDigit = offset
    if peek() == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    if offset == lastDigit, lastDigit - firstDigit <= 15 {
      var value: Int64 = 0
      for byte in bytes[firstDigit..<lastDigit] { value = value * 10 + Int64(byte - 0x30) }
      return isNegative ? -Double(value) : Double(value)
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONError(.numberOutOfRange, at: start)
    }
    return value
  }

  private mutating func digits() throws(JSONError) {
    guard isDigit(peek()) else { throw failure(.expected(.digit)) }
    while isDigit(peek()) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  // MARK: - Strings

  /// The string whose opening quote is here.
  mutating func string() throws(JSONError) -> String {
    offset += 1
    var start = offset
    var unescaped: [UInt8] = []
    while true {
      guard !isAtEnd else { throw failure(.expected(.closingQuote)) }
      switch peek() {
      case UInt8(ascii: "\""):
        let rest = bytes[start..<offset]
        offset += 1
        if unescaped.isEmpty { return String(decoding: rest, as: UTF8.self) }
        unescaped.append(contentsOf: rest)
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped.append(contentsOf: bytes[start..<offset])
        try escape(into: &unescaped)
        start = offset
      case 0..<0x20:
        throw failure(.controlCharacter)
      case 0x20..<0x80:
        offset += 1
      default:
        guard let length = sequenceLength() else { throw failure(.notUTF8) }
        offset += length
      }
    }
  }

  /// How long the well-formed UTF-8 sequence of several bytes here is (Unicode, table 3-7).
  private func sequenceLength() -> Int? {
    let lead = peek()
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    for distance in 1..<length {
      let byte = peek(distance)
      let low: UInt8
      let high: UInt8
      switch (distance, lead) {
      case (1, 0xE0): (low, high) = (0xA0, 0xBF)
      case (1, 0xED): (low, high) = (0x80, 0x9F)
      case (1, 0xF0): (low, high) = (0x90, 0xBF)
      case (1, 0xF4): (low, high) = (0x80, 0x8F)
      default: (low, high) = (0x80, 0xBF)
      }
      guard byte >= low, byte <= high else { return nil }
    }
    return length
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let start = offset
    let letter = peek(1)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      offset += 2
      var scalar = try hexadecimal()
      if scalar >= 0xD800, scalar <= 0xDBFF, peek() == UInt8(ascii: "\\"),
        peek(1) == UInt8(ascii: "u")
      {
        offset += 2
        let low = try hexadecimal()
        guard low >= 0xDC00, low <= 0xDFFF else { throw JSONError(.loneSurrogate, at: start) }
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let character = Unicode.Scalar(scalar) else {
        throw JSONError(.loneSurrogate, at: start)
      }
      text.append(contentsOf: String(character).utf8)
      return
    default:
      throw JSONError(.unknownEscape, at: start)
    }
    offset += 2
  }

  /// Four hexadecimal digits.
  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = peek()
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte | 0x20) - 0x61 + 10)
      default: throw failure(.expected(.hexadecimalDigit))
      }
      offset += 1
    }
    return value
  }
}
