/// What expressions name.

import LayoutCore

extension SwiftExpressions {
  /// Calls `body` with every node below that has no operands. What stands for a parameter of the function
  /// that is printed is one of them.
  ///
  /// - Parameter inConditions: Whether what conditions name counts.
  func forEachLeaf(
    of id: ExpressionID, inConditions: Bool = true, _ body: (Expression) -> Void
  ) {
    switch model.expressions[id] {
    case .number, .integer, .boolean, .name, .input, .local, .constant, .parameter, .sameText:
      body(model.expressions[id])
    case .argument(let argument, let content):
      if isParameter(argument) {
        body(model.expressions[id])
      } else {
        forEachLeaf(of: content, inConditions: inConditions, body)
      }
    case .folded(_, let operand), .unary(_, let operand), .call1(_, let operand),
      .apply(_, let operand):
      forEachLeaf(of: operand, inConditions: inConditions, body)
    case .binary(_, let left, let right), .call2(_, let left, let right):
      forEachLeaf(of: left, inConditions: inConditions, body)
      forEachLeaf(of: right, inConditions: inConditions, body)
    case .conditional(let condition, let then, let otherwise):
      if inConditions { forEachLeaf(of: condition, body) }
      forEachLeaf(of: then, inConditions: inConditions, body)
      forEachLeaf(of: otherwise, inConditions: inConditions, body)
    case .call3(_, let first, let second, let third):
      forEachLeaf(of: first, inConditions: inConditions, body)
      forEachLeaf(of: second, inConditions: inConditions, body)
      forEachLeaf(of: third, inConditions: inConditions, body)
    }
  }

  /// Whether a whole number is made of something that is named and an `Int`, and of no constant or
  /// parameter of a piece, whose type follows from its uses. Conditions don't count.
  func isMadeOfNamedWholes(_ id: ExpressionID) -> Bool {
    var names = false
    var constants = false
    forEachLeaf(of: id, inConditions: false) { leaf in
      switch leaf {
      case .input, .local, .parameter: names = true
      case .constant, .argument: constants = true
      default: break
      }
    }
    return names && (!constants || inlinesConstants)
  }

  /// Whether an expression depends on the index of an item.
  func usesIndex(_ id: ExpressionID) -> Bool {
    var found = false
    forEachLeaf(of: id) { if $0 == .input(.index) { found = true } }
    return found
  }

  /// The `let`s of the file that an expression uses directly.
  func definitions(usedBy id: ExpressionID) -> [LocalID] {
    var found: [LocalID] = []
    forEachLeaf(of: id) { leaf in
      if case .local(let local) = leaf, model.locals[Int(local.rawValue)].definition != nil {
        found.append(local)
      }
    }
    return found
  }
}
