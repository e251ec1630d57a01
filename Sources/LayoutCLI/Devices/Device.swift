/// A device that a scene can name.

import LayoutCore

/// The public documentation a device's figures were taken from.
enum DeviceSource: Sendable {
  /// Sizes and size classes from Apple's Human Interface Guidelines; safe areas and margins as
  /// measured by others.
  case phonesAndPads
  /// The table of multitasking sizes that the guidelines had up to iPadOS 15.
  case multitasking
  /// The guidelines' size and overscan of a television.
  case television
  /// A window has the size one gives it.
  case window

  /// Where to look the figures up.
  var words: String {
    let guidelines = "Apple, Human Interface Guidelines"
    switch self {
    case .phonesAndPads: return "\(guidelines), Layout; useyourloaf.com for safe areas and margins"
    case .multitasking: return "\(guidelines), Adaptivity and Layout (2019)"
    case .television: return "\(guidelines), Layout: tvOS"
    case .window: return "a size chosen for this catalogue"
    }
  }
}

/// Size, insets and traits of an upright device or of a window. Lengths are points.
struct Device: Equatable, Sendable {
  /// The kind of device, as position in the names of `EnvironmentEnumeration.idiom`.
  enum Idiom: UInt8, Sendable {
    case phone = 1
    case pad = 2
    case tv = 3
    case mac = 5
  }

  /// As in `--device iPhone16`.
  var name: String
  /// The devices it stands for.
  var title: String
  var width: Int
  var height: Int
  /// Pixels in a point.
  var scale: Int
  /// Top, leading, bottom and trailing, without bars.
  var safeArea: EdgeDistances
  /// The system's least margin at leading and trailing of a root view, beside the safe area.
  var margin: Int
  var idiom: Idiom
  var isWidthRegular: Bool
  var source: DeviceSource

  init(
    _ name: String, _ title: String, _ width: Int, _ height: Int, scale: Int, safeTop: Double,
    safeBottom: Double, safeSides: Double = 0, margin: Int, _ idiom: Idiom,
    isWidthRegular: Bool, _ source: DeviceSource
  ) {
    self.name = name
    self.title = title
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = EdgeDistances(
      top: safeTop, leading: safeSides, bottom: safeBottom, trailing: safeSides)
    self.margin = margin
    self.idiom = idiom
    self.isWidthRegular = isWidthRegular
    self.source = source
  }

  /// The view that fills the device.
  var container: Extent { Extent(width: Double(width), height: Double(height)) }

  /// Where the view's content should stay: what is unsafe, and the margin beside it.
  var layoutMargins: EdgeDistances {
    EdgeDistances(
      top: safeArea.top, leading: safeArea.leading + Double(margin), bottom: safeArea.bottom,
      trailing: safeArea.trailing + Double(margin))
  }

  /// Size classes, idiom and the content size that a new device has (`large`).
  var traits: Traits {
    Traits(
      horizontalSizeClass: isWidthRegular ? 2 : 1, verticalSizeClass: 2, idiom: idiom.rawValue,
      contentSizeCategory: 4)
  }
}
