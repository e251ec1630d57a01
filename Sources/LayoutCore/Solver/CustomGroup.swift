/// Custom groups: cells at frames that a provider gives (R7).

/// What the provider gave for a group of a certain size.
struct CustomFrames {
  var extent: Extent
  var frames: [TemplateCell]
}

extension GroupSolver {
  /// The frames of a custom group, computed once for each size; the group's own size is their
  /// `container`, `index` counts the frames of the group, `count` is the section's items.
  mutating func frames(
    of position: Int, extent: Extent, _ resolver: inout Resolver
  ) -> CustomFrames {
    let node = section.nodes[position]
    guard case .custom(let index) = node.arrangement else {
      return CustomFrames(extent: extent, frames: [])
    }
    if let known = customFrames[index], known.extent == extent { return known }
    let frames = CustomFrames(extent: extent, frames: compute(node, index, extent, &resolver))
    customFrames[index] = frames
    return frames
  }

  /// R7: frames count from the group's outer corner. Whether the items sufficed for all of them.
  mutating func placeCustom(
    _ node: Int, extent: Extent, limit: Int, _ resolver: inout Resolver
  ) -> Bool {
    let frames = frames(of: node, extent: extent, &resolver).frames
    cells += frames.prefix(limit)
    return frames.count <= limit
  }

  private func compute(
    _ node: ResolvedNode, _ index: Int, _ extent: Extent, _ resolver: inout Resolver
  ) -> [TemplateCell] {
    let custom = section.customs[index]
    resolver.evaluator.restore(custom.locals)
    let errorCount = resolver.evaluator.issues.errorCount
    var frames = resolver.cells(
      at: custom.frames, of: node.id, extent: extent, itemCount: itemCount)
    if !section.decorations.isEmpty {
      for index in frames.indices { frames[index].zIndex += 1 }
    }
    if frames.isEmpty, itemCount > 0, resolver.evaluator.issues.errorCount == errorCount {
      resolver.evaluator.issues.report(.emptyGroup, at: node.id)
    }
    return frames
  }
}

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
    let bounds = [
      EnvironmentInput.containerWidth, .containerHeight, .containerEffectiveWidth,
      .containerEffectiveHeight,
    ]
    for (position, input) in bounds.enumerated() {
      evaluator.set(input, to: position % 2 == 0 ? extent.width : extent.height)
    }
    evaluator.set(.count, to: Double(itemCount))
    evaluator.set(.index, to: 0)
    var cells: [TemplateCell] = []
    forEach(frames, of: group, limit: Limits.cellsOfGroup) { frame, resolver in
      resolver.evaluator.set(.index, to: Double(cells.count))
      let rect = Rect(
        x: resolver.evaluator.value(of: frame.x, at: frame.id),
        y: resolver.evaluator.value(of: frame.y, at: frame.id),
        width: resolver.resolveLength(frame.width, at: frame.id),
        height: resolver.resolveLength(frame.height, at: frame.id))
      let zIndex = resolver.resolveZIndex(frame.zIndex, standard: 0, at: frame.id)
      cells.append(TemplateCell(frame: rect, zIndex: zIndex, source: frame.id))
    }
    for input in bounds { evaluator.set(input, to: evaluator.sectionInput(input)) }
    return cells
  }
}
