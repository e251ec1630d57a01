/// Widths of a view at which a claim holds, as data for whoever draws them.

/// Widths in points from `lower` on, up to but not with `upper`.
package struct WidthRange: Hashable, Sendable {
  package var lower: Int
  /// None: as wide as a view may be.
  package var upper: Int?

  package init(from lower: Int = 0, below upper: Int? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// The closed ranges of whole points that were found among those that were `tried`: what reaches an end
  /// of these is taken to go on.
  package static func ranges(
    _ found: [ClosedRange<Int>], tried: ClosedRange<Int>
  ) -> [WidthRange] {
    found.map { range in
      WidthRange(
        from: range.lowerBound <= tried.lowerBound ? 0 : range.lowerBound,
        below: range.upperBound >= tried.upperBound ? nil : range.upperBound + 1)
    }
  }
}
