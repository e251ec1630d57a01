/// Words for L02xx: tokens that the grammar doesn't know in this place.

import LayoutSyntax

extension Diagnostic {
  /// L0201.
  static func unexpectedToken(
    _ place: Place, _ expectation: Expectation, _ context: SyntaxContext, found: FoundToken,
    related: Place?, mend: [Edit]
  ) -> Diagnostic {
    let wanted = expectation.phrase(in: context)
    var diagnostic = Diagnostic(
      .unexpectedToken, "expected \(wanted), found \(found.description)",
      at: Label(place, "expected \(expectation.shortPhrase)"),
      secondary: related.map { [Label($0, "belongs to this")] } ?? [],
      helps: context.pattern.map { ["write it as in \(Phrases.quoted($0))"] } ?? [])
    if context == .importDeclaration, !mend.isEmpty {
      diagnostic.notes = [
        "a layout imports other layouts; what it generates imports UIKit by itself"
      ]
    }
    if let title = expectation.mendTitle(in: context), !mend.isEmpty {
      diagnostic.helps = []
      diagnostic.fixes = [Fix(title: title.text, applicability: title.applicability, edits: mend)]
    }
    return diagnostic
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
  static func missingAxis(_ place: Place, _ found: FoundToken, _ mend: [Edit]) -> Diagnostic {
    let after = found.text.utf8.elementsEqual("group".utf8) ? "" : ", found \(found.description)"
    var diagnostic = Diagnostic(
      .missingAxis,
      "expected `horizontal`, `vertical`, `waterfall` or `custom` after `group`\(after)",
      at: Label(place, "no arrangement given"),
      helps: [
        "write `group horizontal` for children side by side, `group vertical` for one below the other"
      ])
    if !mend.isEmpty {
      diagnostic.fixes = [Fix(title: "write the word alone", applicability: .always, edits: mend)]
    } else if !place.range.isEmpty {
      let axes = ["horizontal", "vertical", "waterfall", "custom"]
      let foreign = ForeignWords.axis(found.text)
      if let axis = foreign ?? suggestion(for: found.text, among: axes) {
        let title =
          foreign == nil ? "did you mean \(Phrases.quoted(axis))?" : "write \(Phrases.quoted(axis))"
        diagnostic.fixes = [Fix(title, .always, at: place, replacement: axis)]
      }
    }
    if !diagnostic.fixes.isEmpty { diagnostic.helps = [] }
    return diagnostic
  }

  /// L0205; `other` is the other end, if that is as wrong.
  static func wrongBracket(
    _ place: Place, _ found: FoundToken, other: FoundToken?, _ mend: [Edit]
  ) -> Diagnostic {
    let text = found.text
    let isBrace = text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "}")
    // Square brackets of arguments stand for parentheses.
    let written = mend.map { $0.replacement }
    guard mend.count == 2, let other else {
      let bracket = written.first ?? "<"
      return Diagnostic(
        .wrongBracket, "expected `\(bracket)`, found \(found.description)",
        at: Label(place, "children stand between `<` and `>`"),
        fixes: [
          Fix(
            title: "write `\(bracket)`", applicability: isBrace ? .always : .maybe, edits: mend)
        ])
    }
    let isList = written[0].utf8.elementsEqual("(".utf8)
    return Diagnostic(
      .wrongBracket,
      "expected `\(written[0])` and `\(written[1])` round \(isList ? "values" : "the children"), "
        + "found \(found.description) and \(other.description)",
      at: Label(
        place,
        isList ? "values stand between `(` and `)`" : "children stand between `<` and `>`"),
      fixes: [
        Fix(
          title: "write `\(written[0])` and `\(written[1])`", applicability: .always, edits: mend)
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
  static func comparisonOutsideParentheses(
    _ place: Place, _ found: FoundToken, _ mend: [Edit]
  ) -> Diagnostic {
    Diagnostic(
      .comparisonOutsideParentheses,
      "expected a comparison to stand in parentheses, found \(found.description) outside",
      at: Label(place, "compares only inside parentheses"),
      notes: ["outside parentheses `<` and `>` are the brackets of children"],
      helps: mend.isEmpty ? ["put the whole comparison in parentheses: `(sectionIndex == 2)`"] : [],
      fixes: mend.isEmpty
        ? []
        : [Fix(title: "put it in parentheses", applicability: .always, edits: mend)])
  }
}
