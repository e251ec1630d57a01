/// Pure expressions as small trees in a flat array.

/// Position of an expression in its layout's pool.
package struct ExpressionID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Position of a local in its layout's table.
package struct LocalID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Position of a named constant in its layout's table.
package struct ConstantID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A `let` of the file whose value is known when compiling; generated Swift keeps the name. Not part of
/// the layout program.
package struct NamedConstant: Equatable, Sendable {
  package var name: String
  /// The text of the `///` comment before it; empty if none.
  package var documentation: String
  package var type: ValueType
  package var value: Double
  /// How the value was written, where it uses other names.
  package var definition: ExpressionID?
  /// Its place in the order written, the constants of imported files after those of the file itself.
  package var position: Int

  package init(
    name: String, documentation: String, type: ValueType, value: Double,
    definition: ExpressionID?, position: Int = 0
  ) {
    self.name = name
    self.documentation = documentation
    self.type = type
    self.value = value
    self.definition = definition
    self.position = position
  }
}

/// A name whose value is computed when evaluating.
package struct Local: Equatable, Sendable {
  package var name: String
  package var type: ValueType
  /// The value of a `let` of the file, computed once for each section at its first use. None for
  /// variables of `repeat` and for a `let` between children, which are set where they stand.
  package var definition: ExpressionID?

  package init(name: String, type: ValueType, definition: ExpressionID? = nil) {
    self.name = name
    self.type = type
    self.definition = definition
  }
}

/// What an expression yields. Every value is carried as a `Double`: a Boolean is 0 or 1, a name its
/// position in its enumeration.
package enum ValueType: Equatable, Sendable {
  case number
  case integer
  case boolean
  case name(EnvironmentEnumeration)
}

/// One node of an expression; operands are earlier nodes of the same pool.
package enum Expression: Equatable, Sendable {
  case number(Double)
  case integer(Int32)
  case boolean(Bool)
  /// A value of an enumeration, by position.
  case name(EnvironmentEnumeration, UInt8)
  case input(EnvironmentInput)
  case local(LocalID)
  /// A named constant and its value.
  case constant(ConstantID, Double)
  /// A constant that was written with names: its value, and how it was written.
  case folded(Double, ExpressionID)
  /// A run-time input that is a number or a Boolean.
  case parameter(ParameterID)
  /// A run-time input that is a function, of an index.
  case apply(ParameterID, ExpressionID)
  /// Whether two texts are equal.
  case sameText(TextValue, TextValue)
  /// What an argument of a `define` is at this use.
  case argument(ArgumentID, ExpressionID)
  case unary(UnaryOperator, ExpressionID)
  case binary(BinaryOperator, ExpressionID, ExpressionID)
  case conditional(ExpressionID, then: ExpressionID, otherwise: ExpressionID)
  case call1(Function, ExpressionID)
  case call2(Function, ExpressionID, ExpressionID)
  case call3(Function, ExpressionID, ExpressionID, ExpressionID)
}

/// `-a` and `!a`.
package enum UnaryOperator: UInt8, CaseIterable, Sendable {
  case negate
  case not
}

/// Operators with two operands.
package enum BinaryOperator: UInt8, CaseIterable, Sendable {
  case add
  case subtract
  case multiply
  case divide
  case equal
  case notEqual
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual
  /// The second operand is only evaluated where the first is true.
  case and
  /// The second operand is only evaluated where the first is false.
  case or
}

/// Functions that expressions may call. `min` and `max` of more than two arguments are nested.
package enum Function: UInt8, CaseIterable, Sendable {
  case min
  case max
  case abs
  case floor
  case ceil
  /// To the nearest whole number, halves away from zero.
  case round
  case sqrt
  /// Of radians.
  case sin
  /// Of radians.
  case cos
  /// `clamp(value, low, high)`: `max(low, min(high, value))`.
  case clamp
  /// The remainder of a division, with the sign of the dividend, as Swift's `%`.
  case mod

  /// How many arguments a call takes once `min` and `max` are nested.
  package var argumentCount: Int {
    switch self {
    case .min, .max, .mod: return 2
    case .clamp: return 3
    case .abs, .floor, .ceil, .round, .sqrt, .sin, .cos: return 1
    }
  }
}

/// The expressions of a layout.
package struct ExpressionPool: Equatable, Sendable {
  package private(set) var nodes: [Expression] = []

  package init() {}

  /// The node of an identity that the pool gave.
  package subscript(id: ExpressionID) -> Expression { nodes[Int(id.rawValue)] }

  /// Adds a node whose operands are already in the pool.
  package mutating func append(_ expression: Expression) -> ExpressionID {
    nodes.append(expression)
    return ExpressionID(rawValue: UInt32(nodes.count - 1))
  }
}
