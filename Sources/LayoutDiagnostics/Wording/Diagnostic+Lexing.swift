/// Words for L01xx: characters that make no token.

import LayoutSyntax

extension Diagnostic {
  /// L0101.
  static func unexpectedCharacters(_ place: Place, _ found: FoundToken) -> Diagnostic {
    let text = found.text
    let lookalike = text.unicodeScalars.first.flatMap(lookalike(of:))
    let isSingle = text.unicodeScalars.count == 1
    var name = found.description
    if let scalar = text.unicodeScalars.first, lookalike?.isInvisible == true || scalar.value < 32 {
      name = "the character U+\(Phrases.hexadecimal(scalar.value, digits: 4))"
    }
    var diagnostic = Diagnostic(
      .unexpectedCharacter,
      "expected a name, a number or a sign of the language, found \(name)",
      at: Label(place, isSingle ? "this character has no meaning" : "no meaning here"))
    if let lookalike {
      let replacement = lookalike.replacement
      diagnostic.helps = isSingle ? [] : [lookalike.advice]
      if isSingle {
        diagnostic.fixes = [
          Fix(lookalike.advice, .always, at: place, replacement: replacement)
        ]
      }
    }
    return diagnostic
  }

  /// L0102.
  static func unterminatedString(_ place: Place) -> Diagnostic {
    let end = Place(
      place.file, ByteRange(start: Int(place.range.end), end: Int(place.range.end)))
    return Diagnostic(
      .unterminatedString, "expected `\"` at the end of this string, found the end of the line",
      at: Label(place, "this string is not closed"),
      fixes: [Fix("add the closing quote", .maybe, at: end, replacement: "\"")])
  }

  /// L0105.
  static func unterminatedComment(_ place: Place) -> Diagnostic {
    Diagnostic(
      .unterminatedComment, "expected `*/` at the end of this comment, found the end of the file",
      at: Label(place, "this comment is not closed"),
      notes: ["comments nest: each `/*` needs a `*/` of its own"])
  }

  /// L0106.
  static func unknownEscape(_ place: Place, _ found: FoundToken) -> Diagnostic {
    Diagnostic(
      .unknownEscape, "expected an escape that strings have, found \(found.description)",
      at: Label(place, "no such escape"),
      notes: ["strings have `\\\"`, `\\\\`, `\\n`, `\\t` and `\\u{…}`"])
  }

  /// L0103.
  static func numberOutOfRange(_ place: Place, _ found: FoundToken) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange, "expected a number up to 1.8e308, found \(found.description)",
      at: Label(place, "this number is infinite"))
  }

  // MARK: -

  /// A character that people paste, and what is written in its place.
  private struct Lookalike {
    var replacement: String
    var advice: String
    var isInvisible: Bool

    init(_ replacement: String, _ advice: String, isInvisible: Bool = false) {
      self.replacement = replacement
      self.advice = advice
      self.isInvisible = isInvisible
    }
  }

  private static func lookalike(of scalar: Unicode.Scalar) -> Lookalike? {
    switch scalar.value {
    case 0x27, 0x2018...0x201F, 0xAB, 0xBB:
      return Lookalike("\"", "write strings between straight quotes")
    case 0xD7: return Lookalike("*", "write `*` to multiply")
    case 0xF7: return Lookalike("/", "write `/` to divide")
    case 0x2010...0x2015, 0x2212: return Lookalike("-", "write `-` for minus")
    case 0x2264: return Lookalike("<=", "write `<=` to compare")
    case 0x2265: return Lookalike(">=", "write `>=` to compare")
    case 0x2260: return Lookalike("!=", "write `!=` to compare")
    case 0x2039, 0x3008, 0xFF1C: return Lookalike("<", "write `<` before the children")
    case 0x203A, 0x3009, 0xFF1E: return Lookalike(">", "write `>` after the children")
    case 0xFF1A: return Lookalike(":", "write `:` after the name of an attribute")
    case 0x23: return Lookalike("//", "write `//` before a comment")
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
      return Lookalike(" ", "write an ordinary space", isInvisible: true)
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
      return Lookalike("", "remove the invisible character", isInvisible: true)
    default: return nil
    }
  }
}
