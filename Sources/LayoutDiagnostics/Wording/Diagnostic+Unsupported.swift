/// Words for L05xx and L07xx: what exists, but not here; what can't be written out.

/// What comes of something that AppKit lacks.
package enum AppKitConsequence: Sendable {
  case layoutIsUIKitOnly
  case leftOut
  case estimated

  fileprivate var words: String {
    switch self {
    case .layoutIsUIKitOnly: return "the layout can be generated for UIKit only"
    case .leftOut: return "the Swift for AppKit leaves it out"
    case .estimated: return "the Swift for AppKit estimates instead: each has its own size"
    }
  }
}

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
  /// `requirements` are the edits that require what is needed. Where `older` is what to write in the
  /// place of the feature, `replacement` tells the difference.
  package static func needsNewerSystem(
    _ place: Place, feature: String, system: String, needed: String, target: String,
    requirement: Place, replacement: String, requirements: [Edit], older: String? = nil
  ) -> Diagnostic {
    let newer = Fix(
      title: "require \(Phrases.quoted(system + " " + needed))", applicability: .maybe,
      edits: requirements)
    let kept = older.map { name in
      Fix("write \(Phrases.quoted(name))", .maybe, at: place, replacement: name)
    }
    return Diagnostic(
      .needsNewerSystem,
      "\(Phrases.quoted(feature)) needs \(system) \(needed), the file requires \(target)",
      at: Label(place, "from \(system) \(needed)"),
      secondary: [Label(requirement, "the oldest \(system) to run on")],
      notes: older == nil ? [] : [replacement],
      helps: older == nil && !replacement.isEmpty ? [replacement] : [],
      fixes: [newer] + (kept.map { [$0] } ?? []))
  }

  /// L0503; `allowed` are the platforms there are.
  package static func unknownPlatform(
    _ place: Place, name: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownPlatform, "there is no platform \(Phrases.quoted(name))", "not a platform",
      at: place, name: name, suggestion: suggestion, allowed: allowed, introduction: "platforms:")
  }

  /// L0504; `reason` says what a version is, or which is the first, `version` what to write.
  package static func oddVersion(
    _ place: Place, system: String, found: String, reason: String, version: String?
  ) -> Diagnostic {
    Diagnostic(
      .oddVersion, "expected a version of \(system), found \(Phrases.quoted(found))",
      at: Label(place, "no version to require"), notes: [reason],
      fixes: version.map {
        [
          Fix(
            "require \(Phrases.quoted(system + " " + $0))", .maybe, at: place, replacement: $0)
        ]
      } ?? [])
  }

  /// L0505; `removal` is the second requirement with the comma that it leaves behind.
  package static func requiredTwice(
    _ place: Place, system: String, first: Place, removal: Place
  ) -> Diagnostic {
    Diagnostic(
      .requiredTwice, "\(Phrases.quoted(system)) is required twice", at: Label(place, "again"),
      secondary: [Label(first, "first required here")],
      fixes: [.removing(removal, "this one")])
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

  /// L0502, a warning: where the file requires macOS.
  package static func notInAppKit(
    _ place: Place, feature: String, consequence: AppKitConsequence, requirement: Place
  ) -> Diagnostic {
    Diagnostic(
      .notInAppKit, "no \(Phrases.quoted(feature)) in AppKit", at: Label(place, "not in AppKit"),
      secondary: [Label(requirement, "a system without it")], notes: [consequence.words])
  }

  /// L0506; `removal` is the attribute, where it says what goes without saying.
  package static func deprecated(
    _ place: Place, name: String, replacement: String, system: String, since: String,
    requirement: Place, removal: Place?
  ) -> Diagnostic {
    Diagnostic(
      .deprecated, "\(Phrases.quoted(name)) is deprecated since \(system) \(since)",
      at: Label(place, "deprecated"),
      secondary: [Label(requirement, "the oldest \(system) to run on")],
      notes: ["UIKit has \(Phrases.quoted(replacement)) in its place"],
      helps: removal == nil
        ? ["write \(Phrases.quoted(replacement + ": none")), and look whether frames stay"] : [],
      fixes: removal.map { [Fix("leave it out", .always, at: $0, replacement: "")] } ?? [])
  }

  /// L0702.
  package static func sameSwiftType(_ place: Place, name: String, first: Place) -> Diagnostic {
    Diagnostic(
      .sameSwiftType, "two layouts would be the Swift type \(Phrases.quoted(name))",
      at: Label(place, "the type again"), secondary: [Label(first, "the type first")])
  }
}
