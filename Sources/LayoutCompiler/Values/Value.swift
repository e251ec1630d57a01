/// Values while compiling: what an expression turned out to be, before an attribute says what it is
/// used for.

import LayoutCore
import LayoutSyntax

/// A number, Boolean or name of an environment enumeration, with its type.
struct TypedScalar {
  var scalar: Scalar
  var type: ValueType

  init(_ scalar: Scalar, _ type: ValueType) {
    self.scalar = scalar
    self.type = type
  }
}

/// How a dimension was written; `fractional` takes its side from where it is used.
enum DimensionForm {
  case fractional
  case fractionalWidth
  case fractionalHeight
  case absolute
  case estimated
  case uniform
}

/// One element of a tuple.
struct TupleElement {
  var label: NameToken?
  var value: Value
  var range: ByteRange
}

/// How many values one value may be made of.
let valueLeafLimit = 1_000

/// What an expression turned out to be.
enum Value {
  case scalar(TypedScalar)
  case string(String)
  /// A run-time input that is text.
  case textParameter(ParameterID)
  /// A name that is no constant: a value of an enumeration, if one is expected.
  case name(NameToken)
  case dimension(DimensionForm, Scalar)
  case spacing(isFlexible: Bool, Scalar)
  /// `fractional(x, y)`.
  case fractionalPair(ScalarPoint)
  case tuple([TupleElement])
  /// Values other than scalars, chosen when evaluating; `leaves` counts the values to choose from.
  indirect case conditional(ExpressionID, Value, Value, leaves: Int)
  /// What was given for a parameter of a definition, where it is no number.
  indirect case argument(ArgumentID, Value)
  /// Something that was reported already.
  case invalid

  /// How many values it is made of: those to choose from, and the elements of tuples. At most
  /// `valueLeafLimit`, so that names that stand for twice what others do stay cheap.
  var leaves: Int {
    switch self {
    case .conditional(_, _, _, let leaves): return leaves
    case .argument(_, let content): return content.leaves
    case .tuple(let elements): return elements.reduce(0) { $0 + $1.value.leaves }
    default: return 1
    }
  }

  /// Values of different families are never values of one attribute.
  enum Family {
    case measure
    case text
    case truth
    case name
  }

  /// The family of the value; of a choice, that of all its values.
  var family: Family {
    switch self {
    case .scalar(let scalar):
      switch scalar.type {
      case .number, .integer: return .measure
      case .boolean: return .truth
      case .name: return .name
      }
    case .string, .textParameter: return .text
    case .argument(_, let content): return content.family
    case .name: return .name
    case .dimension, .spacing, .fractionalPair, .tuple, .invalid: return .measure
    case .conditional(_, let first, _, _): return first.family
    }
  }

  /// How diagnostics call the value.
  var description: String {
    switch self {
    case .scalar(let scalar):
      switch scalar.type {
      case .number: return "a number"
      case .integer: return "a whole number"
      case .boolean: return "a Boolean"
      case .name: return "a name"
      }
    case .string, .textParameter: return "a string"
    case .argument(_, let content): return content.description
    case .name(let token): return "`" + token.text + "`"
    case .dimension: return "a dimension"
    case .spacing: return "a spacing"
    case .fractionalPair: return "a fractional offset"
    case .tuple: return "a tuple"
    case .conditional(_, let first, _, _): return first.description
    case .invalid: return "nothing"
    }
  }
}
