/// Items, badges and frames of custom groups.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  mutating func item(_ syntax: ElementSyntax, in parent: ParentContext) -> Item? {
    if parent.isWaterfall { return waterfallItem(syntax) }
    let id = newElement(syntax.headRange)
    let attributes = attributes(
      syntax.operands, of: .item, for: id, keyword: syntax.keywordRange)
    var item = Item(id: id, size: size(attributes, bare: parent.bareSide))
    item.contentInsets = insets(.insets, in: attributes) ?? .zero
    item.edgeSpacing = edges(.edges, in: attributes) ?? .none
    let context = ParentContext(
      element: .item, bareSide: .both, allowed: ElementName.item.children, description: "item")
    item.supplementaryItems = project(children(syntax.body, in: context)) { $0.badge }
    return item
  }

  mutating func badge(_ syntax: ElementSyntax) -> SupplementaryItem? {
    let outerPlace = place
    place = .section
    defer { place = outerPlace }
    let id = newElement(syntax.headRange)
    let attributes = attributes(
      syntax.operands, of: .badge, for: id, keyword: syntax.keywordRange)
    refuseBody(syntax)
    let size = size(attributes, bare: .both)
    let edges = anchorEdges(.at, in: attributes) ?? .always(.none)
    var badge = SupplementaryItem(
      id: id, elementKind: .text(syntax.elementKind?.value ?? ""), size: size,
      containerAnchor: Anchor(
        edges: edges, offset: anchorOffset(.offset, in: attributes) ?? .zero))
    if attributes[.itemAt] != nil || attributes[.itemOffset] != nil {
      badge.itemAnchor = Anchor(
        edges: anchorEdges(.itemAt, in: attributes) ?? edges,
        offset: anchorOffset(.itemOffset, in: attributes) ?? .zero)
    }
    badge.zIndex = integer(.zIndex, in: attributes)
    return badge
  }

  private mutating func anchorEdges(
    _ name: PropertyName, in attributes: Attributes
  ) -> Choice<RectAlignment>? {
    enumeration(name, in: attributes) { RectAlignment(rawValue: $0) }
  }

  mutating func frame(_ syntax: ElementSyntax) -> CustomFrame? {
    let id = newElement(syntax.headRange)
    let attributes = attributes(
      syntax.operands, of: .frame, for: id, keyword: syntax.keywordRange)
    refuseBody(syntax)
    if !attributes.hasError,
      let name = [PropertyName.width, .height].first(where: { attributes[$0] == nil })
    {
      report(
        .missingAttribute(
          at(syntax.keywordRange), name: name.text, element: "frame"))
    }
    var frame = CustomFrame(id: id, x: .zero, y: .zero, width: .zero, height: .zero)
    frame.x = frameNumber(.x, in: attributes)
    frame.y = frameNumber(.y, in: attributes)
    frame.width = frameSide(.width, in: attributes)
    frame.height = frameSide(.height, in: attributes)
    frame.zIndex = integer(.zIndex, in: attributes) ?? .zero
    return frame
  }

  private mutating func frameNumber(
    _ name: PropertyName, in attributes: Attributes
  ) -> Scalar {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression
    else { return .zero }
    return scalar(value(of: expression), at: expression.range) ?? .zero
  }

  private mutating func frameSide(
    _ name: PropertyName, in attributes: Attributes
  ) -> Scalar {
    let side = frameNumber(name, in: attributes)
    if let constant = side.constant, constant < 0, let attribute = attributes[name] {
      report(
        .negativeValue(
          at(attribute.expression?.range ?? attribute.range), what: "`" + name.text + ":`",
          value: constant.text,
          minus: attribute.expression?.minusSign.map { at($0) }))
    }
    return side
  }
}
