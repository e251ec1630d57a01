/// What expressions can ask of the environment.

/// A value that the environment gives to an expression.
package enum EnvironmentInput: UInt8, CaseIterable, Sendable {
  /// Points; inside a custom group the group's own size, else the collection view's.
  case containerWidth
  case containerHeight
  /// Points, less the insets of the content insets reference.
  case containerEffectiveWidth
  case containerEffectiveHeight
  case horizontalSizeClass
  case verticalSizeClass
  case idiom
  case layoutDirection
  /// Device pixels in a point.
  case displayScale
  case contentSizeCategory
  case sectionIndex
  /// The item's index in its section; only in `onScroll`, waterfalls and custom groups.
  case index
  /// The number of items in the section; only in custom groups.
  case count
  /// The width of a column in points; only in the item of a waterfall.
  case columnWidth
  /// The cell's frame in content coordinates, unscrolled; only in `onScroll`.
  case frameX
  case frameY
  case frameWidth
  case frameHeight
  case frameMidX
  case frameMidY
  case frameMinX
  case frameMinY
  case frameMaxX
  case frameMaxY
  /// How far the section (or the view) is scrolled; only in `onScroll`.
  case offsetX
  case offsetY
  /// Points from the item's centre to the visible centre along the scroll, not negative; only in
  /// `onScroll`.
  case distance

  /// The type that the input has in expressions.
  package var type: ValueType {
    switch self {
    case .horizontalSizeClass, .verticalSizeClass: return .name(.sizeClass)
    case .idiom: return .name(.idiom)
    case .layoutDirection: return .name(.layoutDirection)
    case .contentSizeCategory: return .name(.contentSizeCategory)
    case .sectionIndex, .index, .count: return .integer
    default: return .number
    }
  }
}

/// The enumerations whose values expressions compare.
package enum EnvironmentEnumeration: UInt8, CaseIterable, Sendable {
  case sizeClass
  case idiom
  case layoutDirection
  case contentSizeCategory

  /// The names of the values, in order; an expression carries the position.
  package var names: [String] {
    switch self {
    case .sizeClass: return ["unspecified", "compact", "regular"]
    case .idiom: return ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"]
    case .layoutDirection: return ["leftToRight", "rightToLeft"]
    case .contentSizeCategory:
      return [
        "unspecified", "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
        "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
        "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
      ]
    }
  }

  /// Whether `<` and the like compare its values.
  package var isOrdered: Bool { self == .contentSizeCategory }
}
