/// Groups whose cells stand at computed frames: custom groups (R7) and waterfalls (R15).

/// What is in such a group of a certain size.
struct CustomCells {
  /// What the size of the group resolves to; points.
  var extent: Extent
  var cells: [TemplateCell]
  /// The height that follows from the cells; none: the group's own. Points.
  var height: Double?
  /// Of waterfalls, where somebody asks.
  var guides: [TemplateGuide] = []
}

extension GroupSolver {
  /// The cells of a custom group, computed once for each size.
  mutating func customCells(
    of position: Int, extent: Extent, _ resolver: inout Resolver
  ) -> CustomCells {
    let node = section.nodes[position]
    guard case .custom(let index) = node.arrangement else {
      return CustomCells(extent: extent, cells: [])
    }
    if let known = customs[index], known.extent == extent { return known }
    let cells = compute(node, section.customs[index], extent, &resolver)
    customs[index] = cells
    return cells
  }

  /// The size of a custom group: that of a waterfall is as tall as its columns.
  mutating func customExtent(
    _ position: Int, in container: Extent, _ forced: ForcedLength?, _ resolver: inout Resolver
  ) -> (extent: Extent, cells: [TemplateCell], guides: [TemplateGuide]) {
    var extent = extent(position, in: container, forced)
    let custom = customCells(of: position, extent: extent, &resolver)
    if let height = custom.height { extent.height = height }
    return (extent, custom.cells, custom.guides)
  }

  private func compute(
    _ node: ResolvedNode, _ custom: ResolvedCustom, _ extent: Extent, _ resolver: inout Resolver
  ) -> CustomCells {
    resolver.evaluator.restore(custom.locals)
    let errorCount = resolver.evaluator.issues.errorCount
    var result = CustomCells(extent: extent, cells: [])
    switch custom.source {
    case .frames(let frames):
      result.cells = resolver.cells(
        at: frames, of: node.id, extent: extent, itemCount: itemCount)
    case .each(let frames):
      result.cells = resolver.cells(
        repeating: frames, of: node.id, extent: extent, itemCount: itemCount)
    case .provider(let name):
      result.cells = resolver.cells(fromProvider: name, of: node.id, extent: extent)
    case .waterfall(let waterfall):
      if resolver.guides != nil { resolver.guides = [] }
      let columns = resolver.cells(
        of: waterfall, in: node.id, insets: node.contentInsets, width: extent.width,
        itemCount: itemCount)
      (result.cells, result.height) = (columns.cells, columns.height)
      result.guides = resolver.guides ?? []
    }
    if !section.decorations.isEmpty {
      for index in result.cells.indices { result.cells[index].zIndex += 1 }
    }
    if result.cells.isEmpty, itemCount > 0, resolver.evaluator.issues.errorCount == errorCount {
      resolver.evaluator.issues.report(.emptyGroup, at: node.id)
    }
    return result
  }
}
