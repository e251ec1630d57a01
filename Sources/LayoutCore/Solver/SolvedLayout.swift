/// The result of solving a layout: flat arrays that answer for all frames, for a rectangle, or for
/// one index.

/// A layout with a place for everything. Sections made of repeated equal groups are kept as one
/// solved group and a stride, so its size doesn't grow with the number of items.
package struct SolvedLayout: Sendable {
  /// Points; along the scroll the sum of the sections, across it the container or the widest group.
  package var contentSize: Extent
  package var sections: [SectionFrame]
  package var issues: [EvaluationIssue]

  package init(contentSize: Extent, sections: [SectionFrame], issues: [EvaluationIssue]) {
    self.contentSize = contentSize
    self.sections = sections
    self.issues = issues
  }

  /// Calls `body` with every element: boundary items of the layout first, then section by section
  /// decorations, boundary items, cells and their supplementaries in item order.
  ///
  /// - Complexity: O(elements).
  package func forEachElement(_ body: (FrameElement) -> Void) {}

  /// Calls `body` with every element that meets `rect` (content coordinates, points).
  ///
  /// - Complexity: O(sections + elements met), whatever the number of items.
  package func forEachElement(in rect: Rect, _ body: (FrameElement) -> Void) {}

  /// The frame of one cell, none where there is no such item.
  ///
  /// - Complexity: O(log groups of the section).
  package func cellFrame(section: Int, item: Int) -> Rect? { nil }

  /// How many cells all sections hold together.
  package var cellCount: Int { 0 }

  /// Writes x, y, width and height of every cell, in order, to `buffer`, which holds at least
  /// `4 * cellCount` numbers.
  ///
  /// - Complexity: O(cells).
  package func writeCellFrames(into buffer: UnsafeMutableBufferPointer<Double>) {}
}

/// Places everything that `model` describes in `scene`.
///
/// Never fails: what is wrong is in the result's `issues`; with an error among them there are no
/// frames.
package func solve(_ model: LayoutModel, in scene: Scene) -> SolvedLayout {
  SolvedLayout(contentSize: .zero, sections: [], issues: [])
}
