/// `onScroll` as a `visibleItemsInvalidationHandler`.

import LayoutCore

/// The parts of a cell's transform, in the order in which they are put together.
private enum TransformPart: CaseIterable {
  case translate
  case rotate
  case scale
}

extension SwiftEmitter {
  /// `section.visibleItemsInvalidationHandler = …`: what the section says, and what an infinite one needs.
  mutating func writeHandler(of content: CompositionalSection) {
    let handler = content.visibleItemsInvalidationHandler
    if let name = handler?.name {
      let position = expressions.names.closure(.handler, named: name)
      let closure = expressions.name(ofClosure: position)
      guard content.isInfinite else {
        return writer.line("section.visibleItemsInvalidationHandler = " + closure)
      }
      return block("section.visibleItemsInvalidationHandler = { items, offset, environment in") {
        $0.writeRecentering(of: content)
        $0.writer.line(closure + "(items, offset, environment)")
      }
    }
    if var handler {
      handler.statements = settled(handler.statements)
      return write(handler, of: content)
    }
    guard content.isInfinite else { return }
    block("section.visibleItemsInvalidationHandler = { items, offset, environment in") {
      $0.writeRecentering(of: content)
    }
  }

  private mutating func write(_ handler: ScrollHandler, of content: CompositionalSection) {
    let opening = "section.visibleItemsInvalidationHandler = { items, offset, environment in"
    let isOnlyUIKit = handler.statements.onlyTransform
    switch (isOnlyUIKit, content.isInfinite) {
    case (true, true):
      block(opening) { emitter in
        emitter.writeRecentering(of: content)
        emitter.onlyUIKit { $0.writeLoop(handler, of: content) }
      }
    case (true, false):
      guard options.platform != .appkit else {
        return writer.line("// What happens while it scrolls needs transforms, which AppKit lacks.")
      }
      onlyUIKit { emitter in
        emitter.block(opening) { $0.writeLoop(handler, of: content) }
      }
    case (false, let isInfinite):
      block(opening) { $0.writeLoop(handler, of: content, isRecentering: isInfinite) }
    }
  }

  /// The loop over the cells, and what stands before it.
  private mutating func writeLoop(
    _ handler: ScrollHandler, of content: CompositionalSection, isRecentering: Bool = false
  ) {
    let parts = TransformPart.allCases.filter { handler.statements.count(of: $0) > 0 }
    let isStraight =
      !handler.statements.contains { $0.isConditional }
      && parts.allSatisfy { handler.statements.count(of: $0) == 1 }
    let names = [
      "items", "item", "offset", "environment", "distance", "visibleCenter", "translation",
      "rotation", "scale",
    ]
    let axis = scrollAxis(of: content)
    let body = closure(SwiftClosureContext(index: "item.indexPath.item"), names: names) {
      emitter, _ in
      let statements = emitter.printed { emitter in
        if !isStraight { emitter.declareDefaults(parts, handler.statements) }
        emitter.write(handler.statements, assigning: !isStraight)
        emitter.setTransform(parts, isOnlyUIKit: handler.statements.onlyTransform)
      }
      if emitter.expressions.closure?.usesDistance == true { emitter.writeDistance(along: axis) }
      emitter.writer.append(statements)
    }
    declareInputs(of: body.context)
    if isRecentering { writeRecentering(of: content, body.context.inputNames) }
    writer.line("for item in items where item.representedElementCategory == .cell {")
    writer.append(body.text)
    writer.line("}")
  }

  /// The axis along which the section's cells pass by.
  func scrollAxis(of content: CompositionalSection) -> Axis {
    let axis = model.scrollDirection.axis
    return expressions.atUse(content.orthogonalScrollingBehavior) == .always(.none)
      ? axis : axis.crossed
  }

  /// The distance from the item's centre to the visible centre.
  private mutating func writeDistance(along axis: Axis) {
    let isSideways = axis == .horizontal
    let middle = isSideways ? "item.frame.midX" : "item.frame.midY"
    let start = isSideways ? "offset.x" : "offset.y"
    let length = expressions.name(isSideways ? .containerWidth : .containerHeight)
    writer.line("let visibleCenter = " + start + " + " + length + " / 2")
    writer.line("let distance = abs(" + middle + " - visibleCenter)")
  }

  // MARK: - Statements

  /// What is set in branches only has its usual value otherwise.
  private mutating func declareDefaults(
    _ parts: [TransformPart], _ statements: [ScrollStatement]
  ) {
    for part in parts {
      switch part {
      case .translate: writer.line("var translation = CGPoint.zero")
      case .rotate: writer.line("var rotation: CGFloat = 0")
      case .scale: writer.line("var scale: CGFloat = 1")
      }
    }
    if statements.setsInBranches(.alpha) { writer.line("item.alpha = 1") }
    if statements.setsInBranches(.hidden) { writer.line("item.isHidden = false") }
  }

  private mutating func write(_ statements: [ScrollStatement], assigning: Bool) {
    for statement in statements {
      switch statement {
      case .local(let local, let value): declareLocal(local, value)
      case .set(.scale, let value): set("scale", value, assigning)
      case .set(.rotate, let value): set("rotation", value, assigning)
      case .setPoint(.translate, let value):
        writer.code((assigning ? "" : "let ") + "translation = ", point(value))
      case .set(.alpha, let value):
        writer.line("item.alpha = " + expressions.number(value).text)
      case .set(.zIndex, let value):
        writer.line("item.zIndex = " + expressions.integer(value).text)
      case .set(.hidden, let value):
        writer.line("item.isHidden = " + expressions.boolean(value).text)
      case .setPoint(.center, let value): writer.code("item.center = ", point(value))
      case .conditional(let condition, let then, let otherwise):
        branch(condition, then, otherwise) { $0.write($1, assigning: assigning) }
      }
    }
  }

  private mutating func set(_ name: String, _ value: Scalar, _ assigning: Bool) {
    let printed = expressions.number(value)
    let type = printed.isTyped || assigning ? "" : ": CGFloat"
    writer.line((assigning ? "" : "let ") + name + type + " = " + printed.text)
  }

  private mutating func setTransform(_ parts: [TransformPart], isOnlyUIKit: Bool) {
    guard let first = parts.first else { return }
    let transform: String
    switch first {
    case .translate:
      transform = "CGAffineTransform(translationX: translation.x, y: translation.y)"
    case .rotate: transform = "CGAffineTransform(rotationAngle: rotation)"
    case .scale: transform = "CGAffineTransform(scaleX: scale, y: scale)"
    }
    let names = parts.map { $0.variable }.joined(separator: ", ")
    let unused = "_ = " + (parts.count > 1 ? "(" + names + ")" : names)
    switch options.platform {
    case .uikit: write(transform, parts)
    case .both where isOnlyUIKit || needsUIKit: write(transform, parts)
    case .appkit: writer.line(unused + "  // AppKit's items have no transform.")
    case .both:
      writer.line("#if os(macOS)")
      writer.line("  " + unused + "  // AppKit's items have no transform.")
      writer.line("#else")
      indented { $0.write(transform, parts) }
      writer.line("#endif")
    }
  }

  private mutating func write(_ transform: String, _ parts: [TransformPart]) {
    writer.line("item.transform = " + transform)
    indented { emitter in
      for part in parts.dropFirst() {
        emitter.writer.line(
          part == .rotate ? ".rotated(by: rotation)" : ".scaledBy(x: scale, y: scale)")
      }
    }
  }
}

extension TransformPart {
  /// What the part is called.
  fileprivate var variable: String {
    switch self {
    case .translate: return "translation"
    case .rotate: return "rotation"
    case .scale: return "scale"
    }
  }
}

extension ScrollStatement {
  fileprivate var isConditional: Bool {
    if case .conditional = self { return true }
    return false
  }
}

extension [ScrollStatement] {
  /// Whether nothing but transforms is changed.
  fileprivate var onlyTransform: Bool {
    allSatisfy { statement in
      switch statement {
      case .local, .set(.scale, _), .set(.rotate, _), .setPoint(.translate, _): return true
      case .set, .setPoint: return false
      case .conditional(_, let then, let otherwise):
        return then.onlyTransform && otherwise.onlyTransform
      }
    }
  }

  /// How often a part of the transform is set, branches included.
  fileprivate func count(of part: TransformPart) -> Int {
    reduce(0) { sum, statement in
      switch (statement, part) {
      case (.set(.scale, _), .scale), (.set(.rotate, _), .rotate),
        (.setPoint(.translate, _), .translate):
        return sum + 1
      case (.conditional(_, let then, let otherwise), _):
        return sum + then.count(of: part) + otherwise.count(of: part)
      default: return sum
      }
    }
  }

  /// Whether a property is set under a condition, but not always.
  fileprivate func setsInBranches(_ property: ScrollProperty) -> Bool {
    guard !contains(where: { $0.sets(property) }) else { return false }
    return contains { statement in
      guard case .conditional(_, let then, let otherwise) = statement else { return false }
      return (then + otherwise).contains { $0.sets(property) }
        || then.setsInBranches(property) || otherwise.setsInBranches(property)
    }
  }
}

extension ScrollStatement {
  fileprivate func sets(_ property: ScrollProperty) -> Bool {
    if case .set(let name, _) = self { return name == property }
    return false
  }
}
