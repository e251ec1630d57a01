/// Reads groups and items, in the order the writer has their parts.

import LayoutCore

/// The types of groups that may stand in others.
private let nestedGroupTypes = ["horizontal", "vertical", "custom"]

/// Where the cells of a custom group come from.
private let customContents = ["frames", "each", "provider"]

// Groups nest, and the stack of a thread may be small: what is read of a group waits in `openGroups`, and
// functions that need much of the stack are never inlined on the way down.
extension ProgramReader {
  mutating func group(_ cursor: JSONCursor) throws(DocumentError) -> Group {
    try open(cursor)
    return close(try arrangement(cursor))
  }

  @inline(never)
  private mutating func subitem(_ cursor: JSONCursor) throws(DocumentError) -> Subitem {
    let types = ["item"] + nestedGroupTypes
    if try cursor.openObject().required("type").position(in: types) == 0 {
      return try itemSubitem(cursor)
    }
    try open(cursor)
    return closeSubitem(try arrangement(cursor))
  }

  @inline(never)
  private mutating func itemSubitem(_ cursor: JSONCursor) throws(DocumentError) -> Subitem {
    .item(try item(cursor))
  }

  @inline(never)
  private mutating func closeSubitem(_ arrangement: GroupArrangement) -> Subitem {
    .group(close(arrangement))
  }

  /// Begins a group, whose arrangement follows.
  @inline(never)
  private mutating func open(_ cursor: JSONCursor) throws(DocumentError) {
    openGroups.append(try frame(of: cursor))
  }

  private mutating func close(_ arrangement: GroupArrangement) -> Group {
    var group = openGroups.removeLast()
    group.arrangement = arrangement
    return group
  }

  @inline(never)
  private mutating func arrangement(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> GroupArrangement {
    let object = try cursor.openObject()
    switch try type(of: object) {
    case 0: return .line(.horizontal, subitems: try subitems(object))
    case 1: return .line(.vertical, subitems: try subitems(object))
    case 2: return try customArrangement(object)
    default: return .waterfall(try waterfall(object))
    }
  }

  /// The position in `nestedGroupTypes`, or one more.
  @inline(never)
  private func type(of group: JSONObjectCursor) throws(DocumentError) -> Int {
    try group.required("type").position(in: nestedGroupTypes + ["waterfall"])
  }

  /// A group without its arrangement.
  private mutating func frame(of cursor: JSONCursor) throws(DocumentError) -> Group {
    let content: [String]
    switch try type(of: cursor.openObject()) {
    case 0, 1: content = ["subitems"]
    case 2: content = customContents
    default: content = ["columns", "spacing", "rowSpacing", "item"]
    }
    let fields = try cursor.object(
      [
        "type", "layoutSize", "contentInsets", "edgeSpacing", "interItemSpacing", "count",
        "countKeepsSize", "supplementaryItems",
      ] + content)
    var group = Group(id: nextElement(), arrangement: .custom(frames: []))
    group.size = try layoutSize(fields)
    group.contentInsets = try contentInsets(fields)
    group.edgeSpacing = try edgeSpacing(fields)
    group.interItemSpacing = try spacing(fields["interItemSpacing"])
    group.count = try optionalScalar(fields["count"])
    group.countKeepsSize = try fields["countKeepsSize"]?.boolean() ?? false
    group.supplementaryItems = try supplementaryItems(fields)
    return group
  }

  private mutating func subitems(
    _ group: JSONObjectCursor
  ) throws(DocumentError) -> [Child<Subitem>] {
    try children(group.required("subitems")) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> Subitem in
      try reader.subitem(cursor)
    }
  }

  @inline(never)
  private mutating func item(_ cursor: JSONCursor) throws(DocumentError) -> Item {
    let object = try cursor.object([
      "type", "layoutSize", "contentInsets", "edgeSpacing", "supplementaryItems",
    ])
    _ = try object.required("type").position(in: ["item"])
    var item = Item(id: nextElement())
    item.size = try layoutSize(object)
    item.contentInsets = try contentInsets(object)
    item.edgeSpacing = try edgeSpacing(object)
    item.supplementaryItems = try supplementaryItems(object)
    return item
  }

  @inline(never)
  private mutating func waterfall(_ group: JSONObjectCursor) throws(DocumentError) -> Waterfall {
    let columns = try scalar(group.required("columns"))
    let spacing = try scalar(group["spacing"])
    let rowSpacing = try scalar(group["rowSpacing"])
    let item = try group.required("item")
    guard try !item.elements().isEmpty else { throw item.expected(.children) }
    return Waterfall(
      columns: columns, spacing: spacing, rowSpacing: rowSpacing,
      item: try children(item) {
        (reader: inout ProgramReader, cursor) throws(DocumentError) -> Item in
        try reader.item(cursor)
      })
  }

  @inline(never)
  private mutating func customArrangement(
    _ group: JSONObjectCursor
  ) throws(DocumentError) -> GroupArrangement {
    let written = customContents.filter { group[$0] != nil }
    guard written.count == 1, let content = group[written[0]] else {
      throw group.cursor.expected(.exactlyOneKey(customContents))
    }
    if sameText(written[0], "provider") { return .provider(try content.string()) }
    let frames = try children(content) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> CustomFrame in
      try reader.customFrame(cursor)
    }
    if sameText(written[0], "frames") { return .custom(frames: frames) }
    guard !frames.isEmpty else { throw content.expected(.children) }
    return .each(frames: frames)
  }

  private mutating func customFrame(_ cursor: JSONCursor) throws(DocumentError) -> CustomFrame {
    let object = try cursor.object(["x", "y", "width", "height", "zIndex"])
    let id = nextElement()
    let x = try scalar(object.required("x"))
    let y = try scalar(object.required("y"))
    let width = try scalar(object.required("width"))
    let height = try scalar(object.required("height"))
    return CustomFrame(
      id: id, x: x, y: y, width: width, height: height, zIndex: try scalar(object["zIndex"]))
  }
}
