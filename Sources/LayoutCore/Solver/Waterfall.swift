/// Waterfalls: every item goes to the shortest column (R15).

extension Resolver {
  /// The cells of a waterfall from its outer corner, item by item, and the height of the group; z-indices
  /// are 0. In the item's expressions `index` is the item and `width` the column's width.
  ///
  /// - Parameters:
  ///   - group: the group that is the waterfall.
  ///   - insets: the group's content insets, in points.
  ///   - width: the group's outer width, in points.
  ///   - itemCount: the section's items.
  /// - Complexity: O(items · log columns).
  package mutating func cells(
    of waterfall: Waterfall, in group: ElementID, insets: EdgeDistances, width: Double,
    itemCount: Int
  ) -> (cells: [TemplateCell], height: Double) {
    let count = resolveCount(waterfall.columns, at: group)
    let spacing = evaluator.value(of: waterfall.spacing, at: group)
    let rowSpacing = evaluator.value(of: waterfall.rowSpacing, at: group)
    guard itemCount > 0, isAllowed(cells: itemCount, of: group),
      let item = onlyItem(of: waterfall, in: group)
    else { return ([], boundedLength(insets.both(.vertical))) }

    let inner = width - insets.both(.horizontal)
    let columnWidth = boundedLength(
      context.grid.cut((inner - spacing * Double(count - 1)) / Double(count)))
    evaluator.set(.columnWidth, to: columnWidth)
    // No more columns than items are ever begun.
    var columns = ShortestColumn(count: min(count, itemCount))
    var cells: [TemplateCell] = []
    var told =
      guides == nil
      ? nil : WaterfallGuides(group: group, item: item.id, columns: min(count, itemCount))
    cells.reserveCapacity(itemCount)
    for index in 0..<itemCount {
      evaluator.set(.index, to: Double(index))
      guard let height = height(of: item, columnWidth: columnWidth) else { break }
      let (column, top) = columns.add(height + rowSpacing)
      let slot = Rect(
        x: insets.leading + Double(column) * (columnWidth + spacing), y: insets.top + top,
        width: columnWidth, height: height)
      let frame = slot.inset(by: resolve(item.contentInsets, at: item.id))
      cells.append(TemplateCell(frame: frame, zIndex: 0, source: item.id))
      if traceRequest?.cell == index, traceRequest?.badge == nil {
        waterfallTrace = WaterfallTrace(
          item: item, columns: Share(count: count, room: inner, gap: spacing),
          columnWidth: columnWidth, column: column, top: top, slot: slot, rowSpacing: rowSpacing,
          height: resolve(item.size.height, at: item.id),
          insets: resolve(item.contentInsets, at: item.id))
      }
      told?.add(slot: slot, cell: frame, column: column)
    }
    evaluator.reset([.index, .columnWidth])
    guides = told?.finished(
      top: insets.top, bottom: insets.top + (columns.tallest - rowSpacing))
    return (
      cells, boundedLength(insets.top + (columns.tallest - rowSpacing) + insets.bottom)
    )
  }

  /// The one item that conditions leave.
  private mutating func onlyItem(of waterfall: Waterfall, in group: ElementID) -> Item? {
    var only: Item?
    let errorCount = evaluator.issues.errorCount
    forEach(waterfall.item, of: group, limit: 1) { item, _ in only = item }
    if only == nil, evaluator.issues.errorCount == errorCount {
      evaluator.issues.report(.emptyGroup, at: group)
    }
    return only
  }

  /// The height of an item's slot, in points; none where only its view knows it, which is reported.
  private mutating func height(of item: Item, columnWidth: Double) -> Double? {
    let height = resolve(item.size.height, at: item.id)
    guard !height.isEstimated else {
      evaluator.issues.report(.estimatedWaterfall, at: item.id)
      return nil
    }
    let container = Extent(
      width: columnWidth, height: evaluator.sectionInput(.containerHeight))
    return context.grid.length(height, in: container)
  }
}
