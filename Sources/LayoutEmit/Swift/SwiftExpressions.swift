/// Expressions of the model as the Swift that a person would write: no needless parentheses, no
/// needless conversions.

import LayoutCore

/// Prints the expressions of one layout.
struct SwiftExpressions {
  let model: LayoutModel
  let names: SwiftMemberNames
  /// What a first printing found out.
  let earlierUse: ConstantUse
  private(set) var use = ConstantUse()
  /// The names of the locals that are declared where something is printed.
  var localNames: [LocalID: String] = [:]
  /// What was printed since `beginFunction`.
  private(set) var needs = SwiftNeeds()
  /// Whether a closure with an environment of its own is being printed.
  private var isInClosure = false

  init(_ model: LayoutModel, earlierUse: ConstantUse) {
    self.model = model
    self.earlierUse = earlierUse
    names = SwiftMemberNames(model)
  }

  /// Forgets what was printed, for a new function.
  mutating func beginFunction() {
    needs = SwiftNeeds()
    localNames = [:]
  }

  /// What follows is printed in a closure with an environment of its own.
  mutating func beginClosure() {
    isInClosure = true
    needs.closureEnvironment = false
    needs.distance = false
  }

  /// Ends a closure; whether it used its environment.
  mutating func endClosure() -> Bool {
    isInClosure = false
    return needs.closureEnvironment
  }

  /// Says that the function needs its environment.
  mutating func needEnvironment() { needs.environment = true }

  /// A number where a `CGFloat` is expected.
  mutating func number(_ scalar: Scalar) -> PrintedSwift {
    switch scalar {
    case .constant(let value): return literal(value)
    case .folded(_, let id), .expression(let id): return number(id)
    }
  }

  /// A whole number where an `Int` is expected.
  mutating func integer(_ scalar: Scalar) -> PrintedSwift {
    switch scalar {
    case .constant(let value): return literal(value)
    case .folded(_, let id), .expression(let id): return integer(id)
    }
  }

  /// A Boolean.
  mutating func boolean(_ scalar: Scalar) -> PrintedSwift {
    switch scalar {
    case .constant(let value), .folded(let value, _):
      return PrintedSwift(value != 0 ? "true" : "false")
    case .expression(let id): return boolean(id)
    }
  }

  private func literal(_ value: Double) -> PrintedSwift {
    PrintedSwift(SwiftNames.literal(value), value < 0 ? .prefix : .primary)
  }

  // MARK: - By the type that the place expects

  /// An expression where a `CGFloat` is expected.
  mutating func number(_ id: ExpressionID) -> PrintedSwift {
    switch model.expressions[id] {
    case .number(let value): return literal(value)
    case .integer(let value): return literal(Double(value))
    case .folded(_, let written): return number(written)
    case .constant(let constant, _):
      use.asNumber.insert(constant)
      let declared = names.constants[Int(constant.rawValue)]
      return PrintedSwift(earlierUse.isInteger(constant) ? "CGFloat(" + declared + ")" : declared)
    case .local(let local): return converted(localName(local), model.type(of: id))
    case .input(let input): return converted(name(input), input.type)
    case .unary(_, let operand): return negated(number(operand))
    case .binary(let binaryOperator, let left, let right):
      return binary(binaryOperator, number(left), number(right))
    case .conditional(let condition, let then, let otherwise):
      return ternary(boolean(condition), number(then), number(otherwise))
    case .call1(let function, let first): return call(function, number(first))
    case .call2, .call3: return call(id) { $0.number($1) }
    case .boolean, .name: return boolean(id)
    }
  }

  /// An expression where an `Int` is expected.
  mutating func integer(_ id: ExpressionID) -> PrintedSwift {
    switch model.expressions[id] {
    case .number(let value): return literal(value)
    case .integer(let value): return literal(Double(value))
    case .folded(_, let written): return integer(written)
    case .constant(let constant, _):
      use.asInteger.insert(constant)
      let declared = names.constants[Int(constant.rawValue)]
      return PrintedSwift(earlierUse.isInteger(constant) ? declared : "Int(" + declared + ")")
    case .local(let local): return PrintedSwift(localName(local))
    case .input(let input): return PrintedSwift(name(input))
    case .unary(_, let operand): return negated(integer(operand))
    case .binary(.divide, _, _): return PrintedSwift("Int(" + number(id).text + ")")
    case .binary(let binaryOperator, let left, let right):
      return binary(binaryOperator, integer(left), integer(right))
    case .conditional(let condition, let then, let otherwise):
      return ternary(boolean(condition), integer(then), integer(otherwise))
    case .call1(.abs, let first): return PrintedSwift("abs(" + integer(first).text + ")")
    case .call1: return PrintedSwift("Int(" + number(id).text + ")")
    case .call2(.mod, let left, let right):
      return PrintedSwift(
        integer(left).text(atLeast: .multiplication) + " % "
          + integer(right).text(atLeast: .prefix),
        .multiplication)
    case .call2, .call3: return call(id) { $0.integer($1) }
    case .boolean, .name: return boolean(id)
    }
  }

  /// An expression where a `Bool` or a value of an enumeration is expected.
  mutating func boolean(_ id: ExpressionID) -> PrintedSwift {
    switch model.expressions[id] {
    case .boolean(let value): return PrintedSwift(value ? "true" : "false")
    case .name(let enumeration, let position):
      return PrintedSwift("." + enumeration.swiftName(Int(position)))
    case .unary(.not, let operand): return inverted(operand)
    case .binary(let comparison, let left, let right) where comparison.isComparison:
      return compare(comparison, left, right)
    case .binary(let binaryOperator, let left, let right):
      return binary(binaryOperator, boolean(left), boolean(right))
    case .conditional(let condition, let then, let otherwise):
      return ternary(boolean(condition), boolean(then), boolean(otherwise))
    case .local(let local): return PrintedSwift(localName(local))
    case .input(let input): return PrintedSwift(name(input))
    case .folded(_, let written): return boolean(written)
    default: return number(id)
    }
  }

  /// An expression as the type that it has.
  mutating func any(_ id: ExpressionID) -> PrintedSwift {
    switch model.type(of: id) {
    case .number: return number(id)
    case .integer: return integer(id)
    case .boolean, .name: return boolean(id)
    }
  }

  // MARK: - Pieces

  private mutating func localName(_ local: LocalID) -> String {
    if let name = names.definitions[local] {
      needs.definitions.insert(local)
      return name
    }
    return localNames[local] ?? SwiftNames.declared(model.locals[Int(local.rawValue)].name)
  }

  private mutating func name(_ input: EnvironmentInput) -> String {
    switch input {
    case .sectionIndex: needs.sectionIndex = true
    case .index, .count, .frameX, .frameY, .frameWidth, .frameHeight, .frameMidX, .frameMidY,
      .frameMinX, .frameMinY, .frameMaxX, .frameMaxY, .offsetX, .offsetY:
      break
    case .distance: needs.distance = true
    default:
      if isInClosure { needs.closureEnvironment = true } else { needs.environment = true }
      if input.isTrait { needs.traits = true }
    }
    return input.swift
  }

  private func converted(_ name: String, _ type: ValueType) -> PrintedSwift {
    PrintedSwift(type == .integer ? "CGFloat(" + name + ")" : name)
  }

  private func negated(_ operand: PrintedSwift) -> PrintedSwift {
    PrintedSwift("-" + operand.text(atLeast: .primary), .prefix)
  }

  private mutating func inverted(_ operand: ExpressionID) -> PrintedSwift {
    if case .binary(let comparison, let left, let right) = model.expressions[operand],
      comparison == .equal || comparison == .notEqual
    {
      return compare(comparison == .equal ? .notEqual : .equal, left, right)
    }
    return PrintedSwift("!" + boolean(operand).text(atLeast: .primary), .prefix)
  }

  /// Numbers are compared as whole numbers where both are.
  private mutating func compare(
    _ comparison: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID
  ) -> PrintedSwift {
    let types = (model.type(of: left), model.type(of: right))
    switch types {
    case (.integer, .integer): return binary(comparison, integer(left), integer(right))
    case (.number, _), (_, .number): return binary(comparison, number(left), number(right))
    default: return binary(comparison, boolean(left), boolean(right))
    }
  }

  private func binary(
    _ binaryOperator: BinaryOperator, _ left: PrintedSwift, _ right: PrintedSwift
  ) -> PrintedSwift {
    let precedence = binaryOperator.swiftPrecedence
    let tighter = SwiftPrecedence(rawValue: precedence.rawValue + 1) ?? .primary
    let isLogical = binaryOperator == .and || binaryOperator == .or
    let leftLeast = precedence == .comparison ? tighter : precedence
    return PrintedSwift(
      left.text(atLeast: leftLeast) + " " + binaryOperator.swift + " "
        + right.text(atLeast: isLogical ? precedence : tighter), precedence)
  }

  private func ternary(
    _ condition: PrintedSwift, _ then: PrintedSwift, _ otherwise: PrintedSwift
  ) -> PrintedSwift {
    PrintedSwift(
      condition.text(atLeast: .or) + " ? " + then.text(atLeast: .or) + " : " + otherwise.text,
      .ternary)
  }

  private func call(_ function: Function, _ argument: PrintedSwift) -> PrintedSwift {
    let receiver = argument.text(atLeast: .primary)
    switch function {
    case .floor: return PrintedSwift(receiver + ".rounded(.down)")
    case .ceil: return PrintedSwift(receiver + ".rounded(.up)")
    case .round: return PrintedSwift(receiver + ".rounded()")
    case .sqrt: return PrintedSwift(receiver + ".squareRoot()")
    case .sin: return PrintedSwift("sin(" + argument.text + ")")
    case .cos: return PrintedSwift("cos(" + argument.text + ")")
    default: return PrintedSwift("abs(" + argument.text + ")")
    }
  }

  /// Calls with two or three arguments; nested `min` and `max` are one.
  private mutating func call(
    _ id: ExpressionID, _ print: (inout SwiftExpressions, ExpressionID) -> PrintedSwift
  ) -> PrintedSwift {
    switch model.expressions[id] {
    case .call2(.mod, let left, let right):
      return PrintedSwift(
        print(&self, left).text(atLeast: .primary) + ".truncatingRemainder(dividingBy: "
          + print(&self, right).text + ")")
    case .call2(let function, _, _):
      var text = function == .min ? "min(" : "max("
      for (index, argument) in flattened(id, function).enumerated() {
        text += (index > 0 ? ", " : "") + print(&self, argument).text
      }
      return PrintedSwift(text + ")")
    case .call3(_, let value, let low, let high):
      return PrintedSwift(
        "max(" + print(&self, low).text + ", min(" + print(&self, high).text + ", "
          + print(&self, value).text + "))")
    default: return PrintedSwift("0")
    }
  }

  private func flattened(_ id: ExpressionID, _ function: Function) -> [ExpressionID] {
    guard case .call2(function, let left, let right) = model.expressions[id] else { return [id] }
    return flattened(left, function) + [right]
  }
}
