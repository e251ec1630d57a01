/// Reads sections, in the order the writer has their parts.

import LayoutCore

extension ProgramReader {
  mutating func section(_ cursor: JSONCursor) throws(DocumentError) -> Section {
    let isList = try cursor.openObject()["list"] != nil
    let object = try cursor.object(
      ["name", "documentation", "rest"] + (isList ? listSectionKeys : compositionalSectionKeys))
    let id = nextElement()
    let name = try object.required("name").string()
    let documentation = try object["documentation"]?.string() ?? ""
    let isRest = try object["rest"]?.boolean() ?? false
    if isList {
      let list = try self.list(object.required("list"))
      return Section(
        id: id, name: name, documentation: documentation, content: .list(list),
        boundarySupplementaryItems: try boundaryItems(object), isRest: isRest)
    }
    var content = try compositional(object)
    let items = try boundaryItems(object)
    content.decorationItems = try children(object["decorationItems"]) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> DecorationItem in
      try reader.decorationItem(cursor)
    }
    if let handler = object["visibleItemsInvalidationHandler"] {
      content.visibleItemsInvalidationHandler = try scrollHandler(handler)
    }
    return Section(
      id: id, name: name, documentation: documentation, content: .compositional(content),
      boundarySupplementaryItems: items, isRest: isRest)
  }

  private var listSectionKeys: [String] { ["list", "boundarySupplementaryItems"] }

  private var compositionalSectionKeys: [String] {
    [
      "group", "contentInsets", "interGroupSpacing", "orthogonalScrollingBehavior",
      "orthogonalScrollingProperties", "infinite", "contentInsetsReference",
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
    section.isInfinite = try object["infinite"]?.boolean() ?? false
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
}
