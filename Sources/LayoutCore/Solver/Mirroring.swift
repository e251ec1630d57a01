/// Right to left: everything is solved from left to right and mirrored at the end (semantics.md,
/// "Decided where nothing is measured").

extension Rect {
  /// The mirror image in something `width` wide: `x' = width - x - w`.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}
