/// Computes expressions. Works on a stack of its own, so that no depth of nesting can exhaust the
/// thread's.

/// The expressions of a layout, an environment, and the values of locals.
///
/// Every value is a `Double`: a Boolean is 0 or 1, a name its position. A node is computed once for
/// each state of inputs and locals, so that shared operands cost nothing.
struct Evaluator {
  var issues = IssueLog()
  /// Whether a value since `beginSection` came from the index of the section.
  private(set) var readsSectionIndex = false
  /// Whether the last `value(of:at:)` met a fault.
  private(set) var lastFailed = false

  private let nodes: [Expression]
  private let definitions: [ExpressionID?]
  private var inputs: [Double]
  private var sectionInputs: [Double]
  private var localValues: [Double]
  /// The epoch of a definition's value; −1 while it is being computed.
  private var localEpochs: [Int]
  private var values: [Double]
  private var valueEpochs: [Int]
  private var epochCounter = 2
  private var sectionEpoch = 1
  private var epoch = 2
  /// How many definitions are being computed: they see the section's environment only.
  private var definitionDepth = 0
  private var tasks: [Task] = []
  private var operands: [Double] = []
  private var element = ElementID.none

  init(_ model: LayoutModel) {
    nodes = model.expressions.nodes
    definitions = model.locals.map { $0.definition }
    inputs = [Double](repeating: 0, count: EnvironmentInput.allCases.count)
    sectionInputs = inputs
    localValues = [Double](repeating: 0, count: definitions.count)
    localEpochs = [Int](repeating: 0, count: definitions.count)
    values = [Double](repeating: 0, count: nodes.count)
    valueEpochs = [Int](repeating: 0, count: nodes.count)
  }

  /// Starts a section: definitions are computed anew at their first use.
  mutating func beginSection(inputs newInputs: [Double], index: Int?) {
    inputs = newInputs
    sectionInputs = newInputs
    epochCounter += 1
    sectionEpoch = epochCounter
    readsSectionIndex = false
    issues.section = index
    invalidate()
  }

  /// Sets an input for what stands inside a group or handler.
  mutating func set(_ input: EnvironmentInput, to value: Double) {
    inputs[Int(input.rawValue)] = value
    invalidate()
  }

  /// The value of an input of the section.
  func sectionInput(_ input: EnvironmentInput) -> Double { sectionInputs[Int(input.rawValue)] }

  /// Sets a variable, or a `let` that stands between children.
  mutating func set(_ local: LocalID, to value: Double) {
    let index = Int(local.rawValue)
    guard index < localValues.count, definitions[index] == nil else { return }
    localValues[index] = value
    invalidate()
  }

  /// The values of all locals, to be put back by `restore(_:)`.
  var locals: [Double] { localValues }

  /// Puts back the locals that are set where they stand.
  mutating func restore(_ saved: [Double]) {
    for index in saved.indices where definitions[index] == nil {
      localValues[index] = saved[index]
    }
    invalidate()
  }

  /// The value of an expression that belongs to `element`; 0 stands in for a fault, which is
  /// reported.
  ///
  /// - Complexity: O(nodes below that are not known yet).
  mutating func value(of id: ExpressionID, at element: ElementID) -> Double {
    self.element = element
    lastFailed = false
    tasks.append(.evaluate(id))
    while let task = tasks.popLast() { perform(task) }
    return operands.popLast() ?? 0
  }

  /// The value of a constant or an expression, within the limits.
  mutating func value(of scalar: Scalar, at element: ElementID) -> Double {
    switch scalar {
    case .constant(let value), .folded(let value, _):
      lastFailed = !value.isFinite
      if lastFailed { issues.report(.notFinite, at: element) }
      return value.isFinite ? bounded(value) : 0
    case .expression(let id):
      return bounded(value(of: id, at: element))
    }
  }

  /// The value that the conditions choose.
  mutating func value<Value>(of choice: Choice<Value>, at element: ElementID) -> Value {
    var choice = choice
    while true {
      switch choice {
      case .always(let value): return value
      case .conditional(let condition, let then, let otherwise):
        choice = value(of: condition, at: element) != 0 ? then : otherwise
      }
    }
  }

  // MARK: - The stack machine

  private enum Task {
    case evaluate(ExpressionID)
    case unary(UnaryOperator, ExpressionID)
    case binary(BinaryOperator, ExpressionID)
    /// The first operand of `and` or `or` is known.
    case shortCircuit(BinaryOperator, right: ExpressionID, ExpressionID)
    case branch(then: ExpressionID, otherwise: ExpressionID, ExpressionID)
    case call(Function, ExpressionID)
    /// The value on the stack is that of the node.
    case keep(ExpressionID)
    case define(Int)
    /// An operand that doesn't stand before its user, or is not there.
    case fault(ExpressionID)
  }

  private var currentEpoch: Int { definitionDepth > 0 ? sectionEpoch : epoch }

  private mutating func invalidate() {
    epochCounter += 1
    epoch = epochCounter
  }

  private mutating func perform(_ task: Task) {
    switch task {
    case .evaluate(let id): evaluate(id)
    case .unary(let operation, let id):
      let operand = pop()
      finish(id, operation == .negate ? -operand : (operand == 0 ? 1 : 0))
    case .binary(let operation, let id):
      let right = pop()
      finishDivision(id, result(of: operation, pop(), right))
    case .shortCircuit(let operation, let right, let id):
      let isTrue = pop() != 0
      if isTrue == (operation == .and) {
        tasks.append(.keep(id))
        push(right, under: id)
      } else {
        finish(id, isTrue ? 1 : 0)
      }
    case .branch(let then, let otherwise, let id):
      tasks.append(.keep(id))
      push(pop() != 0 ? then : otherwise, under: id)
    case .call(let function, let id): apply(function, id)
    case .keep(let id): finish(id, pop())
    case .define(let index):
      definitionDepth -= 1
      localValues[index] = operands.last ?? 0
      localEpochs[index] = sectionEpoch
    case .fault(let id): finish(id, .nan)
    }
  }

  private mutating func evaluate(_ id: ExpressionID) {
    let index = Int(id.rawValue)
    guard index < nodes.count else { return fail(.notFinite, id) }
    guard valueEpochs[index] != currentEpoch else { return operands.append(values[index]) }
    switch nodes[index] {
    case .number(let value): finish(id, value)
    case .integer(let value): finish(id, Double(value))
    case .boolean(let value): finish(id, value ? 1 : 0)
    case .name(_, let position): finish(id, Double(position))
    case .input(let input):
      if input == .sectionIndex { readsSectionIndex = true }
      finish(id, definitionDepth > 0 ? sectionInput(input) : inputs[Int(input.rawValue)])
    case .local(let local): evaluate(local, id)
    case .constant(_, let value), .folded(let value, _): finish(id, value)
    case .unary(let operation, let operand):
      tasks.append(.unary(operation, id))
      push(operand, under: id)
    case .binary(let operation, let left, let right):
      if operation == .and || operation == .or {
        tasks.append(.shortCircuit(operation, right: right, id))
      } else {
        tasks.append(.binary(operation, id))
        push(right, under: id)
      }
      push(left, under: id)
    case .conditional(let condition, let then, let otherwise):
      tasks.append(.branch(then: then, otherwise: otherwise, id))
      push(condition, under: id)
    case .call1(let function, let a):
      tasks.append(.call(function, id))
      push(a, under: id)
    case .call2(let function, let a, let b):
      tasks.append(.call(function, id))
      push(b, under: id)
      push(a, under: id)
    case .call3(let function, let a, let b, let c):
      tasks.append(.call(function, id))
      push(c, under: id)
      push(b, under: id)
      push(a, under: id)
    }
  }

  private mutating func evaluate(_ local: LocalID, _ id: ExpressionID) {
    let index = Int(local.rawValue)
    guard index < definitions.count else { return fail(.notFinite, id) }
    guard let definition = definitions[index], localEpochs[index] != sectionEpoch else {
      return operands.append(localValues[index])
    }
    guard localEpochs[index] >= 0 else { return fail(.notFinite, id) }
    localEpochs[index] = -1
    definitionDepth += 1
    tasks.append(.define(index))
    tasks.append(.evaluate(definition))
  }

  private mutating func push(_ operand: ExpressionID, under user: ExpressionID) {
    tasks.append(operand.rawValue < user.rawValue ? .evaluate(operand) : .fault(user))
  }

  private mutating func pop() -> Double { operands.popLast() ?? 0 }

  private mutating func finish(_ id: ExpressionID, _ value: Double) {
    guard value.isFinite else { return fail(.notFinite, id) }
    values[Int(id.rawValue)] = value
    valueEpochs[Int(id.rawValue)] = currentEpoch
    operands.append(value)
  }

  private mutating func fail(_ kind: EvaluationIssueKind, _ id: ExpressionID) {
    lastFailed = true
    issues.report(kind, at: element, expression: id)
    operands.append(0)
  }

  /// Division by zero is carried on as 0.
  private mutating func finishDivision(_ id: ExpressionID, _ value: Double?) {
    guard let value else { return fail(.divisionByZero, id) }
    finish(id, value)
  }

  private mutating func apply(_ function: Function, _ id: ExpressionID) {
    let third = function.argumentCount > 2 ? pop() : 0
    let second = function.argumentCount > 1 ? pop() : 0
    finishDivision(id, result(of: function, pop(), second, third))
  }
}
