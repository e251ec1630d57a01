/// Reads frames that were written as JSON.

import LayoutCore

/// The documents of a text: one for an object, one for each element of an array.
///
/// - Complexity: O(bytes).
package func readFrames(_ bytes: [UInt8]) throws(DocumentError) -> [FramesDocument] {
  let root = try JSONCursor.root(of: bytes)
  guard case .array = root.value.content else { return [try document(root)] }
  var documents: [FramesDocument] = []
  for element in try root.elements() { documents.append(try document(element)) }
  return documents
}

private func document(_ cursor: JSONCursor) throws(DocumentError) -> FramesDocument {
  let object = try cursor.object(["layout", "container", "contentSize", "sections", "elements"])
  var document = FramesDocument(
    layout: try object.required("layout").string(),
    container: try extent(object.required("container")),
    contentSize: try extent(object.required("contentSize")), sections: [], elements: [])
  for element in try object.required("sections").elements() {
    document.sections.append(try section(element))
  }
  for element in try object.required("elements").elements() {
    document.elements.append(try frameElement(element))
  }
  return document
}

private func section(_ cursor: JSONCursor) throws(DocumentError) -> SectionFrame {
  let object = try cursor.object(["index", "name", "frame", "scroll", "approximate"])
  var section = SectionFrame(
    index: try object.required("index").integer(least: 0, most: largestWholeNumber),
    name: try object.required("name").string(), frame: try rect(object.required("frame")))
  if let scroll = try object["scroll"]?.object(["proposed", "offset", "range"]) {
    let range = try scroll.required("range").elements(count: 2)
    section.scroll = OrthogonalScroll(
      proposed: try scroll.required("proposed").number(),
      offset: try scroll.required("offset").number(),
      lowest: try range[0].number(), highest: try range[1].number())
  }
  section.isApproximate = try object["approximate"]?.boolean() ?? false
  return section
}

private func frameElement(_ cursor: JSONCursor) throws(DocumentError) -> FrameElement {
  let object = try cursor.object([
    "kind", "elementKind", "section", "item", "frame", "zIndex", "onScreen",
  ])
  let kind = try object.required("kind")
  guard let category = ElementCategory(rawValue: UInt8(try kind.position(in: categoryNames)))
  else { throw kind.expected(.oneOf(categoryNames)) }
  var element = FrameElement(
    category: category, section: nil,
    item: try object.required("item").integer(least: 0, most: largestWholeNumber),
    frame: try rect(object.required("frame")),
    zIndex: try integer(object.required("zIndex")), source: .none)
  if category != .cell {
    element.elementKind = try object.required("elementKind").string()
  } else if let elementKind = object["elementKind"] {
    throw elementKind.failure(.unknownKey(known: ["kind", "section", "item", "frame", "zIndex"]))
  }
  let section = try object.required("section")
  if section.value.content != .null {
    element.section = try section.integer(least: 0, most: largestWholeNumber)
  }
  if let state = object["onScreen"] {
    element.onScreen = try onScreen(state, zIndex: element.zIndex)
  }
  return element
}

private func onScreen(_ cursor: JSONCursor, zIndex: Int) throws(DocumentError) -> OnScreenState {
  let object = try cursor.object(["frame", "alpha", "scale", "rotation", "zIndex", "hidden"])
  var state = OnScreenState(
    frame: try rect(object.required("frame")),
    alpha: try object.required("alpha").number(),
    scale: try object.required("scale").number(),
    rotation: try object.required("rotation").number(), zIndex: zIndex)
  if let changed = object["zIndex"] { state.zIndex = try integer(changed) }
  state.isHidden = try object["hidden"]?.boolean() ?? false
  return state
}

private func integer(_ cursor: JSONCursor) throws(DocumentError) -> Int {
  try cursor.integer(least: -largestWholeNumber, most: largestWholeNumber)
}

private func extent(_ cursor: JSONCursor) throws(DocumentError) -> Extent {
  let object = try cursor.object(["width", "height"])
  return Extent(
    width: try object.required("width").number(), height: try object.required("height").number())
}

private func rect(_ cursor: JSONCursor) throws(DocumentError) -> Rect {
  let sides = try cursor.elements(count: 4)
  return Rect(
    x: try sides[0].number(), y: try sides[1].number(), width: try sides[2].number(),
    height: try sides[3].number())
}
