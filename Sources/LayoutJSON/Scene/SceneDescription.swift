/// A scene as people describe it: everything optional, sections by name or by index.

package import LayoutCore

/// The parts of a scene that somebody stated. Options, a `preview` and a JSON file each give one;
/// they are merged, then completed with defaults for a layout (`scene(for:)`).
package struct SceneDescription: Equatable, Sendable {
  /// Points.
  package var container: Extent?
  /// Device pixels in a point.
  package var scale: Double?
  package var uikit: UIKitGeneration?
  /// Points.
  package var safeArea: EdgeDistances?
  /// Points.
  package var layoutMargins: EdgeDistances?
  /// Content offset in points; none: at rest at the start, under the safe area.
  package var offset: Position?
  /// Proposed offsets of orthogonal sections.
  package var scroll: [SectionScroll]?
  package var isRightToLeft: Bool?
  package var traits: TraitsDescription
  package var items: ItemCounts?
  /// Which section of the layout serves each section of the data.
  package var sections: [SectionReference]?
  /// Layout parameters by name; each name once.
  package var inputs: [InputDescription]?
  /// What closures of the app give; each name once.
  package var providers: [ProviderDescription]?
  package var measured: MeasuredDescription?

  package init() {
    traits = TraitsDescription()
  }

  /// Takes over what `overrides` states; traits, inputs and closures one by one, everything else as a
  /// whole.
  package mutating func merge(_ overrides: SceneDescription) {
    container = overrides.container ?? container
    scale = overrides.scale ?? scale
    uikit = overrides.uikit ?? uikit
    safeArea = overrides.safeArea ?? safeArea
    layoutMargins = overrides.layoutMargins ?? layoutMargins
    offset = overrides.offset ?? offset
    scroll = overrides.scroll ?? scroll
    isRightToLeft = overrides.isRightToLeft ?? isRightToLeft
    traits.merge(overrides.traits)
    items = overrides.items ?? items
    sections = overrides.sections ?? sections
    mergeInputs(overrides)
    measured = overrides.measured ?? measured
  }
}

/// Traits that somebody stated, as positions in `EnvironmentEnumeration.names`.
package struct TraitsDescription: Equatable, Sendable {
  package var horizontalSizeClass: UInt8?
  package var verticalSizeClass: UInt8?
  package var idiom: UInt8?
  package var contentSizeCategory: UInt8?

  package init(
    horizontalSizeClass: UInt8? = nil, verticalSizeClass: UInt8? = nil, idiom: UInt8? = nil,
    contentSizeCategory: UInt8? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.contentSizeCategory = contentSizeCategory
  }

  /// Takes over the traits that `overrides` states.
  package mutating func merge(_ overrides: TraitsDescription) {
    horizontalSizeClass = overrides.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = overrides.verticalSizeClass ?? verticalSizeClass
    idiom = overrides.idiom ?? idiom
    contentSizeCategory = overrides.contentSizeCategory ?? contentSizeCategory
  }
}

/// A section, as people name it.
package struct SectionReference: Equatable, Sendable {
  /// How it is named.
  package enum Selector: Equatable, Sendable {
    case index(Int)
    /// The name of a section of the layout.
    case name(String)
  }

  package var selector: Selector
  /// Where the reference is written; none if it comes from an option.
  package var range: JSONRange?

  package init(_ selector: Selector, at range: JSONRange? = nil) {
    self.selector = selector
    self.range = range
  }
}

/// How far a section of the data, or each one that a section of the layout serves, is asked to
/// scroll; points.
package struct SectionScroll: Equatable, Sendable {
  package var section: SectionReference
  package var offset: Double

  package init(section: SectionReference, offset: Double) {
    self.section = section
    self.offset = offset
  }
}

/// How many items the sections of the data have.
package enum ItemCounts: Equatable, Sendable {
  /// Each section has as many.
  case same(Int)
  /// One count for each section; also says how many sections there are.
  case each([Int])
  /// By section of the data, or by the name of the layout's section that serves it.
  case selected([SectionCount])
}

/// How many items one section, or each one that a section of the layout serves, has.
package struct SectionCount: Equatable, Sendable {
  package var section: SectionReference
  package var count: Int

  package init(section: SectionReference, count: Int) {
    self.section = section
    self.count = count
  }
}

/// What self-sizing views were measured at.
package struct MeasuredDescription: Equatable, Sendable {
  package var cells: [MeasuredCell]
  package var supplementaries: [MeasuredSupplementary]

  package init(cells: [MeasuredCell] = [], supplementaries: [MeasuredSupplementary] = []) {
    self.cells = cells
    self.supplementaries = supplementaries
  }
}
