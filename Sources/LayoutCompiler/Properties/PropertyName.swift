/// The short names under which the language writes Apple's properties.

/// The name of an attribute or a flag.
package enum PropertyName: UInt8, CaseIterable, Sendable {
  // Sizes.
  case width
  case height
  case aspect
  // Places and gaps.
  case insets
  case spacing
  case rowSpacing
  case edges
  case count
  case columns
  // Layouts and sections.
  case scroll
  case bounce
  case deceleration
  case insetsReference
  case supplementaryInsetsReference
  case supplementariesFollowInsets
  case infinite
  case rest
  // Lists.
  case headerMode
  case footerMode
  case headerTopPadding
  case separators
  case rowHeight
  // Supplementaries.
  case kind
  case align
  case offset
  case pinned
  case extends
  case zIndex
  case at
  case itemAt
  case itemOffset
  case `class`
  // Custom groups.
  case x
  case y
  case provider
  // Scrolling.
  case handler
  case scale
  case alpha
  case translate
  case center
  case rotate
  case hidden
  // Previews.
  case layout
  case device
  case size
  case safeArea
  case layoutMargins
  case uikit
  case items
  case sections
  case inputs
  case providers
  case measured
  case rtl
  case layoutDirection
  case horizontalSizeClass
  case verticalSizeClass
  case idiom
  case contentSizeCategory
}

extension PropertyName {
  /// The names as written, in the order of the cases.
  private static let names: [String] = [
    "width", "height", "aspect", "insets", "spacing", "rowSpacing", "edges", "count", "columns",
    "scroll", "bounce", "deceleration", "insetsReference", "supplementaryInsetsReference",
    "supplementariesFollowInsets", "infinite", "rest", "headerMode", "footerMode",
    "headerTopPadding", "separators", "rowHeight", "kind", "align", "offset", "pinned", "extends",
    "zIndex", "at", "itemAt", "itemOffset", "class", "x", "y", "provider", "handler", "scale",
    "alpha", "translate", "center", "rotate", "hidden", "layout", "device", "size", "safeArea",
    "layoutMargins", "uikit", "items", "sections", "inputs", "providers", "measured", "rtl",
    "layoutDirection", "horizontalSizeClass", "verticalSizeClass", "idiom", "contentSizeCategory",
  ]

  /// The names by the last five bits of their first byte: few begin alike.
  private static let byInitial: [[PropertyName]] = (0..<32).map { initial in
    allCases.filter { name in name.text.utf8.first.map { Int($0 & 31) } == initial }
  }

  /// The name as written.
  package var text: String { Self.names[position] }

  /// Position among all names.
  var position: Int { Int(rawValue) }

  /// The name of a word, none where no attribute or flag is called so.
  package init?(_ text: String) {
    guard let initial = text.utf8.first else { return nil }
    for name in Self.byInitial[Int(initial & 31)] where name.text == text {
      self = name
      return
    }
    return nil
  }
}
