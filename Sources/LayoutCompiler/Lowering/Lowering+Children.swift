/// Children between brackets: elements, conditions, repetitions, constants.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// The most children that a `repeat` makes of its body.
let repetitionLimit = 10_000

extension Lowering {
  /// The children of an element, lowered in the order written.
  mutating func children(_ body: BodySyntax?, in parent: ParentContext) -> [Child<Member>] {
    guard let body else { return [] }
    return children(body.node.children, in: parent)
  }

  mutating func children(
    _ nodes: some Sequence<SyntaxNode>, in parent: ParentContext
  ) -> [Child<Member>] {
    let outerHoldsMisplaced = holdsMisplaced
    holdsMisplaced = false
    defer { holdsMisplaced = outerHoldsMisplaced }
    return moreChildren(nodes, in: parent)
  }

  /// Children of a parent that may have had others before.
  mutating func moreChildren(
    _ nodes: some Sequence<SyntaxNode>, in parent: ParentContext
  ) -> [Child<Member>] {
    let outerCount = scope.count
    defer { scope.removeLast(scope.count - outerCount) }
    var result: [Child<Member>] = []
    var wasAssignment = false
    for node in nodes {
      let isAssignment = node.kind == .assignment
      // One missing word makes attributes of a whole element stand alone.
      if !isAssignment || !wasAssignment { lower(node, in: parent, into: &result) }
      wasAssignment = isAssignment
    }
    return result
  }

  private mutating func lower(
    _ node: SyntaxNode, in parent: ParentContext, into result: inout [Child<Member>]
  ) {
    if let element = ElementSyntax(node) {
      if let member = member(element, in: parent) { result.append(.element(member)) }
    } else if let syntax = IfSyntax(node) {
      lower(syntax, in: parent, into: &result)
    } else if let syntax = RepeatSyntax(node) {
      lower(syntax, in: parent, into: &result)
    } else if let syntax = LetSyntax(node) {
      if let (local, id) = declare(syntax) { result.append(.local(local, id)) }
    } else if let each = EachSyntax(node) {
      if let member = self.each(each, in: parent) { result.append(.element(member)) }
    } else if let call = CallSyntax(node) {
      use(call, in: parent, into: &result)
    } else if let assignment = AssignmentSyntax(node), !node.hasError, let name = assignment.name {
      report(
        misplaced: .childNotAllowed(
          at(assignment.range), child: name.text + ":", parent: parent.description,
          allowed: parent.allowed.map { $0.rawValue }))
    }
  }

  private mutating func lower(
    _ syntax: IfSyntax, in parent: ParentContext, into result: inout [Child<Member>]
  ) {
    let decision = syntax.condition.flatMap { condition in
      boolean(value(of: condition), at: condition.range)
    }
    let then = children(syntax.body, in: parent)
    var otherwise: [Child<Member>] = []
    if let next = syntax.elseIf {
      lower(next, in: parent, into: &otherwise)
    } else {
      otherwise = children(syntax.elseBody, in: parent)
    }
    guard let decision, let condition = syntax.condition else {
      // What stands there may be what seems to be missing.
      reports.countAgain()
      return
    }
    if let constant = decision.scalar.constant, !dependsOnArgument(decision.scalar) {
      result += constant != 0 ? then : otherwise
    } else if let id = expression(decision, at: condition.range) {
      result.append(.conditional(id, then: then, otherwise: otherwise))
    }
  }

  private mutating func lower(
    _ syntax: RepeatSyntax, in parent: ParentContext, into result: inout [Child<Member>]
  ) {
    let count = syntax.count.flatMap { repetitionCount($0) }
    var variable: LocalID?
    if let name = syntax.variable {
      let local = newLocal(name.text, .integer, definition: nil)
      scope.append(ScopeEntry(name: name.text, meaning: .local(local, .variable)))
      variable = local
    }
    let body = children(syntax.body, in: parent)
    if syntax.variable != nil { scope.removeLast() }
    if count == nil { reports.countAgain() }
    guard let count, !body.isEmpty, count != .zero else { return }
    result.append(.repetition(count: count, variable: variable, body))
  }

  /// How often a body is repeated; none where that is wrong.
  mutating func repetitionCount(_ expression: ExpressionSyntax) -> Scalar? {
    guard let scalar = numeric(value(of: expression), at: expression.range),
      let count = wholeNumber(scalar, least: 0, what: "`repeat`", at: expression.range)
    else { return nil }
    if let constant = count.constant, constant > Double(repetitionLimit) {
      report(.repeatTooLarge(at(expression.range), limit: repetitionLimit))
      return nil
    }
    return count
  }

  /// What a definition gives where it is used.
  private mutating func use(
    _ call: CallSyntax, in parent: ParentContext, into result: inout [Child<Member>]
  ) {
    let outerPlace = place
    if parent.isWaterfall { place = .waterfallItem }
    let entered = enterPiece(call, allowed: parent.allowed)
    place = outerPlace
    guard let piece = entered else { return }
    refuseOperands(of: call)
    let members = children(piece.children, in: parent)
    leave(piece)
    if !members.isEmpty { result.append(.use(piece.use, members)) }
  }

  /// Reports attributes behind a use: what a definition gives has its own.
  mutating func refuseOperands(of call: CallSyntax) {
    guard let operand = call.operands.first, !call.node.hasError, let name = call.name else {
      return
    }
    report(.attributesOnUse(at(operand.range), name: name.text))
  }
}
