/// Dimensions, spacings, insets and the like.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// A value as one side of a size.
  mutating func dimension(
    _ value: Value, along side: Axis, at range: ByteRange
  ) -> Choice<Dimension>? {
    choice(value) { lowering, leaf in
      switch leaf {
      case .scalar(let scalar) where scalar.type.isNumeric:
        return lowering.positive(Dimension(.absolute, scalar.scalar), at: range)
      case .dimension(let form, let scalar):
        return lowering.positive(
          Dimension(DimensionKind(form, along: side), scalar), at: range)
      default:
        lowering.reportMismatch(leaf, expected: PropertyType.dimension.description, at: range)
        return nil
      }
    }
  }

  private mutating func positive(_ dimension: Dimension, at range: ByteRange) -> Dimension? {
    if let constant = dimension.value.constant, constant <= 0 {
      report(.nonPositiveDimension(at(range), value: constant.text))
      return nil
    }
    return dimension
  }

  /// A value as a gap.
  mutating func spacing(_ value: Value, at range: ByteRange) -> Choice<Spacing>? {
    choice(value) { lowering, leaf in
      switch leaf {
      case .scalar(let scalar) where scalar.type.isNumeric:
        return Spacing(isFlexible: false, value: scalar.scalar)
      case .spacing(let isFlexible, let scalar):
        return Spacing(isFlexible: isFlexible, value: scalar)
      default:
        lowering.reportMismatch(leaf, expected: PropertyType.spacing.description, at: range)
        return nil
      }
    }
  }

  /// The attribute `spacing:` of a group.
  mutating func spacing(_ name: PropertyName, in attributes: Attributes) -> Choice<Spacing>? {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression
    else { return nil }
    return spacing(value(of: expression), at: expression.range)
  }

  /// An attribute that is insets.
  mutating func insets(_ name: PropertyName, in attributes: Attributes) -> Insets? {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression
    else { return nil }
    return insets(value(of: expression), at: expression.range)
  }

  private mutating func insets(_ value: Value, at range: ByteRange) -> Insets? {
    switch value.bare {
    case .conditional(let condition, let then, let otherwise, _):
      let first = insets(then, at: range)
      let second = insets(otherwise, at: range)
      guard let first, let second else { return nil }
      return Insets(
        top: joined(condition, first.top, second.top, at: range),
        leading: joined(condition, first.leading, second.leading, at: range),
        bottom: joined(condition, first.bottom, second.bottom, at: range),
        trailing: joined(condition, first.trailing, second.trailing, at: range))
    case .tuple(let elements):
      guard
        let sides = sides(elements, of: "insets", at: range, { $0.scalar($1, at: $2) })
      else { return nil }
      return Insets(
        top: sides.top ?? .zero, leading: sides.leading ?? .zero, bottom: sides.bottom ?? .zero,
        trailing: sides.trailing ?? .zero)
    default:
      guard case .scalar(let scalar) = value, scalar.type.isNumeric else {
        reportMismatch(value, expected: PropertyType.insets.description, at: range)
        return nil
      }
      let all = scalar.scalar
      return Insets(top: all, leading: all, bottom: all, trailing: all)
    }
  }

  private mutating func joined(
    _ condition: ExpressionID, _ then: Scalar, _ otherwise: Scalar, at range: ByteRange
  ) -> Scalar {
    scalarJoin(condition, then, otherwise, at: range) ?? .zero
  }

  /// An attribute that is gaps around an element.
  mutating func edges(_ name: PropertyName, in attributes: Attributes) -> EdgeSpacing? {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression
    else { return nil }
    return edges(value(of: expression), at: expression.range)
  }

  private mutating func edges(_ value: Value, at range: ByteRange) -> EdgeSpacing? {
    switch value.bare {
    case .conditional(let condition, let then, let otherwise, _):
      let first = edges(then, at: range)
      let second = edges(otherwise, at: range)
      guard let first, let second else { return nil }
      return EdgeSpacing(
        leading: joined(condition, first.leading, second.leading),
        top: joined(condition, first.top, second.top),
        trailing: joined(condition, first.trailing, second.trailing),
        bottom: joined(condition, first.bottom, second.bottom))
    case .tuple(let elements):
      guard let sides = sides(elements, of: "edges", at: range, { $0.spacing($1, at: $2) })
      else { return nil }
      return EdgeSpacing(
        leading: sides.leading, top: sides.top, trailing: sides.trailing, bottom: sides.bottom)
    default:
      guard let all = spacing(value, at: range) else { return nil }
      return EdgeSpacing(leading: all, top: all, trailing: all, bottom: all)
    }
  }

  /// The gap that the condition chooses; an edge that one side doesn't write has none there.
  private func joined(
    _ condition: ExpressionID, _ then: Choice<Spacing>?, _ otherwise: Choice<Spacing>?
  ) -> Choice<Spacing>? {
    if then == otherwise { return then }
    let none = Choice.always(Spacing(isFlexible: false, value: .zero))
    return .conditional(condition, then: then ?? none, otherwise: otherwise ?? none)
  }

  /// A value as a single number.
  mutating func scalar(_ value: Value, at range: ByteRange) -> Scalar? {
    scalarChoice(value, at: range) { lowering, leaf in
      lowering.numeric(leaf, at: range)?.scalar
    }
  }

  /// A value as a horizontal and a vertical number.
  mutating func point(_ value: Value, at range: ByteRange) -> ScalarPoint? {
    let value = value.bare
    if case .conditional(let condition, let then, let otherwise, _) = value {
      let first = point(then, at: range)
      let second = point(otherwise, at: range)
      guard let first, let second else { return nil }
      return joined(condition, first, second, at: range)
    }
    guard case .tuple(let elements) = value, elements.count == 2 else {
      if case .tuple(let elements) = value {
        report(
          .wrongArgumentCount(
            at(range), function: "a pair", expected: "2 numbers", found: elements.count))
      } else {
        reportMismatch(value, expected: PropertyType.point.description, at: range)
      }
      return nil
    }
    for (element, expected) in zip(elements, ["x", "y"]) {
      guard let label = element.label, label.text != expected else { continue }
      report(
        .unknownLabel(at(label.range), label: label.text, of: "a pair", allowed: ["x", "y"]))
      return nil
    }
    guard let x = scalar(elements[0].value, at: elements[0].range),
      let y = scalar(elements[1].value, at: elements[1].range)
    else { return nil }
    return ScalarPoint(x: x, y: y)
  }

  /// An attribute that is a point.
  mutating func point(_ name: PropertyName, in attributes: Attributes) -> ScalarPoint? {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression
    else { return nil }
    return point(value(of: expression), at: expression.range)
  }

  /// An attribute that is the offset of an anchor.
  mutating func anchorOffset(_ name: PropertyName, in attributes: Attributes) -> AnchorOffset? {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression
    else { return nil }
    return anchorOffset(value(of: expression), at: expression.range)
  }

  private mutating func anchorOffset(_ value: Value, at range: ByteRange) -> AnchorOffset? {
    switch value.bare {
    case .conditional(let condition, let then, let otherwise, _):
      let first = anchorOffset(then, at: range)
      let second = anchorOffset(otherwise, at: range)
      guard let first, let second else { return nil }
      guard first.isFractional == second.isFractional else {
        report(.mixedBranches(at(range), first: then.description, second: otherwise.description))
        return nil
      }
      return joined(condition, first.value, second.value, at: range).map {
        AnchorOffset(isFractional: first.isFractional, value: $0)
      }
    case .fractionalPair(let pair): return AnchorOffset(isFractional: true, value: pair)
    case .tuple:
      return point(value, at: range).map { AnchorOffset(isFractional: false, value: $0) }
    default:
      reportMismatch(value, expected: PropertyType.anchorOffset.description, at: range)
      return nil
    }
  }

  private mutating func joined(
    _ condition: ExpressionID, _ then: ScalarPoint, _ otherwise: ScalarPoint, at range: ByteRange
  ) -> ScalarPoint? {
    guard let x = scalarJoin(condition, then.x, otherwise.x, at: range),
      let y = scalarJoin(condition, then.y, otherwise.y, at: range)
    else { return nil }
    return ScalarPoint(x: x, y: y)
  }
}

extension DimensionKind {
  /// The kind that a written form makes on a side of a size.
  init(_ form: DimensionForm, along side: Axis) {
    switch form {
    case .fractional: self = side == .horizontal ? .fractionalWidth : .fractionalHeight
    case .fractionalWidth: self = .fractionalWidth
    case .fractionalHeight: self = .fractionalHeight
    case .absolute: self = .absolute
    case .estimated: self = .estimated
    case .uniform: self = .uniformAcrossSiblings
    }
  }
}
