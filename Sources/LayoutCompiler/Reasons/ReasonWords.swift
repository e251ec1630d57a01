/// Turns how an element came to its frame into reasons, side by side.

import LayoutCore
import LayoutDiagnostics

/// The reasons of one element.
struct ReasonWords {
  let element: FrameElement
  let placement: Placement
  let origin: LayoutOrigin
  let isUIKit14: Bool
  let scrollAxis: Axis

  init(
    element: FrameElement, placement: Placement, origin: LayoutOrigin, isUIKit14: Bool,
    scrollAxis: Axis
  ) {
    self.element = element
    self.placement = placement
    self.origin = origin
    self.isUIKit14 = isUIKit14
    self.scrollAxis = scrollAxis
  }

  /// Width and height, then the place; what is too special to be told is left out.
  var reasons: [Reason] {
    [length(.horizontal), length(.vertical), place(.horizontal), place(.vertical)]
      .compactMap { $0 }
  }

  var scale: String { placement.scale.shortText }
}

/// What decides a side: an attribute and where it is written.
struct DecidingAttribute {
  var name: PropertyName?
  var place: Place?

  /// Nobody wrote it.
  static let none = DecidingAttribute(name: nil, place: nil)
}

extension ReasonWords {
  /// An attribute of an element; none where it isn't written.
  func written(_ name: PropertyName, of element: ElementID) -> DecidingAttribute {
    guard let written = origin.attribute(name, of: element) else { return .none }
    return DecidingAttribute(name: name, place: written.value ?? written.place)
  }

  /// What gives a side of the element: its name, a bare dimension, or the aspect.
  func writtenSide(_ axis: Axis) -> DecidingAttribute {
    if let own = ownSide(axis) { return own }
    // With neither side written, the aspect gives the height.
    guard axis == .vertical || ownSide(.vertical) != nil else { return .none }
    return written(.aspect, of: element.source)
  }

  /// A side that is written, by name or as a bare dimension.
  private func ownSide(_ axis: Axis) -> DecidingAttribute? {
    let name: PropertyName = axis == .horizontal ? .width : .height
    let named = written(name, of: element.source)
    if named.name != nil { return named }
    guard placement.row == nil || placement.row == axis,
      let bare = origin.attributes(of: element.source).first(where: { $0.name == nil })
    else { return nil }
    return DecidingAttribute(name: name, place: bare.place)
  }
}

extension Axis {
  /// The side of a frame that is a length along it.
  var lengthSide: FrameSide { self == .horizontal ? .width : .height }
  /// The side of a frame that is a place along it.
  var placeSide: FrameSide { self == .horizontal ? .x : .y }
}
