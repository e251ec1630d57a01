/// Types and inputs in words, for errors.

import LayoutCore

extension ParameterType {
  /// What a parameter of the type takes.
  var expectation: String {
    switch self {
    case .integer: return "a whole number"
    case .number: return "a finite number"
    case .boolean: return "`true` or `false`"
    case .string: return "a text"
    case .numberFunction:
      return "a number for each index: a `.function`, a list of finite numbers, or one number"
    case .booleanFunction:
      return "a Boolean for each index: a `.condition`, a list of Booleans, or one Boolean"
    }
  }
}

extension LayoutInput {
  /// The input, as an error names it.
  var words: String {
    switch self {
    case .int(let value): return "\(value)"
    case .number(let value): return "\(value)"
    case .bool(let value): return "\(value)"
    case .string(let text): return "the text \"\(text)\""
    case .function: return "a function that gives numbers"
    case .condition: return "a function that gives Booleans"
    case .list(let list):
      if list.isEmpty { return "an empty list" }
      return "[" + list.map { $0.words }.joined(separator: ", ") + "]"
    }
  }
}
