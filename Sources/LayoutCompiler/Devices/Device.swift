/// A device that a scene can name.

package import LayoutCore

/// The public documentation a device's figures were taken from.
package enum DeviceSource: Sendable {
  /// Sizes and size classes from Apple's Human Interface Guidelines; safe areas and margins as
  /// read off Xcode's simulators by a tool for that.
  case simulator
  /// The same; safe areas and margins as measured by others.
  case phonesAndPads
  /// The same; safe areas of phones of 2025 as two others state them alike.
  case phonesOf2025
  /// The table of multitasking sizes that the guidelines had up to iPadOS 15.
  case multitasking
  /// The guidelines' size and overscan of a television.
  case television
  /// A window has the size one gives it.
  case window

  /// Where to look the figures up.
  package var words: String {
    let guidelines = "Apple, Human Interface Guidelines"
    switch self {
    case .simulator:
      return
        "\(guidelines), Layout; github.com/marcbouchenoire/dimmmensions for safe areas and margins"
    case .phonesAndPads: return "\(guidelines), Layout; useyourloaf.com for safe areas and margins"
    case .phonesOf2025:
      return
        "\(guidelines), Layout; juejin.cn/post/7602512226998534194 and pub.dev/packages/device_preview"
        + " for safe areas"
    case .multitasking: return "\(guidelines), Adaptivity and Layout (2019)"
    case .television: return "\(guidelines), Layout: tvOS"
    case .window: return "a size chosen for this catalogue"
    }
  }
}

/// Size, insets and traits of a device, upright unless its name says otherwise, or of a window. Lengths
/// are points.
package struct Device: Equatable, Sendable {
  /// The kind of device, as position in the names of `EnvironmentEnumeration.idiom`.
  package enum Idiom: UInt8, Sendable {
    case phone = 1
    case pad = 2
    case tv = 3
    case mac = 5
  }

  /// As in `--device iPhone16`.
  package var name: String
  /// Other names that mean it: devices with the same figures.
  package var aliases: [String]
  /// The devices it stands for.
  package var title: String
  package var width: Int
  package var height: Int
  /// Pixels in a point.
  package var scale: Int
  /// Top, leading, bottom and trailing, without bars.
  package var safeArea: EdgeDistances
  /// The system's least margin at leading and trailing of a root view, beside the safe area.
  package var margin: Int
  package var idiom: Idiom
  package var isWidthRegular: Bool
  package var isHeightRegular: Bool
  package var source: DeviceSource

  init(
    _ name: String, _ title: String, _ width: Int, _ height: Int, scale: Int,
    safeArea: EdgeDistances, margin: Int, _ idiom: Idiom, isWidthRegular: Bool,
    isHeightRegular: Bool = true, aliases: [String] = [], _ source: DeviceSource
  ) {
    self.name = name
    self.aliases = aliases
    self.title = title
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.margin = margin
    self.idiom = idiom
    self.isWidthRegular = isWidthRegular
    self.isHeightRegular = isHeightRegular
    self.source = source
  }

  /// The view that fills the device.
  package var container: Extent { Extent(width: Double(width), height: Double(height)) }

  /// Where the view's content should stay: what is unsafe, and the margin beside it.
  package var layoutMargins: EdgeDistances {
    EdgeDistances(
      top: safeArea.top, leading: safeArea.leading + Double(margin), bottom: safeArea.bottom,
      trailing: safeArea.trailing + Double(margin))
  }

  /// Size classes, idiom and the content size that a new device has (`large`).
  package var traits: Traits {
    Traits(
      horizontalSizeClass: isWidthRegular ? 2 : 1, verticalSizeClass: isHeightRegular ? 2 : 1,
      idiom: idiom.rawValue, contentSizeCategory: 4)
  }
}
