/// L01xx: characters that make no token.

extension DiagnosticDescriptor {
  static let unexpectedCharacter = DiagnosticDescriptor(
    .unexpectedCharacter, name: "unexpected-character", category: .lexing,
    title: "a character that begins nothing in this language",
    explanation: """
      Outside strings and comments only letters, digits and the signs of the language have a \
      meaning. Text pasted from a web page or a word processor brings others that look alike: \
      curly quotes, the sign ×, a space that does not break.

      Comments begin with `//`, strings stand between straight quotes.
      """,
    failing: """
      section spacing: $8 <
          group horizontal 44 < item fractional(0.5) >
      >
      """,
    mended: """
      section spacing: 8 <
          group horizontal 44 < item fractional(0.5) >
      >
      """)

  static let unterminatedString = DiagnosticDescriptor(
    .unterminatedString, name: "unterminated-string", category: .lexing,
    title: "a string without its closing quote",
    explanation: """
      A string ends on the line on which it begins. A line end inside it is written `\\n`, a \
      quote `\\"`.
      """,
    failing: """
      section <
          group horizontal 44 < item >
          header 44 kind: "title
      >
      """,
    mended: """
      section <
          group horizontal 44 < item >
          header 44 kind: "title"
      >
      """)

  static let numberOutOfRange = DiagnosticDescriptor(
    .numberOutOfRange, name: "number-out-of-range", category: .lexing,
    title: "a number too large to be a value",
    explanation: """
      Numbers are what `Double` holds, up to about 1.8e308. Past that there is only infinity, of \
      which UIKit makes no layout.
      """,
    failing: """
      section < group horizontal 44 < item absolute(1e999) > >
      """,
    mended: """
      section < group horizontal 44 < item absolute(1e2) > >
      """)

  static let unknownUnit = DiagnosticDescriptor(
    .unknownUnit, name: "unknown-unit", category: .lexing,
    title: "a unit that lengths do not have",
    explanation: """
      Every length is in points; `44` and `44pt` are the same. A share of the container is \
      `fractional(0.5)` or `50%`. There are no pixels: the frames are rounded to the device's \
      pixels for you, and a length in pixels would differ from device to device.
      """,
    failing: """
      section < group horizontal 44px < item fractional(0.5) > >
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      """)

  static let unterminatedComment = DiagnosticDescriptor(
    .unterminatedComment, name: "unterminated-comment", category: .lexing,
    title: "a comment without its end",
    explanation: """
      A comment that begins with `/*` ends with `*/`. Such comments nest, so that a part with \
      comments of its own can be taken out; each `/*` needs its own `*/`.
      """,
    failing: """
      section < group horizontal 44 < item fractional(0.5) > >
      /* two in a row /* for now */
      """,
    mended: """
      section < group horizontal 44 < item fractional(0.5) > >
      /* two in a row /* for now */ */
      """)

  static let unknownEscape = DiagnosticDescriptor(
    .unknownEscape, name: "unknown-escape", category: .lexing,
    title: "an escape that strings do not have",
    explanation: """
      After a backslash a string takes `"`, `\\`, `n` (line end), `t` (tab) or `u{…}` with the \
      number of a Unicode scalar in hexadecimal digits.
      """,
    failing: """
      section <
          group horizontal 44 < item >
          header 44 kind: "title\\q"
      >
      """,
    mended: """
      section <
          group horizontal 44 < item >
          header 44 kind: "title\\\\q"
      >
      """)
}
