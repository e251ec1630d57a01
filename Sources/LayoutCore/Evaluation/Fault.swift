/// What is wrong with a value while an expression is computed. Values are carried on as IEEE has them,
/// faults beside them.

/// Why a value, or what is made of it, can't be used.
enum Fault {
  case none
  /// The value became infinite or no number at this node. Forgotten where what is made of it is finite
  /// again.
  case notFinite(ExpressionID)
  /// Not an expression: an operand that doesn't stand before its user, a local of itself.
  case malformed(ExpressionID)
  case divisionByZero(ExpressionID)
  case missingInput(ParameterID, ExpressionID)
  case emptyInput(ParameterID, ExpressionID)

  /// Whether it stays whatever is made of the value.
  var isLasting: Bool {
    switch self {
    case .none, .notFinite: return false
    case .malformed, .divisionByZero, .missingInput, .emptyInput: return true
    }
  }

  /// The fault of what is made of two values: the first that stays, else the first.
  func joined(with other: Fault) -> Fault {
    if isLasting { return self }
    if other.isLasting { return other }
    if case .none = self { return other }
    return self
  }

  /// How it is reported; none where nothing is wrong.
  var issue: (kind: EvaluationIssueKind, expression: ExpressionID)? {
    switch self {
    case .none: return nil
    case .notFinite(let id), .malformed(let id): return (.notFinite, id)
    case .divisionByZero(let id): return (.divisionByZero, id)
    case .missingInput(let parameter, let id): return (.missingInput(parameter), id)
    case .emptyInput(let parameter, let id): return (.emptyInput(parameter), id)
    }
  }
}

/// A value on the evaluator's stack.
struct Operand {
  var value: Double
  var fault: Fault = .none
}
