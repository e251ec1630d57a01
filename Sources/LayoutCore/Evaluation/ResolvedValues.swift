/// Values of attributes with every expression computed and every condition decided.

/// One side of a size.
struct ResolvedDimension: Equatable {
  var kind: DimensionKind
  /// A fraction, or points.
  var value: Double

  /// Whether cells may change it by asking for another size.
  var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
}

/// A width and a height.
struct ResolvedSize: Equatable {
  var width: ResolvedDimension
  var height: ResolvedDimension

  subscript(axis: Axis) -> ResolvedDimension { axis == .horizontal ? width : height }

  /// As wide and as tall as the container.
  static let fill = ResolvedSize(
    width: ResolvedDimension(kind: .fractionalWidth, value: 1),
    height: ResolvedDimension(kind: .fractionalHeight, value: 1))
}

/// A gap in points (R4): exactly `value`, or at least that when flexible.
struct ResolvedSpacing: Equatable {
  var isFlexible: Bool
  var value: Double

  static let none = ResolvedSpacing(isFlexible: false, value: 0)
}

/// Gaps outside the four sides.
struct ResolvedEdges: Equatable {
  var leading = ResolvedSpacing.none
  var top = ResolvedSpacing.none
  var trailing = ResolvedSpacing.none
  var bottom = ResolvedSpacing.none

  func low(_ axis: Axis) -> ResolvedSpacing { axis == .horizontal ? leading : top }
  func high(_ axis: Axis) -> ResolvedSpacing { axis == .horizontal ? trailing : bottom }

  /// The least room that both sides of `axis` take, in points.
  func least(_ axis: Axis) -> Double { low(axis).value + high(axis).value }

  /// How many sides of `axis` are flexible.
  func flexibleCount(_ axis: Axis) -> Int {
    (low(axis).isFlexible ? 1 : 0) + (high(axis).isFlexible ? 1 : 0)
  }
}
