/// Words for L0317 to L0319 and L0325: words and numbers of other systems.

extension Diagnostic {
  /// L0317; the place is the word.
  package static func foreignWord(_ place: Place, name: String, _ word: ForeignWord) -> Diagnostic {
    var diagnostic = Diagnostic(
      .foreignWord,
      word.replacement.isEmpty
        ? "found \(Phrases.quoted(name)), a word of \(word.origin) with no counterpart here"
        : "expected \(Phrases.quoted(word.replacement)), "
          + "found \(word.origin)'s word \(Phrases.quoted(name))",
      at: Label(
        place,
        word.replacement.isEmpty
          ? "not a word of this language"
          : "\(Phrases.quoted(word.replacement)) in this language"),
      notes: word.note.isEmpty ? [] : [word.note])
    if !word.replacement.isEmpty {
      diagnostic.fixes = [
        Fix(
          "write \(Phrases.quoted(word.replacement))", word.isCertain ? .always : .maybe,
          at: place, replacement: word.replacement)
      ]
    }
    return diagnostic
  }

  /// L0317: an attribute as CSS writes it; the place is the name.
  static func hyphenatedName(_ place: Place, _ name: String) -> Diagnostic {
    let joined = name.split(separator: "-").enumerated().map { index, part in
      index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    let word =
      ForeignWords.attribute(joined) { _ in true }
      ?? ForeignWord("CSS", joined, isCertain: false, "names have no hyphens")
    return foreignWord(place, name: name, word)
  }

  /// L0317: a type of Apple's before values that stand alone here; the place is the type.
  package static func foreignType(_ place: Place, name: String) -> Diagnostic {
    Diagnostic(
      .foreignWord, "expected the values alone, found Apple's type \(Phrases.quoted(name))",
      at: Label(place, "not needed"),
      notes: ["insets are written `8`, `(8, 16)` or `(top: 8, leading: 16)`"],
      fixes: [Fix("remove the type", .always, at: place, replacement: "")])
  }

  /// L0318; `width` and `height` are the texts of the two values.
  package static func pairAsSize(_ place: Place, width: String, height: String) -> Diagnostic {
    Diagnostic(
      .pairAsSize,
      "expected one dimension, found two: \(Phrases.quoted(width)) and "
        + Phrases.quoted(height),
      at: Label(place, "which is the width?"),
      notes: [
        "a bare dimension is the size along the axis in which the parent places the element"
      ],
      fixes: [
        Fix(
          "name both sides", .maybe, at: place,
          replacement: "width: \(width) height: \(height)")
      ])
  }

  /// L0319; the place is the call, `inner` the percentage alone.
  package static func percentInFraction(
    _ place: Place, inner: Place, function: String, text: String
  ) -> Diagnostic {
    Diagnostic(
      .percentInFraction,
      "expected a number in \(Phrases.quoted(function + "(…)")), found \(Phrases.quoted(text))",
      at: Label(inner, "a dimension already"),
      notes: ["\(Phrases.quoted(text)) is a whole dimension; a fraction of a half is `0.5`"],
      fixes: [Fix("write \(Phrases.quoted(text)) alone", .always, at: place, replacement: text)])
  }

  /// L0325; the place is both numbers with the comma.
  package static func decimalComma(
    _ place: Place, function: String, whole: String, fraction: String
  ) -> Diagnostic {
    let number = whole + "." + fraction
    return Diagnostic(
      .decimalComma,
      "expected one number in \(Phrases.quoted(function + "(…)")), "
        + "found two: \(Phrases.quoted(whole + "," + fraction))",
      at: Label(place, "two arguments"),
      notes: ["a number has a point before its fraction"],
      fixes: [Fix("write \(Phrases.quoted(number))", .maybe, at: place, replacement: number)])
  }
}
