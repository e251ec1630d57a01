/// The text sizes that people choose.

#if !canImport(Darwin)
  /// A text size.
  public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    /// UIKit's name of the size.
    public let rawValue: String

    /// A size by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// No size was chosen.
    public static let unspecified = UIContentSizeCategory(
      rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = size("XS")
    /// Second of seven.
    public static let small = size("S")
    /// Third of seven.
    public static let medium = size("M")
    /// The size of new devices.
    public static let large = size(large(0))
    /// Fifth of seven.
    public static let extraLarge = size(large(1))
    /// Sixth of seven.
    public static let extraExtraLarge = size(large(2))
    /// The largest of the ordinary sizes.
    public static let extraExtraExtraLarge = size(large(3))
    /// The smallest of the accessibility sizes.
    public static let accessibilityMedium = size("AccessibilityM")
    /// Second of five.
    public static let accessibilityLarge = size("Accessibility" + large(0))
    /// Third of five.
    public static let accessibilityExtraLarge = size("Accessibility" + large(1))
    /// Fourth of five.
    public static let accessibilityExtraExtraLarge = size("Accessibility" + large(2))
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = size("Accessibility" + large(3))

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether the left size is smaller.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
      left.position < right.position
    }

    /// From the smallest to the largest; what is unknown counts as unspecified.
    private var position: Int { contentSizeCategories.firstIndex(of: self) ?? 0 }

    private static func size(_ name: String) -> UIContentSizeCategory {
      UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + name)
    }

    /// UIKit's name of a large size: an X for each "extra".
    private static func large(_ extra: Int) -> String {
      String(repeating: "X", count: extra) + "L"
    }
  }
#endif
