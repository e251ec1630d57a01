/// How the run-time inputs of a layout are given while it is evaluated.

/// An input as whoever evaluates a layout gives it: a value of a scene, or a closure of an app.
package enum InputBinding {
  /// A Boolean is 0 or 1. For a function: always this.
  case number(Double)
  case text(String)
  /// A function of the index, by index; repeated when too short.
  case values([Double])
  /// A function of the index; a Boolean is 0 or 1.
  case function((Int) -> Double)

  /// The input as a scene gives it.
  package init(_ value: InputValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .values(let values): self = .values(values)
    }
  }
}

extension Scene {
  /// The inputs, by `ParameterID`.
  var bindings: [InputBinding?] { inputs.map { $0.map { InputBinding($0) } } }
}
