/// Sizes, gaps and anchors as Swift.

import LayoutCore

extension SwiftEmitter {
  // MARK: - Dimensions

  /// `NSCollectionLayoutSize(widthDimension: …, heightDimension: …)`.
  ///
  /// - Parameter share: The side that a group with a count gives its child, and what it gives.
  mutating func size(_ size: Size, share: (axis: Axis, code: SwiftCode)? = nil) -> SwiftCode {
    let width = share?.axis == .horizontal ? share?.code : nil
    let height = share?.axis == .vertical ? share?.code : nil
    return .call(
      "NSCollectionLayoutSize", ("widthDimension", width ?? side(size.width, named: "width")),
      ("heightDimension", height ?? side(size.height, named: "height")))
  }

  /// One side; where a chain of conditions decides about it, it is declared before.
  mutating func side(_ side: Choice<Dimension>, named base: String) -> SwiftCode {
    let branches = expressions.settled(side).branches
    guard branches.count > 2 else { return dimension(side) }
    let name = scope.unique(base)
    writer.line("let " + name + ": NSCollectionLayoutDimension")
    for (index, branch) in branches.enumerated() {
      let start = index == 0 ? "" : "} else "
      let test = branch.condition.map { "if " + expressions.boolean($0).text + " " } ?? ""
      writer.line(start + test + "{")
      let value = dimension(branch.value)
      indented { $0.writer.code(name + " = ", value) }
    }
    writer.line("}")
    return .text(name)
  }

  mutating func dimension(_ dimension: Choice<Dimension>) -> SwiftCode {
    switch expressions.settled(dimension) {
    case .always(let value):
      if value.kind == .absolute, let position = expressions.wholeParameter(value.value),
        let name = whole(position, .dimension(.absolute), .dimension, .dimension(dimension))
      {
        return .text(name)
      }
      return .call(name(of: value.kind), [argument(value)])
    case .argument(let argument, let content):
      if let position = expressions.parameter(argument)?.position,
        let name = whole(position, content.form, .dimension, .dimension(content))
      {
        return .text(name)
      }
      return self.dimension(content)
    case .conditional(let condition, let then, let otherwise):
      if case .always(let first) = then, case .always(let second) = otherwise,
        first.kind == second.kind
      {
        let value =
          expressions.boolean(condition).text(atLeast: .or) + " ? "
          + expressions.number(first.value).text(atLeast: .or) + " : "
          + expressions.number(second.value).text
        return .call(name(of: first.kind), [SwiftArgument(label(of: first.kind), .text(value))])
      }
      return .ternary(
        expressions.boolean(condition).text(atLeast: .or), self.dimension(then),
        self.dimension(otherwise))
    }
  }

  /// The name of a parameter that is passed whole; none where its amount is passed, or all of it is printed.
  mutating func whole(
    _ position: Int, _ form: SwiftForm, _ kind: SwiftFacet.Kind, _ content: SwiftContent
  ) -> String? {
    expressions.frame?.note(form, of: position)
    guard expressions.frame?.wholes.contains(position) == true else { return nil }
    return expressions.name(SwiftFacet(position, kind), content)
  }

  private mutating func argument(_ dimension: Dimension) -> SwiftArgument {
    SwiftArgument(label(of: dimension.kind), .text(expressions.number(dimension.value).text))
  }

  /// Uniform dimensions go through a helper where not every system of the target has them.
  private var hasUniform: Bool {
    options.platform == .uikit && options.deploymentTarget.iOS >= SystemVersion(17)
      && options.deploymentTarget.tvOS >= SystemVersion(17)
  }

  private func label(of kind: DimensionKind) -> String {
    kind == .uniformAcrossSiblings && hasUniform ? "estimate" : ""
  }

  private mutating func name(of kind: DimensionKind) -> String {
    switch kind {
    case .fractionalWidth: return ".fractionalWidth"
    case .fractionalHeight: return ".fractionalHeight"
    case .absolute: return ".absolute"
    case .estimated: return ".estimated"
    case .uniformAcrossSiblings:
      if hasUniform { return ".uniformAcrossSiblings" }
      needsUniform = true
      return expressions.noted("uniform")
    }
  }

  // MARK: - Gaps

  /// `.fixed(8)` or `.flexible(8)`.
  mutating func spacing(_ spacing: Choice<Spacing>) -> String {
    choice(spacing) { emitter, value in
      if let position = emitter.expressions.wholeParameter(value.value), !value.isFlexible,
        let name = emitter.whole(
          position, .spacing(isFlexible: false), .spacing, .spacing(.always(value)))
      {
        return name
      }
      return (value.isFlexible ? ".flexible(" : ".fixed(")
        + emitter.expressions.number(value.value).text + ")"
    } _: { emitter, position, content in
      emitter.whole(position, content.form, .spacing, .spacing(content))
    }.text
  }

  mutating func number(_ scalar: Scalar) -> SwiftCode { .text(expressions.number(scalar).text) }

  /// `NSCollectionLayoutEdgeSpacing(leading: …)`.
  mutating func edges(_ edges: EdgeSpacing) -> SwiftCode {
    let sides = [edges.leading, edges.top, edges.trailing, edges.bottom].compactMap { $0?.amount }
    if let position = expressions.tupleParameter(sides) {
      return .text(expressions.name(SwiftFacet(position, .edges), .edges(edges)))
    }
    return .call(
      "NSCollectionLayoutEdgeSpacing", ("leading", side(edges.leading)), ("top", side(edges.top)),
      ("trailing", side(edges.trailing)), ("bottom", side(edges.bottom)))
  }

  private mutating func side(_ spacing: Choice<Spacing>?) -> SwiftCode {
    .text(spacing.map { self.spacing($0) } ?? "nil")
  }

  /// `NSCollectionLayoutAnchor(edges: …, fractionalOffset: …)`.
  mutating func anchor(_ anchor: Anchor) -> SwiftCode {
    let edges = word(anchor.edges, as: "NSDirectionalRectEdge") { $0.anchorEdges }.text
    var arguments = [SwiftArgument("edges", .text(edges))]
    if anchor.offset != .zero {
      arguments.append(
        SwiftArgument(
          anchor.offset.isFractional ? "fractionalOffset" : "absoluteOffset",
          point(anchor.offset.value)))
    }
    return .call("NSCollectionLayoutAnchor", arguments)
  }

  /// `CGPoint(x: …, y: …)`.
  mutating func point(_ point: ScalarPoint) -> SwiftCode {
    if let position = expressions.tupleParameter([point.x, point.y]) {
      return .text(expressions.name(SwiftFacet(position, .point), .point(point)))
    }
    return .call("CGPoint", ("x", number(point.x)), ("y", number(point.y)))
  }
}

extension Choice<Dimension> {
  /// How an argument is written.
  fileprivate var form: SwiftForm {
    switch self {
    case .always(let dimension): return .dimension(dimension.kind)
    case .argument(_, let content): return content.form
    case .conditional: return .choice
    }
  }
}

extension Choice<Spacing> {
  /// How an argument is written.
  fileprivate var form: SwiftForm {
    switch self {
    case .always(let spacing): return .spacing(isFlexible: spacing.isFlexible)
    case .argument(_, let content): return content.form
    case .conditional: return .choice
    }
  }

  /// The points, unless conditions choose.
  fileprivate var amount: Scalar? {
    if case .always(let spacing) = self { return spacing.value }
    return nil
  }
}

extension Choice {
  /// The conditions and values of `if … else if … else …` of a settled choice, the last without a condition.
  fileprivate var branches: [(condition: ExpressionID?, value: Choice)] {
    var branches: [(condition: ExpressionID?, value: Choice)] = []
    var rest = self
    while true {
      switch rest {
      case .conditional(let condition, let then, let otherwise):
        branches.append((condition, then))
        rest = otherwise
      case .always, .argument:
        branches.append((nil, rest))
        return branches
      }
    }
  }
}
