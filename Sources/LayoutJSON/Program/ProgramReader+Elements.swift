/// Reads sections, groups, items and the views beside them, in the order the writer has them.

import LayoutCore

extension ProgramReader {
  mutating func section(_ cursor: JSONCursor) throws(DocumentError) -> Section {
    let isList = try cursor.openObject()["list"] != nil
    let object = try cursor.object(
      ["name", "documentation"] + (isList ? listSectionKeys : compositionalSectionKeys))
    let id = nextElement()
    let name = try object.required("name").string()
    let documentation = try object["documentation"]?.string() ?? ""
    if isList {
      let list = try self.list(object.required("list"))
      return Section(
        id: id, name: name, documentation: documentation, content: .list(list),
        boundarySupplementaryItems: try boundaryItems(object))
    }
    var content = try compositional(object)
    let items = try boundaryItems(object)
    content.decorationItems = try children(object["decorationItems"]) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> DecorationItem in
      try reader.decorationItem(cursor)
    }
    if let handler = object["visibleItemsInvalidationHandler"] {
      let id = nextElement()
      content.visibleItemsInvalidationHandler = ScrollHandler(
        id: id, statements: try statements(handler))
    }
    return Section(
      id: id, name: name, documentation: documentation, content: .compositional(content),
      boundarySupplementaryItems: items)
  }

  private var listSectionKeys: [String] { ["list", "boundarySupplementaryItems"] }

  private var compositionalSectionKeys: [String] {
    [
      "group", "contentInsets", "interGroupSpacing", "orthogonalScrollingBehavior",
      "orthogonalScrollingProperties", "contentInsetsReference",
      "supplementaryContentInsetsReference", "supplementariesFollowContentInsets",
      "boundarySupplementaryItems", "decorationItems", "visibleItemsInvalidationHandler",
    ]
  }

  /// What stands before a section's boundary items.
  private mutating func compositional(
    _ object: JSONObjectCursor
  ) throws(DocumentError) -> CompositionalSection {
    var section = CompositionalSection()
    section.group = try children(object["group"]) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> Group in
      try reader.group(cursor)
    }
    section.contentInsets = try contentInsets(object)
    section.interGroupSpacing = try scalar(object["interGroupSpacing"])
    section.orthogonalScrollingBehavior = try choice(
      object["orthogonalScrollingBehavior"], default: .none)
    if let properties = try object["orthogonalScrollingProperties"]?.object([
      "bounce", "decelerationRate",
    ]) {
      section.orthogonalBounce = try choice(properties["bounce"], default: .automatic)
      section.orthogonalDeceleration = try choice(
        properties["decelerationRate"], default: .automatic)
    }
    section.contentInsetsReference = try choice(
      object["contentInsetsReference"], default: .automatic)
    section.supplementaryContentInsetsReference = try choice(
      object["supplementaryContentInsetsReference"], default: .automatic)
    section.supplementariesFollowContentInsets = try choice(
      object["supplementariesFollowContentInsets"], default: true)
    return section
  }

  private mutating func list(_ cursor: JSONCursor) throws(DocumentError) -> ListSection {
    let object = try cursor.object([
      "appearance", "contentInsets", "headerMode", "footerMode", "headerTopPadding",
      "showsSeparators", "rowHeight",
    ])
    var list = ListSection(appearance: try nameChoice(object.required("appearance")))
    list.contentInsets = try optionalContentInsets(object)
    list.headerMode = try choice(object["headerMode"], default: .none)
    list.footerMode = try choice(object["footerMode"], default: .none)
    list.headerTopPadding = try optionalScalar(object["headerTopPadding"])
    list.showsSeparators = try choice(object["showsSeparators"], default: true)
    list.rowHeight = try optionalScalar(object["rowHeight"])
    return list
  }

  private mutating func group(_ cursor: JSONCursor) throws(DocumentError) -> Group {
    let types = ["horizontal", "vertical", "custom"]
    let type = try cursor.openObject().required("type").position(in: types)
    let content = type == 2 ? "frames" : "subitems"
    let object = try cursor.object([
      "type", "layoutSize", "contentInsets", "edgeSpacing", "interItemSpacing", "count",
      "countKeepsSize", "supplementaryItems", content,
    ])
    var group = Group(id: nextElement(), arrangement: .custom(frames: []))
    group.size = try layoutSize(object)
    group.contentInsets = try contentInsets(object)
    group.edgeSpacing = try edgeSpacing(object)
    group.interItemSpacing = try spacing(object["interItemSpacing"])
    group.count = try optionalScalar(object["count"])
    group.countKeepsSize = try object["countKeepsSize"]?.boolean() ?? false
    group.supplementaryItems = try supplementaryItems(object)
    let children = try object.required(content)
    if type == 2 {
      let frames = try self.children(children) {
        (reader: inout ProgramReader, cursor) throws(DocumentError) -> CustomFrame in
        try reader.customFrame(cursor)
      }
      group.arrangement = .custom(frames: frames)
    } else {
      let subitems = try self.children(children) {
        (reader: inout ProgramReader, cursor) throws(DocumentError) -> Subitem in
        try reader.subitem(cursor)
      }
      group.arrangement = .line(type == 0 ? .horizontal : .vertical, subitems: subitems)
    }
    return group
  }

  private mutating func subitem(_ cursor: JSONCursor) throws(DocumentError) -> Subitem {
    let types = ["item", "horizontal", "vertical", "custom"]
    guard try cursor.openObject().required("type").position(in: types) == 0 else {
      return .group(try group(cursor))
    }
    let object = try cursor.object([
      "type", "layoutSize", "contentInsets", "edgeSpacing", "supplementaryItems",
    ])
    var item = Item(id: nextElement())
    item.size = try layoutSize(object)
    item.contentInsets = try contentInsets(object)
    item.edgeSpacing = try edgeSpacing(object)
    item.supplementaryItems = try supplementaryItems(object)
    return .item(item)
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
