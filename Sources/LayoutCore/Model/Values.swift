/// Values of attributes: numbers that may depend on the environment, dimensions, spacings, insets.

/// A number that is known when compiling, or an expression that decides it when evaluating.
package enum Scalar: Equatable, Sendable {
  case constant(Double)
  /// A constant that was written with names: its value, and how it was written, for people.
  case folded(Double, ExpressionID)
  case expression(ExpressionID)

  package static let zero = Scalar.constant(0)

  /// The value, if it is known when compiling.
  package var constant: Double? {
    switch self {
    case .constant(let value), .folded(let value, _): return value
    case .expression: return nil
    }
  }

  /// What has to be evaluated to know the value.
  package var expression: ExpressionID? {
    if case .expression(let id) = self { return id }
    return nil
  }
}

/// A value that is always the same, or chosen by conditions when evaluating.
package enum Choice<Value: Equatable & Sendable>: Equatable, Sendable {
  case always(Value)
  indirect case conditional(ExpressionID, then: Choice<Value>, otherwise: Choice<Value>)
  /// What an argument of a `define` is at this use.
  indirect case argument(ArgumentID, Choice<Value>)
}

/// How a dimension comes about (`NSCollectionLayoutDimension`).
package enum DimensionKind: UInt8, CaseIterable, Sendable {
  case fractionalWidth
  case fractionalHeight
  case absolute
  case estimated
  case uniformAcrossSiblings
}

/// One side of a size: a fraction of the container's width or height, or points.
package struct Dimension: Equatable, Sendable {
  package var kind: DimensionKind
  /// A fraction (1 is the whole) for the fractional kinds, else points.
  package var value: Scalar

  package init(_ kind: DimensionKind, _ value: Scalar) {
    self.kind = kind
    self.value = value
  }
}

/// A width and a height (`NSCollectionLayoutSize`).
package struct Size: Equatable, Sendable {
  package var width: Choice<Dimension>
  package var height: Choice<Dimension>

  package init(width: Choice<Dimension>, height: Choice<Dimension>) {
    self.width = width
    self.height = height
  }

  /// As wide and as tall as the container: what an omitted size means.
  package static let fill = Size(
    width: .always(Dimension(.fractionalWidth, .constant(1))),
    height: .always(Dimension(.fractionalHeight, .constant(1))))
}

/// A gap in points; a flexible one takes a share of the room that is left
/// (`NSCollectionLayoutSpacing`).
package struct Spacing: Equatable, Sendable {
  package var isFlexible: Bool
  /// Points; the least when flexible.
  package var value: Scalar

  package init(isFlexible: Bool, value: Scalar) {
    self.isFlexible = isFlexible
    self.value = value
  }
}

/// Distances inwards from the four sides, in points (`NSDirectionalEdgeInsets`).
package struct Insets: Equatable, Sendable {
  package var top: Scalar
  package var leading: Scalar
  package var bottom: Scalar
  package var trailing: Scalar

  package init(top: Scalar, leading: Scalar, bottom: Scalar, trailing: Scalar) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = Insets(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)
}

/// Gaps outside the four sides of an item or group (`NSCollectionLayoutEdgeSpacing`).
package struct EdgeSpacing: Equatable, Sendable {
  package var leading: Choice<Spacing>?
  package var top: Choice<Spacing>?
  package var trailing: Choice<Spacing>?
  package var bottom: Choice<Spacing>?

  package init(
    leading: Choice<Spacing>? = nil, top: Choice<Spacing>? = nil,
    trailing: Choice<Spacing>? = nil, bottom: Choice<Spacing>? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package static let none = EdgeSpacing()
}

/// A horizontal and a vertical number: points, or fractions of an element's own size.
package struct ScalarPoint: Equatable, Sendable {
  package var x: Scalar
  package var y: Scalar

  package init(x: Scalar, y: Scalar) {
    self.x = x
    self.y = y
  }

  package static let zero = ScalarPoint(x: .zero, y: .zero)
}
