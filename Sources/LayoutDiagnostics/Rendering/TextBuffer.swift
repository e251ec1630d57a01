/// Collects output with colours; nothing written into it can steer a terminal.

/// What a piece of output is, and so its colour; bold tells as much as colour does.
enum Ink {
  case plain
  case strong
  case error
  case warning
  case note
  case help
  case deletion
  case gutter
  case secondary

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The parameters of the ANSI sequence; none for plain text.
  var parameters: String? {
    switch self {
    case .plain: return nil
    case .strong: return "1"
    case .error: return "1;31"
    case .warning: return "1;33"
    case .note: return "1;36"
    case .help: return "1;32"
    case .deletion: return "1;31"
    case .gutter, .secondary: return "34"
    }
  }
}

/// Output under construction.
struct TextBuffer {
  private var bytes: [UInt8] = []
  private let color: Bool

  init(color: Bool) {
    self.color = color
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends text of one line; control characters appear as pictures.
  mutating func write(_ text: String, _ ink: Ink = .plain) {
    if text.utf8.isEmpty { return }
    let parameters = color ? ink.parameters : nil
    if let parameters { bytes.append(contentsOf: "\u{1B}[\(parameters)m".utf8) }
    for scalar in text.unicodeScalars {
      bytes.append(contentsOf: UTF8.encode(harmless(scalar)) ?? UTF8.encodedReplacementCharacter)
    }
    if parameters != nil { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
  }

  /// Appends spaces.
  mutating func pad(_ count: Int) {
    if count > 0 { bytes.append(contentsOf: repeatElement(0x20, count: count)) }
  }

  /// Appends the same sign several times.
  mutating func write(_ sign: String, times: Int, _ ink: Ink) {
    if times > 0 { write(String(repeating: sign, count: times), ink) }
  }

  /// Ends the line, without white space before its end.
  mutating func endLine() {
    while bytes.last == 0x20 { bytes.removeLast() }
    bytes.append(0x0A)
  }
}

/// The scalar, or what is shown for one that moves the cursor, ends the line or turns text round.
package func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: return "\u{2421}"
  case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return "\u{FFFD}"
  default: return scalar
  }
}
