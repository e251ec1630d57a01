/// A whole layout.

#if !canImport(Darwin)
  /// Gives the section that serves a section of the data; called with its index and the view.
  public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// What places the views of a collection view; here the base of compositional layouts.
  @MainActor open class UICollectionViewLayout: NSObject {
    /// The classes of backgrounds, by element kind.
    package private(set) var decorationClasses: [String: AnyClass] = [:]

    /// The view that the layout is for; none here.
    open var collectionView: UICollectionView? { nil }

    /// A layout.
    public override init() {}

    /// Nothing is archived here: there is no layout.
    public required init?(coder: NSCoder) { return nil }

    /// Says of which class the backgrounds of a kind are; none takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
      decorationClasses[elementKind] = viewClass
    }
  }

  /// A layout made of sections.
  @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Where sections come from.
    enum Source {
      case section(NSCollectionLayoutSection)
      case provider(UICollectionViewCompositionalLayoutSectionProvider)
    }

    let source: Source

    /// What holds for the whole layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    /// One section that serves every section of the data.
    public convenience init(section: NSCollectionLayoutSection) {
      self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// One section that serves every section of the data.
    public init(
      section: NSCollectionLayoutSection,
      configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
      source = .section(section)
      self.configuration = configuration
      super.init()
    }

    /// Sections that a closure gives.
    public convenience init(
      sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
      self.init(
        sectionProvider: sectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Sections that a closure gives.
    public init(
      sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
      source = .provider(sectionProvider)
      self.configuration = configuration
      super.init()
    }

    /// Nothing is archived here: there is no layout.
    public required init?(coder: NSCoder) { return nil }

    /// A layout of list sections. From iOS 14, not in AppKit.
    public class func list(
      using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { _, environment in
        .list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  /// What holds for a whole layout.
  @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// Which way the layout scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The gap between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers, footers and the like of the whole layout; no two of one element kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
      didSet {
        NSCollectionLayoutBoundarySupplementaryItem.requireUniqueKinds(boundarySupplementaryItems)
      }
    }
    /// What content insets count from; automatic is the safe area. From iOS 14, not in AppKit.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// A configuration with the same values.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
      let copy = UICollectionViewCompositionalLayoutConfiguration()
      copy.scrollDirection = scrollDirection
      copy.interSectionSpacing = interSectionSpacing
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.contentInsetsReference = contentInsetsReference
      return copy
    }
  }
#endif
