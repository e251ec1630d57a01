/// Resolves numbers, sizes, spacings, insets, anchors, and checks that they are allowed.

extension Resolver {
  /// A dimension; one that is not above 0 is reported, and 1 stands in for it.
  package mutating func resolve(
    _ choice: Choice<Dimension>, at element: ElementID
  ) -> ResolvedDimension {
    let dimension = evaluator.value(of: choice, at: element)
    var value = evaluator.value(of: dimension.value, at: element)
    if evaluator.lastFailed {
      value = 1
    } else if value <= 0 {
      report(negative: value, dimension.value, at: element)
      value = 1
    }
    return ResolvedDimension(kind: dimension.kind, value: value)
  }

  /// A width and a height.
  package mutating func resolve(_ size: Size, at element: ElementID) -> ResolvedSize {
    ResolvedSize(
      width: resolve(size.width, at: element), height: resolve(size.height, at: element))
  }

  /// A length that may be 0; less is reported, and 0 stands in for it.
  package mutating func resolveLength(_ scalar: Scalar, at element: ElementID) -> Double {
    let value = evaluator.value(of: scalar, at: element)
    if value < 0 { report(negative: value, scalar, at: element) }
    return max(value, 0)
  }

  /// Content insets; they may be negative.
  package mutating func resolve(_ insets: Insets, at element: ElementID) -> EdgeDistances {
    EdgeDistances(
      top: evaluator.value(of: insets.top, at: element),
      leading: evaluator.value(of: insets.leading, at: element),
      bottom: evaluator.value(of: insets.bottom, at: element),
      trailing: evaluator.value(of: insets.trailing, at: element))
  }

  /// A gap; none is 0 points.
  package mutating func resolve(_ spacing: Choice<Spacing>?, at element: ElementID)
    -> ResolvedSpacing
  {
    guard let spacing else { return .none }
    let chosen = evaluator.value(of: spacing, at: element)
    return ResolvedSpacing(
      isFlexible: chosen.isFlexible, value: evaluator.value(of: chosen.value, at: element))
  }

  /// Gaps outside the four sides.
  package mutating func resolve(_ edges: EdgeSpacing, at element: ElementID) -> ResolvedEdges {
    ResolvedEdges(
      leading: resolve(edges.leading, at: element), top: resolve(edges.top, at: element),
      trailing: resolve(edges.trailing, at: element), bottom: resolve(edges.bottom, at: element))
  }

  /// A horizontal and a vertical number.
  package mutating func resolve(_ point: ScalarPoint, at element: ElementID) -> Position {
    Position(
      x: evaluator.value(of: point.x, at: element), y: evaluator.value(of: point.y, at: element))
  }

  mutating func resolve(_ anchor: Anchor, at element: ElementID) -> ResolvedAnchor {
    ResolvedAnchor(
      edges: evaluator.value(of: anchor.edges, at: element),
      isFractional: anchor.offset.isFractional,
      offset: resolve(anchor.offset.value, at: element))
  }

  /// A z-index, `standard` where none is given.
  package mutating func resolveZIndex(_ scalar: Scalar?, standard: Int, at element: ElementID)
    -> Int
  {
    guard let scalar else { return standard }
    return boundedInt(evaluator.value(of: scalar, at: element))
  }

  /// How often a subitem is repeated: a whole number from 1.
  package mutating func resolveCount(_ scalar: Scalar, at element: ElementID) -> Int {
    let value = evaluator.value(of: scalar, at: element)
    if evaluator.lastFailed { return 1 }
    guard value >= 1, value == value.rounded() else {
      evaluator.issues.report(
        .countTooSmall(value: value, least: 1), at: element, expression: scalar.expression)
      return 1
    }
    return boundedInt(value)
  }

  private mutating func report(negative value: Double, _ scalar: Scalar, at element: ElementID) {
    evaluator.issues.report(
      .negativeDimension(value: value), at: element, expression: scalar.expression)
  }
}

extension Resolver {
  /// The text that conditions and inputs choose; empty where an input is missing, which is reported.
  package mutating func text(_ choice: Choice<TextValue>, at element: ElementID) -> String {
    let chosen = evaluator.value(of: choice, at: element)
    if let text = evaluator.text(chosen) { return text }
    if case .parameter(let parameter) = chosen {
      evaluator.issues.report(.missingInput(parameter), at: element)
    }
    return ""
  }
}
