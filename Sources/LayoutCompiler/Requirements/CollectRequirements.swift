/// Reads `requires iOS 15, macOS 12`.

import LayoutDiagnostics
import LayoutSyntax

/// What the declarations of a file require, one version for each platform; reports what is no platform
/// and no version.
func collectRequirements(
  _ declarations: [RequiresSyntax], _ reports: inout Reports
) -> [Requirement] {
  var requirements: [Requirement] = []
  for (declaration, position, syntax) in declarations.flatMap({ $0.numberedRequirements }) {
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
          first: reports.place(first.range),
          removal: reports.place(declaration.removal(ofRequirement: position))))
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
            : "compositional layouts exist since " + system + " " + platform.first.text,
          version: found == nil ? nil : platform.first.text))
      continue
    }
    requirements.append(
      Requirement(platform: platform, version: found, range: syntax.range))
  }
  return requirements
}

extension RequiresSyntax {
  /// The requirements with their declaration and their positions in it.
  fileprivate var numberedRequirements: [(RequiresSyntax, Int, RequirementSyntax)] {
    requirements.enumerated().map { (self, $0.offset, $0.element) }
  }

  /// What to take out to be rid of one of several requirements, with a comma; the whole declaration if
  /// it is the only one.
  fileprivate func removal(ofRequirement position: Int) -> ByteRange {
    let all = requirements
    guard all.count > 1 else { return node.removal }
    return position == 0
      ? ByteRange(start: Int(all[0].range.start), end: Int(all[1].range.start))
      : ByteRange(start: Int(all[position - 1].range.end), end: Int(all[position].range.end))
  }
}
