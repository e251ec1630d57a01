/// What is known of expressions when generating: literals, conditions, and arguments of pieces.

import LayoutCore

/// What a whole expression is made of.
struct SwiftTraits: OptionSet {
  let rawValue: UInt8

  /// A constant of the file.
  static let constant = SwiftTraits(rawValue: 1)
  /// A parameter of the function that is printed.
  static let parameter = SwiftTraits(rawValue: 2)
  /// Something that is only known while an app runs.
  static let variable = SwiftTraits(rawValue: 4)
  /// The size of a container: another one in a closure than round it.
  static let container = SwiftTraits(rawValue: 8)
}

extension SwiftExpressions {
  /// What an expression is made of.
  mutating func traits(of id: ExpressionID) -> SwiftTraits {
    if let known = knownTraits[id] { return known }
    var traits: SwiftTraits = []
    switch model.expressions[id] {
    case .number, .integer, .boolean, .name: break
    case .input(let input): traits = input.isContainer ? [.variable, .container] : .variable
    case .local, .parameter: traits = .variable
    case .sameText(.literal, .literal): break
    case .sameText: traits = .variable
    case .apply(_, let operand): traits = self.traits(of: operand).union(.variable)
    case .constant: traits = .constant
    case .argument(let argument, let content):
      traits = self.traits(of: content)
      if isParameter(argument) { traits = traits.intersection(.container).union(.parameter) }
    case .folded(_, let operand), .unary(_, let operand), .call1(_, let operand):
      traits = self.traits(of: operand)
    case .binary(_, let left, let right), .call2(_, let left, let right):
      traits = self.traits(of: left).union(self.traits(of: right))
    case .conditional(let first, let second, let third),
      .call3(_, let first, let second, let third):
      traits = self.traits(of: first).union(self.traits(of: second)).union(self.traits(of: third))
    }
    knownTraits[id] = traits
    return traits
  }

  /// The value of a constant that is better printed as a literal: nothing in it has a name, and the literal
  /// says as much as how it was written.
  mutating func literal(_ value: Double, writtenAs id: ExpressionID) -> Double? {
    if inlinesConstants { return value }
    let thousandths = value * 1000
    let isLong = abs(thousandths) < 1e9 && thousandths != thousandths.rounded()
    return !isLong && traits(of: id).isEmpty ? value : nil
  }

  /// The value of a scalar whatever the parameters of the function that is printed.
  mutating func constant(_ scalar: Scalar) -> Double? {
    if case .folded(_, let id) = scalar, traits(of: id).contains(.parameter) { return nil }
    return scalar.constant
  }

  /// The value of a scalar that was written without a name.
  mutating func literal(_ scalar: Scalar) -> Double? {
    switch scalar {
    case .constant(let value): return value
    case .folded(let value, let id): return traits(of: id).isEmpty ? value : nil
    case .expression: return nil
    }
  }

  mutating func isLiteralZero(_ scalar: Scalar) -> Bool { literal(scalar) == 0 }

  mutating func isLiteralZero(_ insets: Insets) -> Bool {
    isLiteralZero(insets.top) && isLiteralZero(insets.leading) && isLiteralZero(insets.bottom)
      && isLiteralZero(insets.trailing)
  }

  // MARK: - Conditions

  /// What a condition is whatever happens; Swift warns of code that is never reached.
  mutating func truth(of id: ExpressionID) -> Bool? {
    switch model.expressions[id] {
    case .boolean(let value): return value
    case .constant(let constant, let value):
      return model.constants[Int(constant.rawValue)].type == .boolean ? value != 0 : nil
    case .folded(let value, let written):
      if traits(of: written).contains(.parameter) { return truth(of: written) }
      return model.type(of: id) == .boolean ? value != 0 : nil
    case .argument(let argument, let content):
      return isParameter(argument) ? nil : truth(of: content)
    case .unary(.not, let operand): return truth(of: operand).map { !$0 }
    case .binary(.and, let left, let right):
      let (first, second) = (truth(of: left), truth(of: right))
      if first == false || second == false { return false }
      return first == true && second == true ? true : nil
    case .binary(.or, let left, let right):
      let (first, second) = (truth(of: left), truth(of: right))
      if first == true || second == true { return true }
      return first == false && second == false ? false : nil
    case .sameText(.literal(let left), .literal(let right)): return left == right
    default: return nil
    }
  }

  /// A choice without the conditions that are known and without the arguments that are printed as what
  /// they are.
  mutating func settled<Value>(_ choice: Choice<Value>) -> Choice<Value> {
    switch choice {
    case .always: return choice
    case .argument(let argument, let content):
      return isParameter(argument) ? choice : settled(content)
    case .conditional(let condition, let then, let otherwise):
      if let isTrue = truth(of: condition) { return settled(isTrue ? then : otherwise) }
      return .conditional(condition, then: settled(then), otherwise: settled(otherwise))
    }
  }

  /// A choice as it is at this use: parameters of the function that is printed are what they are given.
  func atUse<Value>(_ choice: Choice<Value>) -> Choice<Value> {
    var plain = self
    plain.beginFunction(nil)
    return plain.settled(choice)
  }

  // MARK: - Parameters of pieces

  /// Whether an argument is of the use whose function is printed.
  func isParameter(_ argument: ArgumentID) -> Bool {
    frame.map { model.arguments[Int(argument.rawValue)].use == $0.use } ?? false
  }

  /// The position of the parameter that stands for an argument, and the part of it; none for the arguments
  /// of other uses.
  func parameter(_ id: ArgumentID) -> (position: Int, member: String?)? {
    guard isParameter(id) else { return nil }
    let argument = model.arguments[Int(id.rawValue)]
    return (argument.parameter, argument.member)
  }

  /// The position of the parameter that a scalar is, and the part of it.
  func parameter(_ scalar: Scalar) -> (position: Int, member: String?)? {
    switch scalar {
    case .constant: return nil
    case .folded(_, var id), .expression(var id):
      // What is passed on stands in the argument of the definition that it is passed to.
      while case .argument(let argument, let content) = model.expressions[id] {
        if let found = parameter(argument) { return found }
        id = content
      }
      return nil
    }
  }

  /// The position of the parameter that a number is.
  func wholeParameter(_ scalar: Scalar) -> Int? {
    guard let (position, member) = parameter(scalar), member == nil else { return nil }
    return position
  }

  /// The position of the parameter of several values that some of these numbers are of.
  func tupleParameter(_ scalars: [Scalar]) -> Int? {
    for scalar in scalars {
      if let (position, member) = parameter(scalar), let member, member != "value" {
        return position
      }
    }
    return nil
  }

  /// What stands for an argument that is a single value; none where the argument is printed: that of another
  /// use, one of several values, one that is something else in a closure.
  mutating func facet(_ argument: ArgumentID, _ content: ExpressionID) -> SwiftFacet? {
    guard let (position, member) = parameter(argument), member == nil || member == "value" else {
      return nil
    }
    if closure?.hasEnvironment == true, traits(of: content).contains(.container) { return nil }
    switch model.type(of: content) {
    case .number, .integer: return SwiftFacet(position, .number)
    case .boolean: return SwiftFacet(position, .boolean)
    case .name(let enumeration):
      needs.traits = true
      return SwiftFacet(position, .name(enumeration))
    }
  }

  /// The name of the parameter that stands for an argument.
  mutating func name(_ facet: SwiftFacet, _ content: SwiftContent) -> String {
    frame?.name(facet, content) ?? ""
  }

  /// Whether what stands for an argument is an `Int`.
  func isInteger(_ facet: SwiftFacet) -> Bool { frame?.isInteger(facet) ?? false }
}

extension EnvironmentInput {
  /// Whether a custom group has one of its own.
  fileprivate var isContainer: Bool {
    switch self {
    case .containerWidth, .containerHeight, .containerEffectiveWidth, .containerEffectiveHeight:
      return true
    default: return false
    }
  }
}
