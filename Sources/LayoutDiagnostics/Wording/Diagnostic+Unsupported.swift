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

  /// L0510; `construct` is a word of the language, as "infinite" or "waterfall".
  package static func notYetEvaluated(_ place: Place, construct: String) -> Diagnostic {
    Diagnostic(
      .notYetEvaluated,
      "\(Phrases.quoted(construct)) is part of the language, but not evaluated in this version",
      at: Label(place, "not evaluated yet"))
  }
}
