/// What generated Swift is to be like.

/// A version of a system, `15` or `15.4`.
package struct SystemVersion: Comparable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Whether the left one is older.
  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// As in source text: without a minor version of 0.
  package var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The oldest systems that generated Swift is to run on.
package struct DeploymentTarget: Equatable, Sendable {
  package var iOS: SystemVersion
  package var tvOS: SystemVersion
  package var macOS: SystemVersion

  package init(
    iOS: SystemVersion = SystemVersion(15), tvOS: SystemVersion = SystemVersion(15),
    macOS: SystemVersion = SystemVersion(12)
  ) {
    self.iOS = iOS
    self.tvOS = tvOS
    self.macOS = macOS
  }
}

/// Which of Apple's frameworks generated Swift uses.
package enum SwiftPlatform: UInt8, CaseIterable, Sendable {
  case uikit
  case appkit
  case both
}

/// Who sees the generated declarations.
package enum SwiftAccess: UInt8, CaseIterable, Sendable {
  case `internal`
  case `public`

  /// The modifier with a space behind it; nothing for the default.
  var prefix: String { self == .public ? "public " : "" }
}

/// Options of `emitSwift`.
package struct SwiftOptions: Equatable, Sendable {
  package var access: SwiftAccess
  /// Stands before the names of the generated types.
  package var prefix: String
  package var platform: SwiftPlatform
  package var deploymentTarget: DeploymentTarget

  package init(
    access: SwiftAccess = .internal, prefix: String = "", platform: SwiftPlatform = .both,
    deploymentTarget: DeploymentTarget = DeploymentTarget()
  ) {
    self.access = access
    self.prefix = prefix
    self.platform = platform
    self.deploymentTarget = deploymentTarget
  }
}
