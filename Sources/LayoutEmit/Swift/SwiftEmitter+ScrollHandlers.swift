/// `onScroll` as a `visibleItemsInvalidationHandler`.

import LayoutCore

/// The parts of a cell's transform, in the order in which they are put together.
private enum TransformPart: CaseIterable {
  case translate
  case rotate
  case scale
}

extension SwiftEmitter {
  /// `section.visibleItemsInvalidationHandler = { items, offset, environment in … }`.
  mutating func write(_ handler: ScrollHandler, of content: CompositionalSection) {
    let outer = writer
    let outerScope = scope
    writer = SwiftWriter(indentation: outer.indentation + 2)
    scope = SwiftScope(
      [
        "items", "item", "offset", "environment", "distance", "section", "visibleCenter",
        "translation", "rotation", "scale",
      ] + expressions.names.reserved)
    expressions.beginClosure()
    let parts = TransformPart.allCases.filter { handler.statements.count(of: $0) > 0 }
    let isStraight =
      !handler.statements.contains { $0.isConditional }
      && parts.allSatisfy { handler.statements.count(of: $0) == 1 }
    if !isStraight { declareDefaults(parts, handler.statements) }
    write(handler.statements, assigning: !isStraight)
    let body = writer
    let needsDistance = expressions.needs.distance
    _ = expressions.endClosure()
    writer = outer
    scope = outerScope

    writer.line("section.visibleItemsInvalidationHandler = { items, offset, environment in")
    writer.indent()
    writer.line("for item in items where item.representedElementCategory == .cell {")
    writer.indent()
    if needsDistance { writeDistance(along: scrollAxis(of: content)) }
    writer.append(body)
    setTransform(parts)
    writer.outdent()
    writer.line("}")
    writer.outdent()
    writer.line("}")
  }

  /// The axis along which the section's cells pass by.
  private func scrollAxis(of content: CompositionalSection) -> Axis {
    let axis = model.scrollDirection.axis
    return content.orthogonalScrollingBehavior == .always(.none) ? axis : axis.crossed
  }

  /// The distance from the item's centre to the visible centre.
  private mutating func writeDistance(along axis: Axis) {
    let isSideways = axis == .horizontal
    let middle = isSideways ? "item.frame.midX" : "item.frame.midY"
    let start = isSideways ? "offset.x" : "offset.y"
    let length = isSideways ? "width" : "height"
    writer.line(
      "let visibleCenter = " + start + " + environment.container.contentSize." + length + " / 2")
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
    let declaration = assigning ? "" : "let "
    for statement in statements {
      switch statement {
      case .local(let local, let value): declareLocal(local, value)
      case .set(.scale, let value):
        writer.line(declaration + "scale = " + expressions.number(value).text)
      case .set(.rotate, let value):
        writer.line(declaration + "rotation = " + expressions.number(value).text)
      case .setPoint(.translate, let value):
        writer.code(declaration + "translation = ", point(value))
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

  private mutating func setTransform(_ parts: [TransformPart]) {
    guard let first = parts.first else { return }
    let transform: String
    switch first {
    case .translate:
      transform = "CGAffineTransform(translationX: translation.x, y: translation.y)"
    case .rotate: transform = "CGAffineTransform(rotationAngle: rotation)"
    case .scale: transform = "CGAffineTransform(scaleX: scale, y: scale)"
    }
    onlyUIKit { emitter in
      emitter.writer.line("item.transform = " + transform)
      emitter.writer.indent()
      for part in parts.dropFirst() {
        emitter.writer.line(
          part == .rotate ? ".rotated(by: rotation)" : ".scaledBy(x: scale, y: scale)")
      }
      emitter.writer.outdent()
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
