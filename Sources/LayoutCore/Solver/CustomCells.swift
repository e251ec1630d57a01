/// The cells of custom groups, from what computes their frames (R7).

extension Resolver {
  /// The cells of a custom group, from its outer corner; z-indices are those of the frames.
  ///
  /// - Parameters:
  ///   - group: the group whose frames they are.
  ///   - extent: the group's size, which is `container` for its frames; points.
  ///   - itemCount: the section's items, `count` for its frames.
  package mutating func cells(
    at frames: [Child<CustomFrame>], of group: ElementID, extent: Extent, itemCount: Int
  ) -> [TemplateCell] {
    beginCells(extent: extent, itemCount: itemCount)
    var cells: [TemplateCell] = []
    forEach(frames, of: group, limit: Limits.cellsOfGroup) { frame, resolver in
      resolver.append(frame, to: &cells)
    }
    endCells()
    return cells
  }

  /// The cells of a custom group that holds all items: its frames are gone through again and again until
  /// there is one for each item. `index` is the number of the cell about to be made.
  ///
  /// - Parameters:
  ///   - group: the group whose frames they are.
  ///   - extent: the group's size, which is `container` for its frames; points.
  ///   - itemCount: the section's items, `count` for its frames.
  package mutating func cells(
    repeating frames: [Child<CustomFrame>], of group: ElementID, extent: Extent, itemCount: Int
  ) -> [TemplateCell] {
    guard isAllowed(cells: itemCount, of: group) else { return [] }
    beginCells(extent: extent, itemCount: itemCount)
    var cells: [TemplateCell] = []
    cells.reserveCapacity(itemCount)
    while cells.count < itemCount {
      let before = cells.count
      let isWhole = forEachUntilFalse(frames, of: group, limit: Limits.cellsOfGroup) {
        frame, resolver in
        resolver.append(frame, to: &cells)
        return cells.count < itemCount
      }
      // What gives no cell now gives none later, except by `index`, which then stays as it is.
      guard isWhole, cells.count > before else { break }
    }
    endCells()
    return cells
  }

  /// The cells that a closure of the app gives, as far as the scene knows it; else one that fills the
  /// group, with a warning.
  mutating func cells(
    fromProvider name: String, of group: ElementID, extent: Extent
  ) -> [TemplateCell] {
    guard let frames = context.frames(ofProvider: name) else {
      evaluator.issues.report(.unknownProvider(name: name), at: group)
      return [TemplateCell(frame: Rect(origin: .zero, extent: extent), zIndex: 0, source: group)]
    }
    guard isAllowed(cells: frames.count, of: group) else { return [] }
    return frames.map { frame in
      let rect = Rect(
        x: bounded(frame.x), y: bounded(frame.y), width: boundedLength(frame.width),
        height: boundedLength(frame.height))
      return TemplateCell(frame: rect, zIndex: 0, source: group)
    }
  }

  /// Whether one group may have this many cells; reports where it may not.
  mutating func isAllowed(cells count: Int, of group: ElementID) -> Bool {
    guard count > Limits.cellsOfGroup else { return true }
    evaluator.issues.report(.tooManyChildren(limit: Limits.cellsOfGroup), at: group)
    return false
  }

  // MARK: - Frames

  private static let containerInputs: [EnvironmentInput] = [
    .containerWidth, .containerHeight, .containerEffectiveWidth, .containerEffectiveHeight,
  ]

  private mutating func beginCells(extent: Extent, itemCount: Int) {
    for (position, input) in Self.containerInputs.enumerated() {
      evaluator.set(input, to: position % 2 == 0 ? extent.width : extent.height)
    }
    evaluator.set(.count, to: Double(itemCount))
    evaluator.set(.index, to: 0)
  }

  private mutating func endCells() {
    evaluator.reset(Self.containerInputs + [.count, .index])
  }

  private mutating func append(_ frame: CustomFrame, to cells: inout [TemplateCell]) {
    let rect = Rect(
      x: evaluator.value(of: frame.x, at: frame.id), y: evaluator.value(of: frame.y, at: frame.id),
      width: resolveLength(frame.width, at: frame.id),
      height: resolveLength(frame.height, at: frame.id))
    let zIndex = resolveZIndex(frame.zIndex, standard: 0, at: frame.id)
    cells.append(TemplateCell(frame: rect, zIndex: zIndex, source: frame.id))
    evaluator.set(.index, to: Double(cells.count))
  }
}
