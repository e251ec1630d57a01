/// Waterfalls: columns that all items of a section flow into.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// A group of columns.
  mutating func waterfall(
    _ id: ElementID, _ syntax: ElementSyntax, _ attributes: Attributes, in parent: ParentContext
  ) -> Group {
    // A definition that nothing uses may be meant for a section.
    if parent.element != .section, place != .definition {
      report(.waterfallInGroup(at(syntax.headRange)))
    }
    refuseHeight(attributes)
    let width = side(.width, .horizontal, attributes)
    var group = Group(
      id: id, arrangement: .custom(frames: []),
      size: Size(width: width ?? Size.fill.width, height: Size.fill.height))
    group.contentInsets = insets(.insets, in: attributes) ?? .zero
    let spacing = gap(.spacing, in: attributes) ?? .zero
    var waterfall = Waterfall(
      columns: integer(.columns, in: attributes) ?? .constant(1), spacing: spacing,
      rowSpacing: gap(.rowSpacing, in: attributes) ?? spacing, item: [])
    if attributes[.columns] == nil, !attributes.hasError, !syntax.node.hasError {
      report(
        .missingAttribute(
          at(syntax.headRange), name: PropertyName.columns.text,
          element: GroupKind.waterfall.description, value: "2"))
    }
    waterfall.item = onlyItem(syntax)
    group.arrangement = .waterfall(waterfall)
    return group
  }

  private mutating func onlyItem(_ syntax: ElementSyntax) -> [Child<Item>] {
    let context = ParentContext(
      element: .group, bareSide: .side(.vertical), allowed: [.item],
      description: GroupKind.waterfall.description, isWaterfall: true)
    let errorCount = reports.errorCount
    let members = children(syntax.body, in: context)
    let items = project(members) { member -> Item? in
      if case .item(let item) = member { return item }
      return nil
    }
    refuseCellInputs(around: items)
    let (least, most) = occurrences(items)
    if least != 1 || most != 1, !syntax.node.hasError, reports.errorCount == errorCount {
      report(.waterfallNeedsOneItem(at(syntax.headRange), least: least, most: most))
    }
    return items
  }

  /// Which item there is doesn't depend on the cell: reports conditions that do, which is possible by
  /// arguments of definitions.
  private mutating func refuseCellInputs(around children: [Child<Item>]) {
    for child in children {
      switch child {
      case .conditional(let condition, let then, let otherwise):
        if dependencies[Int(condition.rawValue)].contains(.customGroup) {
          report(
            .notAvailableHere(
              origin.expressions[Int(condition.rawValue)], name: "index",
              where: "a condition around the item of a waterfall",
              availableIn: EnvironmentMembers.places(of: .columnWidth)))
        }
        refuseCellInputs(around: then)
        refuseCellInputs(around: otherwise)
      case .repetition(_, _, let body), .use(_, let body): refuseCellInputs(around: body)
      case .element, .local: break
      }
    }
  }

  private mutating func refuseHeight(_ attributes: Attributes) {
    if let bare = attributes.bareDimension, !bare.hasError {
      report(
        .waterfallHasNoHeight(
          at(bare.range), found: "a dimension", removal: at(bare.node.removal)))
    }
    for name in [PropertyName.height, .aspect] {
      guard let attribute = attributes[name], !attribute.hasError else { continue }
      report(
        .waterfallHasNoHeight(
          at(attribute.range), found: "`" + name.text + "`", removal: at(attribute.removal)))
    }
  }

  /// A gap in points; `fixed(8)` is 8, and nothing in a waterfall is flexible.
  private mutating func gap(_ name: PropertyName, in attributes: Attributes) -> Scalar? {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression
    else { return nil }
    let range = expression.range
    return scalarChoice(value(of: expression), at: range) { lowering, leaf in
      if case .spacing(isFlexible: false, let fixed) = leaf { return fixed }
      return lowering.numeric(leaf, at: range)?.scalar
    }
  }

  // MARK: - Its item

  /// The item of a waterfall: as wide as a column, of a height that may use that and the index.
  mutating func waterfallItem(_ syntax: ElementSyntax) -> Item {
    let id = newElement(syntax.headRange)
    let attributes = attributes(
      syntax.operands, of: .item, for: id, keyword: syntax.keywordRange)
    for name in [PropertyName.width, .edges] {
      guard let attribute = attributes[name] else { continue }
      report(
        .attributeNotAllowed(
          at(attribute.range), name: name.text, element: "item of a waterfall", allowedOn: [],
          allowed: ["height", "aspect", "insets"]))
    }
    let outerPlace = place
    place = .waterfallItem
    defer { place = outerPlace }
    var item = Item(id: id, size: waterfallItemSize(syntax, attributes))
    item.contentInsets = insets(.insets, in: attributes) ?? .zero
    for child in syntax.body?.children ?? [] {
      guard let element = ElementSyntax(child) else { continue }
      report(
        .childNotAllowed(
          at(element.keywordRange), child: element.keyword.text, parent: "item of a waterfall",
          allowed: []))
    }
    return item
  }

  private mutating func waterfallItemSize(
    _ syntax: ElementSyntax, _ attributes: Attributes
  ) -> Size {
    let isTall = attributes[.height] != nil || attributes.bareDimension != nil
    if let aspect = attributes[.aspect], isTall {
      report(.aspectWithBothSizes(at(aspect.range), removal: at(aspect.removal)))
      return .fill
    }
    if !isTall, attributes[.aspect] == nil {
      if !attributes.hasError, !syntax.node.hasError {
        report(.waterfallItemHeight(at(syntax.headRange)))
      }
      return .fill
    }
    var sizes = attributes
    sizes.remove(.width)
    let size = size(sizes, bare: .side(.vertical))
    if size.height.isMeasured {
      let written = attributes[.height]?.expression ?? attributes.bareDimension
      let whole = attributes[.height]?.range ?? attributes.bareDimension?.range
      report(
        .estimatedWaterfall(
          at(written?.range ?? syntax.headRange), height: whole.map { at($0) }))
    }
    return size
  }
}

extension Choice<Dimension> {
  /// Whether one of the dimensions to choose from is known only once its view was measured.
  fileprivate var isMeasured: Bool {
    switch self {
    case .always(let dimension):
      return dimension.kind == .estimated || dimension.kind == .uniformAcrossSiblings
    case .argument(_, let content): return content.isMeasured
    case .conditional(_, let then, let otherwise): return then.isMeasured || otherwise.isMeasured
    }
  }
}
