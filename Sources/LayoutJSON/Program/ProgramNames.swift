/// The words of the layout program: Apple's names of the model's enumerations.

import LayoutCore

/// An enumeration that the program writes as a word.
protocol ProgramNamed: RawRepresentable, Equatable, Sendable where RawValue == UInt8 {
  /// By raw value.
  static var names: [String] { get }
}

extension ProgramNamed {
  var name: String { Self.names[Int(rawValue)] }
}

extension ScrollDirection: ProgramNamed {
  static let names = ["vertical", "horizontal"]
}

extension OrthogonalScrollingBehavior: ProgramNamed {
  static let names = [
    "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
    "groupPagingCentered",
  ]
}

extension OrthogonalBounce: ProgramNamed {
  static let names = ["automatic", "always", "never"]
}

extension OrthogonalDeceleration: ProgramNamed {
  static let names = ["automatic", "normal", "fast"]
}

extension ContentInsetsReference: ProgramNamed {
  static let names = ["automatic", "none", "safeArea", "layoutMargins", "readableContent"]
}

extension RectAlignment: ProgramNamed {
  static let names = [
    "none", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing",
    "trailing", "topTrailing",
  ]
}

extension ListAppearance: ProgramNamed {
  static let names = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
}

extension ListSupplementaryMode: ProgramNamed {
  static let names = ["none", "supplementary", "firstItemInSection"]
}

extension DimensionKind: ProgramNamed {
  static let names = [
    "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings",
  ]
}

extension ScrollProperty: ProgramNamed {
  static let names = ["scale", "alpha", "rotate", "zIndex", "hidden"]
}

extension ScrollPointProperty: ProgramNamed {
  static let names = ["translate", "center"]
}

extension EnvironmentInput: ProgramNamed {
  static let names = [
    "container.width", "container.height", "container.effectiveWidth",
    "container.effectiveHeight", "traits.horizontalSizeClass", "traits.verticalSizeClass",
    "traits.idiom", "traits.layoutDirection", "traits.displayScale",
    "traits.contentSizeCategory", "sectionIndex", "index", "count", "columnWidth", "frame.x",
    "frame.y",
    "frame.width", "frame.height", "frame.midX", "frame.midY", "frame.minX", "frame.minY",
    "frame.maxX", "frame.maxY", "offset.x", "offset.y", "distance",
  ]
}

extension UnaryOperator: ProgramNamed {
  static let names = ["negate", "not"]
}

extension BinaryOperator: ProgramNamed {
  static let names = [
    "add", "subtract", "multiply", "divide", "equal", "notEqual", "less", "lessOrEqual",
    "greater", "greaterOrEqual", "and", "or",
  ]
}

extension Function: ProgramNamed {
  static let names = [
    "min", "max", "abs", "floor", "ceil", "round", "sqrt", "sin", "cos", "clamp", "mod",
  ]
}

/// The names of the enumerations that expressions compare, by raw value.
let enumerationNames = ["sizeClass", "idiom", "layoutDirection", "contentSizeCategory"]

/// The names of the types of locals: `ValueType` without names, then the enumerations.
let typeNames = ["number", "integer", "boolean"] + enumerationNames

/// Version of the format that this code reads and writes.
let programFormat = 1

/// How deeply a program's JSON may nest: enough for the deepest expression that compiles, of calls, in
/// the deepest group.
let programDepthLimit = 2048

/// How deeply lists of elements, or of statements, may nest; no layout compiles that is deeper.
let elementDepthLimit = 256
