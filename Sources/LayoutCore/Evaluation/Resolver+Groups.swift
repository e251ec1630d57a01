/// Resolves items, groups and their badges into the flat arrays of the section.

extension Resolver {
  /// Adds a group and all that stands in it; its position in `section.nodes`, none where groups are
  /// nested too deeply.
  mutating func resolve(_ group: Group, depth: Int) -> Int? {
    guard depth < Limits.depth else {
      evaluator.issues.report(.tooManyChildren(limit: Limits.depth), at: group.id)
      return nil
    }
    var node = ResolvedNode(
      id: group.id, arrangement: .item, size: resolve(group.size, at: group.id),
      contentInsets: resolve(group.contentInsets, at: group.id),
      edges: resolve(group.edgeSpacing, at: group.id),
      spacing: resolve(group.interItemSpacing, at: group.id),
      count: group.count.map { resolveCount($0, at: group.id) },
      countKeepsSize: group.countKeepsSize,
      supplementaries: resolve(group.supplementaryItems, of: group.id))
    switch group.arrangement {
    case .line(let axis, let subitems):
      var children: [Int] = []
      let errorCount = evaluator.issues.errorCount
      forEach(subitems, of: group.id) { subitem, resolver in
        switch subitem {
        case .item(let item): children.append(resolver.resolve(item))
        case .group(let inner):
          if let position = resolver.resolve(inner, depth: depth + 1) { children.append(position) }
        }
      }
      if children.isEmpty, evaluator.issues.errorCount == errorCount {
        evaluator.issues.report(.emptyGroup, at: group.id)
      }
      let first = section.children.count
      section.children += children
      node.arrangement = .line(axis, first..<section.children.count)
    case .custom(let frames): node.arrangement = custom(.frames(frames))
    case .each(let frames): node.arrangement = custom(.each(frames))
    case .provider(let name): node.arrangement = custom(.provider(name))
    case .waterfall(let waterfall):
      // Only a section's own group holds all items.
      if depth > 0 { evaluator.issues.report(.emptyGroup, at: group.id) }
      node.arrangement = custom(.waterfall(waterfall))
    }
    section.nodes.append(node)
    return section.nodes.count - 1
  }

  private mutating func custom(_ source: CustomSource) -> ResolvedArrangement {
    section.customs.append(ResolvedCustom(source: source, locals: evaluator.locals))
    return .custom(section.customs.count - 1)
  }

  private mutating func resolve(_ item: Item) -> Int {
    let size = resolve(item.size, at: item.id)
    if size.width.isEstimated || size.height.isEstimated { section.hasEstimatedItems = true }
    section.nodes.append(
      ResolvedNode(
        id: item.id, arrangement: .item, size: size,
        contentInsets: resolve(item.contentInsets, at: item.id),
        edges: resolve(item.edgeSpacing, at: item.id),
        supplementaries: resolve(item.supplementaryItems, of: item.id)))
    return section.nodes.count - 1
  }

  private mutating func resolve(
    _ badges: [Child<SupplementaryItem>], of owner: ElementID
  ) -> Range<Int> {
    let first = section.supplementaries.count
    forEach(badges, of: owner) { badge, resolver in
      let kind = resolver.text(badge.elementKind, at: badge.id)
      let resolved = ResolvedSupplementary(
        id: badge.id, kind: resolver.position(ofKind: kind),
        size: resolver.resolve(badge.size, at: badge.id),
        contentInsets: resolver.resolve(badge.contentInsets, at: badge.id),
        container: resolver.resolve(badge.containerAnchor, at: badge.id),
        item: badge.itemAnchor.map { resolver.resolve($0, at: badge.id) },
        zIndex: resolver.resolveZIndex(badge.zIndex, standard: 1, at: badge.id),
        measured: resolver.context.measuredSize(ofKind: kind))
      resolver.section.supplementaries.append(resolved)
    }
    return first..<section.supplementaries.count
  }

  private mutating func position(ofKind kind: String) -> Int {
    for index in section.kinds.indices where sameBytes(section.kinds[index], kind) {
      return index
    }
    section.kinds.append(kind)
    return section.kinds.count - 1
  }
}
