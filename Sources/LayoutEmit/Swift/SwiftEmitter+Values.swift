/// Sizes, gaps, insets and anchors as Swift.

import LayoutCore

extension SwiftEmitter {
  // MARK: - Choices

  /// A value that conditions choose: a ternary where there is something to choose.
  mutating func choice<Value>(
    _ choice: Choice<Value>, _ print: (inout SwiftEmitter, Value) -> String
  ) -> PrintedSwift {
    switch choice {
    case .always(let value): return PrintedSwift(print(&self, value))
    case .conditional(let condition, let then, let otherwise):
      let decision = expressions.boolean(condition)
      let first = self.choice(then, print)
      let second = self.choice(otherwise, print)
      return PrintedSwift(
        decision.text(atLeast: .or) + " ? " + first.text(atLeast: .or) + " : " + second.text,
        .ternary)
    }
  }

  /// A Boolean that conditions choose; the condition itself where it chooses `true`.
  mutating func flag(_ choice: Choice<Bool>) -> PrintedSwift {
    guard case .conditional(let condition, .always(let then), .always(let otherwise)) = choice,
      then != otherwise
    else { return self.choice(choice) { _, value in value ? "true" : "false" } }
    let decision = expressions.boolean(condition)
    return then ? decision : PrintedSwift("!" + decision.text(atLeast: .primary), .prefix)
  }

  // MARK: - Dimensions

  /// `NSCollectionLayoutSize(widthDimension: …, heightDimension: …)`.
  ///
  /// - Parameter share: The side that a group with a count gives its child, and what it gives.
  mutating func size(_ size: Size, share: (axis: Axis, code: SwiftCode)? = nil) -> SwiftCode {
    let width = share?.axis == .horizontal ? share?.code : nil
    let height = share?.axis == .vertical ? share?.code : nil
    return .call(
      "NSCollectionLayoutSize", ("widthDimension", width ?? dimension(size.width)),
      ("heightDimension", height ?? dimension(size.height)))
  }

  private mutating func dimension(_ dimension: Choice<Dimension>) -> SwiftCode {
    switch dimension {
    case .always(let value):
      return .call(name(of: value.kind), [argument(value)])
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
      return .text(
        expressions.boolean(condition).text(atLeast: .or) + " ? " + self.dimension(then).line
          + " : "
          + self.dimension(otherwise).line)
    }
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
      return "uniform"
    }
  }

  // MARK: - Gaps

  /// `.fixed(8)` or `.flexible(8)`.
  mutating func spacing(_ spacing: Choice<Spacing>) -> String {
    choice(spacing) { emitter, value in
      (value.isFlexible ? ".flexible(" : ".fixed(")
        + emitter.expressions.number(value.value).text + ")"
    }.text
  }

  /// `NSDirectionalEdgeInsets(top: …)`.
  mutating func insets(_ insets: Insets) -> SwiftCode {
    .call(
      "NSDirectionalEdgeInsets", ("top", number(insets.top)), ("leading", number(insets.leading)),
      ("bottom", number(insets.bottom)), ("trailing", number(insets.trailing)))
  }

  mutating func number(_ scalar: Scalar) -> SwiftCode { .text(expressions.number(scalar).text) }

  /// `NSCollectionLayoutEdgeSpacing(leading: …)`.
  mutating func edges(_ edges: EdgeSpacing) -> SwiftCode {
    .call(
      "NSCollectionLayoutEdgeSpacing", ("leading", side(edges.leading)), ("top", side(edges.top)),
      ("trailing", side(edges.trailing)), ("bottom", side(edges.bottom)))
  }

  private mutating func side(_ spacing: Choice<Spacing>?) -> SwiftCode {
    .text(spacing.map { self.spacing($0) } ?? "nil")
  }

  /// `NSCollectionLayoutAnchor(edges: …, fractionalOffset: …)`.
  mutating func anchor(_ anchor: Anchor) -> SwiftCode {
    let edges = choice(anchor.edges) { _, alignment in alignment.anchorEdges }.text
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
    .call("CGPoint", ("x", number(point.x)), ("y", number(point.y)))
  }
}
