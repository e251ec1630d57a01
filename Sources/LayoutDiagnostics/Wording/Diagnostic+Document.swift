/// Words for JSON documents that can't be read: scenes and layout programs.

package import LayoutJSON
import LayoutSyntax

extension Diagnostic {
  /// A diagnostic for the first fault of a document; `bytes` are its text.
  ///
  /// L0810 where it isn't JSON, L0811 where a value is wrong, L0812 for a section that isn't there.
  package init(_ error: DocumentError, file: FileID, bytes: Int) {
    let range = error.range ?? JSONRange(start: 0, end: 0)
    let place = Place(
      file, ByteRange(start: min(range.start, bytes), end: min(range.end, bytes)))
    switch error.kind {
    case .text(let kind): self = .invalidJSON(place, expected: kind.expected)
    case .expected(let expectation):
      self = .sceneValue(place, path: error.path, expected: expectation.words)
    case .unknownKey(let known):
      self = .sceneValue(
        place, path: error.path, expected: "one of the names " + Phrases.list(known))
    case .missingKey(let key):
      self = .sceneValue(place, path: error.path, expected: "a value for " + Phrases.quoted(key))
    case .newerFormat(_, let supported):
      self = .sceneValue(place, path: error.path, expected: "at most \(supported)")
    case .circularLocal(let name):
      self = .sceneValue(
        place, path: error.path, expected: "a value that does not need " + Phrases.quoted(name))
    }
  }
}

extension JSONErrorKind {
  /// What stands after "expected".
  fileprivate var expected: String {
    switch self {
    case .expected(let expectation): return expectation.words
    case .notUTF8: return "text in UTF-8"
    case .nestingTooDeep(let limit): return "at most \(limit) levels of brackets"
    case .duplicateName: return "a name that its object does not have yet"
    case .numberOutOfRange: return "a number that a computer can hold"
    case .unknownEscape: return "one of `\"\\/bfnrtu` after the backslash"
    case .loneSurrogate: return "both halves of a surrogate pair"
    case .controlCharacter: return "an escape in place of a control character"
    }
  }
}

extension JSONExpectation {
  fileprivate var words: String {
    switch self {
    case .value: return "a value"
    case .name: return "a name in quotes"
    case .colon: return "`:`"
    case .commaOrBracket: return "`,` or `]`"
    case .commaOrBrace: return "`,` or `}`"
    case .digit: return "a digit"
    case .hexadecimalDigit: return "a hexadecimal digit"
    case .closingQuote: return "a closing quote"
    case .endOfText: return "the end of the text"
    }
  }
}

extension DocumentExpectation {
  fileprivate var words: String {
    switch self {
    case .object: return "an object"
    case .array(let count):
      return count.map { "an array of \($0)" } ?? "an array"
    case .string: return "a string"
    case .boolean: return "`true` or `false`"
    case .number(let least, let most):
      return "a number from \(written(least)) to \(written(most))"
    case .numberAbove(let bound, let most):
      return "a number above \(written(bound)) and at most \(written(most))"
    case .wholeNumber(let least, let most): return "a whole number from \(least) to \(most)"
    case .oneOf(let names): return "one of " + Phrases.list(names)
    case .numericExpression: return "an expression that gives a number"
    case .booleanExpression: return "an expression that gives a Boolean"
    case .nameExpression: return "an expression that gives a name"
    case .itemPath: return "an item (`3`), or a section and an item (`2/3`)"
    case .section: return "the name or the index of a section"
    }
  }
}

/// A bound as a person writes it.
private func written(_ value: Double) -> String {
  if value == value.rounded(.towardZero), value.magnitude < 1e15 { return "\(Int64(value))" }
  return "\(value)"
}
