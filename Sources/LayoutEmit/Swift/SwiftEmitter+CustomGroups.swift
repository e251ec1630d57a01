/// Custom groups: closures that give frames.

import LayoutCore

extension SwiftEmitter {
  /// Declares a group whose frames a closure computes, and gives its name.
  mutating func declareCustom(
    _ group: Group, _ frames: [Child<CustomFrame>], _ declaration: SwiftDeclaration,
    _ share: (axis: Axis, code: SwiftCode)?
  ) -> String {
    let size = size(group.size, share: share)
    let frames = settled(frames, calls: false)
    let isPlain = frames.allSatisfy { $0.isPlainFrame } && !useIndex(frames)
    let body = closure(SwiftClosureContext(index: "items.count")) { emitter, isAlone in
      guard isPlain else {
        emitter.writer.line("var items: [NSCollectionLayoutGroupCustomItem] = []")
        emitter.append(frames)
        emitter.writer.line("return items")
        return
      }
      emitter.writer.line(isAlone ? "[" : "return [")
      emitter.writer.indent()
      frames.forEachElement { emitter.writer.code("", emitter.customItem($0), ",") }
      emitter.writer.outdent()
      emitter.writer.line("]")
    }
    return declareCustom(declaration, size, body)
  }

  /// Declares a group with all items of the section, whose frames are computed again and again.
  mutating func declareEach(
    _ group: Group, _ frames: [Child<CustomFrame>], _ declaration: SwiftDeclaration,
    _ share: (axis: Axis, code: SwiftCode)?
  ) -> String {
    let size = size(group.size, share: share)
    let frames = settled(frames, calls: false)
    expressions.needs.itemCount = true
    let count = expressions.itemCount
    if frames.count == 1, case .element(let frame) = frames[0] {
      let body = closure(SwiftClosureContext()) { emitter, isAlone in
        var item = SwiftWriter(indentation: emitter.writer.indentation + 1)
        item.code("", emitter.customItem(frame))
        let index = emitter.expressions.closure?.usesIndex == true ? "index" : "_"
        emitter.writer.line(
          (isAlone ? "" : "return ") + "(0..<" + count + ").map { " + index + " in")
        emitter.writer.append(item)
        emitter.writer.line("}")
      }
      return declareCustom(declaration, size, body)
    }
    let body = closure(SwiftClosureContext(index: "items.count")) { emitter, _ in
      emitter.writer.line("var items: [NSCollectionLayoutGroupCustomItem] = []")
      emitter.block("while items.count < " + count + " {") { emitter in
        let mayBeEmpty = !frames.contains { $0.isPlainFrame }
        if mayBeEmpty { emitter.writer.line("let start = items.count") }
        emitter.append(frames)
        if mayBeEmpty { emitter.writer.line("if items.count == start { break }") }
      }
      emitter.writer.line("return items")
    }
    return declareCustom(declaration, size, body)
  }

  /// Declares a group whose frames a closure of the app gives.
  mutating func declareProvider(
    _ group: Group, _ provider: String, _ declaration: SwiftDeclaration,
    _ share: (axis: Axis, code: SwiftCode)?
  ) -> String {
    let size = size(group.size, share: share)
    let position = expressions.names.closure(.provider, named: provider)
    let closure = expressions.name(ofClosure: position)
    let name = begin(declaration)
    writer.code(
      declaration.keyword + name + " = ",
      .call(
        "NSCollectionLayoutGroup.custom", ("layoutSize", size), ("itemProvider", .text(closure))))
    return name
  }

  /// `let group = NSCollectionLayoutGroup.custom(layoutSize: …) { environment in … }`.
  mutating func declareCustom(
    _ declaration: SwiftDeclaration, _ size: SwiftCode, _ body: SwiftClosureBody
  ) -> String {
    let name = begin(declaration)
    writer.code(
      declaration.keyword + name + " = ",
      .call("NSCollectionLayoutGroup.custom", [SwiftArgument("layoutSize", size)]),
      body.context.usesEnvironment ? " { environment in" : " { _ in")
    indented { $0.declareInputs(of: body.context) }
    writer.append(body.text)
    writer.line("}")
    return name
  }

  // MARK: - Frames

  private mutating func append(_ frames: [Child<CustomFrame>]) {
    for child in frames {
      switch child {
      case .element(let frame):
        writer.code("", .call("items.append", [SwiftArgument("", customItem(frame))]))
      case .conditional(let condition, let then, let otherwise):
        branch(condition, then, otherwise) { $0.append($1) }
      case .use: continue
      case .repetition(let count, let variable, let body):
        let outer = scope
        block(loopOpening(count, variable)) { $0.append(body) }
        scope = outer
      case .local(let local, let value): declareLocal(local, value)
      }
    }
  }

  /// Whether a frame depends on its index.
  private func useIndex(_ frames: [Child<CustomFrame>]) -> Bool {
    var found = false
    frames.forEachElement { frame in
      for scalar in [frame.x, frame.y, frame.width, frame.height, frame.zIndex] {
        if case .expression(let id) = scalar { found = found || expressions.usesIndex(id) }
      }
    }
    return found
  }

  private mutating func customItem(_ frame: CustomFrame) -> SwiftCode {
    var arguments = [
      SwiftArgument(
        "frame",
        .call(
          "CGRect", ("x", number(frame.x)), ("y", number(frame.y)),
          ("width", number(frame.width)), ("height", number(frame.height))))
    ]
    if !expressions.isLiteralZero(frame.zIndex) {
      arguments.append(
        SwiftArgument("zIndex", .text(expressions.integer(frame.zIndex).text)))
    }
    return .call("NSCollectionLayoutGroupCustomItem", arguments)
  }
}

extension Child<CustomFrame> {
  /// Whether it is a frame whatever the environment.
  fileprivate var isPlainFrame: Bool {
    if case .element = self { return true }
    return false
  }
}
