/// Makes visible-items handlers from the model's `onScroll`.

import LayoutCore

extension ModelToObjects {
  /// What `handler` does while its section scrolls: it is a closure of the app, or statements; none
  /// where the app's is missing, which is reported.
  func visibleItemsHandler(
    _ handler: ScrollHandler, axis: Axis, _ resolver: inout Resolver
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    guard let name = handler.name else { return statements(handler, axis: axis, resolver) }
    let closure = inputs.handlers[name]
    if closure == nil { resolver.report(.unknownHandler(name: name), at: handler.id) }
    return closure
  }

  /// Carries out `handler` for each visible cell.
  ///
  /// - Parameters:
  ///   - axis: along which distances are measured.
  ///   - resolver: what is known at the end of the section.
  private func statements(
    _ handler: ScrollHandler, axis: Axis, _ resolver: Resolver
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler {
    { items, offset, environment in
      var resolver = resolver
      let position = ScrollPosition(
        axis: axis, offset: Position(offset),
        container: Extent(environment.container.contentSize))
      for item in items where isCell(item) {
        let cell = resolver.run(
          handler, item: item.indexPath.item, frame: Rect(item.frame), zIndex: item.zIndex,
          at: position)
        show(cell, as: item)
      }
      reportIssues(of: resolver)
    }
  }

  /// Whether a visible item is a cell.
  func isCell(_ item: any NSCollectionLayoutVisibleItem) -> Bool {
    #if canImport(Darwin) && !canImport(UIKit)
      return item.representedElementCategory == .item
    #else
      return item.representedElementCategory == .cell
    #endif
  }

  private func show(_ cell: ScrolledCell, as item: any NSCollectionLayoutVisibleItem) {
    item.alpha = cell.state.alpha
    item.zIndex = cell.state.zIndex
    item.isHidden = cell.state.isHidden
    #if canImport(Darwin) && !canImport(UIKit)
      item.center = CGPoint(
        x: cell.centre.x + cell.translation.x, y: cell.centre.y + cell.translation.y)
    #else
      item.center = CGPoint(cell.centre)
      item.transform = CGAffineTransform(
        translationX: cell.translation.x, y: cell.translation.y
      ).rotated(by: cell.state.rotation).scaledBy(x: cell.state.scale, y: cell.state.scale)
    #endif
  }
}
