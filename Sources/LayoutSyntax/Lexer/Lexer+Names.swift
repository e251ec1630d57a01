/// Reads identifiers, and runs of bytes that are no token.

extension Lexer {
  /// An identifier that begins with an ASCII letter or `_`.
  @inline(__always) mutating func scanIdentifier() {
    let start = offset
    skipIdentifier()
    if isDigit(byte(offset - 1)), splitCall(from: start) { return }
    let keyword = keyword(from: start, to: offset)
    tokens.append(Token(.identifier, keyword: keyword, start: start, end: offset))
  }

  /// Takes `fractional0.5` for `fractional(0.5`; false where there is nothing to split.
  private mutating func splitCall(from start: Int) -> Bool {
    var end = offset
    while isDigit(byte(end - 1)), end > start + 1 { end -= 1 }
    let keyword = keyword(from: start, to: end)
    let hasFraction = byte(offset) == UInt8(ascii: ".") && isDigit(byte(offset + 1))
    guard
      hasFraction
        || (keyword.isDimension || isFunction(from: start, to: end)) && goesOnInCall(byte(offset))
    else { return false }
    tokens.append(Token(.identifier, keyword: keyword, start: start, end: end))
    tokens.append(Token(.leftParenthesis, start: end, end: end))
    markLastToken()
    report(.expected(.openParenthesis, context: .expression), from: end, to: end)
    offset = end
    scanNumber()
    return true
  }

  private func isFunction(from start: Int, to end: Int) -> Bool {
    for name in [
      "min", "max", "abs", "floor", "ceil", "round", "sqrt", "sin", "cos", "clamp", "mod", "fixed",
      "flexible",
    ] where name.utf8.elementsEqual((start..<end).lazy.map { byte($0) }) {
      return true
    }
    return false
  }

  private func goesOnInCall(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
      || byte == UInt8(ascii: ",")
  }

  /// `` `name` ``, or an unknown back-tick.
  mutating func scanQuotedIdentifier() {
    let start = offset
    offset += 1
    if beginsIdentifier(at: offset) {
      skipIdentifier()
      if offset > start + 1, byte(offset) == UInt8(ascii: "`") {
        offset += 1
        tokens.append(Token(.quotedIdentifier, start: start, end: offset))
        return
      }
    }
    offset = start
    scanUnknown()
  }

  /// An identifier that begins beyond ASCII, or something unknown.
  mutating func scanBeyondASCII() {
    if beginsIdentifier(at: offset) { return scanIdentifier() }
    if !skipForeignString() { scanUnknown() }
  }

  /// A run of bytes that begin no token, as one token. Bytes that aren't UTF-8 have been reported.
  mutating func scanUnknown() {
    let start = offset
    var isUTF8 = true
    repeat {
      let scalar = unsafe decodeScalar(bytes, at: offset)
      isUTF8 = isUTF8 && scalar.value != nil
      offset += scalar.length
    } while offset < count && !beginsTokenOrTrivia(at: offset)
    tokens.append(Token(.unknown, start: start, end: offset))
    markLastToken()
    if isUTF8 { report(.unexpectedCharacters, from: start, to: offset) }
  }

  /// Moves past what goes on with an identifier.
  @inline(__always) mutating func skipIdentifier() {
    var index = offset
    while isIdentifierByte(byte(index)) { index += 1 }
    offset = index
    if byte(index) >= 0x80 { skipIdentifierBeyondASCII() }
  }

  private mutating func skipIdentifierBeyondASCII() {
    while offset < count {
      if isIdentifierByte(byte(offset)) {
        offset += 1
        continue
      }
      let scalar = unsafe decodeScalar(bytes, at: offset)
      guard let value = scalar.value, value >= 0x80, isIdentifierContinuation(value) else { return }
      offset += scalar.length
    }
  }

  /// Whether an identifier can begin at `index`.
  func beginsIdentifier(at index: Int) -> Bool {
    let first = byte(index)
    guard first >= 0x80 else { return isIdentifierByte(first) && !isDigit(first) }
    guard let value = unsafe decodeScalar(bytes, at: index).value else { return false }
    return isIdentifierStart(value)
  }

  private func beginsTokenOrTrivia(at index: Int) -> Bool {
    switch byte(index) {
    case 0x80...0xFF: return beginsIdentifier(at: index)
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "'"),
      UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), 0x7F, 0x00...0x08, 0x0E...0x1F:
      return false
    default: return true
    }
  }

  @inline(__always) private func keyword(from start: Int, to end: Int) -> Keyword {
    let length = end - start
    guard length >= 2, length <= 16 else { return .none }
    let candidate = Keyword.candidate(length: length, first: byte(start), second: byte(start + 1))
    let text = candidate.text
    guard text.utf8CodeUnitCount == length else { return .none }
    let expected = unsafe text.utf8Start
    var index = 0
    while index < length {
      guard unsafe expected[index] == byte(start + index) else { return .none }
      index += 1
    }
    return candidate
  }
}

/// Whether `byte` is an ASCII letter, a digit or `_`.
@inline(__always) func isIdentifierByte(_ byte: UInt8) -> Bool {
  let lowercase = byte | 0x20
  return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z") || isDigit(byte)
    || byte == UInt8(ascii: "_")
}

/// Whether `byte` is an ASCII digit.
@inline(__always) func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}
