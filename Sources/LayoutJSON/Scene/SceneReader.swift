/// Reads a scene from JSON; every number's range is checked here.

import LayoutCore

/// The scene that `bytes` describe.
///
/// - Complexity: O(bytes).
package func readScene(_ bytes: [UInt8]) throws(DocumentError) -> SceneDescription {
  let object = try JSONCursor.root(of: bytes).object(sceneKeys)
  var scene = SceneDescription()
  if let cursor = object["container"] { scene.container = try container(cursor) }
  if let cursor = object["scale"] { scene.scale = try scale(cursor) }
  if let cursor = object["uikit"] { scene.uikit = try generation(cursor) }
  if let cursor = object["safeArea"] { scene.safeArea = try edges(cursor) }
  if let cursor = object["layoutMargins"] { scene.layoutMargins = try edges(cursor) }
  if let cursor = object["offset"] { scene.offset = try position(cursor) }
  if let cursor = object["scroll"] { scene.scroll = try scroll(cursor) }
  if let cursor = object["layoutDirection"] {
    scene.isRightToLeft = try cursor.position(in: directionNames) == 1
  }
  if let cursor = object["traits"] { scene.traits = try traits(cursor) }
  if let cursor = object["items"] { scene.items = try items(cursor) }
  if let cursor = object["sections"] { scene.sections = try sections(cursor) }
  if let cursor = object["inputs"] { scene.inputs = try readInputs(cursor) }
  if let cursor = object["providers"] { scene.providers = try readProviders(cursor) }
  if let cursor = object["measured"] { scene.measured = try measured(cursor) }
  return scene
}

// MARK: - View and device

private func container(_ cursor: JSONCursor) throws(DocumentError) -> Extent {
  let object = try cursor.object(["width", "height"])
  return Extent(
    width: try length(object.required("width")), height: try length(object.required("height")))
}

private func length(_ cursor: JSONCursor) throws(DocumentError) -> Double {
  try cursor.number(least: 0, most: SceneLimits.length)
}

private func scale(_ cursor: JSONCursor) throws(DocumentError) -> Double {
  guard case .number(let scale) = cursor.value.content, scale > 0, scale <= SceneLimits.scale
  else { throw cursor.expected(.numberAbove(0, most: SceneLimits.scale)) }
  return scale
}

private func generation(_ cursor: JSONCursor) throws(DocumentError) -> UIKitGeneration {
  guard case .number(let number) = cursor.value.content, number == 14 || number == 17 else {
    throw cursor.expected(.oneOf(["14", "17"]))
  }
  return number == 14 ? .uikit14 : .uikit17
}

private func edges(_ cursor: JSONCursor) throws(DocumentError) -> EdgeDistances {
  let object = try cursor.object(["top", "leading", "bottom", "trailing"])
  var edges = EdgeDistances.zero
  if let cursor = object["top"] { edges.top = try length(cursor) }
  if let cursor = object["leading"] { edges.leading = try length(cursor) }
  if let cursor = object["bottom"] { edges.bottom = try length(cursor) }
  if let cursor = object["trailing"] { edges.trailing = try length(cursor) }
  return edges
}

private func offset(_ cursor: JSONCursor) throws(DocumentError) -> Double {
  try cursor.number(least: -SceneLimits.offset, most: SceneLimits.offset)
}

private func position(_ cursor: JSONCursor) throws(DocumentError) -> Position {
  let object = try cursor.object(["x", "y"])
  var position = Position.zero
  if let cursor = object["x"] { position.x = try offset(cursor) }
  if let cursor = object["y"] { position.y = try offset(cursor) }
  return position
}

private func traits(_ cursor: JSONCursor) throws(DocumentError) -> TraitsDescription {
  let object = try cursor.object([
    "horizontalSizeClass", "verticalSizeClass", "idiom", "contentSizeCategory",
  ])
  return TraitsDescription(
    horizontalSizeClass: try trait(object["horizontalSizeClass"], .sizeClass),
    verticalSizeClass: try trait(object["verticalSizeClass"], .sizeClass),
    idiom: try trait(object["idiom"], .idiom),
    contentSizeCategory: try trait(object["contentSizeCategory"], .contentSizeCategory))
}

private func trait(
  _ cursor: JSONCursor?, _ enumeration: EnvironmentEnumeration
) throws(DocumentError) -> UInt8? {
  guard let cursor else { return nil }
  return UInt8(try cursor.position(in: enumeration.names))
}

// MARK: - Data

/// A key that names a section: digits are its index in the data, anything else is a name.
private func reference(_ member: JSONMember) -> SectionReference {
  if let index = wholeNumber(member.name.utf8) {
    return SectionReference(.index(index), at: member.nameRange)
  }
  return SectionReference(.name(member.name), at: member.nameRange)
}

private func scroll(_ cursor: JSONCursor) throws(DocumentError) -> [SectionScroll] {
  let object = try cursor.openObject()
  var scrolls: [SectionScroll] = []
  for member in object.members {
    scrolls.append(
      SectionScroll(section: reference(member), offset: try offset(object.at(member))))
  }
  return scrolls
}

private func count(_ cursor: JSONCursor) throws(DocumentError) -> Int {
  try cursor.integer(least: 0, most: SceneLimits.items)
}

private func items(_ cursor: JSONCursor) throws(DocumentError) -> ItemCounts {
  switch cursor.value.content {
  case .array:
    var counts: [Int] = []
    for element in try cursor.elements() { counts.append(try count(element)) }
    return .each(counts)
  case .object:
    let object = try cursor.openObject()
    var counts: [SectionCount] = []
    for member in object.members {
      counts.append(
        SectionCount(section: reference(member), count: try count(object.at(member))))
    }
    return .selected(counts)
  default:
    return .same(try count(cursor))
  }
}

private func sections(_ cursor: JSONCursor) throws(DocumentError) -> [SectionReference] {
  var sections: [SectionReference] = []
  for element in try cursor.elements() {
    let range = element.value.range
    switch element.value.content {
    case .string(let name):
      sections.append(SectionReference(.name(name), at: range))
    case .number:
      let index = try element.integer(least: 0, most: SceneLimits.sections)
      sections.append(SectionReference(.index(index), at: range))
    default:
      throw element.expected(.section)
    }
  }
  return sections
}

// MARK: - Measured views

private func measured(_ cursor: JSONCursor) throws(DocumentError) -> MeasuredDescription {
  let object = try cursor.openObject()
  var measured = MeasuredDescription()
  for member in object.members {
    let value = object.at(member)
    if sameText(member.name, "cells") {
      measured.cells = try cells(value)
    } else {
      let kind = zip(supplementaryNames, uikitKinds).first { sameText($0.0, member.name) }
      measured.supplementaries.append(
        MeasuredSupplementary(elementKind: kind?.1 ?? member.name, size: try size(value)))
    }
  }
  return measured
}

private func cells(_ cursor: JSONCursor) throws(DocumentError) -> [MeasuredCell] {
  let object = try cursor.openObject()
  var cells: [MeasuredCell] = []
  for member in object.members {
    let parts = member.name.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      if let number = wholeNumber(part) { numbers.append(number) }
    }
    guard numbers.count == parts.count, numbers.count <= 2, let item = numbers.last else {
      throw DocumentError(
        .expected(.itemPath), at: member.nameRange,
        path: JSONPath.member(cursor.path, member.name).text)
    }
    cells.append(
      MeasuredCell(
        section: numbers.count == 2 ? numbers[0] : nil, item: item,
        size: try size(object.at(member))))
  }
  return cells
}

private func size(_ cursor: JSONCursor) throws(DocumentError) -> MeasuredSize {
  guard case .object = cursor.value.content else {
    return MeasuredSize(single: try length(cursor))
  }
  let object = try cursor.object(["width", "height"])
  var size = MeasuredSize(width: nil, height: nil)
  if let cursor = object["width"] { size.width = try length(cursor) }
  if let cursor = object["height"] { size.height = try length(cursor) }
  return size
}

/// The value of up to ten digits; none for any other text.
private func wholeNumber<Bytes: Collection>(_ text: Bytes) -> Int?
where Bytes.Element == UInt8 {
  guard !text.isEmpty, text.count <= 10 else { return nil }
  var value: Int64 = 0
  for byte in text {
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    value = value * 10 + Int64(byte - UInt8(ascii: "0"))
  }
  return Int(exactly: value)
}
