/// Backgrounds of sections (R39).

extension SolveContext {
  /// R39: each covers the whole section, headers, footers and insets included, as wide as the
  /// container, less its own insets.
  func decorations(_ section: ResolvedSection, length: Double) -> [PlacedDecoration] {
    guard !section.decorations.isEmpty, length > 0 else { return [] }
    var whole = Rect.zero
    whole.extent[scrollAxis] = length
    whole.extent[scrollAxis.crossed] = container[scrollAxis.crossed]
    return section.decorations.map {
      PlacedDecoration(
        frame: whole.inset(by: $0.contentInsets), elementKind: $0.elementKind,
        zIndex: $0.zIndex, source: $0.id)
    }
  }
}
