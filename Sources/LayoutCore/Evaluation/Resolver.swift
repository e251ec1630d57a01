/// Expands children: decides conditions, repeats what is repeated, sets locals where they stand.

/// Turns sections of the model into resolved ones, one after the other, in one environment.
package struct Resolver {
  let context: SolveContext
  var evaluator: Evaluator
  /// The section at work.
  var section = ResolvedSection()
  /// Rows as they are planned; none where nobody asks for them.
  var rows: [SolvedRow]?
  /// Guides of the waterfall at work; none where nobody asks for guides.
  var guides: [TemplateGuide]?
  /// What is followed, and what was done with it; none where nobody asks.
  var traceRequest: TraceRequest?
  var trace: Trace?
  var waterfallTrace: WaterfallTrace?
  /// Children of the section so far.
  private var childCount = 0
  /// Repetitions in the section so far; those of nothing count as well.
  private var repetitionCount = 0
  /// Both, in all sections so far.
  private(set) var expansionCount = 0

  init(_ model: LayoutModel, _ context: SolveContext, inputs: [InputBinding?]) {
    self.context = context
    evaluator = Evaluator(model, inputs: inputs)
  }

  /// Starts counting children anew.
  mutating func beginExpansion() {
    childCount = 0
    repetitionCount = 0
  }

  /// Calls `visit` with every child that conditions and repeats leave, in order.
  ///
  /// - Parameters:
  ///   - owner: the element whose children they are.
  ///   - limit: how many children it may have; more are reported.
  mutating func forEach<Element>(
    _ children: [Child<Element>], of owner: ElementID, limit: Int = Limits.childrenOfGroup,
    _ visit: (Element, inout Resolver) -> Void
  ) {
    _ = forEachUntilFalse(children, of: owner, limit: limit) { element, resolver in
      visit(element, &resolver)
      return true
    }
  }

  /// The same until `visit` gives false; whether it never did, and nothing was too much.
  mutating func forEachUntilFalse<Element>(
    _ children: [Child<Element>], of owner: ElementID, limit: Int,
    _ visit: (Element, inout Resolver) -> Bool
  ) -> Bool {
    var count = 0
    return expand(children, of: owner, depth: 0, limit: limit, &count, visit)
  }

  // MARK: - Expansion

  /// Whether to go on.
  private mutating func expand<Element>(
    _ children: [Child<Element>], of owner: ElementID, depth: Int, limit: Int, _ count: inout Int,
    _ visit: (Element, inout Resolver) -> Bool
  ) -> Bool {
    guard depth < Limits.depth else { return tooMany(Limits.depth, owner) }
    for child in children {
      switch child {
      case .element(let element):
        count += 1
        guard count <= limit else { return tooMany(limit, owner) }
        childCount += 1
        guard isAllowed(childCount, owner) else { return false }
        guard visit(element, &self) else { return false }
      case .conditional(let condition, let then, let otherwise):
        let chosen = evaluator.value(of: condition, at: owner) != 0 ? then : otherwise
        guard expand(chosen, of: owner, depth: depth + 1, limit: limit, &count, visit) else {
          return false
        }
      case .repetition(let times, let variable, let body):
        for index in 0..<repeatCount(times, of: owner, limit: limit) {
          repetitionCount += 1
          guard isAllowed(repetitionCount, owner) else { return false }
          if let variable { evaluator.set(variable, to: Double(index)) }
          guard expand(body, of: owner, depth: depth + 1, limit: limit, &count, visit) else {
            return false
          }
        }
      case .use(_, let body):
        guard expand(body, of: owner, depth: depth + 1, limit: limit, &count, visit) else {
          return false
        }
      case .local(let local, let value):
        evaluator.set(local, to: evaluator.value(of: value, at: owner))
      }
    }
    return true
  }

  /// How often a repeat repeats: 0 where that is no whole number from 0.
  private mutating func repeatCount(_ count: Scalar, of owner: ElementID, limit: Int) -> Int {
    let value = evaluator.value(of: count, at: owner)
    guard value >= 0, value == value.rounded() else {
      evaluator.issues.report(
        .countTooSmall(value: value, least: 0), at: owner, expression: count.expression)
      return 0
    }
    guard value <= Double(limit) else {
      _ = tooMany(limit, owner)
      return 0
    }
    return Int(value)
  }

  /// Whether the section may have `count` children or repetitions, and the layout one more.
  private mutating func isAllowed(_ count: Int, _ owner: ElementID) -> Bool {
    expansionCount += 1
    guard expansionCount <= Limits.childrenOfLayout else {
      return tooMany(Limits.childrenOfLayout, owner)
    }
    return count <= Limits.childrenOfSection || tooMany(Limits.childrenOfSection, owner)
  }

  private mutating func tooMany(_ limit: Int, _ owner: ElementID) -> Bool {
    evaluator.issues.report(.tooManyChildren(limit: limit), at: owner)
    return false
  }
}
