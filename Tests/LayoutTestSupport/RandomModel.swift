/// Layout models made up at random, well typed and as a reader of the layout program makes them.

package import LayoutCore

/// A layout that depends on `seed` alone. Elements are numbered and expressions pooled in the order
/// in which the layout program writes them, so that reading it back gives an equal model.
package func randomModel(seed: UInt64) -> LayoutModel {
  var maker = ModelMaker(random: SeededGenerator(seed: seed))
  return maker.layout()
}

/// Makes the parts of one model; expressions are in an extension.
struct ModelMaker {
  var random: SeededGenerator
  var expressions = ExpressionPool()
  var locals: [Local] = []
  /// Definitions may only mention locals from here on, so that none needs itself.
  var firstUsableLocal = 0
  private var elementCount: UInt32 = 0

  init(random: SeededGenerator) {
    self.random = random
  }

  // MARK: - Dice

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  mutating func isOne(in sides: Int) -> Bool { roll(sides) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

  mutating func text() -> String {
    pick(["cell", "h", "naïve 日本 🙂", "a \"quoted\" \\ text", "two\nlines\u{1}", "x/y"])
  }

  mutating func number() -> Double {
    pick([
      0.5, 1 / 3.0, -2.75, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e15 / 3, 1e16,
    ])
  }

  private mutating func nextElement() -> ElementID {
    defer { elementCount += 1 }
    return ElementID(rawValue: elementCount)
  }

  // MARK: - Values

  mutating func choice<Value>(_ value: (inout ModelMaker) -> Value) -> Choice<Value> {
    guard isOne(in: 5) else { return .always(value(&self)) }
    let condition = boolean(depth: 2)
    let then = choice(value)
    return .conditional(condition, then: then, otherwise: choice(value))
  }

  private mutating func size() -> Size {
    if isOne(in: 3) { return .fill }
    let width = choice { Dimension($0.pick(DimensionKind.allCases), $0.scalar()) }
    return Size(
      width: width, height: choice { Dimension($0.pick(DimensionKind.allCases), $0.scalar()) })
  }

  private mutating func insets() -> Insets {
    if isOne(in: 2) { return .zero }
    let top = scalar()
    let leading = scalar()
    let bottom = scalar()
    return Insets(top: top, leading: leading, bottom: bottom, trailing: scalar())
  }

  private mutating func spacing() -> Choice<Spacing>? {
    if isOne(in: 2) { return nil }
    return choice { Spacing(isFlexible: $0.isOne(in: 2), value: $0.scalar()) }
  }

  private mutating func edgeSpacing() -> EdgeSpacing {
    let leading = spacing()
    let top = spacing()
    let trailing = spacing()
    return EdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: spacing())
  }

  private mutating func point() -> ScalarPoint {
    let x = scalar()
    return ScalarPoint(x: x, y: scalar())
  }

  private mutating func optionalScalar() -> Scalar? { isOne(in: 2) ? nil : scalar() }

  // MARK: - Elements

  private mutating func children<Element>(
    depth: Int = 2, _ make: (inout ModelMaker) -> Element
  ) -> [Child<Element>] {
    var result: [Child<Element>] = []
    for _ in 0..<roll(4) {
      switch depth > 0 ? roll(8) : 7 {
      case 0:
        let condition = boolean(depth: 2)
        let then = children(depth: depth - 1, make)
        result.append(
          .conditional(condition, then: then, otherwise: children(depth: depth - 1, make)))
      case 1:
        let count = scalar()
        let variable = isOne(in: 2) ? nil : anyLocal()
        result.append(
          .repetition(count: count, variable: variable, children(depth: depth - 1, make)))
      case 2:
        if let local = anyLocal() { result.append(.local(local, value(of: local))) }
      default: result.append(.element(make(&self)))
      }
    }
    return result
  }

  mutating func layout() -> LayoutModel {
    var model = LayoutModel(id: nextElement(), name: text())
    if isOne(in: 2) { model.documentation = text() }
    makeLocals()
    model.scrollDirection = pick(ScrollDirection.allCases)
    model.interSectionSpacing = scalar()
    model.contentInsetsReference = pick(ContentInsetsReference.allCases)
    model.boundarySupplementaryItems = children { $0.boundaryItem() }
    for _ in 0..<roll(4) { model.sections.append(section()) }
    model.expressions = expressions
    model.locals = locals
    return model
  }

  private mutating func section() -> Section {
    let id = nextElement()
    let name = text()
    let documentation = isOne(in: 2) ? "" : text()
    if isOne(in: 4) {
      let content = SectionContent.list(list())
      return Section(
        id: id, name: name, documentation: documentation, content: content,
        boundarySupplementaryItems: children { $0.boundaryItem() })
    }
    var content = CompositionalSection()
    content.group = children { $0.group(depth: 3) }
    content.contentInsets = insets()
    content.interGroupSpacing = scalar()
    content.orthogonalScrollingBehavior = choice { $0.pick(OrthogonalScrollingBehavior.allCases) }
    content.orthogonalBounce = choice { $0.pick(OrthogonalBounce.allCases) }
    content.orthogonalDeceleration = choice { $0.pick(OrthogonalDeceleration.allCases) }
    content.contentInsetsReference = choice { $0.pick(ContentInsetsReference.allCases) }
    content.supplementaryContentInsetsReference = choice {
      $0.pick(ContentInsetsReference.allCases)
    }
    content.supplementariesFollowContentInsets = choice { $0.isOne(in: 2) }
    let items = children { $0.boundaryItem() }
    content.decorationItems = children { maker in
      let id = maker.nextElement()
      let kind = maker.text()
      let insets = maker.insets()
      let zIndex = maker.optionalScalar()
      return DecorationItem(
        id: id, elementKind: kind, contentInsets: insets, zIndex: zIndex,
        viewClass: maker.isOne(in: 2) ? nil : maker.text())
    }
    if isOne(in: 2) {
      let id = nextElement()
      content.visibleItemsInvalidationHandler = ScrollHandler(
        id: id, statements: statements(depth: 2))
    }
    return Section(
      id: id, name: name, documentation: documentation, content: .compositional(content),
      boundarySupplementaryItems: items)
  }

  private mutating func list() -> ListSection {
    var list = ListSection(appearance: choice { $0.pick(ListAppearance.allCases) })
    list.contentInsets = isOne(in: 2) ? nil : insets()
    list.headerMode = choice { $0.pick(ListSupplementaryMode.allCases) }
    list.footerMode = choice { $0.pick(ListSupplementaryMode.allCases) }
    list.headerTopPadding = optionalScalar()
    list.showsSeparators = choice { $0.isOne(in: 2) }
    list.rowHeight = optionalScalar()
    return list
  }

  private mutating func group(depth: Int) -> Group {
    var group = Group(id: nextElement(), arrangement: .custom(frames: []), size: size())
    group.contentInsets = insets()
    group.edgeSpacing = edgeSpacing()
    group.interItemSpacing = spacing()
    group.count = optionalScalar()
    group.countKeepsSize = isOne(in: 3)
    group.supplementaryItems = badges()
    if isOne(in: 4) {
      group.arrangement = .custom(frames: children { $0.customFrame() })
    } else {
      group.arrangement = .line(
        isOne(in: 2) ? .horizontal : .vertical,
        subitems: children { maker in
          if depth > 0, maker.isOne(in: 3) { return .group(maker.group(depth: depth - 1)) }
          var item = Item(id: maker.nextElement(), size: maker.size())
          item.contentInsets = maker.insets()
          item.edgeSpacing = maker.edgeSpacing()
          item.supplementaryItems = maker.badges()
          return .item(item)
        })
    }
    return group
  }

  private mutating func customFrame() -> CustomFrame {
    let id = nextElement()
    let x = scalar()
    let y = scalar()
    let width = scalar()
    let height = scalar()
    return CustomFrame(id: id, x: x, y: y, width: width, height: height, zIndex: scalar())
  }

  private mutating func anchor() -> Anchor {
    let edges = choice { $0.pick(RectAlignment.allCases) }
    if isOne(in: 3) { return Anchor(edges: edges) }
    return Anchor(
      edges: edges, offset: AnchorOffset(isFractional: isOne(in: 2), value: point()))
  }

  private mutating func badges() -> [Child<SupplementaryItem>] {
    guard isOne(in: 3) else { return [] }
    return children { maker in
      let id = maker.nextElement()
      let kind = maker.text()
      let size = maker.size()
      let insets = maker.insets()
      let container = maker.anchor()
      let own = maker.isOne(in: 2) ? nil : maker.anchor()
      return SupplementaryItem(
        id: id, elementKind: kind, size: size, contentInsets: insets, containerAnchor: container,
        itemAnchor: own, zIndex: maker.optionalScalar())
    }
  }

  private mutating func boundaryItem() -> BoundaryItem {
    let id = nextElement()
    let kind = text()
    let size = size()
    let insets = insets()
    var item = BoundaryItem(
      id: id, elementKind: kind, size: size, contentInsets: insets,
      alignment: choice { $0.pick(RectAlignment.allCases) })
    if isOne(in: 2) { item.offset = point() }
    item.extendsBoundary = choice { $0.isOne(in: 2) }
    item.pinToVisibleBounds = choice { $0.isOne(in: 2) }
    item.zIndex = optionalScalar()
    return item
  }

  private mutating func statements(depth: Int) -> [ScrollStatement] {
    var result: [ScrollStatement] = []
    for _ in 0..<roll(5) {
      switch roll(depth > 0 ? 5 : 4) {
      case 0: if let local = anyLocal() { result.append(.local(local, value(of: local))) }
      case 1: result.append(.setPoint(pick(ScrollPointProperty.allCases), point()))
      case 2: result.append(.set(.hidden, flagScalar()))
      case 3: result.append(.set(pick([.scale, .alpha, .rotate, .zIndex]), scalar()))
      default:
        let condition = boolean(depth: 2)
        let then = statements(depth: depth - 1)
        result.append(
          .conditional(condition, then: then, otherwise: statements(depth: depth - 1)))
      }
    }
    return result
  }
}
