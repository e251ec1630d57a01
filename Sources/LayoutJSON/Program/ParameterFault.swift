/// What can be wrong with the parameters of a program.

/// A parameter that can't be what a program says, or can't stand where it does.
package enum ParameterFault: Equatable, Sendable {
  /// There is none of the name.
  case unknown(name: String, known: [String])
  /// An earlier one has the name.
  case repeated(name: String)
  /// A function where a value is needed: `index` is missing.
  case missingIndex(InputSignature)
  /// A value that is asked for its element `index`.
  case unwantedIndex(InputSignature)
  /// A text where a number or a Boolean is needed.
  case isText(InputSignature)
  /// A number, a Boolean or a function where a text is needed.
  case isNoText(InputSignature)
  /// A default that depends on more than the index of a function.
  case variableDefault
}
