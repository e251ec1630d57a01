/// Writes groups and items.

import LayoutCore

extension ProgramWriter {
  mutating func group(_ group: Group) {
    json.beginObject()
    json.key("type")
    switch group.arrangement {
    case .line(let axis, _): json.string(axis == .horizontal ? "horizontal" : "vertical")
    case .custom, .each, .provider: json.string("custom")
    case .waterfall: json.string("waterfall")
    }
    layoutSize(group.size)
    contentInsets(group.contentInsets)
    edgeSpacing(group.edgeSpacing)
    spacing("interItemSpacing", group.interItemSpacing)
    optionalScalar("count", group.count)
    flag("countKeepsSize", group.countKeepsSize)
    supplementaryItems(group.supplementaryItems)
    switch group.arrangement {
    case .line(_, let subitems): requiredChildren("subitems", subitems) { $0.subitem($1) }
    case .custom(let frames): requiredChildren("frames", frames) { $0.customFrame($1) }
    case .each(let frames): requiredChildren("each", frames) { $0.customFrame($1) }
    case .provider(let name):
      json.key("provider")
      json.string(name)
    case .waterfall(let waterfall): self.waterfall(waterfall)
    }
    json.endObject()
  }

  private mutating func waterfall(_ waterfall: Waterfall) {
    requiredScalar("columns", waterfall.columns)
    scalar("spacing", waterfall.spacing)
    scalar("rowSpacing", waterfall.rowSpacing)
    requiredChildren("item", waterfall.item) { $0.item($1) }
  }

  private mutating func subitem(_ subitem: Subitem) {
    switch subitem {
    case .group(let group): self.group(group)
    case .item(let item): self.item(item)
    }
  }

  private mutating func item(_ item: Item) {
    json.beginObject()
    json.key("type")
    json.string("item")
    layoutSize(item.size)
    contentInsets(item.contentInsets)
    edgeSpacing(item.edgeSpacing)
    supplementaryItems(item.supplementaryItems)
    json.endObject()
  }

  private mutating func customFrame(_ frame: CustomFrame) {
    json.beginObject(.inline)
    requiredScalar("x", frame.x)
    requiredScalar("y", frame.y)
    requiredScalar("width", frame.width)
    requiredScalar("height", frame.height)
    scalar("zIndex", frame.zIndex)
    json.endObject()
  }
}
