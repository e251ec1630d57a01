/// How groups are made.

#if !canImport(Darwin)
  import LayoutCore

  extension NSCollectionLayoutGroup {
    /// A row of subitems, repeated while they fit.
    public class func horizontal(
      layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
      make(layoutSize, .line(.horizontal), subitems)
    }

    /// A column of subitems, repeated while they fit.
    public class func vertical(
      layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
      make(layoutSize, .line(.vertical), subitems)
    }

    /// A row of `count` equal shares; the subitem's own width is not used. Deprecated from iOS 16.
    public class func horizontal(
      layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
      make(layoutSize, .shared(.horizontal, count: count), [subitem])
    }

    /// A column of `count` equal shares; the subitem's own height is not used. Deprecated from iOS 16.
    public class func vertical(
      layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
      make(layoutSize, .shared(.vertical, count: count), [subitem])
    }

    /// A row of `count` subitems in their own size. From iOS 16, macOS 13.
    public class func horizontal(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
      count: Int
    ) -> Self {
      make(layoutSize, .repeated(.horizontal, count: count), [subitem])
    }

    /// A column of `count` subitems in their own size. From iOS 16, macOS 13.
    public class func vertical(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
      count: Int
    ) -> Self {
      make(layoutSize, .repeated(.vertical, count: count), [subitem])
    }

    /// `horizontal(layoutSize:repeatingSubitem:count:)` as early iOS 16 spelt it; deprecated.
    public class func horizontalGroup(
      with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
      count: Int
    ) -> Self {
      make(layoutSize, .repeated(.horizontal, count: count), [subitem])
    }

    /// `vertical(layoutSize:repeatingSubitem:count:)` as early iOS 16 spelt it; deprecated.
    public class func verticalGroup(
      with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
      count: Int
    ) -> Self {
      make(layoutSize, .repeated(.vertical, count: count), [subitem])
    }

    /// Cells at the frames that a closure gives.
    public class func custom(
      layoutSize: NSCollectionLayoutSize,
      itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
      make(layoutSize, .custom(itemProvider), [])
    }

    private class func make(
      _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
      _ subitems: [NSCollectionLayoutItem]
    ) -> Self {
      made(
        NSCollectionLayoutGroup(layoutSize: size, arrangement: arrangement, subitems: subitems),
        by: Self.self)
    }
  }
#endif
