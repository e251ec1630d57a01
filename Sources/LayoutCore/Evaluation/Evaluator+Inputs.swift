/// The run-time inputs: what is given, else their defaults.

extension Evaluator {
  /// The value of an input that is a number or a Boolean.
  mutating func evaluate(_ parameter: ParameterID, _ id: ExpressionID) {
    guard suspended == nil, let declared = declaration(of: parameter),
      declared.type.valueType != nil, !declared.type.isFunction
    else { return fail(.malformed(id)) }
    if case .number(let value)? = binding(of: parameter) {
      return finish(id, declared.type.value(value))
    }
    evaluateDefault(of: parameter, declared, index: 0, id)
  }

  /// The value of an input that is a function. Closures are called with whole numbers, lists repeat in
  /// both directions. An index that is no number counts as 0, as in the Swift that is printed.
  mutating func apply(_ parameter: ParameterID, to index: Operand, _ id: ExpressionID) {
    guard suspended == nil, let declared = declaration(of: parameter), declared.type.isFunction
    else { return fail(.malformed(id)) }
    let whole = wholeNumber(index.value)
    switch binding(of: parameter) {
    case .number(let value): finish(id, declared.type.value(value), index.fault)
    case .values(let values):
      guard !values.isEmpty else { return fail(.emptyInput(parameter, id)) }
      let position = whole % values.count
      let value = values[position < 0 ? position + values.count : position]
      finish(id, declared.type.value(value), index.fault)
    case .function(let function): finish(id, declared.type.value(function(whole)), index.fault)
    case .text, nil:
      evaluateDefault(of: parameter, declared, index: Double(whole), id, index.fault)
    }
  }

  /// Whether two texts hold the same bytes.
  mutating func compare(_ left: TextValue, _ right: TextValue, _ id: ExpressionID) {
    guard suspended == nil else { return fail(.malformed(id)) }
    var texts: [String] = []
    for value in [left, right] {
      guard let text = text(value) else {
        if case .parameter(let parameter) = value { fail(.missingInput(parameter, id)) }
        return
      }
      texts.append(text)
    }
    finish(id, sameBytes(texts[0], texts[1]) ? 1 : 0)
  }

  /// A text as it is given, else its default; none where there is neither.
  func text(_ value: TextValue) -> String? {
    switch value {
    case .literal(let text): return text
    case .parameter(let parameter):
      if case .text(let text)? = binding(of: parameter) { return text }
      if case .text(let text)? = declaration(of: parameter)?.defaultValue { return text }
      return nil
    }
  }

  // MARK: - Lookup

  private func declaration(of parameter: ParameterID) -> Parameter? {
    let index = Int(parameter.rawValue)
    return index < parameters.count ? parameters[index] : nil
  }

  private func binding(of parameter: ParameterID) -> InputBinding? {
    let index = Int(parameter.rawValue)
    return index < bindings.count ? bindings[index] : nil
  }

  private mutating func evaluateDefault(
    of parameter: ParameterID, _ declared: Parameter, index: Double, _ id: ExpressionID,
    _ fault: Fault = .none
  ) {
    switch declared.defaultValue {
    case .value(.constant(let value)), .value(.folded(let value, _)): finish(id, value, fault)
    case .value(.expression(let expression)):
      suspend(index: index)
      tasks.append(.resume(id, fault))
      tasks.append(.evaluate(expression))
    case .text, nil: fail(.missingInput(parameter, id))
    }
  }
}

/// A number as functions get it: 0 where it is none, and within what an `Int` holds.
private func wholeNumber(_ number: Double) -> Int {
  number.isNaN ? 0 : Int(min(max(number, -1e15), 1e15))
}

extension ParameterType {
  /// What is given for an input of this type: a Boolean is 0 or 1.
  fileprivate func value(_ given: Double) -> Double {
    guard self == .boolean || self == .booleanFunction else { return given }
    return given != 0 ? 1 : 0
  }
}
