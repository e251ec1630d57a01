/// Turns what lexer and parser found into words: the one entry for syntax issues.

package import LayoutSyntax

extension Diagnostic {
  /// The diagnostic of an issue; `source` is the file that the issue's ranges are in.
  ///
  /// - Complexity: O(length of the white space and the token at the place).
  package init(_ issue: SyntaxIssue, file: FileID, source: [UInt8]) {
    let place = Place(file, issue.range)
    let found = FoundToken(at: issue.range, in: source)
    let related = issue.related.map { Place(file, $0) }
    switch issue.kind {
    case .notUTF8:
      let start = Int(issue.range.start)
      self = .notUTF8(place, byte: start < source.count ? source[start] : nil)
    case .fileTooLarge(let limit): self = .fileTooLarge(place, limit: limit)
    case .nestingTooDeep(let limit): self = .nestingTooDeep(place, limit: limit)
    case .unexpectedCharacters: self = .unexpectedCharacters(place, found)
    case .unterminatedString: self = .unterminatedString(place)
    case .unterminatedComment: self = .unterminatedComment(place)
    case .unknownEscape: self = .unknownEscape(place, found)
    case .numberOutOfRange: self = .numberOutOfRange(place, found)
    case .unknownUnit: self = .unknownUnit(place, found, source: source)
    case .expected(let expectation, let context):
      self = .unexpectedToken(
        place, expectation, context, found: found, related: related, mend: issue.mend(in: file))
    case .missingCloser(let bracket):
      self = .missingCloser(place, bracket, found: found.description, opener: related)
    case .extraCloser(let bracket): self = .extraCloser(place, bracket)
    case .wrongBracket:
      let other = related.map { FoundToken(at: $0.range, in: source) }
      self = .wrongBracket(place, found, other: other, issue.mend(in: file))
    case .missingAxis: self = .missingAxis(place, found, issue.mend(in: file))
    case .separator: self = .separator(place, found)
    case .equalsInsteadOfColon: self = .equalsInsteadOfColon(place)
    case .dotBeforeName: self = .dotBeforeName(place, source: source)
    case .hyphenatedName: self = .hyphenatedName(place, found.text)
    case .namelessAttribute: self = .namelessAttribute(place)
    case .surplus: self = .surplus(place, found)
    case .comparisonOutsideParentheses:
      self = .comparisonOutsideParentheses(place, found, issue.mend(in: file))
    case .foreignComment, .wrongQuotes, .escapedSign, .foreignKeyword, .foreignOperator,
      .typedConstant, .attributesInParentheses, .childrenAsAttribute, .markup, .leadingPoint,
      .quotedName, .unneededWord, .elementAsValue:
      self = .habit(issue, place, found, issue.mend(in: file))
    }
  }
}

extension SyntaxIssue {
  /// What mends it, as edits of a file.
  fileprivate func mend(in file: FileID) -> [Edit] {
    edits.map { Edit(Place(file, $0.range), replacement: $0.replacement) }
  }
}
