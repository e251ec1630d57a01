/// Resolves whole sections: attributes, boundary items, backgrounds, the group.

extension Resolver {
  /// Resolves a section of the model for the section `index` of the data.
  mutating func resolve(_ model: Section, index: Int) -> ResolvedSection {
    section = ResolvedSection()
    section.id = model.id
    beginExpansion()
    let layoutInsets = context.referenceInsets(.automatic)
    evaluator.beginSection(
      inputs: context.inputs(sectionIndex: index, insets: layoutInsets), index: index)
    switch model.content {
    case .compositional(let content): resolve(content, model, index: index)
    case .list(let list): resolve(list, model)
    }
    section.dependsOnIndex = section.dependsOnIndex || evaluator.readsSectionIndex
    let resolved = section
    section = ResolvedSection()
    return resolved
  }

  /// Boundary items of a section or of the layout.
  mutating func resolve(
    _ items: [Child<BoundaryItem>], of owner: ElementID, zIndex: Int = 1
  ) -> [ResolvedBoundary] {
    var resolved: [ResolvedBoundary] = []
    forEach(items, of: owner) { item, resolver in
      let id = item.id
      let kind = resolver.text(item.elementKind, at: id)
      resolved.append(
        ResolvedBoundary(
          id: id, elementKind: kind, size: resolver.resolve(item.size, at: id),
          contentInsets: resolver.resolve(item.contentInsets, at: id),
          alignment: resolver.evaluator.value(of: item.alignment, at: id),
          offset: resolver.resolve(item.offset, at: id),
          extends: resolver.evaluator.value(of: item.extendsBoundary, at: id),
          isPinned: resolver.evaluator.value(of: item.pinToVisibleBounds, at: id),
          zIndex: resolver.resolveZIndex(item.zIndex, standard: zIndex, at: id),
          measured: resolver.context.measuredSize(ofKind: kind)))
    }
    return resolved
  }

  private mutating func resolve(
    _ content: CompositionalSection, _ model: Section, index: Int
  ) {
    let id = model.id
    let reference = evaluator.value(of: content.contentInsetsReference, at: id)
    if reference != .automatic {
      // The effective container is known only now; what was read before it is computed again.
      let readIndex = evaluator.readsSectionIndex
      let insets = context.referenceInsets(reference)
      evaluator.beginSection(
        inputs: context.inputs(sectionIndex: index, insets: insets), index: index)
      section.dependsOnIndex = readIndex
    }
    section.reference = context.referenceInsets(reference)
    let own = evaluator.value(of: content.supplementaryContentInsetsReference, at: id)
    section.supplementaryReference =
      own == .automatic ? section.reference : context.referenceInsets(own)
    section.contentInsets = resolve(content.contentInsets, at: id)
    section.spacing = evaluator.value(of: content.interGroupSpacing, at: id)
    section.behavior = evaluator.value(of: content.orthogonalScrollingBehavior, at: id)
    section.supplementariesFollowInsets = evaluator.value(
      of: content.supplementariesFollowContentInsets, at: id)
    section.boundaries = resolve(model.boundarySupplementaryItems, of: id)
    forEach(content.decorationItems, of: id) { item, resolver in
      let decoration = ResolvedDecoration(
        id: item.id, elementKind: resolver.text(item.elementKind, at: item.id),
        contentInsets: resolver.resolve(item.contentInsets, at: item.id),
        zIndex: resolver.resolveZIndex(item.zIndex, standard: 0, at: item.id))
      resolver.section.decorations.append(decoration)
    }
    resolveGroup(content.group, of: id)
    if let handler = content.visibleItemsInvalidationHandler {
      section.handler = handler
      section.handlerLocals = evaluator.locals
    }
  }

  private mutating func resolveGroup(_ groups: [Child<Group>], of id: ElementID) {
    var found = 0
    let errorCount = evaluator.issues.errorCount
    forEach(groups, of: id) { group, resolver in
      found += 1
      if found == 1 { resolver.section.root = resolver.resolve(group, depth: 0) }
    }
    let isSound = evaluator.issues.errorCount == errorCount
    if found > 1 || (found == 0 && isSound && section.boundaries.isEmpty) {
      evaluator.issues.report(.notExactlyOneGroup(found: found), at: id)
    }
  }
}
