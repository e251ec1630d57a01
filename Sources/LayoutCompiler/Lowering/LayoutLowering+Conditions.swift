/// Which sections a layout has: conditions and repetitions around them are constant.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension LayoutLowering {
  mutating func lower(_ syntax: IfSyntax) {
    var choice: Bool?
    var undecided: ExpressionID?
    if let condition = syntax.condition,
      let decision = base.boolean(base.value(of: condition), at: condition.range)
    {
      if let constant = decision.scalar.constant {
        choice = constant != 0
      } else {
        undecided = base.expression(decision, at: condition.range)
      }
    }
    let outerItems = boundaryItems
    let outer = (leftOutBy, isUndecided)
    let cause = base.at(syntax.condition?.range ?? syntax.range)
    boundaryItems = []
    isUndecided = outer.1 || undecided != nil
    leftOutBy = outer.0 ?? (choice != true && undecided == nil ? (cause, .alwaysFalse) : nil)
    lower(syntax.body?.children ?? [])
    let then = boundaryItems
    boundaryItems = []
    leftOutBy = outer.0 ?? (choice != false && undecided == nil ? (cause, .alwaysTrue) : nil)
    if let next = syntax.elseIf {
      lower(next)
    } else {
      lower(syntax.elseBody?.children ?? [])
    }
    (leftOutBy, isUndecided) = outer
    if let undecided, !then.isEmpty || !boundaryItems.isEmpty {
      boundaryItems = outerItems + [.conditional(undecided, then: then, otherwise: boundaryItems)]
    } else {
      boundaryItems = outerItems + then + boundaryItems
    }
  }

  mutating func lower(_ syntax: RepeatSyntax) {
    var count = 0.0
    if let expression = syntax.count, let scalar = base.repetitionCount(expression) {
      if let constant = scalar.constant {
        count = constant
      } else {
        base.report(.undecidedSections(base.at(expression.range)))
      }
    }
    let outer = leftOutBy
    if count == 0 {
      leftOutBy = outer ?? (base.at(syntax.count?.range ?? syntax.range), .neverRepeated)
    }
    defer { leftOutBy = outer }
    for position in 0..<(isLeftOut ? 1 : Int(count)) {
      repetitions += 1
      guard repetitions <= sectionLimit else {
        if repetitions == sectionLimit + 1 {
          base.report(.repeatTooLarge(base.at(syntax.node.range), limit: sectionLimit))
        }
        return
      }
      if let name = syntax.variable {
        let value = Value.scalar(TypedScalar(.constant(Double(position)), .integer))
        base.scope.append(ScopeEntry(name: name.text, meaning: .value(value)))
      }
      lower(syntax.body?.children ?? [])
      if syntax.variable != nil { base.scope.removeLast() }
    }
  }
}
