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
    case .unknownUnit: self = .unknownUnit(place, found)
    case .expected(let expectation, let context):
      self = .unexpectedToken(
        place, expectation, context, found: found.description, related: related)
    case .missingCloser(let bracket):
      self = .missingCloser(place, bracket, found: found.description, opener: related)
    case .extraCloser(let bracket): self = .extraCloser(place, bracket)
    case .wrongBracket: self = .wrongBracket(place, found)
    case .missingAxis: self = .missingAxis(place, found)
    case .separator: self = .separator(place, found)
    case .equalsInsteadOfColon: self = .equalsInsteadOfColon(place)
    case .dotBeforeName: self = .dotBeforeName(place, source: source)
    case .comparisonOutsideParentheses: self = .comparisonOutsideParentheses(place, found)
    }
  }
}
