/// Runs `onScroll` for the cells that are seen.

/// A handler at work on one cell.
private struct ScrolledCell {
  let handler: ScrollHandler
  var frame: Rect
  var centre: Position
  var translation = Position.zero
  var state: OnScreenState

  init(_ handler: ScrollHandler, frame: Rect, zIndex: Int) {
    self.handler = handler
    self.frame = frame
    centre = Position(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    state = OnScreenState(frame: frame, zIndex: zIndex)
  }

  /// Carries statements out, in order.
  mutating func run(_ statements: [ScrollStatement], depth: Int, _ resolver: inout Resolver) {
    let id = handler.id
    guard depth < Limits.depth else {
      resolver.evaluator.issues.report(.tooManyChildren(limit: Limits.depth), at: id)
      return
    }
    for statement in statements {
      switch statement {
      case .local(let local, let value):
        resolver.evaluator.set(local, to: resolver.evaluator.value(of: value, at: id))
      case .set(let property, let value):
        set(property, resolver.evaluator.value(of: value, at: id))
      case .setPoint(.translate, let point): translation = resolver.resolve(point, at: id)
      case .setPoint(.center, let point): centre = resolver.resolve(point, at: id)
      case .conditional(let condition, let then, let otherwise):
        let isTrue = resolver.evaluator.value(of: condition, at: id) != 0
        run(isTrue ? then : otherwise, depth: depth + 1, &resolver)
      }
    }
  }

  private mutating func set(_ property: ScrollProperty, _ value: Double) {
    switch property {
    case .scale: state.scale = value
    case .alpha: state.alpha = min(max(value, 0), 1)
    case .rotate: state.rotation = value
    case .zIndex: state.zIndex = boundedInt(value)
    case .hidden: state.isHidden = value != 0
    }
  }

  /// The state with the bounding box of the scaled and rotated cell.
  ///
  /// - Parameter scroll: how far the section itself is scrolled, in points.
  func finished(scroll: Position) -> OnScreenState {
    let cosine = cosine(state.rotation).magnitude
    let sine = sine(state.rotation).magnitude
    let scale = state.scale.magnitude
    let width = boundedLength((frame.width * cosine + frame.height * sine) * scale)
    let height = boundedLength((frame.width * sine + frame.height * cosine) * scale)
    var finished = state
    finished.frame = Rect(
      x: centre.x + translation.x - scroll.x - width / 2,
      y: centre.y + translation.y - scroll.y - height / 2, width: width, height: height)
    return finished
  }
}

extension SolvedLayout {
  /// Calls the handler of a section for its visible cells: those that meet the viewport along the
  /// section's own scroll, or the visible bounds in a section that doesn't scroll itself. Coordinates
  /// are those of the content, so from right to left an own scroll counts leftwards, negative.
  ///
  /// - Complexity: O(visible cells · statements).
  mutating func runScrollHandler(
    of section: Int, _ handler: ScrollHandler, _ resolver: inout Resolver
  ) {
    let plan = plans[placed[section].plan]
    var area = geometry.solving(
      Rect(origin: geometry.offset, extent: geometry.container), mirrorWidth: mirrorWidth(of: plan))
    var axis = geometry.scrollAxis
    var offset = geometry.offset
    var ownScroll = Position.zero
    if plan.orthogonal != nil {
      axis = plan.runAxis
      let rest = placed[section].scrollOffset
      ownScroll[axis] = geometry.isRightToLeft && axis == .horizontal ? -rest : rest
      offset = ownScroll
      area = Rect(
        x: -Limits.magnitude, y: -Limits.magnitude, width: 2 * Limits.magnitude,
        height: 2 * Limits.magnitude)
      area.origin[axis] = rest
      area.extent[axis] = geometry.container[axis]
    }
    resolver.evaluator.restore(plan.handlerLocals)
    resolver.evaluator.set(.offsetX, to: offset.x)
    resolver.evaluator.set(.offsetY, to: offset.y)
    var states: [(item: Int, state: OnScreenState)] = []
    visitCells(of: section, in: area) { item, frame, zIndex in
      set(item, frame, &resolver)
      let middle = frame.origin[axis] + frame.extent[axis] / 2
      let distance = (middle - offset[axis] - geometry.container[axis] / 2).magnitude
      resolver.evaluator.set(.distance, to: distance)
      var cell = ScrolledCell(handler, frame: frame, zIndex: zIndex)
      cell.run(handler.statements, depth: 0, &resolver)
      states.append((item, cell.finished(scroll: ownScroll)))
    }
    states.sort { $0.item < $1.item }
    placed[section].onScreen = states
  }

  /// Calls `body` with item, frame and z-index of the cells that meet `area`, which is in the
  /// coordinates of the solving; the frames are in the content's. Looks at
  /// `Limits.scrolledCells` cells at most.
  private func visitCells(of section: Int, in area: Rect, _ body: (Int, Rect, Int) -> Void) {
    let plan = plans[placed[section].plan]
    let width = mirrorWidth(of: plan)
    var looked = 0
    visitGroups(section, area) { run, group in
      let corner = plan.corner(of: group, in: run, from: origin(of: section))
      let firstItem = run.firstItem + group * run.cellsPerGroup
      let cells = plan.templates[run.template].cells
      for index in cells.indices {
        let frame = geometry.grid.finish(cells[index].frame.moved(by: corner))
        guard frame.intersects(area) else { continue }
        let finished = geometry.solving(frame, mirrorWidth: width)
        body(firstItem + index, finished, cells[index].zIndex)
      }
      looked += cells.count
      return looked < Limits.scrolledCells
    }
  }

  private func set(_ item: Int, _ frame: Rect, _ resolver: inout Resolver) {
    resolver.evaluator.set(.index, to: Double(item))
    let values: [(EnvironmentInput, Double)] = [
      (.frameX, frame.x), (.frameY, frame.y), (.frameWidth, frame.width),
      (.frameHeight, frame.height), (.frameMinX, frame.x), (.frameMinY, frame.y),
      (.frameMidX, frame.x + frame.width / 2), (.frameMidY, frame.y + frame.height / 2),
      (.frameMaxX, frame.x + frame.width), (.frameMaxY, frame.y + frame.height),
    ]
    for (input, value) in values { resolver.evaluator.set(input, to: value) }
  }
}
