/// Finds the cells of a large group that meet a rectangle without looking at the others.

/// What blocks of neighbouring cells cover, and blocks of those blocks. Neighbours in a group stand near
/// each other, so that few blocks meet a small rectangle. Blocks keep the order of the cells.
struct CellIndex {
  /// How many cells or smaller blocks a block has.
  private static let blockSize = 16

  /// From small blocks to one that covers all; empty in small groups, which are gone through.
  private var levels: [[Rect]] = []

  /// - Parameter supplementaries: ascending by `cellsBefore`; each counts with the cell before it.
  /// - Complexity: O(cells + supplementaries).
  init(_ cells: [TemplateCell], _ supplementaries: [TemplateSupplementary]) {
    guard cells.count > 4 * Self.blockSize else { return }
    var blocks = Self.blocks(cells.count) { cells[$0].frame }
    for badge in supplementaries {
      let block = min(max(badge.cellsBefore - 1, 0), cells.count - 1) / Self.blockSize
      blocks[block] = blocks[block].union(badge.frame)
    }
    close(blocks)
  }

  /// - Complexity: O(guides).
  init(_ guides: [TemplateGuide]) {
    guard guides.count > 4 * Self.blockSize else { return }
    close(Self.blocks(guides.count) { guides[$0].hull })
  }

  /// Adds levels up to a block that covers all.
  private mutating func close(_ first: [Rect]) {
    var blocks = first
    while blocks.count > 1 {
      levels.append(blocks)
      let smaller = blocks
      blocks = Self.blocks(smaller.count) { smaller[$0] }
    }
    levels.append(blocks)
  }

  private static func blocks(_ count: Int, _ frame: (Int) -> Rect) -> [Rect] {
    var blocks: [Rect] = []
    blocks.reserveCapacity(count / blockSize + 1)
    for index in 0..<count {
      if index % blockSize == 0 {
        blocks.append(frame(index))
      } else {
        blocks[blocks.count - 1] = blocks[blocks.count - 1].union(frame(index))
      }
    }
    return blocks
  }

  /// Calls `body` with ranges of cells, in order, that hold all cells that meet `area`; with all in one
  /// range when there is none.
  ///
  /// - Parameters:
  ///   - area: from the group's corner, in points.
  ///   - count: how many cells the group has.
  /// - Complexity: O(blocks met · log cells).
  func forEachRange(meeting area: Rect?, of count: Int, _ body: (Range<Int>) -> Void) {
    guard let area, !levels.isEmpty else { return body(0..<count) }
    visit(0, of: levels.count - 1, area, count, body)
  }

  private func visit(
    _ block: Int, of level: Int, _ area: Rect, _ count: Int, _ body: (Range<Int>) -> Void
  ) {
    guard levels[level][block].meets(area) else { return }
    let first = block * Self.blockSize
    guard level > 0 else { return body(first..<min(first + Self.blockSize, count)) }
    for child in first..<min(first + Self.blockSize, levels[level - 1].count) {
      visit(child, of: level - 1, area, count, body)
    }
  }
}

extension Rect {
  /// Whether the two share a point, edges included.
  func meets(_ other: Rect) -> Bool {
    x <= other.x + other.width && other.x <= x + width
      && y <= other.y + other.height && other.y <= y + height
  }
}
