/// Which parts of a layout no error touches.

/// What lowering a layout noticed: an error in a definition or a constant touches every part that uses it.
struct LayoutSoundness: Sendable {
  /// Whether the layout's attributes and inputs are free of errors; sections depend on them.
  var isHeadSound = true
  /// Whether the boundary items of the whole layout are.
  var areBoundaryItemsSound = true
  /// The positions of sections that aren't.
  private(set) var unsound: Set<Int> = []

  /// Remembers sections that an error touches, by position.
  mutating func distrust(_ sections: [Int]) { unsound.formUnion(sections) }
}

extension Lowering {
  /// What `lower` gives, and whether nothing was wrong with it, said anew or before.
  mutating func noticing<Result>(
    _ lower: (inout Lowering) -> Result
  ) -> (result: Result, isSound: Bool) {
    let errorCount = reports.errorCount
    let doubts = doubts
    let result = lower(&self)
    return (result, reports.errorCount == errorCount && self.doubts == doubts)
  }
}
