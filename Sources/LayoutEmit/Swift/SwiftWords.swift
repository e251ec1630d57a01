/// Apple's words for what expressions name.

import LayoutCore

extension BinaryOperator {
  /// The operator in source text.
  var swift: String {
    switch self {
    case .add: return "+"
    case .subtract: return "-"
    case .multiply: return "*"
    case .divide: return "/"
    case .equal: return "=="
    case .notEqual: return "!="
    case .less: return "<"
    case .lessOrEqual: return "<="
    case .greater: return ">"
    case .greaterOrEqual: return ">="
    case .and: return "&&"
    case .or: return "||"
    }
  }

  var isComparison: Bool { swiftPrecedence == .comparison }

  var swiftPrecedence: SwiftPrecedence {
    switch self {
    case .add, .subtract: return .addition
    case .multiply, .divide: return .multiplication
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return .comparison
    case .and: return .and
    case .or: return .or
    }
  }
}

extension EnvironmentInput {
  /// How generated Swift asks for it.
  var swift: String {
    switch self {
    case .containerWidth: return "environment.container.contentSize.width"
    case .containerHeight: return "environment.container.contentSize.height"
    case .containerEffectiveWidth: return "environment.container.effectiveContentSize.width"
    case .containerEffectiveHeight: return "environment.container.effectiveContentSize.height"
    case .horizontalSizeClass: return "environment.traitCollection.horizontalSizeClass"
    case .verticalSizeClass: return "environment.traitCollection.verticalSizeClass"
    case .idiom: return "environment.traitCollection.userInterfaceIdiom"
    case .layoutDirection: return "environment.traitCollection.layoutDirection"
    case .displayScale: return "environment.traitCollection.displayScale"
    case .contentSizeCategory:
      return "environment.traitCollection.preferredContentSizeCategory"
    case .sectionIndex: return "sectionIndex"
    case .index: return "item.indexPath.item"
    case .count: return "itemCount"
    case .columnWidth: return "columnWidth"
    case .frameX, .frameMinX: return "item.frame.minX"
    case .frameY, .frameMinY: return "item.frame.minY"
    case .frameWidth: return "item.frame.width"
    case .frameHeight: return "item.frame.height"
    case .frameMidX: return "item.frame.midX"
    case .frameMidY: return "item.frame.midY"
    case .frameMaxX: return "item.frame.maxX"
    case .frameMaxY: return "item.frame.maxY"
    case .offsetX: return "offset.x"
    case .offsetY: return "offset.y"
    case .distance: return "distance"
    }
  }

  /// Whether AppKit's environment lacks it.
  var isTrait: Bool {
    switch self {
    case .horizontalSizeClass, .verticalSizeClass, .idiom, .layoutDirection, .displayScale,
      .contentSizeCategory:
      return true
    default: return false
    }
  }
}

extension EnvironmentInput {
  /// What a value of the environment is called where it is asked for more than once.
  var shortName: String {
    switch self {
    case .containerWidth: return "containerWidth"
    case .containerHeight: return "containerHeight"
    case .containerEffectiveWidth: return "effectiveWidth"
    case .containerEffectiveHeight: return "effectiveHeight"
    case .horizontalSizeClass: return "horizontalSizeClass"
    case .verticalSizeClass: return "verticalSizeClass"
    case .idiom: return "idiom"
    case .layoutDirection: return "layoutDirection"
    case .displayScale: return "displayScale"
    default: return "contentSizeCategory"
    }
  }
}

extension EnvironmentEnumeration {
  /// Apple's name of the type.
  var swiftType: String {
    switch self {
    case .sizeClass: return "UIUserInterfaceSizeClass"
    case .idiom: return "UIUserInterfaceIdiom"
    case .layoutDirection: return "UITraitEnvironmentLayoutDirection"
    case .contentSizeCategory: return "UIContentSizeCategory"
    }
  }

  /// Apple's name of the value at a position.
  func swiftName(_ position: Int) -> String {
    position < names.count ? names[position] : "unspecified"
  }
}

extension RectAlignment {
  /// The edges of an anchor, as an option set.
  var anchorEdges: String {
    switch self {
    case .none: return "[]"
    case .top: return ".top"
    case .leading: return ".leading"
    case .bottom: return ".bottom"
    case .trailing: return ".trailing"
    case .topLeading: return "[.top, .leading]"
    case .topTrailing: return "[.top, .trailing]"
    case .bottomLeading: return "[.bottom, .leading]"
    case .bottomTrailing: return "[.bottom, .trailing]"
    }
  }

  /// The alignment of a boundary item.
  var swift: String {
    switch self {
    case .none: return ".none"
    case .top: return ".top"
    case .topLeading: return ".topLeading"
    case .leading: return ".leading"
    case .bottomLeading: return ".bottomLeading"
    case .bottom: return ".bottom"
    case .bottomTrailing: return ".bottomTrailing"
    case .trailing: return ".trailing"
    case .topTrailing: return ".topTrailing"
    }
  }
}

extension OrthogonalScrollingBehavior {
  var swift: String {
    switch self {
    case .none: return ".none"
    case .continuous: return ".continuous"
    case .continuousGroupLeadingBoundary: return ".continuousGroupLeadingBoundary"
    case .paging: return ".paging"
    case .groupPaging: return ".groupPaging"
    case .groupPagingCentered: return ".groupPagingCentered"
    }
  }
}

extension ContentInsetsReference {
  var swift: String {
    switch self {
    case .automatic: return ".automatic"
    case .none: return ".none"
    case .safeArea: return ".safeArea"
    case .layoutMargins: return ".layoutMargins"
    case .readableContent: return ".readableContent"
    }
  }
}

extension OrthogonalBounce {
  var swift: String {
    switch self {
    case .automatic: return ".automatic"
    case .always: return ".always"
    case .never: return ".never"
    }
  }
}

extension OrthogonalDeceleration {
  var swift: String {
    switch self {
    case .automatic: return ".automatic"
    case .normal: return ".normal"
    case .fast: return ".fast"
    }
  }
}

extension ListAppearance {
  var swift: String {
    switch self {
    case .plain: return ".plain"
    case .grouped: return ".grouped"
    case .insetGrouped: return ".insetGrouped"
    case .sidebar: return ".sidebar"
    case .sidebarPlain: return ".sidebarPlain"
    }
  }
}

extension ListSupplementaryMode {
  var swift: String {
    switch self {
    case .none: return ".none"
    case .supplementary: return ".supplementary"
    case .firstItemInSection: return ".firstItemInSection"
    }
  }
}
