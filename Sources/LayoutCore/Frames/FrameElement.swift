/// One element of a solved layout, as UIKit's layout attributes describe it.

/// What an element is (`UICollectionView.ElementCategory`).
package enum ElementCategory: UInt8, Sendable {
  case cell
  case supplementary
  case decoration
}

/// How `onScroll` shows a cell.
package struct OnScreenState: Equatable, Sendable {
  /// The bounding box after all changes, in content coordinates, with the section's own scrolling
  /// applied; points.
  package var frame: Rect
  /// 0 transparent … 1 opaque.
  package var alpha: Double
  package var scale: Double
  /// Radians, clockwise.
  package var rotation: Double
  package var zIndex: Int
  package var isHidden: Bool

  package init(
    frame: Rect, alpha: Double = 1, scale: Double = 1, rotation: Double = 0, zIndex: Int = 0,
    isHidden: Bool = false
  ) {
    self.frame = frame
    self.alpha = alpha
    self.scale = scale
    self.rotation = rotation
    self.zIndex = zIndex
    self.isHidden = isHidden
  }
}

/// A cell, supplementary or decoration with its frame.
package struct FrameElement: Equatable, Sendable {
  package var category: ElementCategory
  /// Empty for cells.
  package var elementKind: String
  /// None: a boundary item of the whole layout.
  package var section: Int?
  package var item: Int
  /// In content coordinates, the section's own scrolling not applied; points.
  package var frame: Rect
  package var zIndex: Int
  /// Only of cells that `onScroll` is called for.
  package var onScreen: OnScreenState?
  /// The model element it comes from.
  package var source: ElementID

  package init(
    category: ElementCategory, elementKind: String = "", section: Int?, item: Int, frame: Rect,
    zIndex: Int, onScreen: OnScreenState? = nil, source: ElementID
  ) {
    self.category = category
    self.elementKind = elementKind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
    self.onScreen = onScreen
    self.source = source
  }
}

/// Where an orthogonal section was asked to scroll to, and where it rests; points.
package struct OrthogonalScroll: Equatable, Sendable {
  package var proposed: Double
  package var offset: Double
  package var lowest: Double
  package var highest: Double

  package init(proposed: Double, offset: Double, lowest: Double, highest: Double) {
    self.proposed = proposed
    self.offset = offset
    self.lowest = lowest
    self.highest = highest
  }
}

/// One section of a solved layout.
package struct SectionFrame: Equatable, Sendable {
  package var index: Int
  package var name: String
  /// In content coordinates; points.
  package var frame: Rect
  /// None unless the section scrolls orthogonally.
  package var scroll: OrthogonalScroll?
  /// Whether the metrics behind the frames are private to UIKit, as those of lists are.
  package var isApproximate: Bool

  package init(
    index: Int, name: String, frame: Rect, scroll: OrthogonalScroll? = nil,
    isApproximate: Bool = false
  ) {
    self.index = index
    self.name = name
    self.frame = frame
    self.scroll = scroll
    self.isApproximate = isApproximate
  }
}
