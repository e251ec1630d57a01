/// How list sections look. From iOS 14, not in AppKit.

#if !canImport(Darwin)
  /// The look and the parts of a list section.
  @MainActor public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
      case plain
      case grouped
      /// Not on tvOS.
      case insetGrouped
      /// Not on tvOS.
      case sidebar
      /// Not on tvOS.
      case sidebarPlain
    }

    /// Where headers come from.
    public enum HeaderMode: Int, Sendable {
      case none
      case supplementary
      case firstItemInSection
    }

    /// Where footers come from.
    public enum FooterMode: Int, Sendable {
      case none
      case supplementary
    }

    /// Gives what swiping a row offers; none for nothing.
    public typealias SwipeActionsConfigurationProvider =
      @MainActor (IndexPath) -> UISwipeActionsConfiguration?
    /// Changes the separators of a row.
    public typealias ItemSeparatorHandler =
      @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The look.
    public let appearance: Appearance
    /// The colour behind the section; none is that of the appearance.
    public var backgroundColor: UIColor?
    /// Where headers come from.
    public var headerMode = HeaderMode.none
    /// Where footers come from.
    public var footerMode = FooterMode.none
    /// Points above headers; none is UIKit's. From iOS 15.
    public var headerTopPadding: CGFloat?
    /// Whether there are lines between rows. Not on tvOS.
    public var showsSeparators = true
    /// The lines between rows. From iOS 14.5, not on tvOS.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the lines of single rows. From iOS 14.5, not on tvOS.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What swiping from the leading side offers. Not on tvOS.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What swiping from the trailing side offers. Not on tvOS.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What is as small as its content. From iOS 18.
    public var contentHuggingElements: UICollectionLayoutListContentHuggingElements = []

    /// A list of a look.
    public init(appearance: Appearance) {
      self.appearance = appearance
      separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
  }

  /// Parts of a list that are as small as their content. From iOS 18.
  public struct UICollectionLayoutListContentHuggingElements: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Parts by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Headers.
    public static let supplementaryHeader =
      UICollectionLayoutListContentHuggingElements(rawValue: 1 << 0)
  }
#endif
