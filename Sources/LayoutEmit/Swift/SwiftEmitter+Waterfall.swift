/// Waterfalls: custom groups whose frames fill the shortest column.

import LayoutCore

extension SwiftEmitter {
  /// Declares a group with all items of the section in columns, and gives its name.
  mutating func declareWaterfall(
    _ group: Group, _ waterfall: Waterfall, _ declaration: SwiftDeclaration
  ) -> String {
    var waterfall = waterfall
    waterfall.item = settled(waterfall.item, calls: false)
    needsWaterfall = true
    expressions.needs.itemCount = true
    expressions.needEnvironment()
    let scale = scope.unique("scale")
    writer.line(
      "let " + scale + " = " + expressions.noted("displayScale") + "(of: environment)")
    let columns = count(waterfall.columns, .horizontal)
    let width = self.width(of: group, scale)
    var arguments = [
      SwiftArgument("itemCount", .text(expressions.itemCount)),
      SwiftArgument("columns", .text(columns)),
      SwiftArgument("spacing", number(waterfall.spacing)),
      SwiftArgument("rowSpacing", number(waterfall.rowSpacing)),
      SwiftArgument("width", .text(width)),
    ]
    if !expressions.isLiteralZero(group.contentInsets) {
      arguments.append(SwiftArgument("insets", insets(group.contentInsets)))
    }
    arguments.append(SwiftArgument("scale", .text(scale)))

    let heights = closure(SwiftClosureContext(hasEnvironment: false)) { emitter, _ in
      emitter.write(waterfall.item, otherwise: "0") { .text($0.height(of: $1, scale)) }
    }
    let slots = scope.unique("slots")
    writer.code(
      "let " + slots + " = ", .call(expressions.noted("waterfall"), arguments),
      " { " + heights.context.parameters + " in")
    writer.append(heights.text)
    writer.line("}")
    let size = SwiftCode.call(
      "NSCollectionLayoutSize",
      ("widthDimension", .text(".absolute(" + slots + ".size.width)")),
      ("heightDimension", .text(".absolute(" + slots + ".size.height)")))
    return declareCustom(declaration, size, cells(waterfall.item, slots))
  }

  /// The closure that gives the cells: the slots less the insets of the items.
  private mutating func cells(_ items: [Child<Item>], _ slots: String) -> SwiftClosureBody {
    var hasInsets = false
    items.forEachElement { item in
      hasInsets = hasInsets || !expressions.isLiteralZero(item.contentInsets)
    }
    guard hasInsets else {
      return closure(SwiftClosureContext()) { emitter, _ in
        emitter.writer.line(slots + ".frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }")
      }
    }
    needsInset = true
    let context = SwiftClosureContext(hasEnvironment: false, columnWidth: "frame.width")
    let item = closure(context, indentation: 2, names: ["frame"]) { emitter, _ in
      emitter.write(items, otherwise: "NSCollectionLayoutGroupCustomItem(frame: frame)") {
        $0.cell($1)
      }
    }
    return closure(SwiftClosureContext()) { emitter, _ in
      let index = item.context.usesIndex ? (".enumerated()", "index, ") : ("", "")
      emitter.writer.line(slots + ".frames" + index.0 + ".map { " + index.1 + "frame in")
      emitter.writer.append(item.text)
      emitter.writer.line("}")
    }
  }

  /// The cell of an item in the slot `frame`.
  private mutating func cell(_ item: Item) -> SwiftCode {
    let frame = SwiftCode.text("frame")
    let cell =
      expressions.isLiteralZero(item.contentInsets)
      ? frame
      : .call(expressions.noted("inset"), ("", frame), ("by", insets(item.contentInsets)))
    return .call("NSCollectionLayoutGroupCustomItem", ("frame", cell))
  }

  /// The width of the group in points: what UIKit would make of it, were it a row.
  private mutating func width(of group: Group, _ scale: String) -> String {
    choice(group.size.width) { emitter, dimension in
      switch dimension.kind {
      case .fractionalWidth, .fractionalHeight:
        let axis: Axis = dimension.kind == .fractionalWidth ? .horizontal : .vertical
        let room = emitter.groupRoom(axis)
        return emitter.wholePixels(emitter.share(dimension.value, of: room), scale)
      case .absolute, .estimated, .uniformAcrossSiblings:
        return emitter.expressions.number(dimension.value).text
      }
    }.text
  }

  /// The height of an item in points; `columnWidth` is in scope.
  private mutating func height(of item: Item, _ scale: String) -> String {
    choice(item.size.height) { emitter, dimension in
      switch dimension.kind {
      case .fractionalWidth:
        let width = PrintedSwift(emitter.expressions.name(.columnWidth))
        if emitter.expressions.constant(dimension.value) == 1 { return width.text }
        return emitter.wholePixels(emitter.share(dimension.value, of: width), scale)
      case .fractionalHeight:
        let height = PrintedSwift(emitter.expressions.name(.containerHeight))
        return emitter.wholePixels(emitter.share(dimension.value, of: height), scale)
      case .absolute, .estimated, .uniformAcrossSiblings:
        return emitter.expressions.number(dimension.value).text
      }
    }.text
  }

  private mutating func wholePixels(_ length: String, _ scale: String) -> String {
    expressions.noted("wholePixels") + "(" + length + ", " + scale + ")"
  }

  /// What the section's groups get along an axis (R32, R50).
  private mutating func groupRoom(_ axis: Axis) -> PrintedSwift {
    let scroll = model.scrollDirection.axis
    let reference = expressions.atUse(content?.contentInsetsReference ?? .always(.automatic))
    let isWhole = axis == scroll || reference == .always(.none)
    let input: EnvironmentInput =
      axis == .horizontal
      ? (isWhole ? .containerWidth : .containerEffectiveWidth)
      : (isWhole ? .containerHeight : .containerEffectiveHeight)
    let whole = PrintedSwift(expressions.name(input))
    guard let content else { return whole }
    let insets = content.contentInsets
    let sides =
      axis == .horizontal ? [insets.leading, insets.trailing] : [insets.top, insets.bottom]
    let scrolling = expressions.atUse(content.orthogonalScrollingBehavior)
    if case .always(let behavior) = scrolling {
      let run = behavior == .none ? scroll : scroll.crossed
      return run == axis ? whole : difference(whole, sides)
    }
    return choice(scrolling) { emitter, behavior in
      let run = behavior == .none ? scroll : scroll.crossed
      return run == axis ? whole.text : emitter.difference(whole, sides).text
    }
  }

  /// A length less the insets at its ends.
  private mutating func difference(_ length: PrintedSwift, _ sides: [Scalar]) -> PrintedSwift {
    var difference = length
    if let low = expressions.literal(sides[0]), let high = expressions.literal(sides[1]) {
      return low + high == 0
        ? length : expressions.binary(.subtract, length, .literal(low + high))
    }
    if sides[0] == sides[1] {
      let both = expressions.binary(.multiply, .literal(2), expressions.number(sides[0]))
      return expressions.binary(.subtract, difference, both)
    }
    for side in sides where !expressions.isLiteralZero(side) {
      difference = expressions.binary(.subtract, difference, expressions.number(side))
    }
    return difference
  }

  /// A fraction of a length.
  private mutating func share(_ fraction: Scalar, of length: PrintedSwift) -> String {
    if expressions.constant(fraction) == 1 { return length.text }
    return expressions.binary(.multiply, expressions.number(fraction), length).text
  }

  /// `return` of what each item gives, whatever the conditions.
  private mutating func write(
    _ items: [Child<Item>], otherwise: String,
    _ print: (inout SwiftEmitter, Item) -> SwiftCode
  ) {
    if items.count == 1, case .element(let item) = items[0] {
      return writer.code("", print(&self, item))
    }
    writeReturns(items, print)
    if !items.alwaysGive { writer.line("return " + otherwise) }
  }

  private mutating func writeReturns(
    _ items: [Child<Item>], _ print: (inout SwiftEmitter, Item) -> SwiftCode
  ) {
    for child in items {
      switch child {
      case .element(let item): writer.code("return ", print(&self, item))
      case .conditional(let condition, let then, let otherwise):
        branch(condition, then, otherwise) { $0.writeReturns($1, print) }
      case .repetition(_, _, let body): writeReturns(body, print)
      case .use: continue
      case .local(let local, let value): declareLocal(local, value)
      }
      if [child].alwaysGive { return }
    }
  }
}

extension SwiftClosureContext {
  /// The parameters of a closure of index and width.
  fileprivate var parameters: String {
    (usesIndex ? "index" : "_") + ", " + (usesColumnWidth ? "columnWidth" : "_")
  }
}

extension [Child<Item>] {
  /// Whether there is an item whatever the conditions.
  fileprivate var alwaysGive: Bool {
    contains { child in
      switch child {
      case .element: return true
      case .conditional(_, let then, let otherwise): return then.alwaysGive && otherwise.alwaysGive
      case .repetition(_, _, let body): return body.alwaysGive
      case .local, .use: return false
      }
    }
  }
}
