/// The one table of every attribute and flag: where it may stand, what it takes, what it is called in
/// Apple's API. Checking, emitters, JSON keys, editors and the reference page read it.

/// The first version of a platform that has a property; none: not there at all.
package struct Availability: Equatable, Sendable {
  package var iOS: String?
  package var macOS: String?
  package var tvOS: String?

  package init(iOS: String?, macOS: String?, tvOS: String?) {
    self.iOS = iOS
    self.macOS = macOS
    self.tvOS = tvOS
  }

  /// As long as compositional layouts exist.
  package static let always = Availability(iOS: "13.0", macOS: "10.15", tvOS: "13.0")
  /// As long, but not in AppKit.
  package static let alwaysInUIKit = Availability(iOS: "13.0", macOS: nil, tvOS: "13.0")
  /// From iOS 14; AppKit lacks it.
  package static let since14 = Availability(iOS: "14.0", macOS: nil, tvOS: "14.0")
  /// From iOS 14; AppKit and tvOS lack it.
  package static let since14OnPhones = Availability(iOS: "14.0", macOS: nil, tvOS: nil)
  /// From iOS 15; AppKit lacks it.
  package static let since15 = Availability(iOS: "15.0", macOS: nil, tvOS: "15.0")
  /// From iOS 16; AppKit lacks it.
  package static let since16 = Availability(iOS: "16.0", macOS: nil, tvOS: "16.0")
  /// From iOS 17; AppKit lacks it.
  package static let since17 = Availability(iOS: "17.0", macOS: nil, tvOS: "17.0")
}

/// One row of the table.
package struct Property: Equatable, Sendable {
  package var element: ElementName
  package var name: PropertyName
  package var type: PropertyType
  /// Apple's property or parameter; empty for what exists only in the language.
  package var appleName: String
  /// What omitting it means, as the language would write it; empty where there is no one value.
  package var defaultValue: String
  package var availability: Availability
  /// What to write for systems that lack it, as an order; empty where there is nothing.
  package var olderForm: String
  /// One line for people.
  package var summary: String

  package init(
    _ element: ElementName, _ name: PropertyName, _ type: PropertyType, _ appleName: String,
    default defaultValue: String = "", since availability: Availability = .always,
    before olderForm: String = "", _ summary: String
  ) {
    self.element = element
    self.name = name
    self.type = type
    self.appleName = appleName
    self.defaultValue = defaultValue
    self.availability = availability
    self.olderForm = olderForm
    self.summary = summary
  }
}

/// Every attribute and flag of every element.
package enum PropertyTable {
  /// All rows, element by element.
  package static let rows: [Property] =
    layoutRows + sectionRows + listRows + groupRows + itemRows + supplementaryRows + scrollRows
    + previewRows

  private static let rowsByElement: [[Property]] = ElementName.allCases.map { element in
    rows.filter { $0.element == element }
  }

  /// For each element and name, the position among the element's rows; −1 where there is none.
  private static let positions: [Int8] = ElementName.allCases.flatMap { element in
    PropertyName.allCases.map { name in
      Int8(rowsByElement[element.position].firstIndex { $0.name == name } ?? -1)
    }
  }

  /// The rows of one element.
  package static func rows(of element: ElementName) -> [Property] {
    rowsByElement[element.position]
  }

  /// The row of `name` on `element`, none if it doesn't belong there.
  package static func property(_ name: PropertyName, of element: ElementName) -> Property? {
    let position = positions[element.position * PropertyName.allCases.count + name.position]
    return position < 0 ? nil : rowsByElement[element.position][Int(position)]
  }

  /// What `name` takes on `element`, none if it doesn't belong there.
  static func type(of name: PropertyName, on element: ElementName) -> PropertyType? {
    let position = positions[element.position * PropertyName.allCases.count + name.position]
    return position < 0 ? nil : rowsByElement[element.position][Int(position)].type
  }

  /// Whether `element` has an attribute of this name.
  package static func has(_ name: PropertyName, _ element: ElementName) -> Bool {
    positions[element.position * PropertyName.allCases.count + name.position] >= 0
  }

  /// The elements that have an attribute of this name.
  package static func elements(with name: PropertyName) -> [ElementName] {
    ElementName.allCases.filter { has(name, $0) }
  }

  /// The short name for one of Apple's long names on `element`, none if there is no such name.
  package static func shortName(
    forApple name: String, of element: ElementName
  ) -> PropertyName? {
    for row in rowsByElement[element.position] where row.appleName == name {
      return row.name
    }
    return nil
  }
}

extension ElementName {
  /// Position among all elements.
  fileprivate var position: Int {
    switch self {
    case .layout: return 0
    case .section: return 1
    case .list: return 2
    case .group: return 3
    case .item: return 4
    case .header: return 5
    case .footer: return 6
    case .boundary: return 7
    case .badge: return 8
    case .background: return 9
    case .frame: return 10
    case .onScroll: return 11
    case .preview: return 12
    }
  }
}
