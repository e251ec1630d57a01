/// What names files and results in a SARIF log, on every machine alike.

import LayoutSyntax

/// A path as a reference (RFC 3986): bytes that have no meaning of their own are kept, others encoded.
func sarifURI(_ path: String) -> String {
  var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default: uri += "%" + Phrases.hexadecimal(UInt32(byte), digits: 2)
    }
  }
  return uri
}

/// How many bytes before and behind a place count for its fingerprint.
private let longestSide = 500

/// Fingerprints that stay when lines above are added: of the code, the text of the line, and how many like
/// it came before.
struct SARIFFingerprints {
  private let sources: SourceMap
  private var counts: [UInt64: Int] = [:]

  init(sources: SourceMap) {
    self.sources = sources
  }

  /// The fingerprint of the next result of the log.
  mutating func next(of diagnostic: Diagnostic) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    mix(Array(diagnostic.code.description.utf8), into: &hash)
    let place = diagnostic.primary.place
    if place.file == .none {
      mix(Array(diagnostic.message.utf8), into: &hash)
    } else {
      mix(Array(sources.path(of: place.file).utf8), into: &hash)
      let line = sources.position(of: Int(place.range.start), in: place.file).line
      let range = sources.range(ofLine: line, in: place.file)
      // Of a very long line, what stands near the place.
      let start = max(Int(range.start), Int(place.range.start) - longestSide)
      let end = min(Int(range.end), max(start, Int(place.range.start) + longestSide))
      let text = sources.bytes(of: place.file)[start..<end]
      mix(text.filter { $0 != 0x20 && $0 != 0x09 }, into: &hash)
    }
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    let high = Phrases.hexadecimal(UInt32(truncatingIfNeeded: hash >> 32), digits: 8)
    return high + Phrases.hexadecimal(UInt32(truncatingIfNeeded: hash), digits: 8) + ":\(count)"
  }

  /// FNV-1a, with an end that no text has.
  private func mix(_ bytes: [UInt8], into hash: inout UInt64) {
    for byte in bytes + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
