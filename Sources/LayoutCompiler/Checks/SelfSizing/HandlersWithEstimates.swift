/// handler-with-estimates: what scrolling does to cells, in a layout of self-sizing items.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of `onScroll` in a layout with an estimated item, in any of its sections: UIKit calls the handler
  /// and drops what it changes.
  func checkHandlersWithEstimates(_ reports: inout Reports) {
    guard sections.contains(where: { $0.content?.visibleItemsInvalidationHandler != nil }) else {
      return
    }
    let estimated = estimatedItems()
    for section in sections {
      guard let handler = section.content?.visibleItemsInvalidationHandler,
        let item = estimated.first(where: { $0.section == section.index }) ?? estimated.first
      else { continue }
      reports.reportOnce(
        .handlerWithEstimates(
          origin.place(of: handler.id), item: item.place,
          isInSection: item.section == section.index))
    }
  }

  /// The first item of each section that is surely there and estimated; of some sections only.
  private func estimatedItems() -> [(section: Int, place: Place)] {
    var found: [(section: Int, place: Place)] = []
    for fact in items where !fact.isConditional && found.count < 20 {
      let section = groups[fact.group].section
      guard found.last?.section != section,
        let axis = [Axis.vertical, .horizontal].first(where: { fact.item.size[$0].isAlwaysMeasured }
        )
      else { continue }
      found.append(
        (section, place(ofSide: axis, of: fact.item.id, bare: groups[fact.group].axis)))
    }
    return found
  }
}
