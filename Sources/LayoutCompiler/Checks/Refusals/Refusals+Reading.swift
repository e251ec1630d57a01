/// What the checks of refusals ask: where an issue stands, how its value is kept in bounds, how two subitems
/// compare.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension CheckedLayout {
  /// Where the expression, else the element of an issue stands.
  func place(of issue: EvaluationIssue) -> Place {
    if let expression = issue.expression,
      origin.expressions.indices.contains(Int(expression.rawValue))
    {
      return origin.expressions[Int(expression.rawValue)]
    }
    if case .countTooSmall = issue.kind { return origin.place(of: .count, of: issue.element) }
    return origin.place(of: issue.element)
  }

  /// Where what is divided by stands.
  func divisor(of issue: EvaluationIssue) -> Place? {
    guard let expression = issue.expression else { return nil }
    switch model.expressions[expression] {
    case .binary(.divide, _, let divisor), .call2(.mod, _, let divisor):
      return origin.expressions[Int(divisor.rawValue)]
    default: return nil
    }
  }

  /// A group and all that it stands in; nothing for other elements.
  func groupsAround(_ element: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var next = groups.firstIndex { $0.group.id == element }
    while let position = next {
      found.append(groups[position].group.id)
      next = groups[position].parent
    }
    return found
  }

  /// Whether the side of an item or a group may be known only once views were measured.
  func isMeasured(_ element: ElementID, _ axis: Axis) -> Bool {
    let size =
      items.first { $0.item.id == element }?.item.size
      ?? groups.first { $0.group.id == element }?.group.size
    return size?[axis].variants.contains { $0.isMeasured } ?? false
  }

  /// Whether a length of the element may be 0: it is a frame of a custom group, or belongs to a list.
  func mayBeZero(_ element: ElementID) -> Bool {
    frames.contains { $0.frame.id == element }
      || sections.contains { $0.section.id == element && $0.content == nil }
  }

  /// Keeps the value of a size or a count from being too small.
  func fixes(of issue: EvaluationIssue, _ place: Place) -> [Fix] {
    switch issue.kind {
    case .negativeDimension:
      guard let expression = issue.expression, !isFraction(expression, of: issue.element) else {
        return []
      }
      return keeping(place, from: mayBeZero(issue.element) ? "0" : "1")
    case .countTooSmall(let value, let least):
      guard value == value.rounded(), let written = origin.attribute(.count, of: issue.element)
      else { return [] }
      return keeping(written.value, from: "\(least)")
    default: return []
    }
  }

  /// Writes `max(least, …)` round what stands at a place.
  func keeping(_ place: Place?, from least: String) -> [Fix] {
    guard let place, let text = writtenText(at: place) else { return [] }
    return [
      Fix(
        "keep it at \(least) or above", .maybe, at: place, replacement: "max(\(least), \(text))")
    ]
  }

  /// What stands at a place; none where nothing does.
  func writtenText(at place: Place) -> String? {
    guard let source = files.units.first(where: { $0.file == place.file })?.source else {
      return nil
    }
    let (start, end) = (Int(place.range.start), Int(place.range.end))
    guard start < end, end <= source.count else { return nil }
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  /// Whether an expression is the share of the container that a side of the element is.
  private func isFraction(_ expression: ExpressionID, of element: ElementID) -> Bool {
    var sizes: [Size] = []
    for fact in items where fact.item.id == element { sizes.append(fact.item.size) }
    for fact in groups where fact.group.id == element { sizes.append(fact.group.size) }
    for fact in boundaryItems where fact.item.id == element { sizes.append(fact.item.size) }
    for fact in badges where fact.item.id == element { sizes.append(fact.item.size) }
    let dimensions = sizes.flatMap { $0.width.variants + $0.height.variants }
    return dimensions.contains {
      $0.value == .expression(expression)
        && ($0.kind == .fractionalWidth || $0.kind == .fractionalHeight)
    }
  }
}

extension SolvedTrial {
  /// The view, as it ends a sentence.
  var words: String {
    device.map { "on \($0.name)" } ?? "in a view \(width) pt wide"
  }
}

extension Reach {
  /// Whether a screen, or a view as wide as the narrowest, is concerned: that what has a fixed size doesn't
  /// fit where there is less room is no surprise.
  var concernsScreens: Bool { isEverywhere || device != nil || reaches(320) }
}

extension Axis {
  /// The axis in words of the language.
  var word: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Double {
  /// The number as a person writes it, hundredths at most.
  var shortText: String {
    guard magnitude < 1e12 else { return text }
    return ((self * 100).rounded() / 100).text
  }
}

extension Subitem {
  /// The subitem without what tells it from an equal one.
  var withoutIdentity: Subitem {
    switch self {
    case .item(var item):
      item.id = .none
      return .item(item)
    case .group(var group):
      group.id = .none
      if case .line(let axis, let subitems) = group.arrangement {
        group.arrangement = .line(
          axis,
          subitems: subitems.map {
            if case .element(let subitem) = $0 { return .element(subitem.withoutIdentity) }
            return $0
          })
      }
      return .group(group)
    }
  }
}
