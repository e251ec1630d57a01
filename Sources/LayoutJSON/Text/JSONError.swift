/// What can be wrong with a text that should be JSON. Words are for whoever reports it.

/// The first fault of a text.
package struct JSONError: Error, Equatable, Sendable {
  package var kind: JSONErrorKind
  /// Bytes from the start of the text.
  package var offset: Int

  package init(_ kind: JSONErrorKind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

/// What is wrong (RFC 8259).
package enum JSONErrorKind: Equatable, Sendable {
  /// Something else stands there, or the text ends.
  case expected(JSONExpectation)
  case notUTF8
  case nestingTooDeep(limit: Int)
  /// A name that its object already has.
  case duplicateName
  /// A number with no finite value.
  case numberOutOfRange
  /// A backslash before anything but `"\/bfnrtu`.
  case unknownEscape
  /// Half of a UTF-16 surrogate pair.
  case loneSurrogate
  /// A character below U+0020 in a string; it must be escaped.
  case controlCharacter
}

/// What was expected instead.
package enum JSONExpectation: UInt8, Equatable, Sendable {
  case value
  /// A string, as the name of a member.
  case name
  case colon
  case commaOrBracket
  case commaOrBrace
  case digit
  case hexadecimalDigit
  case closingQuote
  case endOfText
}
