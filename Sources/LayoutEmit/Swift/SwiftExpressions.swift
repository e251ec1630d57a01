/// Expressions of the model as the Swift that a person would write: no needless parentheses, no
/// needless conversions, and the same value, bit for bit, as the evaluator gives. Nothing printed traps:
/// arithmetic is that of `CGFloat` wherever an `Int` could overflow or be divided by zero.

import LayoutCore

/// Prints the expressions of one layout. Extensions by type hold the work.
struct SwiftExpressions {
  let model: LayoutModel
  let names: SwiftMemberNames
  /// What a first printing found out.
  let earlierUse: ConstantUse
  /// What is known of the values of locals and of what pieces are given, wherever they are printed.
  let knownRanges: SwiftKnownRanges
  /// The function of a piece that is being printed.
  var frame: SwiftPieceFrame?
  var use = ConstantUse()
  /// The names of the locals that are declared where something is printed.
  var localNames: [LocalID: String] = [:]
  /// The locals among them that are declared as `Int`.
  var wholeLocals: Set<LocalID> = []
  /// What was printed since `beginFunction`.
  var needs = SwiftNeeds()
  /// The closure that is being printed, if it has an environment of its own.
  var closure: SwiftClosureContext?
  /// The values of the environment that the function has named.
  var inputNames: [EnvironmentInput: String] = [:]
  /// What the function calls the `let`s of the file and of pieces that it uses.
  var definitionNames: [LocalID: String] = [:]
  /// Whether the section that is being printed shows its items in three copies.
  var isInfinite = false
  /// Whether constants are printed as values: outside the type their names say nothing.
  var inlinesConstants = false
  /// Whether the helper for whole numbers is used.
  var needsWholeNumber = false
  /// What is known of the values of locals that are set where they stand.
  private var localRanges: [LocalID: SwiftRange] = [:]
  private var ranges: [ExpressionID: SwiftRange] = [:]
  private var wholes: [ExpressionID: Bool] = [:]
  var knownTraits: [ExpressionID: SwiftTraits] = [:]

  init(_ model: LayoutModel, earlierUse: ConstantUse, knownRanges: SwiftKnownRanges) {
    self.model = model
    self.earlierUse = earlierUse
    self.knownRanges = knownRanges
    names = SwiftMemberNames(model)
  }

  // MARK: - Functions and closures

  /// Forgets what was printed, for a new function; that of a piece has a frame.
  mutating func beginFunction(_ frame: SwiftPieceFrame? = nil) {
    self.frame = frame
    needs = SwiftNeeds()
    localNames = [:]
    wholeLocals = []
    localRanges = [:]
    inputNames = [:]
    definitionNames = [:]
    knownTraits = [:]
    forgetRanges()
  }

  /// What follows is printed in a closure.
  mutating func beginClosure(_ context: SwiftClosureContext) { closure = context }

  /// Ends a closure; gives what it used.
  mutating func endClosure() -> SwiftClosureContext {
    defer { closure = nil }
    return closure ?? SwiftClosureContext()
  }

  /// Says that the function needs its environment.
  mutating func needEnvironment() { needs.environment = true }

  /// How many items the section shows.
  var itemCount: String { isInfinite ? "3 * itemCount" : "itemCount" }

  // MARK: - Locals

  /// Says how a variable that counts is called where it is counted.
  mutating func declare(counter local: LocalID, as name: String) {
    localNames[local] = name
    wholeLocals.insert(local)
    localRanges[local] = .count
    forgetRanges()
  }

  /// Says how a local that is set where it stands is called there.
  mutating func declare(_ local: LocalID, _ value: ExpressionID, as name: String) {
    localRanges[local] = range(of: value)
    if isDeclaredWhole(value, model.locals[Int(local.rawValue)].type) { wholeLocals.insert(local) }
    localNames[local] = name
    forgetRanges()
  }

  /// Whether a `let` of a type and a value becomes an `Int`.
  mutating func isDeclaredWhole(_ value: ExpressionID, _ type: ValueType) -> Bool {
    type == .integer && (isWhole(value) || range(of: value).isSafeInteger)
  }

  /// Whether a local is declared as an `Int`.
  mutating func isDeclaredWhole(_ local: LocalID) -> Bool {
    let declared = model.locals[Int(local.rawValue)]
    guard let definition = declared.definition else { return wholeLocals.contains(local) }
    return isDeclaredWhole(definition, declared.type)
  }

  private mutating func forgetRanges() {
    ranges = [:]
    wholes = [:]
  }

  // MARK: - What is known of values

  /// Bounds of an expression's values.
  mutating func range(of id: ExpressionID) -> SwiftRange {
    if let known = ranges[id] { return known }
    let range = computeRange(of: id)
    ranges[id] = range
    return range
  }

  private mutating func computeRange(of id: ExpressionID) -> SwiftRange {
    switch model.expressions[id] {
    case .number(let value), .constant(_, let value), .folded(let value, _):
      return SwiftRange(value)
    case .integer(let value): return SwiftRange(Double(value))
    case .boolean, .name, .sameText: return SwiftRange(0, 255)
    case .input(let input): return input.range
    case .local(let local):
      guard let definition = model.locals[Int(local.rawValue)].definition else {
        return localRanges[local] ?? range(ofLocal: local)
      }
      return range(of: definition)
    case .parameter(let parameter):
      return model.parameters[Int(parameter.rawValue)].type == .integer ? .parameter : .any
    case .apply: return .any
    case .argument(let argument, let content):
      guard isParameter(argument) else { return range(of: content) }
      return knownRanges.range(of: model.arguments[Int(argument.rawValue)], in: model)
    case .unary(_, let operand): return range(of: operand).negated
    case .binary(.add, let left, let right): return range(of: left) + range(of: right)
    case .binary(.subtract, let left, let right): return range(of: left) - range(of: right)
    case .binary(.multiply, let left, let right): return range(of: left) * range(of: right)
    case .binary(.divide, let left, let right): return range(of: left) / range(of: right)
    case .binary: return SwiftRange(0, 1)
    case .conditional(_, let then, let otherwise):
      return range(of: then).union(range(of: otherwise))
    case .call1(let function, let first): return range(of: first).applying(function)
    case .call2(.min, let first, let second): return .min(range(of: first), range(of: second))
    case .call2(.max, let first, let second): return .max(range(of: first), range(of: second))
    case .call2(_, let first, let second): return .remainder(range(of: first), range(of: second))
    case .call3(_, let value, let low, let high):
      return .max(range(of: low), .min(range(of: high), range(of: value)))
    }
  }

  /// What is known of a local that is not set where something is printed.
  private mutating func range(ofLocal local: LocalID) -> SwiftRange {
    if knownRanges.counters.contains(local) { return .count }
    guard let values = knownRanges.values[local], let first = values.first else { return .any }
    return values.dropFirst().reduce(range(of: first)) { $0.union(range(of: $1)) }
  }

  /// Whether an expression can be computed with `Int`s alone: what it names are `Int`s, and nothing
  /// overflows or is divided by zero.
  mutating func isWhole(_ id: ExpressionID) -> Bool {
    if let known = wholes[id] { return known }
    let isWhole = range(of: id).isSafeInteger && computeIsWhole(id)
    wholes[id] = isWhole
    return isWhole
  }

  private mutating func computeIsWhole(_ id: ExpressionID) -> Bool {
    switch model.expressions[id] {
    case .number(let value): return value == value.rounded()
    case .integer: return true
    case .constant(let constant, _): return model.constants[Int(constant.rawValue)].type == .integer
    case .folded(_, let written): return isWhole(written)
    case .argument(let argument, let content):
      return facet(argument, content).map { isInteger($0) } ?? isWhole(content)
    case .input(let input): return input.type == .integer
    case .local(let local): return isDeclaredWhole(local)
    case .parameter(let parameter):
      return model.parameters[Int(parameter.rawValue)].type == .integer
    case .unary(.negate, let operand), .call1(.abs, let operand): return isWhole(operand)
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right),
      .binary(.multiply, let left, let right), .conditional(_, let left, let right),
      .call2(.min, let left, let right), .call2(.max, let left, let right):
      return isWhole(left) && isWhole(right)
    case .call2(.mod, let left, let right):
      return isWhole(left) && isWhole(right) && !range(of: right).containsZero
    case .call3(_, let value, let low, let high):
      return isWhole(value) && isWhole(low) && isWhole(high)
    case .call1(.floor, let operand):
      return isWhole(operand) || wholeDivision(operand) != nil
    case .call1(.ceil, let operand), .call1(.round, let operand): return isWhole(operand)
    default: return false
    }
  }

  /// The operands of a division whose quotient, cut down, is that of two `Int`s.
  mutating func wholeDivision(_ id: ExpressionID) -> (ExpressionID, ExpressionID)? {
    guard case .binary(.divide, let left, let right) = model.expressions[id], isWhole(left),
      isWhole(right), range(of: left).low >= 0, range(of: right).low >= 1
    else { return nil }
    return (left, right)
  }
}

extension EnvironmentInput {
  /// What UIKit gives.
  fileprivate var range: SwiftRange {
    switch self {
    case .frameX, .frameY, .frameMidX, .frameMidY, .frameMinX, .frameMinY, .frameMaxX, .frameMaxY,
      .offsetX, .offsetY:
      return .coordinate
    default: return .count
    }
  }
}
