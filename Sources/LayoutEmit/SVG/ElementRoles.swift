/// What the elements of a model are in a picture: whether they scroll with their section, and whether
/// their size is an estimate.

import LayoutCore

/// Which sides of an element are estimated.
struct EstimatedSides {
  var width: Bool
  var height: Bool
}

/// By element of the model.
struct ElementRoles {
  /// Supplementaries of items and groups, which scroll with a section that scrolls sideways.
  private var attached: Set<ElementID> = []
  /// Items and supplementaries with an estimated side.
  private(set) var estimated: [ElementID: EstimatedSides] = [:]

  init(_ model: LayoutModel) {
    addBoundaries(model.boundarySupplementaryItems)
    for section in model.sections {
      addBoundaries(section.boundarySupplementaryItems)
      guard case .compositional(let content) = section.content else { continue }
      forEachElement(of: content.group) { add($0) }
    }
  }

  /// Whether an element moves when its section scrolls sideways.
  func scrolls(_ element: FrameElement) -> Bool {
    switch element.category {
    case .cell: return true
    case .decoration: return false
    case .supplementary: return !isBoundary(element)
    }
  }

  /// Whether it is a header, a footer or the like.
  func isBoundary(_ element: FrameElement) -> Bool {
    element.category == .supplementary && !attached.contains(element.source)
  }

  private mutating func addBoundaries(_ children: [Child<BoundaryItem>]) {
    forEachElement(of: children) { note($0.size, of: $0.id) }
  }

  private mutating func addAttached(_ children: [Child<SupplementaryItem>]) {
    forEachElement(of: children) {
      attached.insert($0.id)
      note($0.size, of: $0.id)
    }
  }

  private mutating func add(_ group: Group) {
    addAttached(group.supplementaryItems)
    switch group.arrangement {
    case .line(_, let subitems):
      forEachElement(of: subitems) { subitem in
        switch subitem {
        case .item(let item): add(item)
        case .group(let group): add(group)
        }
      }
    case .waterfall(let waterfall): forEachElement(of: waterfall.item) { add($0) }
    case .custom, .each, .provider: break
    }
  }

  private mutating func add(_ item: Item) {
    note(item.size, of: item.id)
    addAttached(item.supplementaryItems)
  }

  private mutating func note(_ size: Size, of id: ElementID) {
    let sides = EstimatedSides(width: size.width.isEstimated, height: size.height.isEstimated)
    if sides.width || sides.height { estimated[id] = sides }
  }
}

/// Every element that any environment could give.
private func forEachElement<Element>(
  of children: [Child<Element>], _ body: (Element) -> Void
) {
  for child in children {
    switch child {
    case .element(let element): body(element)
    case .conditional(_, let then, let otherwise):
      forEachElement(of: then, body)
      forEachElement(of: otherwise, body)
    case .repetition(_, _, let repeated): forEachElement(of: repeated, body)
    case .local: break
    case .use(_, let used): forEachElement(of: used, body)
    }
  }
}

extension Choice<Dimension> {
  fileprivate var isEstimated: Bool {
    switch self {
    case .always(let dimension):
      return dimension.kind == .estimated || dimension.kind == .uniformAcrossSiblings
    case .conditional(_, let then, let otherwise): return then.isEstimated || otherwise.isEstimated
    case .argument(_, let choice): return choice.isEstimated
    }
  }
}
