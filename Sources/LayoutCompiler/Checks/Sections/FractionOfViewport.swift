/// fraction-of-viewport: a fraction of the whole view, bars included.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Notes groups of sections that are a fraction of the view's height: UIKit means all of it, with what
  /// bars cover, and another height after each rotation.
  func checkFractionsOfViewport(_ reports: inout Reports) {
    guard let upright = NamedDevices.phone, let turned = NamedDevices.phoneOnItsSide else { return }
    let axis = Axis.vertical
    guard model.scrollDirection.axis == axis else { return }
    for fact in groups where fact.parent == nil {
      // A waterfall is as tall as its tallest column.
      if case .waterfall = fact.group.arrangement { continue }
      guard let dimension = fact.group.size[axis].only, dimension.kind == .fractionalHeight,
        let fraction = dimension.value.constant, fraction > 0,
        let inset = insetAlongScroll(ofSection: fact.section)
      else { continue }
      let lengths = [upright, turned].map { device in
        ((device.container[axis] - inset) * fraction * Double(device.scale)).rounded(.down)
          / Double(device.scale)
      }
      guard lengths.allSatisfy({ $0 > 0 }) else { continue }
      reports.report(
        .fractionOfViewport(
          writtenPlace(ofSide: axis, of: fact.group.id, fact.group.size),
          fraction: fraction.text,
          examples: [
            (lengths[0].points, upright.container[axis].text, upright.name),
            (lengths[1].points, turned.container[axis].text, turned.name),
          ]))
    }
  }

  /// What a section that scrolls by itself takes off its groups along the scroll of the layout (R32).
  private func insetAlongScroll(ofSection index: Int) -> Double? {
    guard let content = sections[index].content, let run = run(ofSection: index) else {
      return nil
    }
    return run == .vertical ? 0 : content.contentInsets.knownSum(.vertical)
  }
}
