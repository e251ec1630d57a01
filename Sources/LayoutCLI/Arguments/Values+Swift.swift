/// Reads the values of options of generated Swift.

import LayoutCompiler
import LayoutEmit

extension DeploymentTarget {
  /// What a file requires; systems that it doesn't name keep their usual version.
  init(_ requirements: [Requirement]) {
    self.init()
    for requirement in requirements {
      let version = SystemVersion(requirement.version.major, requirement.version.minor)
      switch requirement.platform {
      case .iOS: iOS = version
      case .tvOS: tvOS = version
      case .macOS: macOS = version
      }
    }
  }
}

/// `iOS15,macOS12.3`; systems that aren't named keep their usual version.
func parseDeploymentTarget(_ text: String) -> DeploymentTarget? {
  var target = DeploymentTarget()
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let name = part.prefix { $0.isLetter }
    guard let version = parseSystemVersion(part.dropFirst(name.count)) else { return nil }
    switch name.lowercased() {
    case "ios": target.iOS = version
    case "tvos": target.tvOS = version
    case "macos": target.macOS = version
    default: return nil
    }
  }
  return target
}

/// `15` or `15.4`.
private func parseSystemVersion(_ text: Substring) -> SystemVersion? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count <= 2, let major = parseCount(parts[0], atMost: 99) else { return nil }
  guard parts.count == 2 else { return SystemVersion(major) }
  guard let minor = parseCount(parts[1], atMost: 99) else { return nil }
  return SystemVersion(major, minor)
}

/// The beginning of an identifier.
func parseIdentifierPart(_ text: String) -> String? {
  guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
    text.unicodeScalars.allSatisfy({
      $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    })
  else { return nil }
  return text
}
