/// `onScroll`: assignments to a visible cell, conditions and constants.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  mutating func scrollHandler(_ syntax: ElementSyntax) -> ScrollHandler? {
    let id = newElement(syntax.headRange)
    let attributes = attributes(
      syntax.operands, of: .onScroll, for: id, keyword: syntax.keywordRange)
    for attribute in attributes.written where attribute.name != .handler {
      report(
        .attributeOutsideBody(
          at(attribute.range), name: attribute.name.text, element: "onScroll"))
    }
    if let handler = attributes[.handler] {
      refuseBody(syntax, beside: handler, does: "changes the cells")
      return ScrollHandler(
        id: id, statements: [], name: closureName(.handler, in: attributes) ?? "")
    }
    let outerPlace = place
    place = .scrollHandler
    let statements = statements(syntax.body)
    place = outerPlace
    return ScrollHandler(id: id, statements: statements)
  }

  private mutating func statements(_ body: BodySyntax?) -> [ScrollStatement] {
    guard let body else { return [] }
    let outerCount = scope.count
    defer { scope.removeLast(scope.count - outerCount) }
    var result: [ScrollStatement] = []
    for node in body.children {
      if let syntax = LetSyntax(node) {
        if let (local, id) = declare(syntax) { result.append(.local(local, id)) }
      } else if let syntax = IfSyntax(node) {
        append(syntax, to: &result)
      } else if let assignment = AssignmentSyntax(node) {
        if !node.hasError, let statement = statement(assignment) { result.append(statement) }
      } else if !node.hasError {
        refuse(node)
      }
    }
    return result
  }

  private mutating func append(_ syntax: IfSyntax, to result: inout [ScrollStatement]) {
    let decision = syntax.condition.flatMap { condition in
      boolean(value(of: condition), at: condition.range)
    }
    let then = statements(syntax.body)
    var otherwise: [ScrollStatement] = []
    if let next = syntax.elseIf {
      append(next, to: &otherwise)
    } else {
      otherwise = statements(syntax.elseBody)
    }
    guard let decision, let condition = syntax.condition else { return }
    if let constant = decision.scalar.constant, !dependsOnArgument(decision.scalar) {
      result += constant != 0 ? then : otherwise
    } else if let id = expression(decision, at: condition.range) {
      result.append(.conditional(id, then: then, otherwise: otherwise))
    }
  }

  private mutating func statement(_ assignment: AssignmentSyntax) -> ScrollStatement? {
    guard let name = assignment.name, let expression = assignment.value else { return nil }
    guard let propertyName = PropertyName(name.text),
      let target = ScrollTarget(propertyName)
    else {
      let allowed = ScrollTarget.names
      report(
        .unknownAttribute(
          at(name.range), name: name.text, element: "onScroll",
          suggestion: suggestion(for: name.text, among: allowed), allowed: allowed))
      return nil
    }
    let value = self.value(of: expression)
    switch target {
    case .point(let property):
      return point(value, at: expression.range).map { .setPoint(property, $0) }
    case .value(.hidden):
      return boolean(value, at: expression.range).map { .set(.hidden, $0.scalar) }
    case .value(.zIndex):
      guard let scalar = numeric(value, at: expression.range) else { return nil }
      return wholeNumber(scalar, least: nil, what: "`zIndex:`", at: expression.range)
        .map { .set(.zIndex, $0) }
    case .value(let property):
      return numeric(value, at: expression.range).map { .set(property, $0.scalar) }
    }
  }

  private mutating func refuse(_ node: SyntaxNode) {
    report(
      .childNotAllowed(
        at(ElementSyntax(node)?.keywordRange ?? CallSyntax(node)?.name?.range ?? node.range),
        child: ElementSyntax(node)?.keyword.text ?? CallSyntax(node)?.name?.text ?? "repeat",
        parent: "onScroll",
        allowed: ScrollTarget.names.map { $0 + ":" } + ["let", "if"]))
  }
}

/// What an assignment in `onScroll` sets.
private enum ScrollTarget {
  case value(ScrollProperty)
  case point(ScrollPointProperty)

  init?(_ name: PropertyName) {
    switch name {
    case .scale: self = .value(.scale)
    case .alpha: self = .value(.alpha)
    case .rotate: self = .value(.rotate)
    case .zIndex: self = .value(.zIndex)
    case .hidden: self = .value(.hidden)
    case .translate: self = .point(.translate)
    case .center: self = .point(.center)
    default: return nil
    }
  }

  /// The names that can be set.
  static let names = ["scale", "alpha", "translate", "center", "rotate", "zIndex", "hidden"]
}
