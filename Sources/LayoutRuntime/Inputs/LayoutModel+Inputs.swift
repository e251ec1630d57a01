/// Holds an app's inputs against the parameters of a layout.

import LayoutCore
import LayoutJSON
import LayoutObjects

extension LayoutModel {
  /// What is given for each parameter, in their order; none where the default counts.
  func bindings(
    of inputs: [String: LayoutInput]
  ) throws(LayoutLibraryError) -> [InputBinding?] {
    let names = parameters.map { $0.name }
    // Of several the same one is told each time.
    for input in inputs.keys.sorted() where !names.contains(input) {
      throw .unknownInput(name: input, layout: name, available: names)
    }
    var bindings: [InputBinding?] = []
    for parameter in parameters {
      guard let input = inputs[parameter.name] else {
        if parameter.defaultValue == nil {
          throw .missingInput(
            name: parameter.name, type: parameter.signature.type, layout: name)
        }
        bindings.append(nil)
        continue
      }
      guard let binding = InputBinding(input, for: parameter.type) else {
        throw .wrongInput(
          name: parameter.name, layout: name, expected: parameter.type.expectation,
          found: input.words)
      }
      bindings.append(binding)
    }
    return bindings
  }
}

extension InputBinding {
  /// An input for a parameter of a type; none where it doesn't take that.
  init?(_ input: LayoutInput, for type: ParameterType) {
    switch (type, input) {
    case (.string, .string(let text)): self = .text(text)
    case (.numberFunction, .function(let function)):
      self = .function { index in MainActor.assumeIsolated { Double(function(index)) } }
    case (.booleanFunction, .condition(let condition)):
      self = .function { index in MainActor.assumeIsolated { condition(index) ? 1 : 0 } }
    case (.numberFunction, .list(let list)), (.booleanFunction, .list(let list)):
      let single: ParameterType = type == .numberFunction ? .number : .boolean
      let values = list.compactMap { $0.value(for: single) }
      guard !values.isEmpty, values.count == list.count else { return nil }
      self = .values(values)
    default:
      guard let value = input.value(for: type) else { return nil }
      self = .number(value)
    }
  }
}

extension LayoutInput {
  /// The number that stands for it as a value of a type; none where it isn't one.
  fileprivate func value(for type: ParameterType) -> Double? {
    switch (type, self) {
    case (.integer, .int(let value)), (.number, .int(let value)),
      (.numberFunction, .int(let value)):
      return Double(value)
    case (.integer, .number(let value)):
      return value.isFinite && value == value.rounded() ? Double(value) : nil
    case (.number, .number(let value)), (.numberFunction, .number(let value)):
      return value.isFinite ? Double(value) : nil
    case (.boolean, .bool(let value)), (.booleanFunction, .bool(let value)): return value ? 1 : 0
    default: return nil
    }
  }
}
