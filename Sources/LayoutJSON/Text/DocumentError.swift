/// What can be wrong with a program, a frames document or a scene. Words are for whoever reports it.

/// The first fault of a document, and where it is.
package struct DocumentError: Error, Equatable, Sendable {
  package var kind: DocumentErrorKind
  /// None where the value came from elsewhere than a text, such as an option.
  package var range: JSONRange?
  /// From the document's root, as `items[3]`; empty for the root itself and for faults of the text.
  package var path: String

  package init(_ kind: DocumentErrorKind, at range: JSONRange?, path: String) {
    self.kind = kind
    self.range = range
    self.path = path
  }
}

/// What is wrong.
package enum DocumentErrorKind: Equatable, Sendable {
  /// It isn't JSON.
  case text(JSONErrorKind)
  case expected(DocumentExpectation)
  /// A key that the format doesn't have; the ones that may stand there.
  case unknownKey(known: [String])
  case missingKey(String)
  /// A program of a later version of the format.
  case newerFormat(found: Int, supported: Int)
  /// A local whose value needs itself.
  case circularLocal(name: String)
  /// Elements, or statements, in one another.
  case elementsTooDeep(limit: Int)
  /// Of the parameters of a program.
  case parameter(ParameterFault)
  /// A scene that doesn't fit its layout.
  case scene(SceneFault)
}

/// What should stand at the place.
package enum DocumentExpectation: Equatable, Sendable {
  case object
  case array(count: Int?)
  case string
  case boolean
  case number(least: Double, most: Double)
  case numberAbove(Double, most: Double)
  case wholeNumber(least: Int, most: Int)
  case oneOf([String])
  /// An expression that yields a number, a Boolean, or a value of an enumeration.
  case numericExpression
  case booleanExpression
  case nameExpression
  /// `3` (the item in every section) or `2/3` (section, item).
  case itemPath
  /// A section's name or its index.
  case section
  /// One of several keys, and no second one.
  case exactlyOneKey([String])
  /// A string, or the parameter that gives it.
  case text
  /// Statements, or the name of a closure.
  case handler
  /// Frames of a closure, at least one.
  case frames
  /// Children, at least one.
  case children

  // Values of inputs.
  /// Any value that an input can have.
  case inputValue
  case anyNumber
  case anyWholeNumber
  /// A number, or an array of at least one.
  case numbers
  /// A Boolean, or an array of at least one.
  case booleans
}
