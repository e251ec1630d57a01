/// The lines between the rows of lists. From iOS 14.5, not on tvOS.

#if !canImport(Darwin)
  /// Where lines are and what they look like.
  public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether there is a line.
    public enum Visibility: Int, Sendable {
      case automatic
      case visible
      case hidden
    }

    /// Whether there is a line above.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// What the line above leaves free at its ends.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// What the line below leaves free at its ends.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour.
    public var color = UIColor(white: 0, alpha: 0.25)
    /// The colour while several rows are chosen.
    public var multipleSelectionColor = UIColor(white: 0, alpha: 0.25)
    /// An effect over what lies behind. From iOS 15.
    public var visualEffect: UIVisualEffect?

    /// The lines of lists of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
      switch listAppearance {
      case .sidebar, .sidebarPlain:
        topSeparatorVisibility = .hidden
        bottomSeparatorVisibility = .hidden
      case .plain, .grouped, .insetGrouped: break
      }
    }

    /// Insets that UIKit chooses, side by side.
    public static let automaticInsets = NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
      bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
  }
#endif
