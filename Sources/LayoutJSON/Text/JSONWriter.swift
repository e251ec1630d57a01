/// Writes JSON text into a buffer of bytes.

/// How a text is laid out.
package enum JSONStyle: UInt8, Sendable {
  /// No white space at all.
  case compact
  /// Containers that ask for it have each child on a line of its own, indented by two spaces.
  case pretty
}

/// How a container's children stand in the pretty style; inside `inline` all is inline.
package enum JSONArrangement: UInt8, Sendable {
  case lines
  case inline
}

/// Appends tokens to a buffer and puts commas, line ends and indentation between them. Whoever
/// calls keeps the order that JSON asks for: each `begin` has its `end`, each `key` its value.
package struct JSONWriter: Sendable {
  private struct OpenContainer {
    var arrangement: JSONArrangement
    var isEmpty = true
  }

  /// What has been written since the start or the last `takeBytes`.
  package private(set) var bytes: [UInt8] = []
  private let style: JSONStyle
  private var open: [OpenContainer] = []
  private var followsKey = false

  package init(style: JSONStyle = .pretty) {
    self.style = style
  }

  /// Hands over the bytes written so far, so that a long text needs no long buffer.
  package mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }

  /// `{`; members follow, then `endObject`.
  package mutating func beginObject(_ arrangement: JSONArrangement = .lines) {
    begin(UInt8(ascii: "{"), arrangement)
  }

  /// `}`.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// `[`; values follow, then `endArray`.
  package mutating func beginArray(_ arrangement: JSONArrangement = .lines) {
    begin(UInt8(ascii: "["), arrangement)
  }

  /// `]`.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// The name of a member; its value follows.
  package mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// The shortest form that reads back the same; `null` for what JSON has no number for.
  package mutating func number(_ value: Double) {
    separate()
    appendNumber(value, to: &bytes)
  }

  /// A whole number.
  package mutating func integer(_ value: Int) {
    separate()
    appendInteger(value, to: &bytes)
  }

  /// A string, escaped as RFC 8259 asks for.
  package mutating func string(_ text: String) {
    separate()
    appendQuoted(text)
  }

  /// `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// A value that is JSON text already, as the other writers give it.
  package mutating func document(_ text: [UInt8]) {
    separate()
    bytes += text.last == UInt8(ascii: "\n") ? text.dropLast() : text[...]
  }

  /// Ends the last line.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: - Layout

  private mutating func begin(_ opener: UInt8, _ arrangement: JSONArrangement) {
    separate()
    bytes.append(opener)
    let isInside = open.last?.arrangement == .inline || style == .compact
    open.append(OpenContainer(arrangement: isInside ? .inline : arrangement))
  }

  private mutating func end(_ closer: UInt8) {
    if let container = open.popLast(), container.arrangement == .lines, !container.isEmpty {
      startLine()
    }
    bytes.append(closer)
  }

  /// What stands between the previous token and a key or value.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let last = open.last else { return }
    if !last.isEmpty { bytes.append(UInt8(ascii: ",")) }
    if last.arrangement == .lines {
      startLine()
    } else if !last.isEmpty, style == .pretty {
      bytes.append(UInt8(ascii: " "))
    }
    open[open.count - 1].isEmpty = false
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<open.count * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  /// Escapes what RFC 8259 asks for and nothing else.
  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(hexadecimalDigit(byte >> 4))
        bytes.append(hexadecimalDigit(byte & 15))
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
