/// The types of attribute values, as the checker tells them apart and people read them.

package import LayoutCore

/// What may stand after the colon of an attribute.
package enum PropertyType: Equatable, Sendable {
  case dimension
  case spacing
  case number
  /// A whole number that is at least `least`.
  case integer(least: Int?)
  case boolean
  /// Written without a value; a Boolean may follow a colon.
  case flag
  case string
  case insets
  case edges
  /// `(x, y)` in points.
  case point
  /// `(x, y)` in points, or `fractional(x, y)`.
  case anchorOffset
  case enumeration(PropertyEnumeration)
  // Of previews.
  /// A name of the device catalogue.
  case device
  case layoutName
  /// `(width, height)` in points.
  case extent
  /// A number, one for each section of the data, or numbers by the names of sections.
  case itemCounts
  case sectionNames
  /// Points by the names of sections.
  case sectionOffsets
  /// Values by the names of parameters.
  case inputValues
  /// Lists of `(x, y, width, height)` by the names of closures.
  case providedFrames
  /// Sizes by item index, and by element kind.
  case measurements
  case trait(EnvironmentEnumeration)

  /// How diagnostics call a value of the type.
  package var description: String {
    switch self {
    case .dimension: return "a dimension"
    case .spacing: return "a spacing"
    case .number: return "a number"
    case .integer: return "a whole number"
    case .boolean, .flag: return "`true` or `false`"
    case .string: return "a string"
    case .insets: return "insets"
    case .edges: return "edge spacings"
    case .point: return "a pair `(x, y)`"
    case .anchorOffset: return "a pair `(x, y)` or `fractional(x, y)`"
    case .enumeration(let enumeration): return enumeration.description
    case .device: return "a device"
    case .layoutName: return "a layout"
    case .extent: return "a size `(width, height)`"
    case .itemCounts: return "a count, or counts by section"
    case .sectionNames: return "names of sections"
    case .sectionOffsets: return "offsets by section"
    case .inputValues: return "values by parameter"
    case .providedFrames: return "frames by closure"
    case .measurements: return "measured sizes"
    case .trait(let enumeration): return enumeration.description
    }
  }
}

/// The enumerations that attributes take.
package enum PropertyEnumeration: UInt8, CaseIterable, Sendable {
  case scrollDirection
  case orthogonalScrollingBehavior
  case bounce
  case decelerationRate
  case contentInsetsReference
  case alignment
  case anchorEdges
  case listAppearance
  case headerMode
  case footerMode

  /// The names as written, in the order of the raw values of the model's enumeration.
  package var names: [String] {
    switch self {
    case .scrollDirection: return ["vertical", "horizontal"]
    case .orthogonalScrollingBehavior:
      return [
        "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
        "groupPagingCentered",
      ]
    case .bounce: return ["automatic", "always", "never"]
    case .decelerationRate: return ["automatic", "normal", "fast"]
    case .contentInsetsReference:
      return ["automatic", "none", "safeArea", "layoutMargins", "readableContent"]
    case .alignment, .anchorEdges:
      return [
        "center", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing",
        "trailing", "topTrailing",
      ]
    case .listAppearance: return ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
    case .headerMode: return ["none", "supplementary", "firstItemInSection"]
    case .footerMode: return ["none", "supplementary"]
    }
  }

  /// How diagnostics call a value of the enumeration.
  package var description: String {
    switch self {
    case .scrollDirection: return "a scroll direction"
    case .orthogonalScrollingBehavior: return "a scrolling behaviour"
    case .bounce: return "a bounce"
    case .decelerationRate: return "a deceleration"
    case .contentInsetsReference: return "an insets reference"
    case .alignment: return "an alignment"
    case .anchorEdges: return "an anchor"
    case .listAppearance: return "a list appearance"
    case .headerMode: return "a header mode"
    case .footerMode: return "a footer mode"
    }
  }

  /// The position of `name` among the names, none if it isn't one.
  package func position(of name: String) -> UInt8? {
    for (position, candidate) in names.enumerated() where candidate == name {
      return UInt8(position)
    }
    return nil
  }
}
