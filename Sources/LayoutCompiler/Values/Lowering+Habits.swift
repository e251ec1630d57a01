/// Sizes as people write them elsewhere: pairs, percentages of fractions, decimal commas.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The value of a dimension; none where it is written as other systems write it, which is reported.
  mutating func dimensionValue(of expression: ExpressionSyntax) -> Value? {
    guard !expression.hasError else { return .invalid }
    let form = expression.form
    return reportHabit(of: expression, form) ? nil : value(of: expression, form)
  }

  private mutating func reportHabit(
    of expression: ExpressionSyntax, _ form: ExpressionSyntax.Form
  ) -> Bool {
    switch form {
    case .tuple(let elements):
      guard elements.count == 2, elements.allSatisfy({ $0.label == nil }),
        let width = elements[0].value, let height = elements[1].value
      else { return false }
      report(
        .pairAsSize(at(expression.range), width: text(of: width), height: text(of: height)))
      return true
    case .call(let name, let arguments):
      guard let form = DimensionForm(named: name.text) else { return false }
      return reportPercent(name, arguments, form, in: expression)
        || reportDecimalComma(name, arguments)
    default: return false
    }
  }

  /// Reports two dimensions in a row.
  mutating func reportPair(_ first: ExpressionSyntax, _ second: ExpressionSyntax) {
    let range = ByteRange(start: Int(first.range.start), end: Int(second.range.end))
    report(.pairAsSize(at(range), width: text(of: first), height: text(of: second)))
  }

  /// `fractional(50%)`.
  private mutating func reportPercent(
    _ name: NameToken, _ arguments: [ArgumentSyntax], _ form: DimensionForm,
    in expression: ExpressionSyntax
  ) -> Bool {
    guard arguments.count == 1, let value = arguments[0].value,
      case .number(let number) = value.form, number.unit == .percent
    else { return false }
    report(
      .percentInFraction(
        at(expression.range), inner: at(value.range), function: name.text, text: text(of: value)))
    return true
  }

  /// `fractional(0,5)`.
  private mutating func reportDecimalComma(
    _ name: NameToken, _ arguments: [ArgumentSyntax]
  ) -> Bool {
    guard arguments.count == 2, let first = arguments[0].value, let second = arguments[1].value,
      case .number(let whole) = first.form, case .number(let fraction) = second.form,
      whole.isInteger, fraction.isInteger
    else { return false }
    let range = ByteRange(start: Int(first.range.start), end: Int(second.range.end))
    report(
      .decimalComma(
        at(range), function: name.text, whole: text(of: first), fraction: text(of: second)))
    return true
  }

  private func text(of expression: ExpressionSyntax) -> String {
    expression.node.tree.string(expression.range)
  }
}
