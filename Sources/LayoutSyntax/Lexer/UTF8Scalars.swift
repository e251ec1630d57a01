/// Reads UTF-8 that may be damaged.

/// A character, or the byte that isn't part of one.
struct DecodedScalar {
  /// None where the bytes aren't UTF-8.
  var value: UInt32?
  /// Bytes; 1 where they aren't UTF-8.
  var length: Int
}

/// The scalar at `offset`, which is inside `bytes`.
func decodeScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> DecodedScalar {
  let first = unsafe bytes[offset]
  let length: Int
  var value: UInt32
  let least: UInt32
  switch first {
  case 0..<0x80: return DecodedScalar(value: UInt32(first), length: 1)
  case 0xC2...0xDF: (length, value, least) = (2, UInt32(first & 0x1F), 0x80)
  case 0xE0...0xEF: (length, value, least) = (3, UInt32(first & 0x0F), 0x800)
  case 0xF0...0xF4: (length, value, least) = (4, UInt32(first & 0x07), 0x10000)
  default: return DecodedScalar(value: nil, length: 1)
  }
  guard offset + length <= bytes.count else { return DecodedScalar(value: nil, length: 1) }
  for index in offset + 1..<offset + length {
    let byte = unsafe bytes[index]
    guard byte & 0xC0 == 0x80 else { return DecodedScalar(value: nil, length: 1) }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  let isScalar = value >= least && value <= 0x10FFFF && !(0xD800...0xDFFF).contains(value)
  return isScalar
    ? DecodedScalar(value: value, length: length) : DecodedScalar(value: nil, length: 1)
}

/// Where `bytes` stop being UTF-8; none if they don't.
/// - Complexity: O(*n*), eight bytes at a time while they are ASCII.
func firstByteThatIsNotUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var offset = 0
  let raw = UnsafeRawBufferPointer(bytes)
  while offset < bytes.count {
    if offset + 8 <= bytes.count,
      unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
      continue
    }
    let scalar = unsafe decodeScalar(bytes, at: offset)
    guard scalar.value != nil else { return offset }
    offset += scalar.length
  }
  return nil
}
