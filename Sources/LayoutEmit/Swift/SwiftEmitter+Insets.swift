/// Insets as Swift.

import LayoutCore

extension SwiftEmitter {
  /// `NSDirectionalEdgeInsets(top: …)`; two of them where one condition decides about several sides.
  mutating func insets(_ insets: Insets) -> SwiftCode {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if let name = parameter(insets, sides) { return .text(name) }
    if let condition = sharedCondition(of: sides) {
      let decision = expressions.boolean(condition).text(atLeast: .or)
      let then = self.insets(sides.map { branch(of: $0, isTrue: true) })
      return .ternary(
        decision, then, self.insets(sides.map { branch(of: $0, isTrue: false) }))
    }
    return self.insets(sides)
  }

  /// The name of the parameter that insets are: one of several values, or a number that other uses give as
  /// several.
  private mutating func parameter(_ insets: Insets, _ sides: [Scalar]) -> String? {
    if let position = expressions.tupleParameter(sides) {
      expressions.frame?.note(.tuple, of: position)
      return expressions.name(SwiftFacet(position, .insets), .insets(insets))
    }
    guard let position = expressions.wholeParameter(insets.top),
      sides.allSatisfy({ expressions.wholeParameter($0) == position })
    else { return nil }
    return whole(position, .sides, .insets, .insets(insets))
  }

  private mutating func insets(_ sides: [Scalar]) -> SwiftCode {
    .call(
      "NSDirectionalEdgeInsets", ("top", number(sides[0])), ("leading", number(sides[1])),
      ("bottom", number(sides[2])), ("trailing", number(sides[3])))
  }

  /// The condition of several numbers, if it is one and the others are constant.
  private mutating func sharedCondition(of sides: [Scalar]) -> ExpressionID? {
    var shared: ExpressionID?
    var count = 0
    for side in sides where expressions.constant(side) == nil {
      guard let (condition, _, _) = branches(of: side) else { return nil }
      guard shared.map({ model.expressions.isSame($0, condition) }) ?? true else { return nil }
      shared = condition
      count += 1
    }
    return count > 1 ? shared : nil
  }

  private mutating func branches(
    of side: Scalar
  ) -> (condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)? {
    switch side {
    case .constant: return nil
    case .folded(_, let id), .expression(let id):
      guard case .conditional(let condition, let then, let otherwise) = model.expressions[id],
        expressions.truth(of: condition) == nil
      else { return nil }
      return (condition, then, otherwise)
    }
  }

  private mutating func branch(of side: Scalar, isTrue: Bool) -> Scalar {
    guard expressions.constant(side) == nil, let branches = branches(of: side) else { return side }
    return .expression(isTrue ? branches.then : branches.otherwise)
  }
}
