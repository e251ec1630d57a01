/// The names under which expressions ask the environment.

import LayoutCore

/// `container.width` and the like.
enum EnvironmentMembers {
  private static let container: [(String, EnvironmentInput)] = [
    ("width", .containerWidth), ("height", .containerHeight),
    ("effectiveWidth", .containerEffectiveWidth), ("effectiveHeight", .containerEffectiveHeight),
  ]

  private static let traits: [(String, EnvironmentInput)] = [
    ("horizontalSizeClass", .horizontalSizeClass), ("verticalSizeClass", .verticalSizeClass),
    ("idiom", .idiom), ("layoutDirection", .layoutDirection), ("displayScale", .displayScale),
    ("contentSizeCategory", .contentSizeCategory),
  ]

  private static let frame: [(String, EnvironmentInput)] = [
    ("x", .frameX), ("y", .frameY), ("width", .frameWidth), ("height", .frameHeight),
    ("midX", .frameMidX), ("midY", .frameMidY), ("minX", .frameMinX), ("minY", .frameMinY),
    ("maxX", .frameMaxX), ("maxY", .frameMaxY),
  ]

  private static let offset: [(String, EnvironmentInput)] = [
    ("x", .offsetX), ("y", .offsetY),
  ]

  private static let single: [(String, EnvironmentInput)] = [
    ("sectionIndex", .sectionIndex), ("index", .index), ("count", .count),
    ("distance", .distance), ("width", .columnWidth),
  ]

  /// What may stand before a dot.
  static let bases = ["container", "traits", "frame", "offset"]

  /// What the environment gives under a name without a dot.
  static let singles = single.map { $0.0 }

  /// What may stand after `base` and a dot; none if `base` is no such name.
  static func members(of base: String) -> [String]? {
    table(base)?.map { $0.0 }
  }

  /// The input that `base.member` names.
  static func input(_ base: String, _ member: String) -> EnvironmentInput? {
    find(member, in: table(base) ?? [])
  }

  /// The input that a name without a dot names.
  static func single(_ name: String) -> EnvironmentInput? { find(name, in: single) }

  /// Where an input has a meaning, in words.
  static func places(of input: EnvironmentInput) -> String {
    switch input {
    case .index: return "`onScroll`, custom groups and items of waterfalls"
    case .columnWidth: return "the item of a waterfall"
    case .count: return "custom groups"
    case .frameX, .frameY, .frameWidth, .frameHeight, .frameMidX, .frameMidY, .frameMinX,
      .frameMinY, .frameMaxX, .frameMaxY, .offsetX, .offsetY, .distance:
      return "`onScroll`"
    default: return "sections and what stands in them"
    }
  }

  private static func table(_ base: String) -> [(String, EnvironmentInput)]? {
    switch base {
    case "container": return container
    case "traits": return traits
    case "frame": return frame
    case "offset": return offset
    default: return nil
    }
  }

  private static func find(
    _ name: String, in table: [(String, EnvironmentInput)]
  ) -> EnvironmentInput? {
    for (candidate, input) in table where candidate == name { return input }
    return nil
  }
}

extension EnvironmentMembers {
  /// What a path is here that is written as in Swift, as `environment.container.contentSize.width`.
  static func meaning(ofForeign path: [String]) -> String? {
    guard path.count > 1, let last = path.last else { return nil }
    let isView = ["UIScreen", "screen", "window", "view", "bounds", "geometry", "collectionView"]
      .contains { $0.utf8.elementsEqual(path[0].utf8) }
    let isEnvironment = ["environment", "layoutEnvironment", "env", "container", "traitCollection"]
      .contains { $0.utf8.elementsEqual(path[0].utf8) }
    guard isView || isEnvironment, path.count > 2 || input(path[0], last) == nil else { return nil }
    let isEffective = path.contains { $0.utf8.elementsEqual("effectiveContentSize".utf8) }
    switch last {
    case "width": return isEffective ? "container.effectiveWidth" : "container.width"
    case "height": return isEffective ? "container.effectiveHeight" : "container.height"
    default:
      guard !isView, input("traits", last) != nil else { return nil }
      return "traits." + last
    }
  }
}
