/// Sizes: what `width:`, `height:`, `aspect:` and a bare dimension make together.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The size of an element; a side that isn't written fills the container.
  mutating func size(_ attributes: Attributes, bare: BareSide) -> Size {
    var width = side(.width, .horizontal, attributes)
    var height = side(.height, .vertical, attributes)
    if let expression = attributes.bareDimension, !expression.hasError {
      take(expression, as: bare, attributes, &width, &height)
    }
    if let aspect = attributes[.aspect] {
      apply(aspect, attributes, &width, &height)
    }
    return Size(
      width: width ?? Size.fill.width, height: height ?? Size.fill.height)
  }

  mutating func side(
    _ name: PropertyName, _ axis: Axis, _ attributes: Attributes
  ) -> Choice<Dimension>? {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression, let value = dimensionValue(of: expression)
    else { return nil }
    return dimension(value, along: axis, at: expression.range)
  }

  private mutating func take(
    _ expression: ExpressionSyntax, as bare: BareSide, _ attributes: Attributes,
    _ width: inout Choice<Dimension>?, _ height: inout Choice<Dimension>?
  ) {
    guard let value = dimensionValue(of: expression) else { return }
    if case .ambiguous(let reason) = bare {
      report(.ambiguousDimension(at(expression.range), reason: reason))
      return
    }
    if bare == .both || bare == .side(.horizontal) {
      if let first = attributes[.width] {
        report(
          .sizeGivenTwice(
            at(expression.range), side: "width", first: at(first.range),
            removal: at(expression.node.removal)))
      } else {
        width = dimension(value, along: .horizontal, at: expression.range)
      }
    }
    if bare == .both || bare == .side(.vertical) {
      if let first = attributes[.height] {
        report(
          .sizeGivenTwice(
            at(expression.range), side: "height", first: at(first.range),
            removal: at(expression.node.removal)))
      } else {
        height = dimension(value, along: .vertical, at: expression.range)
      }
    }
  }

  /// `aspect: a` gives the side that isn't written: height = width / a, width = height * a.
  private mutating func apply(
    _ aspect: WrittenAttribute, _ attributes: Attributes, _ width: inout Choice<Dimension>?,
    _ height: inout Choice<Dimension>?
  ) {
    guard !aspect.hasError, let expression = aspect.expression,
      let ratio = numeric(value(of: expression), at: expression.range)
    else { return }
    if let constant = ratio.scalar.constant, constant <= 0 {
      report(.nonPositiveDimension(at(expression.range), value: constant.text))
      return
    }
    let writtenSides =
      (attributes[.width] == nil ? 0 : 1) + (attributes[.height] == nil ? 0 : 1)
      + (attributes.bareDimension == nil ? 0 : 1)
    guard writtenSides < 2 else {
      report(.aspectWithBothSizes(at(aspect.range), removal: at(aspect.removal)))
      return
    }
    if writtenSides == 1, width == nil, height == nil { return }
    if let known = height {
      width = scaled(known, .multiply, ratio, at: aspect.range)
    } else {
      let known = width ?? Size.fill.width
      width = known
      height = scaled(known, .divide, ratio, at: aspect.range)
    }
  }

  private mutating func scaled(
    _ known: Choice<Dimension>, _ scaling: BinaryOperator, _ ratio: TypedScalar,
    at range: ByteRange
  ) -> Choice<Dimension>? {
    switch known {
    case .always(let dimension):
      guard dimension.kind != .estimated, dimension.kind != .uniformAcrossSiblings else {
        report(.aspectNeedsKnownSize(at(range)))
        return nil
      }
      let value = binary(scaling, TypedScalar(dimension.value, .number), ratio, at: range)
      guard case .scalar(let scalar) = value else { return nil }
      return .always(Dimension(dimension.kind, scalar.scalar))
    case .argument(_, let content): return scaled(content, scaling, ratio, at: range)
    case .conditional(let condition, let then, let otherwise):
      guard let thenScaled = scaled(then, scaling, ratio, at: range),
        let otherwiseScaled = scaled(otherwise, scaling, ratio, at: range)
      else { return nil }
      return .conditional(condition, then: thenScaled, otherwise: otherwiseScaled)
    }
  }
}
