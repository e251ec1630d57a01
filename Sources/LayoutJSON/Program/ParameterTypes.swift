/// Parameters as the language writes them.

package import LayoutCore

extension ParameterType: ProgramNamed {
  static let names = ["Int", "Number", "Bool", "String", "(Int) -> Number", "(Int) -> Bool"]

  /// A value that an input could have: JSON without blanks, a text without quotes.
  fileprivate var example: String {
    switch self {
    case .integer: return "3"
    case .number: return "0.5"
    case .boolean: return "true"
    case .string: return "text"
    case .numberFunction: return "[1.5,0.75]"
    case .booleanFunction: return "[true,false]"
    }
  }
}

/// A parameter of a layout as its declaration has it.
package struct InputSignature: Equatable, Sendable {
  package var name: String
  /// As the language writes it: `(Int) -> Number`.
  package var type: String
  /// A value that it could have: JSON without blanks, a text without quotes.
  package var example: String

  package init(_ parameter: Parameter) {
    name = parameter.name
    type = parameter.type.name
    example = parameter.type.example
  }
}

extension Parameter {
  /// The declaration, without its default.
  package var signature: InputSignature { InputSignature(self) }
}
