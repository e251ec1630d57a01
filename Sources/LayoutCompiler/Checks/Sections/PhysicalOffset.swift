/// physical-offset: points to the right, whatever the direction of reading.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of horizontal offsets in points, and notes frames of custom groups: UIKit mirrors leading and
  /// trailing where people read from right to left, but not these.
  func checkPhysicalOffsets(_ reports: inout Reports) {
    // Who asks for the direction takes care of it.
    let asks = model.expressions.nodes.contains { $0 == .input(.layoutDirection) }
    guard !asks else { return }
    for fact in boundaryItems { checkOffset(fact.item.offset, .offset, fact.item.id, &reports) }
    for fact in badges {
      checkOffset(fact.item.containerAnchor.offset, .offset, fact.item.id, &reports)
      if let anchor = fact.item.itemAnchor {
        checkOffset(anchor.offset, .itemOffset, fact.item.id, &reports)
      }
    }
    var said: Set<Int> = []
    for fact in frames where !said.contains(fact.group) {
      guard let attribute = origin.attribute(.x, of: fact.frame.id), fact.frame.x != .zero else {
        continue
      }
      said.insert(fact.group)
      reports.report(.physicalFrame(attribute.value ?? attribute.place))
    }
  }

  private func checkOffset(
    _ offset: AnchorOffset, _ name: PropertyName, _ id: ElementID, _ reports: inout Reports
  ) {
    if !offset.isFractional { checkOffset(offset.value, name, id, &reports) }
  }

  private func checkOffset(
    _ offset: ScalarPoint, _ name: PropertyName, _ id: ElementID, _ reports: inout Reports
  ) {
    guard let x = offset.x.constant, x != 0 else { return }
    reports.report(
      .physicalOffset(
        origin.place(of: name, of: id), points: x.magnitude.points,
        isRight: x > 0))
  }
}
