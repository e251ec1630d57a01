/// Calls of the functions of pieces, and what is left of children where they are written out.

import LayoutCore

extension SwiftEmitter {
  /// Children without the conditions that are known and without the uses that are written out.
  ///
  /// - Parameter calls: Whether functions may give elements.
  mutating func settled<Element>(
    _ children: [Child<Element>], calls: Bool = true
  ) -> [Child<Element>] {
    var result: [Child<Element>] = []
    for child in children {
      switch child {
      case .element, .local: result.append(child)
      case .conditional(let condition, let then, let otherwise):
        if let isTrue = expressions.truth(of: condition) {
          result += settled(isTrue ? then : otherwise, calls: calls)
          continue
        }
        let first = settled(then, calls: calls)
        let second = settled(otherwise, calls: calls)
        if first.isEmpty, second.isEmpty { continue }
        result.append(.conditional(condition, then: first, otherwise: second))
      case .repetition(let count, let variable, let body):
        let once = settled(body, calls: calls)
        if !once.isEmpty { result.append(.repetition(count: count, variable: variable, once)) }
      case .use(let use, let given):
        if calls, pieces.call(use) != nil {
          result.append(child)
        } else {
          result += settled(given, calls: calls)
        }
      }
    }
    return result
  }

  /// Statements without the conditions that are known.
  mutating func settled(_ statements: [ScrollStatement]) -> [ScrollStatement] {
    var result: [ScrollStatement] = []
    for statement in statements {
      guard case .conditional(let condition, let then, let otherwise) = statement else {
        result.append(statement)
        continue
      }
      if let isTrue = expressions.truth(of: condition) {
        result += settled(isTrue ? then : otherwise)
      } else {
        result.append(
          .conditional(condition, then: settled(then), otherwise: settled(otherwise)))
      }
    }
    return result
  }

  /// The call of the function at a position.
  mutating func call(_ use: UseID, _ position: Int) -> SwiftCode {
    let function = pieces.functions[position]
    let defaults = model.uses[Int(use.rawValue)].defaults
    var arguments: [SwiftArgument] = []
    for parameter in function.parameters {
      let isLeftOut =
        parameter.defaultValue != nil && defaults.contains(parameter.facet.parameter)
      guard !isLeftOut, let content = function.contents[use]?[parameter.facet] else { continue }
      arguments.append(SwiftArgument(parameter.input.label, code(content, for: parameter)))
    }
    calls.append(position)
    expressions.needs.pass(function.needs)
    let name = function.name.isEmpty ? "function" + String(position) : function.name
    return .call(
      expressions.noted(name), arguments + self.arguments(function.needs, .inFunction))
  }

  /// What a use gives for a parameter.
  mutating func code(
    _ content: SwiftContent, for parameter: SwiftPieceParameter
  ) -> SwiftCode {
    switch content {
    case .scalar(let id):
      if parameter.isInteger { return .text(expressions.integer(id).text) }
      switch model.type(of: id) {
      case .number, .integer: return .text(expressions.number(id).text)
      case .boolean, .name: return .text(expressions.boolean(id).text)
      }
    case .dimension(let dimension):
      return side(dimension, named: SwiftNames.bare(parameter.input.label))
    case .spacing(let spacing): return .text(self.spacing(spacing))
    case .insets(let insets): return self.insets(insets)
    case .edges(let edges): return self.edges(edges)
    case .point(let point): return self.point(point)
    case .text(let text): return .text(elementKind(text))
    case .word(let word): return .text(choice(word) { $1 }.text)
    }
  }
}
