/// The run-time inputs of a layout.

/// Position of a parameter in its layout's table.
package struct ParameterID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// What an input is. The argument of a function is the index of an item in its section.
package enum ParameterType: UInt8, CaseIterable, Sendable {
  case integer
  case number
  case boolean
  case string
  /// `(Int) -> Number`
  case numberFunction
  /// `(Int) -> Bool`
  case booleanFunction

  /// Whether its value depends on an index.
  package var isFunction: Bool { self == .numberFunction || self == .booleanFunction }

  /// What an expression with the input yields; none for text, which is only compared.
  package var valueType: ValueType? {
    switch self {
    case .integer: return .integer
    case .number, .numberFunction: return .number
    case .boolean, .booleanFunction: return .boolean
    case .string: return nil
    }
  }
}

/// What an input is where nobody gives it.
package enum ParameterDefault: Equatable, Sendable {
  /// Of functions the value may use `index`; else it is constant.
  case value(Scalar)
  case text(String)
}

/// A run-time input of a layout (a parameter of the function that generated Swift has).
package struct Parameter: Equatable, Sendable {
  package var name: String
  package var type: ParameterType
  /// None: an input must be given.
  package var defaultValue: ParameterDefault?

  package init(name: String, type: ParameterType, defaultValue: ParameterDefault? = nil) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// A text that is known when compiling, or given as an input.
package enum TextValue: Equatable, Sendable {
  case literal(String)
  case parameter(ParameterID)

  /// The text, if it is known when compiling.
  package var literal: String? {
    if case .literal(let text) = self { return text }
    return nil
  }
}

extension Choice<TextValue> {
  /// A text that is known when compiling.
  package static func text(_ text: String) -> Choice { .always(.literal(text)) }

  /// The text, if it is known when compiling.
  package var literal: String? {
    switch self {
    case .always(let text): return text.literal
    case .argument(_, let content): return content.literal
    case .conditional: return nil
    }
  }
}
