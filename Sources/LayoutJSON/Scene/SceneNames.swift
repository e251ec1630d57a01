/// The words and limits of the scene format.

import LayoutCore

/// The keys of a scene, in the order in which they are written.
let sceneKeys = [
  "container", "scale", "uikit", "safeArea", "layoutMargins", "offset", "scroll",
  "layoutDirection", "traits", "items", "sections", "inputs", "providers",
  "measured",
]

/// Left to right, right to left.
let directionNames = ["ltr", "rtl"]

/// The keys of measured views that stand for UIKit's two kinds, in the order of `uikitKinds`.
let supplementaryNames = ["header", "footer"]
let uikitKinds = [BoundaryItem.headerKind, BoundaryItem.footerKind]

/// What a scene may hold.
package enum SceneLimits {
  /// Points: the longest side of a view.
  package static let length = 1e6
  /// Points: the furthest offset.
  package static let offset = 1e12
  /// Device pixels in a point.
  package static let scale = 100.0
  /// Items of a section.
  package static let items = Int(clamping: Int64(1) << 31)
  /// Sections of the data that an index of `items` can ask for.
  package static let dataSections = 10_000
  /// The highest index of a section of the layout.
  package static let sections = Int(clamping: Int64(1) << 31)
}
