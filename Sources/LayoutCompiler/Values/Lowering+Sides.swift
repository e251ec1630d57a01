/// Tuples that name sides: insets and edge spacings.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// A value for each of the four sides that were written.
struct Sides<Side> {
  var top: Side?
  var leading: Side?
  var bottom: Side?
  var trailing: Side?
}

extension Lowering {
  private static let sideLabels = [
    "top", "leading", "bottom", "trailing", "horizontal", "vertical",
  ]

  /// `(vertical, horizontal)` or any of the labels; none where something is wrong.
  mutating func sides<Side>(
    _ elements: [TupleElement], of what: String, at range: ByteRange,
    _ convert: (inout Lowering, Value, ByteRange) -> Side?
  ) -> Sides<Side>? {
    var sides = Sides<Side>()
    guard elements.contains(where: { $0.label != nil }) else {
      guard elements.count == 2 else {
        report(
          .wrongArgumentCount(
            at(range), function: what, expected: "2 values or labels", found: elements.count))
        return nil
      }
      guard let vertical = convert(&self, elements[0].value, elements[0].range),
        let horizontal = convert(&self, elements[1].value, elements[1].range)
      else { return nil }
      return Sides(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    var given: [String: ByteRange] = [:]
    var isComplete = true
    for element in elements {
      guard let label = element.label, Self.sideLabels.contains(label.text) else {
        reportLabel(element, of: what)
        isComplete = false
        continue
      }
      guard let side = convert(&self, element.value, element.range) else {
        isComplete = false
        continue
      }
      for name in sideNames(label.text) {
        if let first = given[name] {
          report(
            .duplicateArgument(at(label.range), name: label.text, what: "label", first: at(first)))
          isComplete = false
        }
        given[name] = label.range
        sides.set(name, to: side)
      }
    }
    return isComplete ? sides : nil
  }

  /// The sides that a label stands for.
  private func sideNames(_ label: String) -> [String] {
    switch label {
    case "horizontal": return ["leading", "trailing"]
    case "vertical": return ["top", "bottom"]
    default: return [label]
    }
  }

  private mutating func reportLabel(_ element: TupleElement, of what: String) {
    guard let label = element.label else {
      report(
        .typeMismatch(
          at(element.range), expected: "a label before each value of " + what,
          found: "a value without one"))
      return
    }
    if let side = ForeignWords.side(label.text) {
      return report(.foreignWord(at(label.range), name: label.text, side))
    }
    report(
      .unknownLabel(at(label.range), label: label.text, of: what, allowed: Self.sideLabels))
  }
}

extension Sides {
  fileprivate mutating func set(_ name: String, to side: Side) {
    switch name {
    case "top": top = side
    case "leading": leading = side
    case "bottom": bottom = side
    default: trailing = side
    }
  }
}
