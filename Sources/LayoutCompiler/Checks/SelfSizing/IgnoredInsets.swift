/// inset-ignored: insets along an axis whose size is estimated.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of insets of items, rows and boundary items that UIKit ignores because the element is
  /// estimated along them (R3).
  func checkIgnoredInsets(_ reports: inout Reports) {
    for (index, fact) in groups.enumerated() where fact.axis != nil {
      check(
        fact.group.contentInsets, of: fact.group.id, fact.group.size,
        bare: bareSide(ofGroup: index), &reports)
    }
    for fact in items {
      check(
        fact.item.contentInsets, of: fact.item.id, fact.item.size, bare: groups[fact.group].axis,
        &reports)
    }
    for fact in boundaryItems {
      check(fact.item.contentInsets, of: fact.item.id, fact.item.size, bare: nil, &reports)
    }
  }

  private func check(
    _ insets: Insets, of element: ElementID, _ size: Size, bare: Axis?, _ reports: inout Reports
  ) {
    let ignored = [Axis.horizontal, .vertical].filter {
      size[$0].isAlwaysMeasured && !insets.areZero($0)
    }
    guard let axis = ignored.first, let attribute = origin.attribute(.insets, of: element),
      let value = attribute.value
    else { return }
    let sidePlace =
      bare == nil
      ? origin.place(ofSide: axis, of: element) : place(ofSide: axis, of: element, bare: bare)
    reports.reportOnce(
      .ignoredInsets(
        value, sides: ignored.flatMap { Self.ignoredSides(insets, along: $0) },
        isAll: ignored.count == 2 || insets.areZero(axis.crossed),
        side: ignored.count == 2 ? "width and height are" : "the \(axis.side) is",
        estimate: sidePlace, fix: fix(insets, attribute, of: element, ignored)))
  }

  /// Writes only what counts.
  private func fix(
    _ insets: Insets, _ attribute: AttributeOrigin, of element: ElementID, _ ignored: [Axis]
  ) -> Fix? {
    guard !isShared(origin.place(of: element)), let value = attribute.value else { return nil }
    guard ignored.count == 1, !insets.areZero(ignored[0].crossed) else {
      return Fix(
        title: "remove the insets", applicability: .always, edits: [removal(of: attribute.place)])
    }
    let kept = ignored[0].crossed
    let (low, high) = insets.sides(kept)
    guard let low = low.constant, let high = high.constant else { return nil }
    let names = Self.sideNames(kept)
    let both = kept == .horizontal ? "horizontal" : "vertical"
    let text =
      low == high
      ? "(\(both): \(low.text))" : "(\(names[0]): \(low.text), \(names[1]): \(high.text))"
    return Fix("write only the insets that count", .always, at: value, replacement: text)
  }

  /// The sides along an axis that surely have insets, or may have.
  private static func ignoredSides(_ insets: Insets, along axis: Axis) -> [String] {
    let (low, high) = insets.sides(axis)
    let names = sideNames(axis)
    return (low.constant == 0 ? [] : [names[0]]) + (high.constant == 0 ? [] : [names[1]])
  }

  private static func sideNames(_ axis: Axis) -> [String] {
    axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
  }
}
