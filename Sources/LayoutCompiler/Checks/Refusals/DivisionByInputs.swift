/// division-by-zero, by an input: nothing keeps what the app gives from 0.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of divisions by an input that is a number, unless the layout compares that input anywhere.
  func checkDivisionsByInputs(_ reports: inout Reports) {
    guard !model.parameters.isEmpty else { return }
    let nodes = model.expressions.nodes
    var compared: Set<ParameterID> = []
    for node in nodes {
      guard case .binary(let binary, let left, let right) = node, binary.compares else { continue }
      for operand in [left, right] {
        if let input = input(operand) { compared.insert(input) }
      }
    }
    for node in nodes {
      let divisor: ExpressionID
      switch node {
      case .binary(.divide, _, let right), .call2(.mod, _, let right): divisor = right
      default: continue
      }
      guard let input = input(divisor), !compared.contains(input) else { continue }
      let parameter = model.parameters[Int(input.rawValue)]
      let place = origin.expressions[Int(divisor.rawValue)]
      guard parameter.type == .integer || parameter.type == .number else { continue }
      reports.report(
        .divisionByInput(
          place, name: parameter.name, declared: origin.parameters[Int(input.rawValue)],
          fixes: parameter.type == .integer ? keeping(place, from: "1") : []))
    }
  }

  /// The input that an expression is, if it is nothing else.
  private func input(_ expression: ExpressionID) -> ParameterID? {
    switch model.expressions[expression] {
    case .parameter(let input): return input
    case .argument(_, let written): return input(written)
    default: return nil
    }
  }
}

extension BinaryOperator {
  fileprivate var compares: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return true
    case .add, .subtract, .multiply, .divide, .and, .or: return false
    }
  }
}
