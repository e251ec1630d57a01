/// Computes expressions: what they depend on, and what is remembered of them.

/// The expressions of a layout, an environment, the run-time inputs, and the values of locals.
///
/// Every value is a `Double`: a Boolean is 0 or 1, a name its position. Inside an expression values are
/// IEEE's, infinities and NaN included, as in Swift; what leaves it is finite. A node is computed once
/// for each state of inputs and locals, so that shared operands cost nothing.
struct Evaluator {
  var issues = IssueLog()
  /// Whether a value since `beginSection` came from the index of the section.
  var readsSectionIndex = false
  /// Whether the last `value(of:at:)` met a fault.
  private(set) var lastFailed = false

  let nodes: [Expression]
  let definitions: [ExpressionID?]
  let parameters: [Parameter]
  /// By `ParameterID`.
  let bindings: [InputBinding?]
  var inputs: [Double]
  private(set) var sectionInputs: [Double]
  var localValues: [Double]
  /// Of definitions.
  var localFaults: [Fault]
  /// The epoch of a definition's value; −1 while it is being computed.
  var localEpochs: [Int]
  var values: [Operand]
  var valueEpochs: [Int]
  private var epochCounter = 2
  private(set) var sectionEpoch = 1
  private(set) var epoch = 2
  /// How many definitions are being computed: they see the section's environment only.
  var definitionDepth = 0
  /// What waits while the default of an input is computed; it sees nothing but its index.
  private(set) var suspended: Suspended?
  var tasks: [Task] = []
  var operands: [Operand] = []

  /// The state in which a default's user goes on.
  struct Suspended {
    var epoch: Int
    var definitionDepth: Int
    var index: Double
  }

  init(_ model: LayoutModel, inputs bindings: [InputBinding?]) {
    nodes = model.expressions.nodes
    parameters = model.parameters
    self.bindings = bindings
    definitions = model.locals.map { $0.definition }
    inputs = [Double](repeating: 0, count: EnvironmentInput.allCases.count)
    sectionInputs = inputs
    localValues = [Double](repeating: 0, count: definitions.count)
    localFaults = [Fault](repeating: .none, count: definitions.count)
    localEpochs = [Int](repeating: 0, count: definitions.count)
    values = [Operand](repeating: Operand(value: 0), count: nodes.count)
    valueEpochs = [Int](repeating: 0, count: nodes.count)
  }

  // MARK: - Environment

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

  /// Gives inputs the values that they have for the section.
  mutating func reset(_ inputs: [EnvironmentInput]) {
    for input in inputs { set(input, to: sectionInput(input)) }
  }

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

  /// Lets the default of an input be computed for an index, until `resume()`.
  mutating func suspend(index: Double) {
    let position = Int(EnvironmentInput.index.rawValue)
    suspended = Suspended(epoch: epoch, definitionDepth: definitionDepth, index: inputs[position])
    definitionDepth = 0
    inputs[position] = index
    invalidate()
  }

  /// Goes on where a default is used.
  mutating func resume() {
    guard let suspended else { return }
    epoch = suspended.epoch
    definitionDepth = suspended.definitionDepth
    inputs[Int(EnvironmentInput.index.rawValue)] = suspended.index
    self.suspended = nil
  }

  private mutating func invalidate() {
    epochCounter += 1
    epoch = epochCounter
  }

  // MARK: - Values

  /// The value of an expression that belongs to `element`; 0 stands in for one that isn't finite or met
  /// a fault, which is reported.
  ///
  /// - Complexity: O(nodes below that are not known yet).
  mutating func value(of id: ExpressionID, at element: ElementID) -> Double {
    let raw = rawValue(of: id, at: element)
    return lastFailed ? 0 : raw
  }

  /// The value of an expression as IEEE has it; faults are reported all the same.
  mutating func rawValue(of id: ExpressionID, at element: ElementID) -> Double {
    lastFailed = false
    let result = compute(id)
    if let issue = result.fault.issue {
      lastFailed = true
      issues.report(issue.kind, at: element, expression: issue.expression)
    }
    return result.value
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
      case .argument(_, let content): choice = content
      }
    }
  }
}
