/// `let`s of generated Swift: on one line, or set in branches where there are many of them.

import LayoutCore

extension SwiftEmitter {
  /// `let name = value`; a chain of conditions is an `if`.
  mutating func declare(_ name: String, _ value: ExpressionID) {
    if let branches = chain(value) {
      writer.line("let " + name + ": " + expressions.swiftType(of: value))
      return assign(name, branches) { $0.any($1, in: value) }
    }
    let printed = expressions.any(value)
    let type = printed.isTyped ? "" : ": " + expressions.swiftType(of: value)
    writer.line("let " + name + type + " = " + printed.text)
  }

  /// The name of an `Int`: declares `base` where the value is no name by itself.
  mutating func nameWhole(_ value: ExpressionID, _ base: String) -> String {
    if let branches = chain(value) {
      let name = scope.unique(base)
      writer.line("let " + name + ": Int")
      assign(name, branches) { $0.integer($1) }
      return name
    }
    let printed = expressions.integer(value).text
    guard !SwiftNames.isName(printed) else { return printed }
    let name = scope.unique(base)
    writer.line("let " + name + " = " + printed)
    return name
  }

  /// `let name = value` for a local that is set where it stands.
  mutating func declareLocal(_ local: LocalID, _ value: ExpressionID) {
    let name = scope.unique(model.locals[Int(local.rawValue)].name)
    declare(name, value)
    expressions.declare(local, value, as: name)
  }

  /// How a variable that counts is called in the block that follows; `_` for none.
  mutating func declareCounter(_ variable: LocalID?) -> String {
    guard let variable else { return "_" }
    let name = scope.unique(model.locals[Int(variable.rawValue)].name)
    expressions.declare(counter: variable, as: name)
    return name
  }

  /// `for i in 0..<count {`.
  mutating func loopOpening(_ count: Scalar, _ variable: LocalID?) -> String {
    let times: String
    if case .expression(let id) = count, expressions.range(of: id).low < 0 {
      times = "max(0, " + expressions.integer(count).text + ")"
    } else {
      times = expressions.integer(count).text(atLeast: .addition)
    }
    return "for " + declareCounter(variable) + " in 0..<" + times + " {"
  }

  // MARK: - Chains of conditions

  /// The conditions and values of `if … else if … else …`, the last without a condition; none where
  /// there are fewer than two conditions.
  private mutating func chain(
    _ id: ExpressionID
  ) -> [(condition: ExpressionID?, value: ExpressionID)]? {
    var branches: [(condition: ExpressionID?, value: ExpressionID)] = []
    var rest = id
    while true {
      switch model.expressions[rest] {
      case .argument(let argument, let content) where !expressions.isParameter(argument):
        rest = content
      case .conditional(let condition, let then, let otherwise):
        if let isTrue = expressions.truth(of: condition) {
          rest = isTrue ? then : otherwise
          continue
        }
        branches.append((condition, then))
        rest = otherwise
      default:
        branches.append((nil, rest))
        return branches.count > 2 ? branches : nil
      }
    }
  }

  private mutating func assign(
    _ name: String, _ branches: [(condition: ExpressionID?, value: ExpressionID)],
    _ print: (inout SwiftExpressions, ExpressionID) -> PrintedSwift
  ) {
    for (index, branch) in branches.enumerated() {
      let start = index == 0 ? "" : "} else "
      if let condition = branch.condition {
        writer.line(start + "if " + expressions.boolean(condition).text + " {")
      } else {
        writer.line(start + "{")
      }
      let value = print(&expressions, branch.value).text
      indented { $0.writer.line(name + " = " + value) }
    }
    writer.line("}")
  }
}
