/// Carries out `onScroll` for one cell.

/// Where a section is scrolled to, as its handler is told.
package struct ScrollPosition: Equatable, Sendable {
  /// The axis along which distances are measured.
  package var axis: Axis
  /// How far the section, or the view, is scrolled; points.
  package var offset: Position
  /// What the cells are seen in, in points.
  package var container: Extent

  package init(axis: Axis, offset: Position, container: Extent) {
    self.axis = axis
    self.offset = offset
    self.container = container
  }
}

/// A handler at work on one cell.
package struct ScrolledCell {
  let handler: ScrollHandler
  /// In content coordinates; points.
  package var frame: Rect
  /// In content coordinates; points.
  package var centre: Position
  /// From the centre, in points.
  package var translation = Position.zero
  /// All but the frame, which `finished(scroll:)` computes.
  package var state: OnScreenState

  package init(_ handler: ScrollHandler, frame: Rect, zIndex: Int) {
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
  package func finished(scroll: Position) -> OnScreenState {
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

extension Resolver {
  /// Carries out `handler` for the cell of an item.
  ///
  /// - Parameter frame: in content coordinates, unscrolled; points.
  package mutating func run(
    _ handler: ScrollHandler, item: Int, frame: Rect, zIndex: Int, at position: ScrollPosition
  ) -> ScrolledCell {
    let axis = position.axis
    let middle = frame.origin[axis] + frame.extent[axis] / 2
    let distance = (middle - position.offset[axis] - position.container[axis] / 2).magnitude
    let values: [(EnvironmentInput, Double)] = [
      (.index, Double(item)), (.offsetX, position.offset.x), (.offsetY, position.offset.y),
      (.frameX, frame.x), (.frameY, frame.y), (.frameWidth, frame.width),
      (.frameHeight, frame.height), (.frameMinX, frame.x), (.frameMinY, frame.y),
      (.frameMidX, frame.x + frame.width / 2), (.frameMidY, frame.y + frame.height / 2),
      (.frameMaxX, frame.x + frame.width), (.frameMaxY, frame.y + frame.height),
      (.distance, distance),
    ]
    for (input, value) in values { evaluator.set(input, to: value) }
    var cell = ScrolledCell(handler, frame: frame, zIndex: zIndex)
    cell.run(handler.statements, depth: 0, &self)
    return cell
  }
}
