/// The frames of a layout in one scene, as a value.

package import LayoutCore

/// What `layoutc frames` reports: a projection of a solved layout that needs no solver any more.
package struct FramesDocument: Equatable, Sendable {
  /// The layout's name.
  package var layout: String
  /// The collection view's size, in points.
  package var container: Extent
  /// Points.
  package var contentSize: Extent
  package var sections: [SectionFrame]
  /// Their `source` isn't part of the text: read back, it is `.none`.
  package var elements: [FrameElement]

  package init(
    layout: String, container: Extent, contentSize: Extent, sections: [SectionFrame],
    elements: [FrameElement]
  ) {
    self.layout = layout
    self.container = container
    self.contentSize = contentSize
    self.sections = sections
    self.elements = elements
  }

  /// Everything in a solved layout, or what meets `visible` (content coordinates, points).
  ///
  /// - Complexity: O(sections + elements taken).
  package init(
    _ solved: SolvedLayout, layout: String, container: Extent, visible: Rect? = nil
  ) {
    var elements: [FrameElement] = []
    if let visible {
      solved.forEachElement(in: visible) { elements.append($0) }
    } else {
      elements.reserveCapacity(solved.cellCount)
      solved.forEachElement { elements.append($0) }
    }
    self.init(
      layout: layout, container: container, contentSize: solved.contentSize,
      sections: solved.sections, elements: elements)
  }
}
