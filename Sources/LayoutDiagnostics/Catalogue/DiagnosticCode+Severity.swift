/// Which codes leave no choice.

extension DiagnosticCode {
  /// Whether every diagnostic of the code is an error, so that no option and no comment can make less of it.
  /// Some codes are errors where a fault is sure, and warnings where it depends on the width or an input.
  package var isAlwaysError: Bool {
    switch self {
    case .itemExceedsGroup, .childrenExceedParent, .divisionByZero, .notFinite,
      .nonPositiveDimension, .negativeValue, .countTooSmall, .tooManyChildren,
      .notExactlyOneGroup, .emptyGroup, .duplicateElementKind:
      return false
    default: return descriptor.severity == .error
    }
  }
}
