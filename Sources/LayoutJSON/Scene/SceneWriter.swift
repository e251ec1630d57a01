/// Writes a scene description as JSON.

import LayoutCore

/// The description's parts, each on a line of its own; what isn't stated isn't written.
///
/// - Complexity: O(size of the description).
package func writeScene(_ scene: SceneDescription) -> [UInt8] {
  var writer = SceneWriter()
  writer.scene(scene)
  return writer.finish()
}

private struct SceneWriter {
  private var json = JSONWriter(style: .pretty)

  mutating func finish() -> [UInt8] {
    json.endLine()
    return json.takeBytes()
  }

  mutating func scene(_ scene: SceneDescription) {
    json.beginObject()
    if let container = scene.container {
      numbers("container", [("width", container.width), ("height", container.height)])
    }
    number("scale", scene.scale)
    if let uikit = scene.uikit { number("uikit", Double(uikit.rawValue)) }
    edges("safeArea", scene.safeArea)
    edges("layoutMargins", scene.layoutMargins)
    if let offset = scene.offset { numbers("offset", [("x", offset.x), ("y", offset.y)]) }
    if let scroll = scene.scroll {
      numbers("scroll", scroll.map { (key(of: $0.section), $0.offset) })
    }
    if let isRightToLeft = scene.isRightToLeft {
      word("layoutDirection", directionNames[isRightToLeft ? 1 : 0])
    }
    traits(scene.traits)
    if let items = scene.items { self.items(items) }
    if let sections = scene.sections { self.sections(sections) }
    if let inputs = scene.inputs { self.inputs(inputs) }
    if let providers = scene.providers { self.providers(providers) }
    if let measured = scene.measured { self.measured(measured) }
    json.endObject()
  }

  // MARK: - Parts

  private mutating func word(_ key: String, _ word: String) {
    json.key(key)
    json.string(word)
  }

  private mutating func number(_ key: String, _ value: Double?) {
    guard let value else { return }
    json.key(key)
    json.number(value)
  }

  private mutating func numbers(_ key: String, _ values: [(String, Double?)]) {
    json.key(key)
    json.beginObject(.inline)
    for (key, value) in values { number(key, value) }
    json.endObject()
  }

  private mutating func edges(_ key: String, _ edges: EdgeDistances?) {
    guard let edges else { return }
    numbers(
      key,
      [
        ("top", edges.top), ("leading", edges.leading), ("bottom", edges.bottom),
        ("trailing", edges.trailing),
      ])
  }

  private mutating func traits(_ traits: TraitsDescription) {
    guard traits != TraitsDescription() else { return }
    json.key("traits")
    json.beginObject(.inline)
    trait("horizontalSizeClass", traits.horizontalSizeClass, .sizeClass)
    trait("verticalSizeClass", traits.verticalSizeClass, .sizeClass)
    trait("idiom", traits.idiom, .idiom)
    trait("contentSizeCategory", traits.contentSizeCategory, .contentSizeCategory)
    json.endObject()
  }

  private mutating func trait(
    _ key: String, _ position: UInt8?, _ enumeration: EnvironmentEnumeration
  ) {
    guard let position, Int(position) < enumeration.names.count else { return }
    word(key, enumeration.names[Int(position)])
  }

  private mutating func items(_ items: ItemCounts) {
    switch items {
    case .same(let count): number("items", Double(count))
    case .each(let counts):
      json.key("items")
      json.beginArray(.inline)
      for count in counts { json.integer(count) }
      json.endArray()
    case .selected(let counts):
      numbers("items", counts.map { (key(of: $0.section), Double($0.count)) })
    }
  }

  private mutating func sections(_ sections: [SectionReference]) {
    json.key("sections")
    json.beginArray(.inline)
    for section in sections {
      switch section.selector {
      case .index(let index): json.integer(index)
      case .name(let name): json.string(name)
      }
    }
    json.endArray()
  }

  private func key(of section: SectionReference) -> String {
    switch section.selector {
    case .index(let index): return "\(index)"
    case .name(let name): return name
    }
  }

  private mutating func measured(_ measured: MeasuredDescription) {
    json.key("measured")
    json.beginObject()
    if !measured.cells.isEmpty {
      json.key("cells")
      json.beginObject(.inline)
      for cell in measured.cells {
        var path = "\(cell.item)"
        if let section = cell.section { path = "\(section)/" + path }
        size(path, cell.size)
      }
      json.endObject()
    }
    for supplementary in measured.supplementaries {
      let kind = uikitKinds.firstIndex { sameText($0, supplementary.elementKind) }
      size(kind.map { supplementaryNames[$0] } ?? supplementary.elementKind, supplementary.size)
    }
    json.endObject()
  }

  private mutating func size(_ key: String, _ size: MeasuredSize) {
    if size.isSingle {
      number(key, size.height)
    } else {
      numbers(key, [("width", size.width), ("height", size.height)])
    }
  }

  private mutating func inputs(_ inputs: [InputDescription]) {
    json.key("inputs")
    json.beginObject(.inline)
    for input in inputs {
      json.key(input.name)
      value(input.value)
    }
    json.endObject()
  }

  /// A value as it was read.
  private mutating func value(_ value: JSONValue) {
    switch value.content {
    case .boolean(let flag): json.boolean(flag)
    case .number(let number): json.number(number)
    case .string(let text): json.string(text)
    case .null, .object: json.null()
    case .array(let elements):
      json.beginArray(.inline)
      for element in elements { self.value(element) }
      json.endArray()
    }
  }

  private mutating func providers(_ providers: [ProviderDescription]) {
    json.key("providers")
    json.beginObject()
    for provider in providers {
      json.key(provider.provided.provider)
      json.beginArray(.inline)
      for frame in provider.provided.frames {
        json.beginArray(.inline)
        for number in [frame.x, frame.y, frame.width, frame.height] { json.number(number) }
        json.endArray()
      }
      json.endArray()
    }
    json.endObject()
  }
}
