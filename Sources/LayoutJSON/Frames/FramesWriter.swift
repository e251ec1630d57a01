/// Writes frames as JSON, element by element, one on each line.

package import LayoutCore

/// The frames of a solved layout, or those that meet `visible` (content coordinates, points).
///
/// - Complexity: O(sections + elements written).
package func writeFrames(
  _ solved: SolvedLayout, layout: String, container: Extent, visible: Rect? = nil
) -> [UInt8] {
  var writer = FramesWriter()
  writer.solved(solved, layout: layout, container: container, visible: visible)
  return writer.finish()
}

/// One document as an object.
///
/// - Complexity: O(sections + elements).
package func writeFrames(_ document: FramesDocument) -> [UInt8] {
  var writer = FramesWriter()
  writer.document(document)
  return writer.finish()
}

/// Several documents as an array.
///
/// - Complexity: O(sections + elements).
package func writeFrames(_ documents: [FramesDocument]) -> [UInt8] {
  var writer = FramesWriter(isArray: true)
  for document in documents { writer.document(document) }
  return writer.finish()
}

/// A text of frames under construction. `takeBytes` may be called at any time, so that a million
/// frames need no buffer that holds them all.
package struct FramesWriter: Sendable {
  private var json = JSONWriter(style: .pretty)
  private let isArray: Bool

  /// - Parameter isArray: whether results come as the elements of an array; else there must be
  ///   exactly one.
  package init(isArray: Bool = false) {
    self.isArray = isArray
    if isArray { json.beginArray() }
  }

  /// How many bytes `takeBytes` would give.
  package var pendingCount: Int { json.bytes.count }

  /// Hands over what has been written so far.
  package mutating func takeBytes() -> [UInt8] { json.takeBytes() }

  /// Ends the text and hands over what hasn't been taken.
  package mutating func finish() -> [UInt8] {
    if isArray { json.endArray() }
    json.endLine()
    return json.takeBytes()
  }

  /// A whole result, or what of it meets `visible` (content coordinates, points).
  ///
  /// - Complexity: O(sections + elements written).
  package mutating func solved(
    _ solved: SolvedLayout, layout: String, container: Extent, visible: Rect? = nil
  ) {
    begin(
      layout: layout, container: container, contentSize: solved.contentSize,
      sections: solved.sections)
    if let visible {
      solved.forEachElement(in: visible) { element($0) }
    } else {
      solved.forEachElement { element($0) }
    }
    end()
  }

  /// A whole result.
  ///
  /// - Complexity: O(sections + elements).
  package mutating func document(_ document: FramesDocument) {
    begin(
      layout: document.layout, container: document.container, contentSize: document.contentSize,
      sections: document.sections)
    for element in document.elements { self.element(element) }
    end()
  }

  // MARK: - One result piece by piece

  /// Starts a result; its elements follow, then `end`.
  package mutating func begin(
    layout: String, container: Extent, contentSize: Extent, sections: [SectionFrame]
  ) {
    json.beginObject()
    json.key("layout")
    json.string(layout)
    extent("container", container)
    extent("contentSize", contentSize)
    json.key("sections")
    json.beginArray()
    for section in sections { self.section(section) }
    json.endArray()
    json.key("elements")
    json.beginArray()
  }

  /// The next element of the result that was begun.
  package mutating func element(_ element: FrameElement) {
    json.beginObject(.inline)
    json.key("kind")
    json.string(categoryNames[Int(element.category.rawValue)])
    if element.category != .cell {
      json.key("elementKind")
      json.string(element.elementKind)
    }
    json.key("section")
    if let section = element.section { json.integer(section) } else { json.null() }
    json.key("item")
    json.integer(element.item)
    rect("frame", element.frame)
    json.key("zIndex")
    json.integer(element.zIndex)
    if let state = element.onScreen { onScreen(state, of: element) }
    json.endObject()
  }

  /// Ends the result that was begun.
  package mutating func end() {
    json.endArray()
    json.endObject()
  }

  // MARK: - Parts

  private mutating func section(_ section: SectionFrame) {
    json.beginObject(.inline)
    json.key("index")
    json.integer(section.index)
    json.key("name")
    json.string(section.name)
    rect("frame", section.frame)
    if let scroll = section.scroll {
      json.key("scroll")
      json.beginObject(.inline)
      number("proposed", scroll.proposed)
      number("offset", scroll.offset)
      json.key("range")
      json.beginArray(.inline)
      json.number(scroll.lowest)
      json.number(scroll.highest)
      json.endArray()
      json.endObject()
    }
    if section.isApproximate {
      json.key("approximate")
      json.boolean(true)
    }
    json.endObject()
  }

  private mutating func onScreen(_ state: OnScreenState, of element: FrameElement) {
    json.key("onScreen")
    json.beginObject(.inline)
    rect("frame", state.frame)
    number("alpha", state.alpha)
    number("scale", state.scale)
    number("rotation", state.rotation)
    if state.zIndex != element.zIndex {
      json.key("zIndex")
      json.integer(state.zIndex)
    }
    if state.isHidden {
      json.key("hidden")
      json.boolean(true)
    }
    json.endObject()
  }

  private mutating func number(_ key: String, _ value: Double) {
    json.key(key)
    json.number(value)
  }

  private mutating func extent(_ key: String, _ extent: Extent) {
    json.key(key)
    json.beginObject(.inline)
    number("width", extent.width)
    number("height", extent.height)
    json.endObject()
  }

  private mutating func rect(_ key: String, _ rect: Rect) {
    json.key(key)
    json.beginArray(.inline)
    json.number(rect.x)
    json.number(rect.y)
    json.number(rect.width)
    json.number(rect.height)
    json.endArray()
  }
}

/// The words for `ElementCategory`, by raw value.
let categoryNames = ["cell", "supplementary", "decoration"]
