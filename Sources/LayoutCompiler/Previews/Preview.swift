/// A scene that a file describes with `preview`.

package import LayoutCore

/// What a preview states; what it doesn't is left to whoever shows it.
package struct Preview: Equatable, Sendable {
  package var name: String
  /// Position of its layout among the models of the file.
  package var layout: Int
  package var device: Device?
  /// Points.
  package var size: Extent?
  /// Device pixels in a point.
  package var scale: Double?
  package var uikit: UIKitGeneration?
  /// Points.
  package var safeArea: EdgeDistances?
  /// Points, the safe area included.
  package var layoutMargins: EdgeDistances?
  package var isRightToLeft: Bool?
  package var traits: PreviewTraits
  package var items: PreviewItems?
  /// The section of the layout that serves each section of the data, by name.
  package var sections: [String]?
  /// How far the view is scrolled, in points.
  package var offset: Position?
  package var scroll: [PreviewScroll]
  package var inputs: [PreviewInput]
  package var providers: [ProvidedFrames]
  package var measuredCells: [MeasuredCell]
  package var measuredSupplementaries: [MeasuredSupplementary]

  package init(name: String, layout: Int) {
    self.name = name
    self.layout = layout
    traits = PreviewTraits()
    scroll = []
    inputs = []
    providers = []
    measuredCells = []
    measuredSupplementaries = []
  }
}

/// Traits that a preview states, as positions in `EnvironmentEnumeration.names`.
package struct PreviewTraits: Equatable, Sendable {
  package var horizontalSizeClass: UInt8?
  package var verticalSizeClass: UInt8?
  package var idiom: UInt8?
  package var contentSizeCategory: UInt8?

  package init() {}
}

/// How many items the sections of the data have.
package enum PreviewItems: Equatable, Sendable {
  /// Each section has as many.
  case same(Int)
  /// One count for each section; also says how many sections there are.
  case each([Int])
  /// By the names of the layout's sections.
  case named([PreviewCount])
}

/// How many items the sections of the data have that one section of the layout serves.
package struct PreviewCount: Equatable, Sendable {
  package var section: String
  package var count: Int

  package init(section: String, count: Int) {
    self.section = section
    self.count = count
  }
}

/// How far the sections that one section of the layout serves are scrolled across it, in points.
package struct PreviewScroll: Equatable, Sendable {
  package var section: String
  package var offset: Double

  package init(section: String, offset: Double) {
    self.section = section
    self.offset = offset
  }
}

/// The value of a parameter of the layout.
package struct PreviewInput: Equatable, Sendable {
  package var name: String
  package var value: InputValue
  /// Whether its numbers are Booleans, 0 or 1.
  package var isBoolean: Bool

  package init(name: String, value: InputValue, isBoolean: Bool) {
    self.name = name
    self.value = value
    self.isBoolean = isBoolean
  }
}
