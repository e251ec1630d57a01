/// What a layout is told of the view, read from Apple's environment.

package import LayoutCore

extension SectionEnvironment {
  /// What `environment` says.
  @MainActor package init(_ environment: any NSCollectionLayoutEnvironment) {
    let container = environment.container
    let insets = container.contentInsets
    self.init(
      container: Extent(container.contentSize), contentInsets: EdgeDistances(insets))
    #if !canImport(Darwin) || canImport(UIKit)
      let traits = environment.traitCollection
      if traits.displayScale > 0 { displayScale = Double(traits.displayScale) }
      isRightToLeft = traits.layoutDirection == .rightToLeft
      self.traits = Traits(traits)
    #else
      displayScale = Double(NSScreen.main?.backingScaleFactor ?? 1)
    #endif
  }
}

#if !canImport(Darwin) || canImport(UIKit)
  extension Traits {
    /// The positions of a trait collection's values in `EnvironmentEnumeration.names`.
    package init(_ traits: UITraitCollection) {
      let idioms = [0, 1, 2, 3, 5, 6]
      let idiom = idioms.firstIndex(of: traits.userInterfaceIdiom.rawValue).map { $0 + 1 } ?? 0
      let category = contentSizeCategories.firstIndex(of: traits.preferredContentSizeCategory) ?? 0
      self.init(
        horizontalSizeClass: UInt8(clamping: traits.horizontalSizeClass.rawValue),
        verticalSizeClass: UInt8(clamping: traits.verticalSizeClass.rawValue),
        idiom: UInt8(idiom), contentSizeCategory: UInt8(category))
    }
  }

  /// The text sizes in the order of `EnvironmentEnumeration.contentSizeCategory`.
  let contentSizeCategories: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
#endif
