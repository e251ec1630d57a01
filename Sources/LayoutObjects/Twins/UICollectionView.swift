/// As much of a collection view as code around layouts mentions.

#if !canImport(Darwin)
  /// The names that layouts use of a collection view.
  @MainActor open class UICollectionView: UIView {
    /// Which way a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
      case vertical
      case horizontal
    }

    /// What a view in a collection view is.
    public enum ElementCategory: UInt, Sendable {
      case cell
      case supplementaryView
      case decorationView
    }

    /// The kind of section headers.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of section footers.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Which sides of the view an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Sides by their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Its top at the top of the view.
      public static let top = ScrollPosition(rawValue: 1 << 0)
      /// In the middle of the view's height.
      public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
      /// Its bottom at the bottom of the view.
      public static let bottom = ScrollPosition(rawValue: 1 << 2)
      /// Its left side at that of the view.
      public static let left = ScrollPosition(rawValue: 1 << 3)
      /// In the middle of the view's width.
      public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
      /// Its right side at that of the view.
      public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// How many sections of the data there are; without a data source one.
    open var numberOfSections: Int { 1 }

    /// How many items a section has; without a data source none.
    open func numberOfItems(inSection section: Int) -> Int { 0 }

    /// Scrolls to an item; there is nothing to scroll here.
    open func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {}
  }
#endif
