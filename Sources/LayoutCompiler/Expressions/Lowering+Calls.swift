/// Calls: functions of numbers, dimensions, spacings.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The value of `name(arguments)`.
  mutating func call(
    _ name: NameToken, _ arguments: [ArgumentSyntax], at range: ByteRange
  ) -> Value {
    for entry in scope.reversed() where entry.name == name.text {
      switch entry.meaning {
      case .parameter(let parameter): return apply(parameter, name, arguments, at: range)
      case .unknown:
        for argument in arguments { _ = value(of: argument.value) }
        return .invalid
      case .value, .local: break
      }
    }
    if let function = Function(named: name.text) {
      return numericCall(function, name, arguments, at: range)
    }
    if name.text == "fractional", arguments.count == 2 {
      guard let x = argument(arguments[0], of: name), let y = argument(arguments[1], of: name)
      else { return .invalid }
      return .fractionalPair(ScalarPoint(x: x.scalar, y: y.scalar))
    }
    if let form = DimensionForm(named: name.text) {
      guard let scalar = onlyArgument(arguments, of: name, at: range) else { return .invalid }
      return .dimension(form, scalar.scalar)
    }
    if name.text == "fixed" || name.text == "flexible" {
      guard let scalar = onlyArgument(arguments, of: name, at: range) else { return .invalid }
      return .spacing(isFlexible: name.text == "flexible", scalar.scalar)
    }
    reportUnknownFunction(name)
    return .invalid
  }

  /// A run-time input that is a function, of an index.
  private mutating func apply(
    _ parameter: ParameterID, _ name: NameToken, _ arguments: [ArgumentSyntax],
    at range: ByteRange
  ) -> Value {
    let declaration = parameters[Int(parameter.rawValue)]
    guard declaration.type.isFunction, let type = declaration.type.valueType else {
      report(.notAFunction(at(name.range), name: name.text))
      return .invalid
    }
    guard let scalar = onlyArgument(arguments, of: name, at: range),
      wholeNumber(scalar, least: nil, what: "the index", at: range) != nil,
      let index = expression(scalar, at: range),
      let id = add(.apply(parameter, index), at: range)
    else { return .invalid }
    return .scalar(TypedScalar(.expression(id), type))
  }

  private mutating func reportUnknownFunction(_ name: NameToken) {
    guard !names.mayBeDeclared(name.text, in: unit) else { return reports.countAgain() }
    if case .piece? = names.visible[unit][name.text] {
      report(
        .typeMismatch(
          at(name.range), expected: "a value", found: "the definition `" + name.text + "`"))
      return
    }
    if name.text.hasSuffix("EdgeInsets") || name.text.hasPrefix("CG") {
      report(.foreignType(at(name.range), name: name.text))
      return
    }
    let functions = scope.compactMap { entry -> String? in
      if case .parameter(let id) = entry.meaning, parameters[Int(id.rawValue)].type.isFunction {
        return entry.name
      }
      return nil
    }
    report(
      .unknownFunction(
        at(name.range), name: name.text,
        suggestion: suggestion(
          for: name.text,
          among: functions + Function.names + DimensionForm.names + ["fixed", "flexible"])))
  }

  /// One argument as a number.
  private mutating func argument(
    _ argument: ArgumentSyntax, of function: NameToken
  ) -> TypedScalar? {
    if let label = argument.label {
      report(
        .unknownLabel(
          at(label.range), label: label.text, of: "`" + function.text + "`", allowed: []))
      return nil
    }
    return numeric(value(of: argument.value), at: argument.value?.range ?? argument.range)
  }

  private mutating func onlyArgument(
    _ arguments: [ArgumentSyntax], of function: NameToken, at range: ByteRange
  ) -> TypedScalar? {
    guard arguments.count == 1 else {
      let expected = function.text == "fractional" ? "1 or 2 arguments" : "1 argument"
      report(
        .wrongArgumentCount(
          at(range), function: function.text, expected: expected, found: arguments.count))
      return nil
    }
    return argument(arguments[0], of: function)
  }

  private mutating func numericCall(
    _ function: Function, _ name: NameToken, _ arguments: [ArgumentSyntax], at range: ByteRange
  ) -> Value {
    let isVariadic = function == .min || function == .max
    guard
      isVariadic ? arguments.count >= 2 : arguments.count == function.argumentCount
    else {
      report(
        .wrongArgumentCount(
          at(range), function: name.text,
          expected: isVariadic
            ? "2 or more arguments" : Phrase.count(function.argumentCount, "argument"),
          found: arguments.count))
      return .invalid
    }
    var scalars: [TypedScalar] = []
    for syntax in arguments {
      guard let scalar = argument(syntax, of: name) else { return .invalid }
      scalars.append(scalar)
    }
    guard isVariadic else { return apply(function, scalars, at: range) }
    var result = Value.scalar(scalars[0])
    for scalar in scalars.dropFirst() {
      guard case .scalar(let left) = result else { return .invalid }
      result = apply(function, [left, scalar], at: range)
    }
    return result
  }

  /// A call with as many arguments as the function takes, folded where they are constant.
  private mutating func apply(
    _ function: Function, _ arguments: [TypedScalar], at range: ByteRange
  ) -> Value {
    let type = function.resultType(arguments)
    if function == .mod, arguments[1].scalar.constant == 0 {
      report(.divisionByZero(at(range)))
      return .invalid
    }
    let constants = arguments.compactMap { argument -> Double? in
      if let constant = argument.scalar.constant { return constant }
      return nil
    }
    if constants.count == arguments.count {
      let folded = result(
        of: function, constants[0], constants.count > 1 ? constants[1] : 0,
        constants.count > 2 ? constants[2] : 0)
      return self.folded(folded ?? .nan, type, from: arguments, at: range) { ids in
        function.call(ids)
      }
    }
    var ids: [ExpressionID] = []
    for argument in arguments {
      guard let id = expression(argument, at: range) else { return .invalid }
      ids.append(id)
    }
    guard let id = add(function.call(ids), at: range) else { return .invalid }
    return .scalar(TypedScalar(.expression(id), type))
  }
}

extension Function {
  /// The names of all functions, in the order of the cases.
  static let names = [
    "min", "max", "abs", "floor", "ceil", "round", "sqrt", "sin", "cos", "clamp", "mod",
  ]

  /// The function of a name.
  init?(named name: String) {
    for (function, candidate) in zip(Function.allCases, Function.names)
    where candidate == name {
      self = function
      return
    }
    return nil
  }

  /// A call with as many arguments as the function takes.
  func call(_ arguments: [ExpressionID]) -> Expression {
    switch arguments.count {
    case 1: return .call1(self, arguments[0])
    case 2: return .call2(self, arguments[0], arguments[1])
    default: return .call3(self, arguments[0], arguments[1], arguments[2])
    }
  }

  /// The type of the result.
  func resultType(_ arguments: [TypedScalar]) -> ValueType {
    switch self {
    case .floor, .ceil, .round: return .integer
    case .sqrt, .sin, .cos: return .number
    case .min, .max, .abs, .clamp, .mod:
      return arguments.allSatisfy { $0.type == .integer } ? .integer : .number
    }
  }
}

extension DimensionForm {
  /// The words of all dimensions.
  static let names = [
    "fractional", "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniform",
  ]

  /// The dimension that a word makes.
  init?(named name: String) {
    switch name {
    case "fractional": self = .fractional
    case "fractionalWidth": self = .fractionalWidth
    case "fractionalHeight": self = .fractionalHeight
    case "absolute": self = .absolute
    case "estimated": self = .estimated
    case "uniform": self = .uniform
    default: return nil
    }
  }
}
