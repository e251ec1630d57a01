/// Where the parts of a layout stand: elements, their attributes, expressions, inputs.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// An attribute as written, or a size without a name.
struct AttributeOrigin: Sendable {
  /// None: a bare dimension.
  var name: PropertyName?
  /// All of it: `insets: 8`.
  var place: Place
  /// Its value: `8`; none for a flag.
  var value: Place?
}

/// A section that a constant leaves out.
struct LeftOutSection: Sendable {
  var place: Place
  var name: String
  /// The condition or the count, and what it is.
  var cause: Place
  var reason: LeftOutReason
}

/// Where the parts of a layout stand, in its file or in one that it imports.
struct LayoutOrigin: Sendable {
  /// By `ElementID`.
  var elements: [Place] = []
  /// By `ExpressionID`.
  var expressions: [Place] = []
  /// By `ParameterID`.
  var parameters: [Place] = []
  /// The sections that are not in the model.
  var leftOut: [LeftOutSection] = []

  /// Of all elements; those of one element stand together.
  private var attributes: [AttributeOrigin] = []
  /// The sections of definitions that sections are made from.
  private var templates: [ElementID: ElementID] = [:]
  /// By `ElementID`: where its attributes are.
  private var blocks: [Range<Int>] = []

  /// Remembers where the attributes of an element stand.
  mutating func record(_ written: Attributes, of element: ElementID, in file: FileID) {
    let start = attributes.count
    for attribute in written.written {
      attributes.append(
        AttributeOrigin(
          name: attribute.name, place: Place(file, attribute.range),
          value: attribute.expression.map { Place(file, $0.range) }))
    }
    if let bare = written.bareDimension {
      let place = Place(file, bare.range)
      attributes.append(AttributeOrigin(name: nil, place: place, value: place))
    }
    let index = Int(element.rawValue)
    while blocks.count <= index { blocks.append(0..<0) }
    blocks[index] = start..<attributes.count
  }

  /// Remembers that a section has what another has, but for what it writes itself.
  mutating func record(_ section: ElementID, madeFrom template: ElementID) {
    templates[section] = template
  }

  /// What is written behind the keyword of an element, in order, a bare dimension last.
  func attributes(of element: ElementID) -> ArraySlice<AttributeOrigin> {
    let index = Int(element.rawValue)
    return blocks.indices.contains(index) ? attributes[blocks[index]] : []
  }

  /// An attribute of an element, or of what it is made from; none where it isn't written there.
  func attribute(_ name: PropertyName, of element: ElementID) -> AttributeOrigin? {
    attributes(of: element).first { $0.name == name }
      ?? templates[element].flatMap { attribute(name, of: $0) }
  }

  /// Where an element stands: its keyword with what is said of it, without its children.
  func place(of element: ElementID) -> Place {
    let index = Int(element.rawValue)
    return elements.indices.contains(index) ? elements[index] : elements.first ?? .none
  }

  /// The empty place behind what is said of an element: where an attribute can be added.
  func end(of element: ElementID) -> Place {
    var place = place(of: element)
    place.range.start = place.range.end
    return place
  }

  /// Where the value of an attribute stands, else the element.
  func place(of name: PropertyName, of element: ElementID) -> Place {
    let written = attribute(name, of: element)
    return written?.value ?? written?.place ?? place(of: element)
  }

  /// Where a side of an element's size is written: under its name, as a bare dimension, or by the aspect;
  /// else the element.
  func place(ofSide axis: Axis, of element: ElementID) -> Place {
    let own = attribute(axis == .horizontal ? .width : .height, of: element)
    let written =
      own ?? attributes(of: element).first { $0.name == nil } ?? attribute(.aspect, of: element)
    return written?.value ?? place(of: element)
  }
}
