/// Several values behind one attribute, as in CSS.

import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// How many values alone follow the attribute at `position` that can't stand there, since the element takes
  /// none, or one only. They are reported together.
  mutating func reportValues(
    behind position: Int, in operands: [OperandSyntax], of element: ElementName
  ) -> Int {
    guard position + 1 < operands.count, case .dimension = operands[position + 1].form,
      case .attribute(let name, let first?) = operands[position].form,
      !operands[position].hasError
    else { return 0 }
    var values = [first]
    for operand in operands[(position + 1)...] {
      guard case .dimension(let value) = operand.form, !operand.hasError else { break }
      values.append(value)
    }
    let count = values.count
    guard count > (element.takesBareDimension ? 2 : 1), let last = values.last else { return 0 }
    let place = at(ByteRange(start: Int(first.range.start), end: Int(last.range.end)))
    let texts = values.map { operands[position].node.tree.string($0.range) }
    report(
      .severalValues(
        place, name: name.text, count: count,
        sides: name.text.utf8.elementsEqual("insets".utf8) ? texts : []))
    return count - 1
  }
}
