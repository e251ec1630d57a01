/// Custom groups: a closure that gives frames.

import LayoutCore

extension SwiftEmitter {
  /// Declares a group whose frames a closure computes, and gives its name.
  mutating func declareCustom(
    _ group: Group, _ frames: [Child<CustomFrame>], _ declaration: SwiftDeclaration,
    _ share: (axis: Axis, code: SwiftCode)?
  ) -> String {
    let size = size(group.size, share: share)
    let name = begin(declaration)
    let outer = writer
    let outerScope = scope
    writer = SwiftWriter(indentation: outer.indentation + 1)
    expressions.beginClosure()
    writeFrames(frames)
    let body = writer
    let usesEnvironment = expressions.endClosure()
    writer = outer
    scope = outerScope
    writer.code(
      declaration.keyword + name + " = ",
      .call("NSCollectionLayoutGroup.custom", [SwiftArgument("layoutSize", size)]),
      usesEnvironment ? " { environment in" : " { _ in")
    writer.append(body)
    writer.line("}")
    return name
  }

  private mutating func writeFrames(_ frames: [Child<CustomFrame>]) {
    let type = "NSCollectionLayoutGroupCustomItem"
    let isPlain = frames.allSatisfy { child in
      if case .element = child { return true }
      return false
    }
    guard isPlain else {
      writer.line("var items: [" + type + "] = []")
      append(frames)
      writer.line("return items")
      return
    }
    writer.line("[")
    writer.indent()
    for child in frames {
      guard case .element(let frame) = child else { continue }
      writer.code("", customItem(frame), ",")
    }
    writer.outdent()
    writer.line("]")
  }

  private mutating func append(_ frames: [Child<CustomFrame>]) {
    for child in frames {
      switch child {
      case .element(let frame):
        writer.code("", .call("items.append", [SwiftArgument("", customItem(frame))]))
      case .conditional(let condition, let then, let otherwise):
        branch(condition, then, otherwise) { $0.append($1) }
      case .repetition(let count, let variable, let body):
        var counter = "_"
        if let variable {
          counter = scope.unique(model.locals[Int(variable.rawValue)].name)
          expressions.localNames[variable] = counter
        }
        let times = expressions.integer(count).text(atLeast: .addition)
        block("for " + counter + " in 0..<" + times + " {") { $0.append(body) }
      case .local(let local, let value): declareLocal(local, value)
      }
    }
  }

  private mutating func customItem(_ frame: CustomFrame) -> SwiftCode {
    var arguments = [
      SwiftArgument(
        "frame",
        .call(
          "CGRect", ("x", number(frame.x)), ("y", number(frame.y)),
          ("width", number(frame.width)), ("height", number(frame.height))))
    ]
    if frame.zIndex.constant != 0 {
      arguments.append(
        SwiftArgument("zIndex", .text(expressions.integer(frame.zIndex).text)))
    }
    return .call("NSCollectionLayoutGroupCustomItem", arguments)
  }
}
