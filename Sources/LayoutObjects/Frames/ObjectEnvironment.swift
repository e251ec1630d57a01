/// The environment that twins of layouts are called with.

#if !canImport(Darwin)
  package import LayoutCore

  /// A container of a size.
  @MainActor final class ObjectContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets) {
      contentSize = size
      contentInsets = insets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
      CGSize(
        width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
        height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
  }

  /// A container and traits, as sections and custom groups are told of them.
  @MainActor package final class ObjectEnvironment: NSObject, NSCollectionLayoutEnvironment {
    /// The size of the view or of a group.
    package let container: any NSCollectionLayoutContainer
    /// The traits of the view.
    package let traitCollection: UITraitCollection

    /// The view.
    package init(_ environment: SectionEnvironment) {
      container = ObjectContainer(
        CGSize(environment.container), insets: NSDirectionalEdgeInsets(environment.contentInsets))
      traitCollection = UITraitCollection(environment)
    }

    /// A custom group of the view.
    init(group size: CGSize, insets: NSDirectionalEdgeInsets, in view: ObjectEnvironment) {
      container = ObjectContainer(size, insets: insets)
      traitCollection = view.traitCollection
    }
  }

  extension UITraitCollection {
    /// The traits of an environment.
    fileprivate convenience init(_ environment: SectionEnvironment) {
      let traits = environment.traits
      let idioms: [UIUserInterfaceIdiom] = [
        .unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision,
      ]
      self.init(
        UIUserInterfaceSizeClass(rawValue: Int(traits.horizontalSizeClass)) ?? .unspecified,
        UIUserInterfaceSizeClass(rawValue: Int(traits.verticalSizeClass)) ?? .unspecified,
        Int(traits.idiom) < idioms.count ? idioms[Int(traits.idiom)] : .unspecified,
        environment.isRightToLeft ? .rightToLeft : .leftToRight,
        CGFloat(environment.displayScale),
        Int(traits.contentSizeCategory) < contentSizeCategories.count
          ? contentSizeCategories[Int(traits.contentSizeCategory)] : .unspecified)
    }
  }
#endif
