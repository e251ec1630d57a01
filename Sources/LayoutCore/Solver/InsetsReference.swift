/// What a content insets reference takes off the container (R50).

extension SolveContext {
  /// The widest that readable content gets. UIKit's limit depends on the text size; this is the one
  /// of the default size (semantics.md, open question 15).
  private static let readableWidth = 672.0

  /// R50: the insets of a reference, across the scroll axis only; `automatic` is the layout's.
  func referenceInsets(_ reference: ContentInsetsReference) -> EdgeDistances {
    var insets = wholeInsets(reference == .automatic ? layoutReference : reference)
    if scrollAxis == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }

  private func wholeInsets(_ reference: ContentInsetsReference) -> EdgeDistances {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return safeArea
    case .layoutMargins: return layoutMargins
    case .readableContent:
      var insets = layoutMargins
      let surplus = container.width - insets.both(.horizontal) - Self.readableWidth
      if surplus > 0 {
        insets.leading += surplus / 2
        insets.trailing += surplus / 2
      }
      return insets
    }
  }
}
