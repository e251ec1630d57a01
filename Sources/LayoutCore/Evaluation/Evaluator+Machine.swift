/// Computes the nodes of an expression on a stack of its own, so that no depth of nesting can exhaust
/// the thread's.

extension Evaluator {
  /// What is left to do, the last first.
  enum Task {
    case evaluate(ExpressionID)
    case unary(UnaryOperator, ExpressionID)
    case binary(BinaryOperator, ExpressionID)
    /// The first operand of `and` or `or` is known.
    case shortCircuit(BinaryOperator, right: ExpressionID, ExpressionID)
    case branch(then: ExpressionID, otherwise: ExpressionID, ExpressionID)
    case call(Function, ExpressionID)
    /// The index that an input is asked for is known.
    case apply(ParameterID, ExpressionID)
    /// The value on the stack is that of the node; what decided so had a fault or none.
    case keep(ExpressionID, Fault)
    case define(Int)
    /// The value on the stack is the default of an input, which is that of the node; its index had a
    /// fault or none.
    case resume(ExpressionID, Fault)
    /// An operand that doesn't stand before its user, or is not there.
    case fault(ExpressionID)
  }

  /// The value of an expression, with its fault.
  mutating func compute(_ id: ExpressionID) -> Operand {
    tasks.append(.evaluate(id))
    while let task = tasks.popLast() { perform(task) }
    return pop()
  }

  private var currentEpoch: Int { definitionDepth > 0 ? sectionEpoch : epoch }

  private mutating func perform(_ task: Task) {
    switch task {
    case .evaluate(let id): evaluate(id)
    case .unary(let operation, let id):
      let operand = pop()
      let value = operation == .negate ? -operand.value : (operand.value == 0 ? 1 : 0)
      finish(id, value, operand.fault)
    case .binary(let operation, let id):
      let right = pop()
      let left = pop()
      var fault = left.fault.joined(with: right.fault)
      if operation.dividesByZero(right.value) { fault = fault.joined(with: .divisionByZero(id)) }
      finish(id, operation.value(left.value, right.value), fault)
    case .shortCircuit(let operation, let right, let id):
      let left = pop()
      let isTrue = left.value != 0
      if isTrue == (operation == .and) {
        tasks.append(.keep(id, left.fault))
        push(right, under: id)
      } else {
        finish(id, isTrue ? 1 : 0, left.fault)
      }
    case .branch(let then, let otherwise, let id):
      let condition = pop()
      tasks.append(.keep(id, condition.fault))
      push(condition.value != 0 ? then : otherwise, under: id)
    case .call(let function, let id): call(function, id)
    case .apply(let parameter, let id): apply(parameter, to: pop(), id)
    case .keep(let id, let fault):
      let operand = pop()
      finish(id, operand.value, fault.joined(with: operand.fault))
    case .define(let index):
      definitionDepth -= 1
      guard let operand = operands.last else { return }
      localValues[index] = operand.value
      localFaults[index] = operand.fault
      localEpochs[index] = sectionEpoch
    case .resume(let id, let fault):
      let operand = pop()
      resume()
      finish(id, operand.value, fault.joined(with: operand.fault))
    case .fault(let id): fail(.malformed(id))
    }
  }

  private mutating func evaluate(_ id: ExpressionID) {
    let index = Int(id.rawValue)
    guard index < nodes.count else { return fail(.malformed(id)) }
    guard valueEpochs[index] != currentEpoch else { return operands.append(values[index]) }
    switch nodes[index] {
    case .number(let value): finish(id, value)
    case .integer(let value): finish(id, Double(value))
    case .boolean(let value): finish(id, value ? 1 : 0)
    case .name(_, let position): finish(id, Double(position))
    case .input(let input): evaluate(input, id)
    case .local(let local): evaluate(local, id)
    case .constant(_, let value), .folded(let value, _): finish(id, value)
    case .argument(_, let content):
      tasks.append(.keep(id, .none))
      push(content, under: id)
    case .parameter(let parameter): evaluate(parameter, id)
    case .apply(let parameter, let index):
      tasks.append(.apply(parameter, id))
      push(index, under: id)
    case .sameText(let left, let right): compare(left, right, id)
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

  private mutating func evaluate(_ input: EnvironmentInput, _ id: ExpressionID) {
    guard suspended == nil || input == .index else { return fail(.malformed(id)) }
    if input == .sectionIndex { readsSectionIndex = true }
    finish(id, definitionDepth > 0 ? sectionInput(input) : inputs[Int(input.rawValue)])
  }

  private mutating func evaluate(_ local: LocalID, _ id: ExpressionID) {
    let index = Int(local.rawValue)
    guard suspended == nil, index < definitions.count else { return fail(.malformed(id)) }
    guard let definition = definitions[index], localEpochs[index] != sectionEpoch else {
      return operands.append(Operand(value: localValues[index], fault: localFaults[index]))
    }
    guard localEpochs[index] >= 0 else { return fail(.malformed(id)) }
    localEpochs[index] = -1
    definitionDepth += 1
    tasks.append(.define(index))
    tasks.append(.evaluate(definition))
  }

  private mutating func call(_ function: Function, _ id: ExpressionID) {
    let third = function.argumentCount > 2 ? pop() : Operand(value: 0)
    let second = function.argumentCount > 1 ? pop() : Operand(value: 0)
    let first = pop()
    var fault = first.fault.joined(with: second.fault).joined(with: third.fault)
    if function.dividesByZero(second.value) { fault = fault.joined(with: .divisionByZero(id)) }
    finish(id, function.value(first.value, second.value, third.value), fault)
  }

  // MARK: - The stack

  private mutating func push(_ operand: ExpressionID, under user: ExpressionID) {
    tasks.append(operand.rawValue < user.rawValue ? .evaluate(operand) : .fault(user))
  }

  private mutating func pop() -> Operand { operands.popLast() ?? Operand(value: 0) }

  /// Remembers the value of a node, which is made of operands with `fault`.
  mutating func finish(_ id: ExpressionID, _ value: Double, _ fault: Fault = .none) {
    var operand = Operand(value: value, fault: fault)
    if !fault.isLasting {
      operand.fault = value.isFinite ? .none : fault.joined(with: .notFinite(id))
    }
    values[Int(id.rawValue)] = operand
    valueEpochs[Int(id.rawValue)] = currentEpoch
    operands.append(operand)
  }

  /// Leaves a node without a value.
  mutating func fail(_ fault: Fault) { operands.append(Operand(value: .nan, fault: fault)) }
}
