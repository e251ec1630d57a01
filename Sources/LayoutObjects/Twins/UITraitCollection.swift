/// What layouts may ask of the view's surroundings.

#if !canImport(Darwin)
  /// How much room there is along an axis.
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
  }

  /// The kind of device.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
  }

  /// Which way one reads.
  public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
  }

  /// Traits of a view; what nobody stated is unspecified.
  open class UITraitCollection: NSObject, @unchecked Sendable {
    /// How much room there is across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is down.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Which way one reads.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Device pixels in a point; 0 is unspecified.
    public let displayScale: CGFloat
    /// The text size.
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(
      _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
      _ idiom: UIUserInterfaceIdiom, _ direction: UITraitEnvironmentLayoutDirection,
      _ scale: CGFloat, _ category: UIContentSizeCategory
    ) {
      horizontalSizeClass = horizontal
      verticalSizeClass = vertical
      userInterfaceIdiom = idiom
      layoutDirection = direction
      displayScale = scale
      preferredContentSizeCategory = category
    }

    /// Nothing is specified.
    public override convenience init() {
      self.init(.unspecified, .unspecified, .unspecified, .unspecified, 0, .unspecified)
    }

    /// Only the room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
      self.init(horizontalSizeClass, .unspecified, .unspecified, .unspecified, 0, .unspecified)
    }

    /// Only the room down.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
      self.init(.unspecified, verticalSizeClass, .unspecified, .unspecified, 0, .unspecified)
    }

    /// Only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
      self.init(.unspecified, .unspecified, idiom, .unspecified, 0, .unspecified)
    }

    /// Only which way one reads.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
      self.init(.unspecified, .unspecified, .unspecified, layoutDirection, 0, .unspecified)
    }

    /// Only the device pixels in a point.
    public convenience init(displayScale scale: CGFloat) {
      self.init(.unspecified, .unspecified, .unspecified, .unspecified, scale, .unspecified)
    }

    /// Only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
      self.init(
        .unspecified, .unspecified, .unspecified, .unspecified, 0, preferredContentSizeCategory)
    }

    /// What the collections specify; of one trait the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
      func last<Trait: Equatable>(
        _ unspecified: Trait, _ trait: (UITraitCollection) -> Trait
      ) -> Trait {
        traitCollections.map(trait).last { $0 != unspecified } ?? unspecified
      }
      self.init(
        last(.unspecified) { $0.horizontalSizeClass }, last(.unspecified) { $0.verticalSizeClass },
        last(.unspecified) { $0.userInterfaceIdiom }, last(.unspecified) { $0.layoutDirection },
        last(0) { $0.displayScale }, last(.unspecified) { $0.preferredContentSizeCategory })
    }
  }
#endif
