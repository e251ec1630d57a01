/// Words for L02xx: tokens that the grammar doesn't know in this place.

import LayoutSyntax

extension Diagnostic {
  /// L0201.
  static func unexpectedToken(
    _ place: Place, _ expectation: Expectation, _ context: SyntaxContext, found: String,
    related: Place?
  ) -> Diagnostic {
    let wanted = expectation.phrase(in: context)
    return Diagnostic(
      .unexpectedToken, "expected \(wanted), found \(found)",
      at: Label(place, "expected \(expectation.shortPhrase)"),
      secondary: related.map { [Label($0, "belongs to this")] } ?? [],
      helps: context.pattern.map { ["write it as in \(Phrases.quoted($0))"] } ?? [])
  }

  /// L0202, at the place where the closer is missing.
  static func missingCloser(
    _ place: Place, _ bracket: Bracket, found: String, opener: Place?
  ) -> Diagnostic {
    let (open, close) = bracket == .angle ? ("`<`", ">") : ("`(`", ")")
    var message = "expected `\(close)` to close \(open), found \(found)"
    if found.utf8.elementsEqual("`\(close)`".utf8) {
      message = "expected another `\(close)` to close \(open), found one too few"
    }
    return Diagnostic(
      .missingCloser, message,
      at: Label(place, "expected `\(close)`"),
      secondary: opener.map { [Label($0, "this \(open) is not closed")] } ?? [],
      fixes: [
        Fix(
          "add `\(close)`", .always,
          at: Place(
            place.file, ByteRange(start: Int(place.range.start), end: Int(place.range.start))),
          replacement: bracket == .angle ? " >" : ")")
      ])
  }

  /// L0203.
  static func extraCloser(_ place: Place, _ bracket: Bracket) -> Diagnostic {
    let (open, close) = bracket == .angle ? ("`<`", "`>`") : ("`(`", "`)`")
    return Diagnostic(
      .extraCloser, "found \(close) with no \(open) before it that is still open",
      at: Label(place, "closes nothing"),
      fixes: [Fix("remove \(close)", .always, at: place, replacement: "")])
  }

  /// L0204.
  static func missingAxis(_ place: Place, _ found: FoundToken) -> Diagnostic {
    let after = found.text.utf8.elementsEqual("group".utf8) ? "" : ", found \(found.description)"
    return Diagnostic(
      .missingAxis,
      "expected `horizontal`, `vertical`, `waterfall` or `custom` after `group`\(after)",
      at: Label(place, "no arrangement given"),
      helps: [
        "write `group horizontal` for children side by side, `group vertical` for one below the other"
      ])
  }

  /// L0205.
  static func wrongBracket(_ place: Place, _ found: FoundToken) -> Diagnostic {
    let text = found.text
    let isOpener = text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "[")
    let isBrace = text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "}")
    let bracket = isOpener ? "<" : ">"
    return Diagnostic(
      .wrongBracket, "expected `\(bracket)`, found \(found.description)",
      at: Label(place, "children stand between `<` and `>`"),
      fixes: [
        Fix("write `\(bracket)`", isBrace ? .always : .maybe, at: place, replacement: bracket)
      ])
  }

  /// L0206.
  static func separator(_ place: Place, _ found: FoundToken) -> Diagnostic {
    Diagnostic(
      .separator, "expected nothing but white space here, found \(found.description)",
      at: Label(place, "white space separates attributes and children"),
      fixes: [Fix("remove \(found.description)", .always, at: place, replacement: "")])
  }

  /// L0207.
  static func equalsInsteadOfColon(_ place: Place) -> Diagnostic {
    Diagnostic(
      .equalsInsteadOfColon, "expected `:` between an attribute and its value, found `=`",
      at: Label(place, "expected `:`"),
      fixes: [Fix("write `:`", .always, at: place, replacement: ":")])
  }

  /// L0208, at the dot, or at the dot and the name.
  static func dotBeforeName(_ place: Place, source: [UInt8]) -> Diagnostic {
    let start = Int(place.range.start)
    let after = ByteRange(start: start + 1, end: start + 1)
    let name = FoundToken(at: after, in: source).description
    let dot = Place(place.file, ByteRange(start: start, end: start + 1))
    return Diagnostic(
      .dotBeforeName, "expected the name of a value, found a dot before \(name)",
      at: Label(place, "the name alone is enough"),
      fixes: [Fix("remove the dot", .always, at: dot, replacement: "")])
  }

  /// L0209.
  static func comparisonOutsideParentheses(_ place: Place, _ found: FoundToken) -> Diagnostic {
    Diagnostic(
      .comparisonOutsideParentheses,
      "expected a comparison to stand in parentheses, found \(found.description) outside",
      at: Label(place, "compares only inside parentheses"),
      helps: ["put the whole comparison in parentheses: `(sectionIndex == 2)`"])
  }
}
