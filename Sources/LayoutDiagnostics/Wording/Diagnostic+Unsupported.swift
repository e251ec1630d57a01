/// Words for L05xx and L07xx: what exists, but not here; what can't be written out.

extension Diagnostic {
  /// L0501; `feature` is a word of the language, the versions as "15.4".
  package static func needsNewerSystem(
    _ place: Place, feature: String, system: String, needed: String, target: String
  ) -> Diagnostic {
    Diagnostic(
      .needsNewerSystem,
      "\(Phrases.quoted(feature)) needs \(system) \(needed), the deployment target is \(target)",
      at: Label(place, "from \(system) \(needed)"),
      helps: ["raise the target: `--deployment-target \(system)\(needed)`"])
  }

  /// L0501: at what the file's `requires` is too old for; `feature` as written, `replacement` an order.
  package static func needsNewerSystem(
    _ place: Place, feature: String, system: String, needed: String, target: String,
    requirement: Place, replacement: String
  ) -> Diagnostic {
    Diagnostic(
      .needsNewerSystem,
      "\(Phrases.quoted(feature)) needs \(system) \(needed), the file requires \(target)",
      at: Label(place, "from \(system) \(needed)"),
      secondary: [Label(requirement, "the oldest \(system) to run on")],
      helps: replacement.isEmpty
        ? ["require `\(system) \(needed)`, or leave it out"] : [replacement])
  }

  /// L0503; `allowed` are the platforms there are.
  package static func unknownPlatform(
    _ place: Place, name: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownPlatform, "there is no platform \(Phrases.quoted(name))", "not a platform",
      at: place, name: name, suggestion: suggestion, allowed: allowed, introduction: "platforms:")
  }

  /// L0504; `reason` says what a version is, or which is the first.
  package static func oddVersion(
    _ place: Place, system: String, found: String, reason: String
  ) -> Diagnostic {
    Diagnostic(
      .oddVersion, "expected a version of \(system), found \(Phrases.quoted(found))",
      at: Label(place, "no version to require"), notes: [reason])
  }

  /// L0505.
  package static func requiredTwice(_ place: Place, system: String, first: Place) -> Diagnostic {
    Diagnostic(
      .requiredTwice, "\(Phrases.quoted(system)) is required twice", at: Label(place, "again"),
      secondary: [Label(first, "first required here")])
  }

  /// L0502: a warning where Swift for UIKit is left, an error where Swift for AppKit is asked for.
  package static func notInAppKit(
    _ place: Place, feature: String, leavesUIKit: Bool
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .notInAppKit, "no \(Phrases.quoted(feature)) in AppKit",
      at: Label(place, "not in AppKit"))
    if leavesUIKit {
      diagnostic.notes = ["the Swift is for UIKit only"]
      diagnostic.helps = ["say that this is meant: `--platform uikit`"]
    } else {
      diagnostic.severity = .error
    }
    return diagnostic
  }

  /// L0702.
  package static func sameSwiftType(_ place: Place, name: String, first: Place) -> Diagnostic {
    Diagnostic(
      .sameSwiftType, "two layouts would be the Swift type \(Phrases.quoted(name))",
      at: Label(place, "the type again"), secondary: [Label(first, "the type first")])
  }
}
