/// Writes sections and the views beside their cells.

import LayoutCore

extension ProgramWriter {
  mutating func section(_ section: Section) {
    json.beginObject()
    json.key("name")
    json.string(section.name)
    text("documentation", section.documentation)
    flag("rest", section.isRest)
    switch section.content {
    case .compositional(let content): compositional(content, section.boundarySupplementaryItems)
    case .list(let list):
      self.list(list)
      boundaryItems(section.boundarySupplementaryItems)
    }
    json.endObject()
  }

  private mutating func compositional(
    _ section: CompositionalSection, _ boundaryItems: [Child<BoundaryItem>]
  ) {
    children("group", section.group) { $0.group($1) }
    contentInsets(section.contentInsets)
    scalar("interGroupSpacing", section.interGroupSpacing)
    choice(
      "orthogonalScrollingBehavior", section.orthogonalScrollingBehavior, default: .none)
    if decided(section.orthogonalBounce) != .always(.automatic)
      || decided(section.orthogonalDeceleration) != .always(.automatic)
    {
      json.key("orthogonalScrollingProperties")
      json.beginObject(.inline)
      choice("bounce", section.orthogonalBounce, default: .automatic)
      choice("decelerationRate", section.orthogonalDeceleration, default: .automatic)
      json.endObject()
    }
    flag("infinite", section.isInfinite)
    choice("contentInsetsReference", section.contentInsetsReference, default: .automatic)
    choice(
      "supplementaryContentInsetsReference", section.supplementaryContentInsetsReference,
      default: .automatic)
    choice(
      "supplementariesFollowContentInsets", section.supplementariesFollowContentInsets,
      default: true)
    self.boundaryItems(boundaryItems)
    children("decorationItems", section.decorationItems) { $0.decorationItem($1) }
    if let handler = section.visibleItemsInvalidationHandler {
      scrollHandler("visibleItemsInvalidationHandler", handler)
    }
  }

  private mutating func list(_ list: ListSection) {
    json.key("list")
    json.beginObject(.inline)
    json.key("appearance")
    choice(list.appearance) { $0.json.string($1.name) }
    if let insets = list.contentInsets { requiredContentInsets(insets) }
    choice("headerMode", list.headerMode, default: .none)
    choice("footerMode", list.footerMode, default: .none)
    optionalScalar("headerTopPadding", list.headerTopPadding)
    choice("showsSeparators", list.showsSeparators, default: true)
    optionalScalar("rowHeight", list.rowHeight)
    json.endObject()
  }

  mutating func supplementaryItems(_ items: [Child<SupplementaryItem>]) {
    children("supplementaryItems", items) { writer, item in
      writer.json.beginObject()
      writer.text("elementKind", item.elementKind)
      writer.layoutSize(item.size)
      writer.contentInsets(item.contentInsets)
      writer.anchor("containerAnchor", item.containerAnchor)
      if let anchor = item.itemAnchor { writer.anchor("itemAnchor", anchor) }
      writer.optionalScalar("zIndex", item.zIndex)
      writer.json.endObject()
    }
  }

  private mutating func anchor(_ key: String, _ anchor: Anchor) {
    json.key(key)
    json.beginObject(.inline)
    json.key("edges")
    choice(anchor.edges) { $0.json.string($1.name) }
    if anchor.offset.isFractional {
      point("fractionalOffset", anchor.offset.value)
    } else {
      optionalPoint("absoluteOffset", anchor.offset.value)
    }
    json.endObject()
  }

  private mutating func boundaryItems(_ items: [Child<BoundaryItem>]) {
    children("boundarySupplementaryItems", items) { $0.boundaryItem($1) }
  }

  mutating func boundaryItem(_ item: BoundaryItem) {
    json.beginObject()
    text("elementKind", item.elementKind)
    layoutSize(item.size)
    contentInsets(item.contentInsets)
    json.key("alignment")
    choice(item.alignment) { $0.json.string($1.name) }
    optionalPoint("offset", item.offset)
    choice("extendsBoundary", item.extendsBoundary, default: true)
    choice("pinToVisibleBounds", item.pinToVisibleBounds, default: false)
    optionalScalar("zIndex", item.zIndex)
    json.endObject()
  }

  private mutating func decorationItem(_ item: DecorationItem) {
    json.beginObject()
    text("elementKind", item.elementKind)
    contentInsets(item.contentInsets)
    optionalScalar("zIndex", item.zIndex)
    if let viewClass = item.viewClass {
      json.key("viewClass")
      json.string(viewClass)
    }
    json.endObject()
  }
}
