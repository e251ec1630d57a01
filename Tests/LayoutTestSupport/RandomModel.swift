/// Layout models made up at random, well typed and as a reader of the layout program makes them.

package import LayoutCore

/// What a random model has beside elements and expressions.
package struct RandomParts: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Run-time inputs, in expressions and texts.
  package static let inputs = RandomParts(rawValue: 1)
  /// Groups that hold all items of a section, closures of the app, endless sections and a rest.
  package static let data = RandomParts(rawValue: 2)
  /// Uses of `define`s and their arguments, which the layout program doesn't keep: without them the model
  /// of a seed is the same.
  package static let pieces = RandomParts(rawValue: 4)

  /// Only numbers and structures that make sense, so that most models have frames.
  package static let sound = RandomParts(rawValue: 8)

  package static let all: RandomParts = [.inputs, .data, .pieces]
}

/// A layout that depends on `seed` and `parts` alone. Elements are numbered and expressions pooled in the
/// order in which the layout program writes them, so that reading it back gives an equal model.
package func randomModel(seed: UInt64, parts: RandomParts = []) -> LayoutModel {
  var maker = ModelMaker(seed: seed, parts: parts)
  return maker.layout()
}

/// Makes the parts of one model; expressions are in an extension.
struct ModelMaker {
  var random: SeededGenerator
  /// Decides where pieces are used.
  var pieceRandom: SeededGenerator
  var expressions = ExpressionPool()
  var locals: [Local] = []
  var parameters: [Parameter] = []
  /// How many uses and arguments of pieces there are.
  var useCount: UInt32 = 0
  var argumentCount: UInt32 = 0
  let parts: RandomParts
  /// Definitions may only mention locals from here on, so that none needs itself.
  var firstUsableLocal = 0
  private var elementCount: UInt32 = 0

  init(seed: UInt64, parts: RandomParts) {
    random = SeededGenerator(seed: seed)
    pieceRandom = SeededGenerator(seed: ~seed)
    self.parts = parts
  }

  // MARK: - Dice

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  mutating func isOne(in sides: Int) -> Bool { roll(sides) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

  mutating func text() -> String {
    pick(["cell", "h", "naïve 日本 🙂", "a \"quoted\" \\ text", "two\nlines\u{1}", "x/y"])
  }

  mutating func number() -> Double {
    if isSound { return pick([0.25, 0.5, 1, 2.5, 3, 8, 12]) }
    return pick([
      0.5, 1 / 3.0, -2.75, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e15 / 3, 1e16,
    ])
  }

  mutating func nextElement() -> ElementID {
    defer { elementCount += 1 }
    return ElementID(rawValue: elementCount)
  }

  // MARK: - Values

  mutating func choice<Value>(_ value: (inout ModelMaker) -> Value) -> Choice<Value> {
    if isOne(ofPieces: 6) {
      let id = nextArgument()
      return .argument(id, choice(value))
    }
    guard isOne(in: 5) else { return .always(value(&self)) }
    let condition = boolean(depth: 2)
    let then = choice(value)
    return .conditional(condition, then: then, otherwise: choice(value))
  }

  mutating func size() -> Size {
    if isOne(in: 3) { return .fill }
    let width = choice { $0.dimension() }
    return Size(width: width, height: choice { $0.dimension() })
  }

  mutating func insets() -> Insets {
    if isOne(in: 2) { return .zero }
    let top = scalar()
    let leading = scalar()
    let bottom = scalar()
    return Insets(top: top, leading: leading, bottom: bottom, trailing: scalar())
  }

  mutating func spacing() -> Choice<Spacing>? {
    if isOne(in: 2) { return nil }
    return choice { Spacing(isFlexible: $0.isOne(in: 2), value: $0.scalar()) }
  }

  mutating func edgeSpacing() -> EdgeSpacing {
    let leading = spacing()
    let top = spacing()
    let trailing = spacing()
    return EdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: spacing())
  }

  mutating func point() -> ScalarPoint {
    let x = scalar()
    return ScalarPoint(x: x, y: scalar())
  }

  mutating func optionalScalar() -> Scalar? { isOne(in: 2) ? nil : scalar() }

  // MARK: - Elements

  mutating func children<Element>(
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
        let count = count()
        let variable = isOne(in: 2) ? nil : anyLocal()
        result.append(
          .repetition(count: count, variable: variable, children(depth: depth - 1, make)))
      case 2:
        if let local = anyLocal() { result.append(.local(local, value(of: local))) }
      default: result.append(.element(make(&self)))
      }
    }
    if isSound, result.isEmpty { result = [.element(make(&self))] }
    return isOne(ofPieces: 5) ? [.use(nextUse(), result)] : result
  }

  mutating func layout() -> LayoutModel {
    var model = LayoutModel(id: nextElement(), name: text())
    if isOne(in: 2) { model.documentation = text() }
    makeParameters()
    makeLocals()
    model.scrollDirection = pick(ScrollDirection.allCases)
    model.interSectionSpacing = scalar()
    model.contentInsetsReference = pick(ContentInsetsReference.allCases)
    model.boundarySupplementaryItems = children { $0.boundaryItem() }
    for _ in 0..<roll(4) { model.sections.append(section()) }
    if parts.contains(.data), !model.sections.isEmpty, isOne(in: 3) {
      model.sections[model.sections.count - 1].isRest = true
    }
    model.expressions = expressions
    model.locals = locals
    model.parameters = parameters
    addPieces(to: &model)
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
    content.group = onlyChild { $0.group(depth: 3) }
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
      let kind = maker.kind()
      let insets = maker.insets()
      let zIndex = maker.optionalScalar()
      return DecorationItem(
        id: id, elementKind: kind, contentInsets: insets, zIndex: zIndex,
        viewClass: maker.isOne(in: 2) ? nil : maker.text())
    }
    if isOne(in: 2) {
      let id = nextElement()
      content.visibleItemsInvalidationHandler =
        isOne(ofData: 3)
        ? ScrollHandler(id: id, statements: [], name: text())
        : ScrollHandler(id: id, statements: statements(depth: 2))
    }
    content.isInfinite = isOne(ofData: 4)
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
