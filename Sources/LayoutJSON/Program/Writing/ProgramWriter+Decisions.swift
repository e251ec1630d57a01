/// Looks through uses and arguments of `define`s, and through conditions that are known.

import LayoutCore

extension ProgramWriter {
  /// Whether nothing is written of the children.
  func areNone<Element>(_ children: [Child<Element>]) -> Bool {
    children.allSatisfy { child in
      switch child {
      case .element, .repetition, .local: return false
      case .use(_, let inner): return areNone(inner)
      case .conditional(let condition, let then, let otherwise):
        guard let holds = decisions.holds(condition) else { return false }
        return areNone(holds ? then : otherwise)
      }
    }
  }

  /// Whether nothing is written of the statements.
  func areNone(_ statements: [ScrollStatement]) -> Bool {
    statements.allSatisfy { statement in
      guard case .conditional(let condition, let then, let otherwise) = statement,
        let holds = decisions.holds(condition)
      else { return false }
      return areNone(holds ? then : otherwise)
    }
  }

  /// The choice that is written.
  func decided<Value>(_ choice: Choice<Value>) -> Choice<Value> {
    var choice = choice
    while true {
      switch choice {
      case .always: return choice
      case .argument(_, let content): choice = content
      case .conditional(let condition, let then, let otherwise):
        guard let holds = decisions.holds(condition) else { return choice }
        choice = holds ? then : otherwise
      }
    }
  }

  /// The expression that is written. Operands stand before their users, so that this ends.
  func decided(_ id: ExpressionID) -> ExpressionID {
    var id = id
    while true {
      var next = id
      switch expressions[id] {
      case .argument(_, let content): next = content
      case .conditional(let condition, let then, let otherwise):
        guard let holds = decisions.holds(condition) else { return id }
        next = holds ? then : otherwise
      default: return id
      }
      guard next.rawValue < id.rawValue else { return id }
      id = next
    }
  }

  /// The number as which a scalar is written; none for other expressions.
  func number(_ scalar: Scalar) -> Double? {
    guard case .expression(let id) = scalar else { return scalar.constant }
    switch expressions[decided(id)] {
    case .number(let value), .constant(_, let value), .folded(let value, _): return value
    case .integer(let value): return Double(value)
    default: return nil
    }
  }

  func isZero(_ scalar: Scalar) -> Bool { number(scalar) == 0 }

  /// Whether a dimension is written as `kind` of the number `value`.
  func isAlways(_ dimension: Choice<Dimension>, _ kind: DimensionKind, _ value: Double) -> Bool {
    guard case .always(let dimension) = decided(dimension) else { return false }
    return dimension.kind == kind && number(dimension.value) == value
  }
}
