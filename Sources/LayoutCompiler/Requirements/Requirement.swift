/// The oldest systems that a file requires.

package import LayoutSyntax

/// A platform that layouts are made for.
package enum ApplePlatform: String, CaseIterable, Hashable, Sendable {
  case iOS
  case tvOS
  case macOS

  /// The first version with compositional layouts.
  var first: PlatformVersion {
    self == .macOS ? PlatformVersion(10, 15) : PlatformVersion(13)
  }

  /// The first version that has something; none: all, or none at all.
  func version(_ availability: Availability) -> PlatformVersion? {
    switch self {
    case .iOS: return availability.iOS.flatMap { PlatformVersion($0.utf8) }
    case .tvOS: return availability.tvOS.flatMap { PlatformVersion($0.utf8) }
    case .macOS: return availability.macOS.flatMap { PlatformVersion($0.utf8) }
    }
  }
}

/// A version of a platform, `15` or `15.4`.
package struct PlatformVersion: Comparable, Hashable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version of a text of one or two numbers of at most two digits; none for any other text.
  init?<Text: Collection>(_ text: Text) where Text.Element == UInt8 {
    let parts = text.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...2).contains(part.count) else { return nil }
      var number = 0
      for digit in part {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        number = number * 10 + Int(digit - UInt8(ascii: "0"))
      }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// Whether the left one is older.
  package static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// Without a minor version of 0.
  package var text: String {
    minor == 0 ? String(major) : String(major) + "." + String(minor)
  }
}

/// A platform with the oldest version to run on.
package struct Requirement: Hashable, Sendable {
  package var platform: ApplePlatform
  package var version: PlatformVersion
  /// Where it is written.
  package var range: ByteRange

  package init(platform: ApplePlatform, version: PlatformVersion, range: ByteRange) {
    self.platform = platform
    self.version = version
    self.range = range
  }
}
