/// Finds out how an element came to its frame: solves its section once more and follows it.

extension SolvedLayout {
  /// How an element of this layout came to its frame; none where the layout has no such element.
  ///
  /// - Parameters:
  ///   - model: what was solved.
  ///   - scene: what it was solved in.
  /// - Complexity: that of solving one section.
  package func placement(
    of element: FrameElement, _ model: LayoutModel, in scene: Scene
  ) -> Placement? {
    var finder = PlacementFinder(self, model, scene)
    guard let index = element.section else { return finder.layoutBoundary(element) }
    guard placed.indices.contains(index), scene.sections.indices.contains(index),
      finder.begin(index)
    else { return nil }
    switch element.category {
    case .cell: return finder.cell(element)
    case .decoration: return finder.decoration(element)
    case .supplementary: return finder.boundary(element) ?? finder.badge(element)
    }
  }
}

/// Finds placements in one section.
struct PlacementFinder {
  let layout: SolvedLayout
  let model: LayoutModel
  let scene: Scene
  let context: SolveContext
  var resolver: Resolver
  /// Of the data.
  var index = 0
  var section = ResolvedSection()
  /// As it was solved, without tracing.
  var plan = SectionPlan(runAxis: .vertical)

  init(_ layout: SolvedLayout, _ model: LayoutModel, _ scene: Scene) {
    self.layout = layout
    self.model = model
    self.scene = scene
    context = SolveContext(model, scene)
    resolver = Resolver(model, context, inputs: scene.bindings)
  }

  /// Resolves a section of the data; whether there is one.
  mutating func begin(_ index: Int) -> Bool {
    let serving = scene.sections[index].modelIndex
    guard model.sections.indices.contains(serving) else { return false }
    self.index = index
    section = resolver.resolve(model.sections[serving], index: index)
    plan = layout.plans[layout.placed[index].plan]
    return true
  }

  /// Solves the section and follows something in it.
  mutating func follow(_ request: TraceRequest) -> Trace? {
    resolver.traceRequest = request
    var sections = SectionSolver(context)
    let data = scene.sections[index]
    _ = sections.solve(
      section, itemCount: model.cellCount(of: data),
      measurements: Measurements(scene.measuredCells).of(section: index), &resolver)
    return resolver.trace
  }

  // MARK: - Parts of placements

  var scroll: Axis { context.scrollAxis }

  /// What stands before the section, or before its content, along the scroll axis.
  var sectionStart: PlacementTerm {
    PlacementTerm(.sections, layout.placed[index].start, model.id, count: index)
  }

  /// The width in which frames of a section are mirrored; none from left to right.
  func mirror(_ width: Double) -> Double? { context.isRightToLeft ? width : nil }

  /// A placement along an axis.
  func axis(
    _ axis: Axis, _ length: LengthStory, _ terms: [PlacementTerm], unrounded: Double,
    pin: Pin? = nil
  ) -> AxisPlacement {
    AxisPlacement(
      length: length, terms: terms.filter { $0.value != 0 }, pin: pin, unrounded: unrounded,
      origin: context.grid.nearest(unrounded))
  }

  /// A whole placement.
  func placement(
    _ path: [ElementID], _ horizontal: AxisPlacement, _ vertical: AxisPlacement,
    mirrorWidth: Double
  ) -> Placement {
    Placement(
      path: path, horizontal: horizontal, vertical: vertical, scale: context.grid.scale,
      mirrorWidth: mirror(mirrorWidth), isApproximate: section.isApproximate)
  }

  /// R1, R2: what a side comes from.
  ///
  /// - Parameters:
  ///   - container: what it is resolved in; `room`, `gap` and `row` say how that comes about.
  func length(
    _ axis: Axis, of size: ResolvedSize, in container: Extent, host: FractionHost,
    room: Extent, gap: Double = 0, row: Axis? = nil, measured: MeasuredSize?,
    insets: EdgeDistances
  ) -> LengthStory {
    let dimension = size[axis]
    var story = LengthStory(
      cause: .absolute, uncut: dimension.value,
      outer: context.grid.length(dimension, in: container),
      insets: (insets.low(axis), insets.high(axis)), value: 0)
    switch dimension.kind {
    case .absolute: break
    case .estimated, .uniformAcrossSiblings:
      story.cause = .estimate
      if let length = measured?.length(along: axis, of: size) {
        story.cause = .measured
        story.uncut = length
        story.outer = length
      }
    case .fractionalWidth, .fractionalHeight:
      let side: Axis = dimension.kind == .fractionalWidth ? .horizontal : .vertical
      let gaps = side == row && gap != 0 ? (room[side] - container[side]) / gap : 0
      story.cause = .fraction(
        Fraction(
          value: dimension.value, host: host, side: side, room: room[side],
          gapCount: boundedInt(gaps), gap: gap))
      story.uncut = dimension.value * container[side]
    }
    return finished(story)
  }

  /// The story with the length that is given out (R5).
  func finished(_ story: LengthStory) -> LengthStory {
    var story = story
    // In the order of `Rect.inset(by:)`, so that both agree to the last bit.
    let both = story.insets.low + story.insets.high
    story.value = context.grid.finish(size: (story.outer - both).magnitude)
    return story
  }
}
