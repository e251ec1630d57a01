/// Reads Unicode scalars from bytes that need not be UTF-8.

/// A scalar and the bytes it takes.
struct DecodedScalar {
  /// U+FFFD for bytes that aren't UTF-8.
  var scalar: Unicode.Scalar
  /// At least 1.
  var length: Int
}

/// The scalar at `offset`; a maximal run of bytes that begins no scalar counts as one U+FFFD, as `String` has it.
func decodeScalar(in bytes: [UInt8], at offset: Int) -> DecodedScalar {
  let lead = bytes[offset]
  if lead < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(lead), length: 1) }
  let count: Int
  var value: UInt32
  // The second byte is what tells overlong forms, surrogates and values past U+10FFFF.
  var allowed: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0xC2...0xDF: (count, value) = (2, UInt32(lead & 0x1F))
  case 0xE0...0xEF:
    (count, value) = (3, UInt32(lead & 0x0F))
    if lead == 0xE0 { allowed = 0xA0...0xBF }
    if lead == 0xED { allowed = 0x80...0x9F }
  case 0xF0...0xF4:
    (count, value) = (4, UInt32(lead & 0x07))
    if lead == 0xF0 { allowed = 0x90...0xBF }
    if lead == 0xF4 { allowed = 0x80...0x8F }
  default: return DecodedScalar(scalar: "\u{FFFD}", length: 1)
  }
  for index in 1..<count {
    guard offset + index < bytes.count, allowed.contains(bytes[offset + index]) else {
      return DecodedScalar(scalar: "\u{FFFD}", length: index)
    }
    value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    allowed = 0x80...0xBF
  }
  return DecodedScalar(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", length: count)
}
