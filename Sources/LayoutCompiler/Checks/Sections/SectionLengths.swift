/// Constant lengths of sections and what stands at their edges: what the checks of sections compute with.

import LayoutCore
import LayoutDiagnostics

extension Insets {
  /// What is taken off along an axis before and after, in points; none where an expression decides.
  func knownSides(_ axis: Axis) -> (low: Double, high: Double)? {
    let sides = axis == .horizontal ? (leading, trailing) : (top, bottom)
    guard let low = sides.0.constant, let high = sides.1.constant else { return nil }
    return (low, high)
  }

  /// The points that both sides of an axis take off.
  func knownSum(_ axis: Axis) -> Double? { knownSides(axis).map { $0.low + $0.high } }
}

extension Dimension {
  /// The length in a container whose length along `axis` is known, cut to nothing; none where it takes
  /// more than that to tell.
  func knownLength(along axis: Axis, of container: Double) -> Double? {
    guard let value = value.constant else { return nil }
    switch kind {
    case .absolute: return value
    case .fractionalWidth: return axis == .horizontal ? value * container : nil
    case .fractionalHeight: return axis == .vertical ? value * container : nil
    case .estimated, .uniformAcrossSiblings: return nil
    }
  }

  /// Points, whatever the container.
  var knownPoints: Double? { kind == .absolute ? value.constant : nil }
}

extension BoundaryItem {
  /// At which end of an axis it stands: −1, 0 or 1; none where a condition decides.
  func knownSide(_ axis: Axis) -> Int? { alignment.only.map { $0.side(along: axis) } }
}

extension ScalarPoint {
  /// The coordinate along an axis, where it is constant.
  func known(_ axis: Axis) -> Double? { (axis == .horizontal ? x : y).constant }
}

extension CheckedLayout {
  /// Where a side of a size is written; the element where it isn't, as a bare dimension may be the other
  /// side.
  func writtenPlace(ofSide axis: Axis, of element: ElementID, _ size: Size) -> Place {
    let isWritten = origin.attribute(axis == .horizontal ? .width : .height, of: element) != nil
    let other = axis.crossed
    let isOtherWritten =
      origin.attribute(other == .horizontal ? .width : .height, of: element) != nil
    if !isWritten, !isOtherWritten, size[other] != Size.fill[other],
      size[axis] == Size.fill[axis]
    {
      return origin.place(of: element)
    }
    return origin.place(ofSide: axis, of: element)
  }
}

/// Devices that a check names.
enum NamedDevices {
  /// A phone, upright and on its side.
  static let phone = device(named: "iPhone16")
  static let phoneOnItsSide = device(named: "iPhone16Landscape")

  /// The narrowest device of the catalogue at whose width something holds.
  static func narrowest(where holds: (Int) -> Bool) -> Device? {
    var narrowest: Device?
    for device in deviceCatalogue where holds(device.width) {
      if let known = narrowest, known.width <= device.width { continue }
      narrowest = device
    }
    return narrowest
  }
}

extension Double {
  /// Points as a person reads them: cut to a tenth.
  var points: String {
    guard magnitude < 1_000_000_000 else { return text }
    return ((self * 10).rounded() / 10).text
  }
}
