/// Words for L0107 to L0109 and L021x: what people write who come from another language.

import LayoutSyntax

extension Diagnostic {
  /// L0107 to L0109, L0212 to L0221; `mend` are the edits that the reader proposes.
  static func habit(
    _ issue: SyntaxIssue, _ place: Place, _ found: FoundToken, _ mend: [Edit]
  ) -> Diagnostic {
    let habit = Habit(issue.kind, found)
    var diagnostic = Diagnostic(
      habit.code, habit.message, at: Label(place, habit.label), notes: habit.notes)
    if mend.isEmpty {
      diagnostic.helps = habit.help.isEmpty ? [] : [habit.help]
    } else {
      diagnostic.fixes = [
        Fix(title: habit.mend, applicability: habit.applicability, edits: mend)
      ]
    }
    return diagnostic
  }

  /// L0210.
  static func surplus(_ place: Place, _ found: FoundToken) -> Diagnostic {
    Diagnostic(
      .surplus, "found \(found.description), which has no meaning here",
      at: Label(place, "not expected here"),
      notes: [
        found.text.utf8.allSatisfy { (48...57).contains($0) } && !found.text.utf8.isEmpty
          ? "`repeat 3 < … >` makes children several times"
          : "everything around it can be read without it"
      ],
      fixes: [Fix("remove it", .maybe, at: place, replacement: "")])
  }

  /// L0211.
  static func namelessAttribute(_ place: Place) -> Diagnostic {
    Diagnostic(
      .namelessAttribute, "expected the name of an attribute before `:`, found none",
      at: Label(place, "of which attribute?"),
      notes: [
        "an attribute is a name, `:` and a value, as in `height: 44`; "
          + "a bare dimension stands alone, as in `item 44`"
      ],
      fixes: [Fix("remove `:`", .maybe, at: place, replacement: "")])
  }
}

/// What is to be said of a habit.
private struct Habit {
  var code: DiagnosticCode
  var message: String
  var label: String
  var notes: [String] = []
  /// The title of the fix.
  var mend: String
  var applicability = Applicability.always
  /// What to do where there is no fix.
  var help = ""

  init(
    _ code: DiagnosticCode, _ message: String, _ label: String, notes: [String] = [],
    mend: String, _ applicability: Applicability = .always, help: String = ""
  ) {
    self.code = code
    self.message = message
    self.label = label
    self.notes = notes
    self.mend = mend
    self.applicability = applicability
    self.help = help
  }

  init(_ kind: SyntaxIssueKind, _ found: FoundToken) {
    let text = found.description
    switch kind {
    case .foreignComment:
      self.init(
        .foreignComment, "expected `//` before a comment, found \(text)", "begins no comment here",
        notes: ["a comment is `// …` to the end of the line, or `/* … */`"],
        mend: "write it as a comment of this language")
    case .wrongQuotes:
      self.init(
        .wrongQuotes, "expected a string between straight double quotes, found \(text)",
        "other quotes", mend: "write straight double quotes")
    case .escapedSign:
      self.init(
        .escapedSign, "expected a sign as it is, found \(text), its form in HTML",
        "escaped for a web page", mend: "write the sign itself")
    case .typedConstant:
      self.init(
        .typedConstant, "expected `=` after the name of a constant, found a type: \(text)",
        "constants state no type", notes: ["a constant has the type of its value"],
        mend: "remove the type")
    case .attributesInParentheses:
      self.init(
        .attributesInParentheses,
        "expected attributes without parentheses round them, found \(text)", "not needed",
        notes: [
          "attributes follow the word of an element, with white space between them: "
            + "`item fractional(0.5) insets: 8`"
        ], mend: "write the attributes without parentheses and commas",
        help: "write the attributes without parentheses and commas")
    case .childrenAsAttribute:
      self.init(
        .childrenAsAttribute, "expected children between `<` and `>`, found them after \(text)",
        "not an attribute", notes: ["children stand in brackets after the attributes"],
        mend: "write them in brackets")
    case .markup:
      self.init(
        .markup, "expected an element such as `section`, found the tag \(text)", "a tag of HTML",
        notes: ["brackets stand after an element, round its children: `section < … >`"],
        mend: "",
        help: "write the word first: `section < group horizontal 100 < item fractional(0.5) > >`")
    case .leadingPoint:
      self.init(
        .leadingPoint, "expected a digit before the point of a number, found `.`",
        "a digit is missing", mend: "add `0`")
    case .quotedName:
      self.init(
        .quotedName, "expected a name without quotes, found \(text)", "a name is no string",
        mend: "remove the quotes", help: "write a name of letters, digits and `_`")
    case .unneededWord:
      self.init(
        .unneededWord, "found \(text), which this language does without", "not needed",
        mend: "remove it")
    case .elementAsValue:
      self.init(
        .elementAsValue, "expected the constant's value after `=`, found the element \(text)",
        "an element is no value",
        notes: ["`define` names elements, and `name()` puts them where they are needed"],
        mend: "write `define`")
    case .foreignKeyword(let keyword): self.init(keyword, text)
    case .foreignOperator(let meaning): self.init(meaning, text)
    default: self.init(.surplus, "found \(text)", "", mend: "remove it")
    }
  }

  private init(_ keyword: ForeignKeyword, _ text: String) {
    switch keyword {
    case .constant:
      self.init(
        .foreignKeyword, "expected `let` before the name of a constant, found \(text)",
        "`let` in this language", notes: ["nothing changes after it is declared"],
        mend: "write `let`")
    case .function:
      self.init(
        .foreignKeyword, "expected `define` before the name of a definition, found \(text)",
        "`define` in this language",
        notes: ["`define card(share) < … >` names elements, `card(0.5)` uses them"],
        mend: "write `define`")
    case .elseIf:
      self.init(
        .foreignKeyword, "expected `else if`, found \(text)", "two words in this language",
        mend: "write `else if`")
    case .loop:
      self.init(
        .foreignKeyword, "expected `repeat` before what is repeated, found \(text)",
        "`repeat` in this language",
        notes: ["`repeat 3 as i < … >` makes the children three times, with `i` 0, 1 and 2"],
        mend: "write `repeat`", help: "write `repeat 3 as i < … >`")
    }
  }

  private init(_ meaning: ForeignOperator, _ text: String) {
    switch meaning {
    case .and, .or, .not:
      let sign = meaning == .and ? "`&&`" : meaning == .or ? "`||`" : "`!`"
      self.init(
        .foreignOperator, "expected \(sign), found \(text)", "\(sign) in this language",
        mend: "write \(sign)")
    case .choice:
      self.init(
        .foreignOperator, "expected `if (condition) value else other`, found `?`",
        "no such operator", mend: "write `if` and `else`",
        help: "write `if (condition) value else other`")
    }
  }
}
