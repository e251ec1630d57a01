/// Solves a whole layout: sections one after the other, then what surrounds and moves them (R50–R52).

/// Places everything that `model` describes in `scene`.
///
/// Never fails: what is wrong is in the result's `issues`; with an error among them there are no
/// frames.
///
/// - Parameters:
///   - tellsRows: whether the result has its `rows`.
///   - tellsGuides: whether the result can tell all its guides.
/// - Complexity: O(sections + measured cells), whatever the number of items.
package func solve(
  _ model: LayoutModel, in scene: Scene, tellsRows: Bool = false, tellsGuides: Bool = false
) -> SolvedLayout {
  let context = SolveContext(model, scene)
  var solver = LayoutSolver(
    model, scene, context, tellsRows: tellsRows, tellsGuides: tellsGuides)
  return solver.solve()
}

extension LayoutModel {
  /// How many cells a section of the data shows: its items, three times where it scrolls without an end.
  func cellCount(of section: SceneSection) -> Int {
    let count = min(max(section.itemCount, 0), Limits.items)
    guard case .compositional(let content) = sections[section.modelIndex].content,
      content.isInfinite
    else { return count }
    return min(saturatingProduct(count, 3), Limits.items)
  }
}

/// A solved section that can serve others with the same number of items.
private struct CachedPlan {
  var itemCount: Int
  var plan: Int
}

/// Solves the sections of a scene, each different one once.
private struct LayoutSolver {
  private let model: LayoutModel
  private let scene: Scene
  private let context: SolveContext
  private let measurements: Measurements
  private var resolver: Resolver
  private var sections: SectionSolver
  private var layout: SolvedLayout
  /// Sections of the model that depend neither on the index nor on the number of items.
  private var resolved: [ResolvedSection?]
  private var cache: [[CachedPlan]]
  /// How many sections of the data each section of the model serves; what serves only one is not kept.
  private let uses: [Int]

  /// How many different item counts of a section are remembered.
  private static let cacheSize = 64

  init(
    _ model: LayoutModel, _ scene: Scene, _ context: SolveContext, tellsRows: Bool,
    tellsGuides: Bool
  ) {
    self.model = model
    self.scene = scene
    self.context = context
    measurements = Measurements(scene.measuredCells)
    resolver = Resolver(model, context, inputs: scene.bindings)
    if tellsRows { resolver.rows = [] }
    if tellsGuides { resolver.guides = [] }
    sections = SectionSolver(context)
    layout = SolvedLayout(FrameGeometry(context), issues: [])
    layout.source = model.id
    layout.tellsGuides = tellsGuides
    resolved = [ResolvedSection?](repeating: nil, count: model.sections.count)
    cache = [[CachedPlan]](repeating: [], count: model.sections.count)
    var uses = [Int](repeating: 0, count: model.sections.count)
    for section in scene.sections where uses.indices.contains(section.modelIndex) {
      uses[section.modelIndex] += 1
    }
    self.uses = uses
    layout.plans.reserveCapacity(
      min(scene.sections.count, saturatingProduct(Self.cacheSize, model.sections.count)))
    layout.placed.reserveCapacity(scene.sections.count)
  }

  mutating func solve() -> SolvedLayout {
    let insets = context.referenceInsets(.automatic)
    resolver.evaluator.beginSection(
      inputs: context.inputs(sectionIndex: 0, insets: insets), index: nil)
    let spacing = resolver.evaluator.value(of: model.interSectionSpacing, at: model.id)
    resolver.beginExpansion()
    let items = resolver.resolve(model.boundarySupplementaryItems, of: model.id)

    var cursor = 0.0
    var widest = 0.0
    for index in scene.sections.indices {
      guard let plan = plan(index) else { continue }
      if index > 0 { cursor += spacing }
      layout.placed.append(PlacedSection(plan: plan, start: cursor, scrollOffset: 0))
      cursor += layout.plans[plan].length
      widest = max(widest, layout.plans[plan].widest)
    }
    guard !resolver.evaluator.issues.hasErrors else { return failed() }
    surround(items, content: cursor, widest: widest)
    addSectionFrames()
    runScrollHandlers()
    guard !resolver.evaluator.issues.hasErrors else { return failed() }
    layout.issues = resolver.evaluator.issues.all
    tell(of: &layout)
    return layout
  }

  private func tell(of layout: inout SolvedLayout) {
    layout.rows = resolver.rows ?? []
    layout.effort = resolver.expansionCount
  }

  // MARK: - Sections

  /// The position of the solved section for a section of the data; none where none serves it.
  private mutating func plan(_ index: Int) -> Int? {
    let section = scene.sections[index]
    let serving = section.modelIndex
    guard model.sections.indices.contains(serving) else {
      resolver.evaluator.issues.section = index
      resolver.evaluator.issues.report(
        .missingSection(index: index, available: model.sections.count), at: model.id)
      return nil
    }
    let itemCount = model.cellCount(of: section)
    let isSpecific = measurements.areSpecific(to: index)
    if !isSpecific {
      for cached in cache[serving] where cached.itemCount == itemCount { return cached.plan }
    }
    let resolvedSection: ResolvedSection
    if let known = resolved[serving] {
      resolvedSection = known
      resolver.evaluator.issues.section = index
    } else {
      resolvedSection = resolver.resolve(model.sections[serving], index: index)
      if uses[serving] > 1, !resolvedSection.dependsOnIndex, resolvedSection.customs.isEmpty {
        resolved[serving] = resolvedSection
      }
    }
    let plan = sections.solve(
      resolvedSection, itemCount: itemCount, measurements: measurements.of(section: index),
      &resolver)
    layout.plans.append(plan)
    let dependsOnIndex =
      resolvedSection.dependsOnIndex
      || (!resolvedSection.customs.isEmpty && resolver.evaluator.readsSectionIndex)
    if uses[serving] > 1, !dependsOnIndex, !isSpecific, cache[serving].count < Self.cacheSize {
      cache[serving].append(CachedPlan(itemCount: itemCount, plan: layout.plans.count - 1))
    }
    return layout.plans.count - 1
  }

  // MARK: - The whole

  /// R51, R52: the layout's own boundary items, in the whole bounds, and the content size.
  private mutating func surround(_ items: [ResolvedBoundary], content: Double, widest: Double) {
    let scroll = context.scrollAxis
    let boundary = BoundaryPlacement(
      items, grid: context.grid, axis: scroll, container: context.container, acrossStart: 0,
      content: content, padding: 0)
    layout.boundaries = boundary.placed
    layout.contentStart = boundary.contentStart
    layout.contentEnd = boundary.contentEnd
    layout.contentSize[scroll] = max(boundary.length, 0)
    layout.contentSize[scroll.crossed] = max(context.container[scroll.crossed], widest)
    for index in layout.placed.indices { layout.placed[index].start += boundary.contentStart }
  }

  private mutating func addSectionFrames() {
    let scroll = context.scrollAxis
    layout.sections.reserveCapacity(layout.placed.count)
    for index in layout.placed.indices {
      let plan = layout.plans[layout.placed[index].plan]
      let data = scene.sections[index]
      var frame = Rect.zero
      frame.origin[scroll] = layout.placed[index].start
      frame.extent[scroll] = max(plan.length, 0)
      frame.extent[scroll.crossed] = context.container[scroll.crossed]
      let rest = plan.scroll(proposed: data.proposedScroll)
      layout.placed[index].scrollOffset = rest?.offset ?? 0
      layout.sections.append(
        SectionFrame(
          index: index, name: model.sections[data.modelIndex].name,
          frame: layout.geometry.solving(frame, mirrorWidth: layout.mirrorWidth(of: plan)),
          scroll: rest, isApproximate: plan.isApproximate))
    }
  }

  private mutating func runScrollHandlers() {
    for index in layout.placed.indices {
      let plan = layout.plans[layout.placed[index].plan]
      guard let handler = plan.handler, plan.cellCount > 0 else { continue }
      let section = model.sections[scene.sections[index].modelIndex]
      resolver.evaluator.beginSection(inputs: inputs(section, index: index), index: index)
      layout.runScrollHandler(of: index, handler, &resolver)
    }
  }

  /// The environment of a section, as the resolver had it.
  private mutating func inputs(_ section: Section, index: Int) -> [Double] {
    let automatic = context.inputs(
      sectionIndex: index, insets: context.referenceInsets(.automatic))
    guard case .compositional(let content) = section.content else { return automatic }
    resolver.evaluator.beginSection(inputs: automatic, index: index)
    let reference = resolver.evaluator.value(of: content.contentInsetsReference, at: section.id)
    return context.inputs(sectionIndex: index, insets: context.referenceInsets(reference))
  }

  /// Errors leave no frames.
  private func failed() -> SolvedLayout {
    var layout = SolvedLayout(FrameGeometry(context), issues: resolver.evaluator.issues.all)
    tell(of: &layout)
    return layout
  }
}
