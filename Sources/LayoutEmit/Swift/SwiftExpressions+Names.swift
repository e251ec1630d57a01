/// Expressions where a Boolean, a name or a text is expected, and what expressions refer to.

import LayoutCore

extension SwiftExpressions {
  /// A Boolean.
  mutating func boolean(_ scalar: Scalar) -> PrintedSwift {
    switch scalar {
    case .constant(let value): return PrintedSwift(value != 0 ? "true" : "false")
    case .folded(let value, let id):
      guard traits(of: id).contains(.parameter) else {
        return PrintedSwift(value != 0 ? "true" : "false")
      }
      return boolean(id)
    case .expression(let id): return boolean(id)
    }
  }

  /// An expression where a `Bool` or a value of an enumeration is expected.
  mutating func boolean(_ id: ExpressionID) -> PrintedSwift {
    if let isTrue = truth(of: id) { return PrintedSwift(isTrue ? "true" : "false") }
    switch model.expressions[id] {
    case .name(let enumeration, let position):
      let member = "." + enumeration.swiftName(Int(position))
      return PrintedSwift(member, typed: enumeration.swiftType + member)
    case .sameText(let left, let right): return compare(left, right)
    case .parameter(let parameter): return PrintedSwift(name(parameter))
    case .apply(let function, let index): return apply(function, index)
    case .unary(.not, let operand): return inverted(operand)
    case .binary(let comparison, let left, let right) where comparison.isComparison:
      return compare(comparison, left, right)
    case .binary(let binaryOperator, let left, let right):
      // An operand that is known, and doesn't decide.
      if truth(of: left) != nil { return boolean(right) }
      if truth(of: right) != nil { return boolean(left) }
      return binary(binaryOperator, boolean(left), boolean(right))
    case .conditional(let condition, let then, let otherwise):
      if let isTrue = truth(of: condition) { return boolean(isTrue ? then : otherwise) }
      return ternary(boolean(condition), boolean(then), boolean(otherwise))
    case .local(let local): return PrintedSwift(localName(local))
    case .input(let input): return PrintedSwift(name(input))
    case .folded(_, let written): return boolean(written)
    case .argument(let argument, let content):
      guard let facet = facet(argument, content) else { return boolean(content) }
      return PrintedSwift(name(facet, .scalar(content)))
    default: return number(id)
    }
  }

  /// An expression as the type that a `let` of it has, or that one of a larger expression has, of which it
  /// is a branch.
  mutating func any(_ id: ExpressionID, in whole: ExpressionID? = nil) -> PrintedSwift {
    let whole = whole ?? id
    switch model.type(of: whole) {
    case .number: return number(id)
    case .integer: return isDeclaredWhole(whole, .integer) ? integer(id) : number(id)
    case .boolean, .name: return boolean(id)
    }
  }

  /// The type that a `let` of an expression has.
  mutating func swiftType(of id: ExpressionID) -> String {
    switch model.type(of: id) {
    case .number: return "CGFloat"
    case .integer: return isDeclaredWhole(id, .integer) ? "Int" : "CGFloat"
    case .boolean: return "Bool"
    case .name(let enumeration): return enumeration.swiftType
    }
  }

  /// A text.
  mutating func text(_ text: TextValue) -> String {
    switch text {
    case .literal(let text): return SwiftNames.literal(text)
    case .parameter(let parameter): return name(parameter)
    }
  }

  // MARK: - Comparisons

  private mutating func inverted(_ operand: ExpressionID) -> PrintedSwift {
    if case .binary(let comparison, let left, let right) = model.expressions[operand],
      comparison == .equal || comparison == .notEqual
    {
      return compare(comparison == .equal ? .notEqual : .equal, left, right)
    }
    if case .sameText(let left, let right) = model.expressions[operand] {
      return PrintedSwift(text(left) + " != " + text(right), .comparison)
    }
    return PrintedSwift("!" + boolean(operand).text(atLeast: .primary), .prefix)
  }

  private mutating func compare(_ left: TextValue, _ right: TextValue) -> PrintedSwift {
    PrintedSwift(text(left) + " == " + text(right), .comparison)
  }

  /// Numbers are compared as whole numbers where both are.
  private mutating func compare(
    _ comparison: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID
  ) -> PrintedSwift {
    let types = (model.type(of: left), model.type(of: right))
    let operands: (PrintedSwift, PrintedSwift)
    switch types {
    case (.integer, .integer) where isWhole(left) && isWhole(right):
      operands = (integer(left), integer(right))
    case (.number, _), (.integer, _), (_, .number): operands = (number(left), number(right))
    default: operands = (boolean(left), boolean(right))
    }
    let isTyped = operands.0.isTyped || operands.1.isTyped
    return binary(comparison, isTyped ? operands.0 : operands.0.typed, operands.1)
  }

  // MARK: - What is referred to

  /// A function of the app, called.
  mutating func apply(_ function: ParameterID, _ index: ExpressionID) -> PrintedSwift {
    PrintedSwift(name(function) + "(" + integer(index).text + ")")
  }

  /// A run-time input.
  mutating func name(_ parameter: ParameterID) -> String {
    needs.parameters.insert(parameter)
    return noted(names.parameters[Int(parameter.rawValue)].name)
  }

  /// A closure of the app.
  mutating func name(ofClosure position: Int) -> String {
    needs.closures.insert(position)
    return noted(names.closures[position].input.name)
  }

  mutating func localName(_ local: LocalID) -> String {
    if model.locals[Int(local.rawValue)].definition != nil {
      needs.definitions.insert(local)
      return noted(definitionName(local))
    }
    return localNames[local] ?? SwiftNames.declared(model.locals[Int(local.rawValue)].name)
  }

  /// What the function calls a `let` of the file or of a piece.
  private mutating func definitionName(_ local: LocalID) -> String {
    if let known = definitionNames[local] { return known }
    for name in names.definitions[model.locals[Int(local.rawValue)].name] ?? [] {
      let other = definitionNames.first { $0.value == name }?.key
      if other.map({ isSameDefinition($0, local) }) ?? true {
        definitionNames[local] = name
        return name
      }
    }
    return ""
  }

  private func isSameDefinition(_ first: LocalID, _ second: LocalID) -> Bool {
    guard let left = model.locals[Int(first.rawValue)].definition,
      let right = model.locals[Int(second.rawValue)].definition
    else { return false }
    return model.expressions.isSame(left, right)
  }

  /// The name of a member of the type, noted as one that the function uses.
  mutating func noted(_ name: String) -> String {
    needs.names.insert(SwiftNames.bare(name))
    return name
  }

  mutating func name(_ input: EnvironmentInput) -> String {
    switch input {
    case .sectionIndex: needs.sectionIndex = true
    case .count:
      needs.itemCount = true
      return isInfinite ? "(" + itemCount + ")" : itemCount
    case .index:
      closure?.usesIndex = true
      return closure?.index ?? "index"
    case .columnWidth:
      closure?.usesColumnWidth = true
      return closure?.columnWidth ?? input.swift
    case .frameX, .frameY, .frameWidth, .frameHeight, .frameMidX, .frameMidY,
      .frameMinX, .frameMinY, .frameMaxX, .frameMaxY, .offsetX, .offsetY:
      break
    case .distance: closure?.usesDistance = true
    default: return environmentName(input)
    }
    return input.swift
  }

  /// What the environment says, or the name that it has been given.
  private mutating func environmentName(_ input: EnvironmentInput) -> String {
    if input.isTrait { needs.traits = true }
    if let context = closure, context.hasEnvironment {
      closure?.usesEnvironment = true
      closure?.inputUses[input, default: 0] += 1
      return context.inputNames[input] ?? input.swift
    }
    needs.environment = true
    needs.inputUses[input, default: 0] += 1
    return inputNames[input] ?? input.swift
  }
}
