/// Reads badges, boundary items and backgrounds.

import LayoutCore

extension ProgramReader {
  mutating func supplementaryItems(
    _ owner: JSONObjectCursor
  ) throws(DocumentError) -> [Child<SupplementaryItem>] {
    try children(owner["supplementaryItems"]) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> SupplementaryItem in
      try reader.supplementaryItem(cursor)
    }
  }

  private mutating func supplementaryItem(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> SupplementaryItem {
    let object = try cursor.object([
      "elementKind", "layoutSize", "contentInsets", "containerAnchor", "itemAnchor", "zIndex",
    ])
    let id = nextElement()
    let kind = try textChoice(object.required("elementKind"))
    let size = try layoutSize(object)
    let insets = try contentInsets(object)
    var item = SupplementaryItem(
      id: id, elementKind: kind, size: size, contentInsets: insets,
      containerAnchor: try anchor(object.required("containerAnchor")))
    if let anchor = object["itemAnchor"] { item.itemAnchor = try self.anchor(anchor) }
    item.zIndex = try optionalScalar(object["zIndex"])
    return item
  }

  private mutating func anchor(_ cursor: JSONCursor) throws(DocumentError) -> Anchor {
    let object = try cursor.object(["edges", "absoluteOffset", "fractionalOffset"])
    var anchor = Anchor(edges: try nameChoice(object.required("edges")))
    if let offset = object["fractionalOffset"] {
      guard object["absoluteOffset"] == nil else {
        throw cursor.expected(.oneOf(["absoluteOffset", "fractionalOffset"]))
      }
      anchor.offset = AnchorOffset(isFractional: true, value: try point(offset))
    } else {
      anchor.offset.value = try point(object["absoluteOffset"])
    }
    return anchor
  }

  mutating func boundaryItems(
    _ owner: JSONObjectCursor
  ) throws(DocumentError) -> [Child<BoundaryItem>] {
    try children(owner["boundarySupplementaryItems"]) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> BoundaryItem in
      try reader.boundaryItem(cursor)
    }
  }

  private mutating func boundaryItem(_ cursor: JSONCursor) throws(DocumentError) -> BoundaryItem {
    let object = try cursor.object([
      "elementKind", "layoutSize", "contentInsets", "alignment", "offset", "extendsBoundary",
      "pinToVisibleBounds", "zIndex",
    ])
    let id = nextElement()
    let kind = try textChoice(object.required("elementKind"))
    let size = try layoutSize(object)
    let insets = try contentInsets(object)
    var item = BoundaryItem(
      id: id, elementKind: kind, size: size, contentInsets: insets,
      alignment: try nameChoice(object.required("alignment")))
    item.offset = try point(object["offset"])
    item.extendsBoundary = try choice(object["extendsBoundary"], default: true)
    item.pinToVisibleBounds = try choice(object["pinToVisibleBounds"], default: false)
    item.zIndex = try optionalScalar(object["zIndex"])
    return item
  }

  mutating func decorationItem(_ cursor: JSONCursor) throws(DocumentError) -> DecorationItem {
    let object = try cursor.object(["elementKind", "contentInsets", "zIndex", "viewClass"])
    let id = nextElement()
    var item = DecorationItem(id: id, elementKind: try textChoice(object.required("elementKind")))
    item.contentInsets = try contentInsets(object)
    item.zIndex = try optionalScalar(object["zIndex"])
    item.viewClass = try object["viewClass"]?.string()
    return item
  }
}
