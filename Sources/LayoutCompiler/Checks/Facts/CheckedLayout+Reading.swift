/// What checks ask of values: all that a choice may become, and what stands in a row.

import LayoutCore
import LayoutDiagnostics

extension Choice {
  /// Every value that it may become.
  var variants: [Value] {
    switch self {
    case .always(let value): return [value]
    case .argument(_, let content): return content.variants
    case .conditional(_, let then, let otherwise): return then.variants + otherwise.variants
    }
  }

  /// The value, if no condition has a say.
  var only: Value? {
    switch self {
    case .always(let value): return value
    case .argument(_, let content): return content.only
    case .conditional: return nil
    }
  }
}

extension Dimension {
  /// Whether it is known only once views were measured.
  var isMeasured: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
}

extension Choice<Dimension> {
  /// Whether it is known only once views were measured, whatever conditions decide.
  var isAlwaysMeasured: Bool { variants.allSatisfy { $0.isMeasured } }

  /// Its constant value in points if it is one estimate, whatever conditions decide.
  var estimate: Double? {
    guard let only, only.isMeasured else { return nil }
    return only.value.constant
  }

  /// Its constant value if it is one fraction of the container's side along `axis`.
  func fraction(along axis: Axis) -> Double? {
    guard let only, only.kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight)
    else { return nil }
    return only.value.constant
  }
}

extension Insets {
  /// The sides along an axis: leading and trailing, or top and bottom.
  func sides(_ axis: Axis) -> (low: Scalar, high: Scalar) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }

  /// Whether there surely are none along an axis.
  func areZero(_ axis: Axis) -> Bool {
    let (low, high) = sides(axis)
    return low.constant == 0 && high.constant == 0
  }
}

extension EdgeSpacing {
  /// The sides along an axis: leading and trailing, or top and bottom.
  func sides(_ axis: Axis) -> [Choice<Spacing>] {
    (axis == .horizontal ? [leading, trailing] : [top, bottom]).compactMap { $0 }
  }
}

extension Axis {
  /// A side of a size along it, in words.
  var side: String { self == .horizontal ? "width" : "height" }
}

extension GroupFact {
  /// Whether a count gives its subitems even shares along its axis (R9), so that theirs count for nothing.
  var sharesRoom: Bool { axis != nil && group.count != nil && !group.countKeepsSize }
}

extension Size {
  /// A side of it.
  subscript(axis: Axis) -> Choice<Dimension> { axis == .horizontal ? width : height }
}

extension Subitem {
  /// Its identity.
  var id: ElementID {
    switch self {
    case .item(let item): return item.id
    case .group(let group): return group.id
    }
  }

  /// Its size as written.
  var size: Size {
    switch self {
    case .item(let item): return item.size
    case .group(let group): return group.size
    }
  }

  /// The gaps outside its sides.
  var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): return item.edgeSpacing
    case .group(let group): return group.edgeSpacing
    }
  }
}

extension GroupFact {
  /// How many subitems a check looks at in one row.
  private static var rowLimit: Int { 200 }

  /// The subitems of a row or a column in order, repetitions written out; none where a condition decides
  /// what there is, in other groups, and for very long rows.
  var row: [Subitem]? {
    guard axis != nil else { return nil }
    var row: [Subitem] = []
    return Self.append(subitems, to: &row) ? row : nil
  }

  private static func append(_ children: [Child<Subitem>], to row: inout [Subitem]) -> Bool {
    for child in children {
      switch child {
      case .element(let subitem):
        guard row.count < rowLimit else { return false }
        row.append(subitem)
      case .use(_, let body):
        guard append(body, to: &row) else { return false }
      case .repetition(let count, _, let body):
        guard let constant = count.constant, constant <= Double(rowLimit) else { return false }
        for _ in 0..<max(0, Int(constant)) {
          guard append(body, to: &row) else { return false }
        }
      case .conditional: return false
      case .local: break
      }
    }
    return true
  }
}

extension CheckedLayout {

  /// The side that a bare dimension of a group is.
  func bareSide(ofGroup index: Int) -> Axis? {
    if let parent = groups[index].parent { return groups[parent].axis }
    return run(ofSection: groups[index].section)
  }

  /// Where a side of an item's or a group's size is written; none where it isn't.
  ///
  /// - Parameter bare: which side its bare dimension is.
  func writtenPlace(ofSide axis: Axis, of element: ElementID, bare: Axis?) -> Place? {
    let attributes = origin.attributes(of: element)
    let named = attributes.first { $0.name == (axis == .horizontal ? .width : .height) }
    let written =
      named ?? (bare == axis ? attributes.first { $0.name == nil } : nil)
      ?? attributes.first { $0.name == .aspect }
    return written.map { $0.value ?? $0.place }
  }

  /// The same, else the element.
  func place(ofSide axis: Axis, of element: ElementID, bare: Axis?) -> Place {
    writtenPlace(ofSide: axis, of: element, bare: bare) ?? origin.place(of: element)
  }

  /// The axis along which groups follow each other in a section (R31); none where a condition decides.
  func run(ofSection index: Int) -> Axis? {
    guard let content = sections[index].content else { return model.scrollDirection.axis }
    let behaviors = content.orthogonalScrollingBehavior.variants.map { $0 != .none }
    guard let first = behaviors.first, behaviors.allSatisfy({ $0 == first }) else { return nil }
    let axis = model.scrollDirection.axis
    return first ? axis.crossed : axis
  }
}
