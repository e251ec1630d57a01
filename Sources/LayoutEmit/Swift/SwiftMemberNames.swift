/// Names that hold in all of a generated type: its constants, and the `let`s of the file.

import LayoutCore

/// A name for each named constant and each `let` that depends on the environment: its own, unless the
/// generated type uses that itself, or two have the same.
struct SwiftMemberNames {
  private(set) var constants: [String] = []
  /// By local; those that are set where they stand get theirs there.
  private(set) var definitions: [LocalID: String] = [:]

  /// What a generated type and its functions declare by themselves, beside the sections' functions.
  private static let own = [
    "CompositionalLayout", "CompositionalLayoutConfiguration", "Section", "configuration",
    "distance", "environment", "footerKind", "group", "headerKind", "item", "items", "makeLayout",
    "offset", "rotation", "scale", "section", "sectionIndex", "translation", "uniform",
    "visibleCenter",
  ]

  init(_ model: LayoutModel) {
    var scope = SwiftScope(Self.own + model.sections.map { Self.function(for: $0.name) })
    for constant in model.constants { constants.append(scope.unique(constant.name)) }
    for (index, local) in model.locals.enumerated() where local.definition != nil {
      definitions[LocalID(rawValue: UInt32(index))] = scope.unique(local.name)
    }
  }

  /// The name of a section's function.
  static func function(for section: String) -> String {
    SwiftNames.uncapitalized(section) + "Section"
  }

  /// What variables of functions must not be called.
  var reserved: [String] {
    (constants + definitions.values).map { name in
      name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }
  }
}
