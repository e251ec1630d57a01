/// The elements near a screen, where they are seen: own scrolling and `onScroll` applied.

import LayoutCore

/// More elements than this aren't drawn.
let mostElements = 1500

/// An element and where it is seen.
struct PlacedElement {
  var element: FrameElement
  /// The bounding box in content coordinates, its section's own scrolling applied; points.
  var frame: Rect
  var zIndex: Int
}

/// In layouts with fewer cells than this, all that is near the screen may be looked at.
private let fewCells = 20_000

extension PictureScene {
  /// What meets `area`, lower ones first, with whether some had to be left out: then those are there
  /// that begin first along the scroll.
  ///
  /// - Complexity: O(sections + elements met · log elements met).
  func placedElements(
    in area: Rect, _ roles: ElementRoles
  ) -> (elements: [PlacedElement], isCut: Bool) {
    var collector = ElementCollector(picture: self, roles: roles, area: area)
    let axis = model.scrollDirection.axis
    if solved.cellCount <= fewCells {
      collector.collect(in: area)
    } else {
      // Strips, each twice as long as the one before, so that no more is looked at than is drawn.
      var low = area.origin[axis]
      var length = 1.0
      while low < area.end(axis), !collector.isCut {
        var strip = area
        strip.origin[axis] = low
        strip.extent[axis] = min(length, area.end(axis) - low)
        collector.collect(in: strip, beginningWithin: axis)
        low += length
        length *= 2
      }
    }
    return (collector.sorted(), collector.isCut)
  }

  /// How far a section that scrolls by itself is scrolled; none for others.
  func ownScroll(ofSection section: Int) -> Position? {
    guard solved.sections.indices.contains(section), solved.sections[section].scroll != nil else {
      return nil
    }
    return solved.scrolledSection(section)?.ownScroll
  }
}

/// Collects the elements of an area.
private struct ElementCollector {
  let picture: PictureScene
  let roles: ElementRoles
  let area: Rect
  private var elements: [PlacedElement] = []
  /// Whether there are more than are drawn.
  private(set) var isCut = false

  init(picture: PictureScene, roles: ElementRoles, area: Rect) {
    self.picture = picture
    self.roles = roles
    self.area = area
  }

  /// Adds what meets `part` of the area.
  ///
  /// - Parameter axis: along which it has to begin in that part as well, or before the whole area in
  ///   its first part.
  mutating func collect(in part: Rect, beginningWithin axis: Axis? = nil) {
    let solved = picture.solved
    if !picture.model.boundarySupplementaryItems.isEmpty {
      solved.forEachElement(in: part) {
        if $0.section == nil { add($0, movedBy: .zero, part, axis) }
      }
    }
    for section in solved.sections.indices {
      guard let scroll = picture.ownScroll(ofSection: section) else {
        solved.forEachElement(ofSection: section, in: part) { add($0, movedBy: .zero, part, axis) }
        continue
      }
      solved.forEachElement(ofSection: section, in: part) {
        if !roles.scrolls($0) { add($0, movedBy: .zero, part, axis) }
      }
      var unscrolled = part
      unscrolled.x += scroll.x
      unscrolled.y += scroll.y
      let shift = Position(x: -scroll.x, y: -scroll.y)
      solved.forEachElement(ofSection: section, in: unscrolled) {
        if roles.scrolls($0) { add($0, movedBy: shift, part, axis) }
      }
    }
  }

  /// Lower ones first; of equals those of later sections above, then those met later.
  func sorted() -> [PlacedElement] {
    let order = elements.indices.sorted { first, second in
      let a = elements[first]
      let b = elements[second]
      if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
      let sections = (a.element.section ?? -1, b.element.section ?? -1)
      if sections.0 != sections.1 { return sections.0 < sections.1 }
      return first < second
    }
    return order.map { elements[$0] }
  }

  private mutating func add(
    _ element: FrameElement, movedBy shift: Position, _ part: Rect, _ axis: Axis?
  ) {
    var placed = PlacedElement(element: element, frame: element.frame, zIndex: element.zIndex)
    placed.frame.x += shift.x
    placed.frame.y += shift.y
    if let axis {
      let begin = max(placed.frame.origin[axis], area.origin[axis])
      guard begin >= part.origin[axis], begin < part.end(axis) else { return }
    }
    if let state = element.onScreen {
      if state.isHidden || state.alpha <= 0 { return }
      placed.frame = state.frame
      placed.zIndex = state.zIndex
    }
    guard placed.frame.width > 0, placed.frame.height > 0, placed.frame.intersects(area) else {
      return
    }
    guard elements.count < mostElements else {
      isCut = true
      return
    }
    elements.append(placed)
  }
}
