/// Headers, footers, other boundary items, and backgrounds.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  mutating func boundary(_ syntax: ElementSyntax, as element: ElementName) -> BoundaryItem? {
    let id = newElement(syntax.headRange)
    let attributes = attributes(
      syntax.operands, of: element, for: id, keyword: syntax.keywordRange)
    refuseBody(syntax)
    guard let alignment = alignment(syntax, element, attributes) else { return nil }
    let size = size(attributes, bare: bareSide(alignment))
    var item = BoundaryItem(id: id, elementKind: .text(""), size: size, alignment: alignment)
    item.elementKind = text(.kind, in: attributes) ?? .text(defaultKind(element))
    if element == .boundary, attributes[.kind] == nil, !attributes.hasError,
      !syntax.node.hasError
    {
      report(
        .missingAttribute(at(syntax.keywordRange), name: "kind", element: "boundary"))
    }
    item.contentInsets = insets(.insets, in: attributes) ?? .zero
    item.offset = point(.offset, in: attributes) ?? .zero
    item.pinToVisibleBounds = boolean(.pinned, in: attributes) ?? .always(false)
    item.extendsBoundary = boolean(.extends, in: attributes) ?? .always(true)
    item.zIndex = integer(.zIndex, in: attributes)
    return item
  }

  private func defaultKind(_ element: ElementName) -> String {
    switch element {
    case .header: return BoundaryItem.headerKind
    case .footer: return BoundaryItem.footerKind
    default: return ""
    }
  }

  private mutating func alignment(
    _ syntax: ElementSyntax, _ element: ElementName, _ attributes: Attributes
  ) -> Choice<RectAlignment>? {
    if element != .boundary {
      return enumeration(.align, in: attributes) { RectAlignment(rawValue: $0) }
        ?? .always(element == .header ? .top : .bottom)
    }
    guard let edge = syntax.edge else { return nil }
    let names = PropertyEnumeration.alignment.names.filter { $0 != "center" }
    guard names.contains(edge.text),
      let position = PropertyEnumeration.alignment.position(of: edge.text),
      let alignment = RectAlignment(rawValue: position)
    else {
      report(
        .unknownValue(
          at(edge.range), found: edge.text, type: "an edge",
          suggestion: suggestion(for: edge.text, among: names), allowed: names))
      return nil
    }
    return .always(alignment)
  }

  /// A bare dimension is the side across the edge; at a corner, the one along the scroll.
  private func bareSide(_ alignment: Choice<RectAlignment>) -> BareSide {
    guard let alignment = settled(alignment) else {
      return .ambiguous("the alignment depends on a condition")
    }
    let isHorizontal = alignment.side(along: .horizontal) != 0
    let isVertical = alignment.side(along: .vertical) != 0
    switch (isHorizontal, isVertical) {
    case (true, false): return .side(.horizontal)
    case (false, true): return .side(.vertical)
    case (true, true): return .side(scrollDirection.axis)
    case (false, false): return .ambiguous("it stands at no edge")
    }
  }

  mutating func background(_ syntax: ElementSyntax) -> DecorationItem? {
    let id = newElement(syntax.headRange)
    let attributes = attributes(
      syntax.operands, of: .background, for: id, keyword: syntax.keywordRange)
    refuseBody(syntax)
    return DecorationItem(
      id: id, elementKind: .text(syntax.elementKind?.value ?? ""),
      contentInsets: insets(.insets, in: attributes) ?? .zero,
      zIndex: integer(.zIndex, in: attributes), viewClass: string(.class, in: attributes))
  }

  /// Reports boundary items of one element kind that can be there together.
  mutating func checkKinds(_ items: [Child<BoundaryItem>]) {
    var seen: [String: ElementID] = [:]
    checkKinds(items, &seen)
  }

  private mutating func checkKinds(
    _ items: [Child<BoundaryItem>], _ seen: inout [String: ElementID]
  ) {
    for child in items {
      switch child {
      case .element(let item):
        guard let kind = item.elementKind.literal, !kind.isEmpty else { continue }
        if let first = seen[kind] {
          report(
            .duplicateElementKind(
              place(of: item.id), kind: kind, first: place(of: first)))
        } else {
          seen[kind] = item.id
        }
      case .conditional(_, let then, let otherwise):
        var otherwiseSeen = seen
        checkKinds(then, &seen)
        checkKinds(otherwise, &otherwiseSeen)
        for (kind, id) in otherwiseSeen where seen[kind] == nil { seen[kind] = id }
      case .repetition(_, _, let body), .use(_, let body): checkKinds(body, &seen)
      case .local: break
      }
    }
  }

  /// Where an element of the model was written.
  func place(of id: ElementID) -> Place { origin.elements[Int(id.rawValue)] }
}
