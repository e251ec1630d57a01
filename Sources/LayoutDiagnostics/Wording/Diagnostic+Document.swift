/// Words for JSON documents that can't be read: scenes and layout programs.

package import LayoutJSON
import LayoutSyntax

extension Diagnostic {
  /// A diagnostic for the first fault of a document; `bytes` are its text.
  ///
  /// L0810 where it isn't JSON, L0811 where a value is wrong, L0812 to L0815 where a scene doesn't fit
  /// its layout, L0454 where it lacks an input.
  package init(
    _ error: DocumentError, file: FileID, bytes: Int, form: DocumentForm = .scene
  ) {
    let range = error.range ?? JSONRange(start: 0, end: 0)
    let place = Place(
      error.range == nil ? .none : file,
      ByteRange(start: min(range.start, bytes), end: min(range.end, bytes)))
    let expected: String
    switch error.kind {
    case .text(let kind):
      self = .invalidJSON(place, expected: kind.expected)
      return
    case .scene(let fault):
      self.init(fault, place: place, path: error.path)
      return
    case .expected(let expectation): expected = expectation.words
    case .unknownKey(let known): expected = "one of the names " + Phrases.list(known)
    case .missingKey(let key): expected = "a value for " + Phrases.quoted(key)
    case .newerFormat(_, let supported): expected = "at most \(supported)"
    case .circularLocal(let name):
      expected = "a value that does not need " + Phrases.quoted(name)
    case .elementsTooDeep(let limit): expected = "at most \(limit) levels of elements"
    case .parameter(let fault): expected = fault.expected
    }
    self = .sceneValue(place, path: error.path, expected: expected, form: form)
  }

  private init(_ fault: SceneFault, place: Place, path: String) {
    switch fault {
    case .unknownSection(let name, let known):
      self = .unknownSceneSection(place, name: name, known: known)
    case .unknownInput(let name, let known):
      self = .unknownSceneInput(place, name: name, known: known)
    case .wrongInput(let input, let expected):
      self = .sceneInput(place, input: input, path: path, expected: expected.words)
    case .missingInput(let input):
      self = .missingInput(place, name: input.name, type: input.type, example: input.example)
    case .unknownProvider(let name, let known):
      self = .unknownSceneProvider(place, name: name, known: known)
    }
  }
}

extension ParameterFault {
  /// What stands after "expected".
  fileprivate var expected: String {
    switch self {
    case .unknown(_, let known):
      return known.isEmpty
        ? "no parameter, since the layout has none" : "one of the parameters " + Phrases.list(known)
    case .repeated: return "a name that no earlier parameter has"
    case .missingIndex(let parameter):
      return "an `index` for " + Phrases.declaration(of: parameter)
    case .unwantedIndex(let parameter):
      return "no `index` for " + Phrases.declaration(of: parameter)
    case .isText(let parameter):
      return "a number or a Boolean, not the parameter " + Phrases.declaration(of: parameter)
    case .isNoText(let parameter):
      return "a text, not the parameter " + Phrases.declaration(of: parameter)
    case .variableDefault: return "a constant, or an expression of nothing but `index`"
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
  /// What stands after "expected".
  package var words: String {
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
    case .exactlyOneKey(let keys): return "exactly one of the names " + Phrases.list(keys)
    case .text: return "a string, or a parameter that is one"
    case .handler: return "an array of statements, or an object with the name of a `handler`"
    case .frames: return "an array of frames, at least one"
    case .children: return "an array of elements, at least one"
    case .inputValue: return "a number, a Boolean, a string, or an array of numbers or Booleans"
    case .anyNumber: return "a number"
    case .anyWholeNumber: return "a whole number"
    case .numbers: return "a number or an array of one or more numbers"
    case .booleans: return "`true`, `false` or an array of one or more of them"
    }
  }
}

/// A bound as a person writes it.
private func written(_ value: Double) -> String {
  if value == value.rounded(.towardZero), value.magnitude < 1e15 { return "\(Int64(value))" }
  return "\(value)"
}
