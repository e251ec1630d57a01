/// Swift as a small tree that knows how to break its lines, as `swift format` would.

/// An expression of generated Swift.
indirect enum SwiftCode {
  case text(String)
  /// `name(label: value, …)`; an empty label is none.
  case call(String, [SwiftArgument])
  case array([SwiftCode])
  /// `value + value`.
  case sum([SwiftCode])
  /// `condition ? value : value`.
  case ternary(String, SwiftCode, SwiftCode)

  /// A call with labelled arguments.
  static func call(_ name: String, _ arguments: (String, SwiftCode)...) -> SwiftCode {
    .call(name, arguments.map { SwiftArgument($0.0, $0.1) })
  }

  /// All in one line.
  var line: String {
    switch self {
    case .text(let text): return text
    case .call(let name, let arguments):
      return name + "(" + SwiftCode.joined(arguments.map { $0.line }) + ")"
    case .array(let elements): return "[" + SwiftCode.joined(elements.map { $0.line }) + "]"
    case .sum(let operands):
      var text = ""
      for (index, operand) in operands.enumerated() {
        text += (index > 0 ? " + " : "") + operand.line
      }
      return text
    case .ternary(let condition, let then, let otherwise):
      return condition + " ? " + then.line + " : " + otherwise.line
    }
  }

  static func joined(_ parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() { text += (index > 0 ? ", " : "") + part }
    return text
  }
}

/// An argument of a call.
struct SwiftArgument {
  /// Empty for none.
  var label: String
  var value: SwiftCode

  init(_ label: String, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  var prefix: String { label.isEmpty ? "" : label + ": " }

  var line: String { prefix + value.line }
}
