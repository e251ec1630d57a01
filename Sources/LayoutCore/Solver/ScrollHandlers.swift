/// Runs `onScroll` for the cells that are seen.

/// What is seen of a section, for its handler.
package struct ScrolledSection {
  package var position: ScrollPosition
  /// How far the section scrolls by itself, in content coordinates: from right to left it counts
  /// leftwards, negative. Points.
  package var ownScroll: Position
  /// What is seen, in content coordinates; endless across the section's own scroll. Points.
  package var bounds: Rect
  /// The same in the coordinates of the solving.
  var area: Rect
}

extension SolvedLayout {
  /// What is seen of a section: what meets the viewport along the section's own scroll, or the visible
  /// bounds in a section that doesn't scroll itself. None where there is no such section.
  package func scrolledSection(_ section: Int) -> ScrolledSection? {
    guard placed.indices.contains(section) else { return nil }
    let plan = plans[placed[section].plan]
    let bounds = Rect(origin: geometry.offset, extent: geometry.container)
    var seen = ScrolledSection(
      position: ScrollPosition(
        axis: geometry.scrollAxis, offset: geometry.offset, container: geometry.container),
      ownScroll: .zero, bounds: bounds,
      area: geometry.solving(bounds, mirrorWidth: mirrorWidth(of: plan)))
    guard plan.orthogonal != nil else { return seen }
    let axis = plan.runAxis
    let rest = placed[section].scrollOffset
    seen.ownScroll[axis] = geometry.isRightToLeft && axis == .horizontal ? -rest : rest
    seen.position.axis = axis
    seen.position.offset = seen.ownScroll
    seen.area = Rect(
      x: -Limits.magnitude, y: -Limits.magnitude, width: 2 * Limits.magnitude,
      height: 2 * Limits.magnitude)
    seen.area.origin[axis] = rest
    seen.area.extent[axis] = geometry.container[axis]
    seen.bounds = seen.area
    seen.bounds.origin[axis] = seen.ownScroll[axis]
    return seen
  }

  /// Calls `body` with item, frame and z-index of the cells of a section that are seen; frames are in
  /// content coordinates, unscrolled. Looks at `Limits.scrolledCells` cells at most.
  ///
  /// - Complexity: O(visible cells).
  package func forEachSeenCell(
    of section: Int, _ seen: ScrolledSection, _ body: (Int, Rect, Int) -> Void
  ) {
    let plan = plans[placed[section].plan]
    let width = mirrorWidth(of: plan)
    var looked = 0
    visitGroups(section, seen.area) { run, group in
      let corner = plan.corner(of: group, in: run, from: origin(of: section))
      let firstItem = run.firstItem + group * run.cellsPerGroup
      let template = plan.templates[run.template]
      let area = seen.area.widened(by: 1 / geometry.grid.scale)
        .moved(by: Position(x: -corner.x, y: -corner.y))
      template.index.forEachRange(meeting: area, of: template.cells.count) { range in
        guard looked < Limits.scrolledCells else { return }
        for index in range {
          let cell = template.cells[index]
          let frame = geometry.grid.finish(cell.frame.moved(by: corner))
          guard frame.intersects(seen.area) else { continue }
          body(firstItem + index, geometry.solving(frame, mirrorWidth: width), cell.zIndex)
        }
        looked += range.count
      }
      return looked < Limits.scrolledCells
    }
  }

  /// Says how the cells of a section are shown.
  package mutating func show(_ states: [(item: Int, state: OnScreenState)], of section: Int) {
    guard placed.indices.contains(section) else { return }
    placed[section].onScreen = states.sorted { $0.item < $1.item }
  }

  /// Calls the handler of a section for its visible cells. One that is a closure of the app is only
  /// reported.
  ///
  /// - Complexity: O(visible cells · statements).
  mutating func runScrollHandler(
    of section: Int, _ handler: ScrollHandler, _ resolver: inout Resolver
  ) {
    if let name = handler.name {
      return resolver.evaluator.issues.report(.unknownHandler(name: name), at: handler.id)
    }
    guard let seen = scrolledSection(section) else { return }
    resolver.evaluator.restore(plans[placed[section].plan].handlerLocals)
    var states: [(item: Int, state: OnScreenState)] = []
    forEachSeenCell(of: section, seen) { item, frame, zIndex in
      let cell = resolver.run(
        handler, item: item, frame: frame, zIndex: zIndex, at: seen.position)
      states.append((item, cell.finished(scroll: seen.ownScroll)))
    }
    show(states, of: section)
  }
}
