/// What a layout is evaluated in.

/// How frames are rounded and empty sections treated.
package enum UIKitGeneration: UInt8, Sendable {
  /// Up to iOS 14.
  case uikit14 = 14
  /// Since iOS 17.
  case uikit17 = 17
}

/// Values of the trait collection, as positions in `EnvironmentEnumeration.names`.
package struct Traits: Equatable, Sendable {
  package var horizontalSizeClass: UInt8
  package var verticalSizeClass: UInt8
  package var idiom: UInt8
  package var contentSizeCategory: UInt8

  package init(
    horizontalSizeClass: UInt8 = 0, verticalSizeClass: UInt8 = 0, idiom: UInt8 = 0,
    contentSizeCategory: UInt8 = 0
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.contentSizeCategory = contentSizeCategory
  }
}

/// What a self-sizing view asks for, in points; only estimated sides are replaced.
package struct MeasuredSize: Equatable, Sendable {
  /// None where only the height was measured.
  package var width: Double?
  /// None where only the width was measured.
  package var height: Double?
  /// A single number stands for the height, or for the width where only the width is estimated.
  package var isSingle: Bool

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
    self.isSingle = false
  }

  package init(single: Double) {
    self.width = single
    self.height = single
    self.isSingle = true
  }
}

/// A measured cell.
package struct MeasuredCell: Equatable, Sendable {
  /// None: the item of this index in every section.
  package var section: Int?
  package var item: Int
  package var size: MeasuredSize

  package init(section: Int?, item: Int, size: MeasuredSize) {
    self.section = section
    self.item = item
    self.size = size
  }
}

/// A measured header, footer or badge.
package struct MeasuredSupplementary: Equatable, Sendable {
  package var elementKind: String
  package var size: MeasuredSize

  package init(elementKind: String, size: MeasuredSize) {
    self.elementKind = elementKind
    self.size = size
  }
}

/// A section of the data.
package struct SceneSection: Equatable, Sendable {
  /// Which section of the model serves it.
  package var modelIndex: Int
  package var itemCount: Int
  /// Where an orthogonal section is asked to scroll to, in points; none: not scrolled by anybody.
  package var proposedScroll: Double?

  package init(modelIndex: Int, itemCount: Int, proposedScroll: Double? = nil) {
    self.modelIndex = modelIndex
    self.itemCount = itemCount
    self.proposedScroll = proposedScroll
  }
}

/// The value of a run-time input.
package enum InputValue: Equatable, Sendable {
  /// A Boolean is 0 or 1.
  case number(Double)
  case text(String)
  /// A function of the index, by index; repeated when too short.
  case values([Double])
}

/// The frames that a closure of the app gives for a custom group.
package struct ProvidedFrames: Equatable, Sendable {
  /// The name of the closure.
  package var provider: String
  /// From the group's outer corner, in points; one for each cell of a group.
  package var frames: [Rect]

  package init(provider: String, frames: [Rect]) {
    self.provider = provider
    self.frames = frames
  }
}

/// The view, the device and the data: everything beside the layout that decides frames.
package struct Scene: Equatable, Sendable {
  /// The collection view's bounds, in points.
  package var container: Extent
  /// Device pixels in a point, above 0.
  package var scale: Double
  package var uikit: UIKitGeneration
  package var safeArea: EdgeDistances
  package var layoutMargins: EdgeDistances
  /// The collection view's content offset, in points.
  package var offset: Position
  package var isRightToLeft: Bool
  package var traits: Traits
  package var sections: [SceneSection]
  package var measuredCells: [MeasuredCell]
  package var measuredSupplementaries: [MeasuredSupplementary]
  /// By `ParameterID`; those that are missing have their default.
  package var inputs: [InputValue?]
  /// What closures of the app give; a closure of which nothing is known leaves its group one cell that
  /// fills it.
  package var providers: [ProvidedFrames]

  package init(
    container: Extent, scale: Double, uikit: UIKitGeneration = .uikit17,
    safeArea: EdgeDistances = .zero, layoutMargins: EdgeDistances = .zero,
    offset: Position = .zero, isRightToLeft: Bool = false, traits: Traits = Traits(),
    sections: [SceneSection], measuredCells: [MeasuredCell] = [],
    measuredSupplementaries: [MeasuredSupplementary] = [], inputs: [InputValue?] = [],
    providers: [ProvidedFrames] = []
  ) {
    self.container = container
    self.scale = scale
    self.uikit = uikit
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.offset = offset
    self.isRightToLeft = isRightToLeft
    self.traits = traits
    self.sections = sections
    self.measuredCells = measuredCells
    self.measuredSupplementaries = measuredSupplementaries
    self.inputs = inputs
    self.providers = providers
  }
}
