/// Values of attributes with every expression computed and every condition decided.

/// One side of a size.
package struct ResolvedDimension: Equatable {
  package var kind: DimensionKind
  /// A fraction, or points.
  package var value: Double

  /// Whether cells may change it by asking for another size.
  package var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
}

/// A width and a height.
package struct ResolvedSize: Equatable {
  package var width: ResolvedDimension
  package var height: ResolvedDimension

  /// The side along `axis`.
  package subscript(axis: Axis) -> ResolvedDimension { axis == .horizontal ? width : height }

  /// As wide and as tall as the container.
  package static let fill = ResolvedSize(
    width: ResolvedDimension(kind: .fractionalWidth, value: 1),
    height: ResolvedDimension(kind: .fractionalHeight, value: 1))
}

/// A gap in points (R4): exactly `value`, or at least that when flexible.
package struct ResolvedSpacing: Equatable {
  package var isFlexible: Bool
  package var value: Double

  package static let none = ResolvedSpacing(isFlexible: false, value: 0)
}

/// Gaps outside the four sides.
package struct ResolvedEdges: Equatable {
  package var leading = ResolvedSpacing.none
  package var top = ResolvedSpacing.none
  package var trailing = ResolvedSpacing.none
  package var bottom = ResolvedSpacing.none

  /// The gap at the low side of `axis`.
  package func low(_ axis: Axis) -> ResolvedSpacing { axis == .horizontal ? leading : top }
  /// The gap at the high side of `axis`.
  package func high(_ axis: Axis) -> ResolvedSpacing { axis == .horizontal ? trailing : bottom }

  /// The least room that both sides of `axis` take, in points.
  package func least(_ axis: Axis) -> Double { low(axis).value + high(axis).value }

  /// How many sides of `axis` are flexible.
  package func flexibleCount(_ axis: Axis) -> Int {
    (low(axis).isFlexible ? 1 : 0) + (high(axis).isFlexible ? 1 : 0)
  }
}
