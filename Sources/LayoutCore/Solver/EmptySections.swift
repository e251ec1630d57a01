/// How long sections without cells are (R30, "iOS 14 differs").

extension SolveContext {
  /// What stands for the length of the groups in a section without cells; none where the whole
  /// section takes no room.
  ///
  /// Since iOS 17 a section with neither cells nor boundary items has no extent, insets or background
  /// (R30). Up to iOS 14 it keeps them, with the gap between groups counted −1 times; an orthogonal
  /// one keeps the length of a full group.
  ///
  /// - Parameter fullGroup: the length of a full group along the scroll axis, in points.
  func emptyLength(
    _ section: ResolvedSection, fullGroup: Double, isOrthogonal: Bool
  ) -> Double? {
    if generation == .uikit14, section.root != nil {
      return isOrthogonal ? fullGroup : -section.spacing
    }
    return section.boundaries.isEmpty ? nil : 0
  }
}
