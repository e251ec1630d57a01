/// Reads `requires iOS 15, macOS 12`.

import LayoutDiagnostics
import LayoutSyntax

/// What the declarations of a file require, one version for each platform; reports what is no platform
/// and no version.
func collectRequirements(
  _ declarations: [RequiresSyntax], _ reports: inout Reports
) -> [Requirement] {
  var requirements: [Requirement] = []
  for syntax in declarations.flatMap({ $0.requirements }) {
    guard let name = syntax.platform, let version = syntax.version, !syntax.node.hasError else {
      continue
    }
    guard let platform = ApplePlatform(rawValue: name.text) else {
      let platforms = ApplePlatform.allCases.map { $0.rawValue }
      reports.report(
        .unknownPlatform(
          reports.place(name.range), name: name.text,
          suggestion: suggestion(for: name.text, among: platforms), allowed: platforms))
      continue
    }
    if let first = requirements.first(where: { $0.platform == platform }) {
      reports.report(
        .requiredTwice(
          reports.place(syntax.range), system: platform.rawValue,
          first: reports.place(first.range)))
      continue
    }
    let text = syntax.node.tree.string(version.range)
    let found = PlatformVersion(text.utf8)
    guard let found, found >= platform.first else {
      let system = platform.rawValue
      reports.report(
        .oddVersion(
          reports.place(version.range), system: system, found: text,
          reason: found == nil
            ? "a version is one or two whole numbers: `15` or `15.4`"
            : "compositional layouts exist since " + system + " " + platform.first.text))
      continue
    }
    requirements.append(
      Requirement(platform: platform, version: found, range: syntax.range))
  }
  return requirements
}
