/// Writes the frames of all cells into memory of the caller, as fast as they can be written.

/// A cell of a template, rounded where it is the same in every group of a run.
private struct WritableCell {
  /// Along the run, from the group's corner, unrounded.
  var along: Double
  /// Across the run, rounded and mirrored.
  var across: Double
  /// Rounded.
  var width: Double
  var height: Double
}

extension SolvedLayout {
  /// Writes x, y, width and height of every cell, in order, to `buffer`, which holds at least
  /// `4 * cellCount` numbers; what finds no room in a smaller one is left out.
  ///
  /// - Complexity: O(cells).
  package func writeCellFrames(into buffer: UnsafeMutableBufferPointer<Double>) {
    var target = 0
    for section in placed.indices {
      let plan = plans[placed[section].plan]
      let origin = origin(of: section)
      let width = mirrorWidth(of: plan)
      for run in plan.runs {
        let corner = plan.corner(of: 0, in: run, from: origin)
        let cells = prepare(plan.templates[run.template], corner, plan.runAxis, width)
        let room = (buffer.count - target) / 4
        let start = corner[plan.runAxis]
        var left = min(room, run.groupCount * run.cellsPerGroup)
        var group = 0
        while left > 0 {
          let shift = start + Double(group) * run.stride
          let count = min(left, cells.count)
          for index in 0..<count {
            let cell = cells[index]
            var along = geometry.grid.nearest(shift + cell.along)
            if plan.runAxis == .horizontal {
              if geometry.isRightToLeft { along = width - along - cell.width }
              unsafe buffer[target] = along
              unsafe buffer[target + 1] = cell.across
            } else {
              unsafe buffer[target] = cell.across
              unsafe buffer[target + 1] = along
            }
            unsafe buffer[target + 2] = cell.width
            unsafe buffer[target + 3] = cell.height
            target += 4
          }
          left -= cells.count
          group += 1
        }
      }
    }
  }

  private func prepare(
    _ template: GroupTemplate, _ corner: Position, _ axis: Axis, _ width: Double
  ) -> [WritableCell] {
    template.cells.map { cell in
      let frame = geometry.finish(cell.frame.moved(by: corner), mirrorWidth: width)
      return WritableCell(
        along: cell.frame.origin[axis], across: frame.origin[axis.crossed], width: frame.width,
        height: frame.height)
    }
  }
}
